import type { Plan } from '../answer-question.ts'
import type { Source } from '../answer.ts'
import type { Reservation, Tokens } from '../queries/model-usage.server.ts'
import type { Named } from '../write/sources.ts'

/** Keeps a model within its means; the composition ties it to the database, so that all servers share it. */
export type Ledger = {
  /** False while the model rests after failing many times in a row. */
  mayAsk(): Promise<boolean>
  /** Sets tokens aside for one call; null when the day's cap would be passed. */
  reserve(tokens: Tokens): Promise<Reservation | null>
  settle(reservation: Reservation, used: Tokens): Promise<void>
  worked(): Promise<void>
  failed(): Promise<void>
  fellBack(): Promise<void>
}

/** How long a model may take, in ms: to its first word, between two pieces, and in all. */
export type Clock = { firstTokenMs: number; stallMs: number; totalMs: number }

/** Why a model did not give the answer, or not all of it. The first three never reached it. */
export type Failure =
  | 'resting'
  | 'over the cap'
  | 'busy'
  | 'no first token'
  | 'stalled'
  | 'too slow'
  | 'too long'
  | 'empty'
  | 'upstream'
  | 'ungrounded'

/** A model could not be used; the built-in voice answers. */
export class ModelFailure extends Error {
  override name = 'ModelFailure'
  readonly failure: Failure

  constructor(failure: Failure, cause?: unknown) {
    super(`model: ${failure}`, { cause })
    this.failure = failure
  }
}

/** How a model's answer ended. */
export type Spoken = {
  /** Null when the model gave all of the answer. */
  failure: Failure | null
  /** Pages of the web the model says it read. */
  citations: Source[]
  /** The products its words name. */
  named: readonly Named[]
  /** Sentences that were not shown, with the reason. */
  refused: string[]
  cause?: unknown
}

/** A voice that words a plan anew: yields sentences that may be shown, each with the white space behind it. */
export type Voice = {
  model: string
  speak(plan: Plan, question: string, signal: AbortSignal): AsyncGenerator<string, Spoken>
}
