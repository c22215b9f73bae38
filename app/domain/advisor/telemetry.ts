import type { Failure } from './models/voice.ts'

/** What watches one request. */
export type RequestWatch = {
  /** The pattern of the route that answers, '/products/:id': never the path itself. */
  matched(pattern: string): void
  /** A page begins to be rendered. @returns to be called when its HTML is whole */
  rendering(): () => void
}

/** What watches the advisor. */
export type AdvisorWatch = {
  /** An answer was worked out; one that many share is told once. */
  answered(voice: 'built-in' | 'model'): void
  /** A model is asked. @returns to be called with why it did not give the answer, null where it did, 'left' where nobody waited */
  asking(model: string): (failure: Failure | 'left' | null) => void
  /** Tokens a model was paid for. */
  used(tokens: { input: number; output: number }): void
}

/** Watches nothing: for programs that use the advisor without a server. */
export const UNWATCHED: AdvisorWatch = {
  answered: () => undefined,
  asking: () => () => undefined,
  used: () => undefined,
}
