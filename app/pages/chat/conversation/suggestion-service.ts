import { FALLBACK_QUESTIONS } from '#app/domain/advisor/fallback-questions.ts'

/** Questions to show, and whether they are the built-in ones. */
export type Suggestions = { questions: readonly string[]; isFallback: boolean }

type Options = { fetch: typeof fetch; now: () => number }

const VALID_MS = 24 * 60 * 60 * 1000
const MIN_REFRESH_MS = 5 * 60 * 1000
const TIMEOUT_MS = 15_000
const FALLBACK: Suggestions = { questions: FALLBACK_QUESTIONS, isFallback: true }

/**
 * The suggested questions as one page of the browser sees them: kept for 24 hours, one request at a time, at most one
 * try in 5 minutes. A failure, an empty list or 15 s without an answer gives the built-in questions, which are not kept.
 */
export class SuggestionService {
  readonly #options: Options
  readonly #subscribers = new Set<(suggestions: Suggestions) => void>()
  #cached: { suggestions: Suggestions; at: number } | null = null
  #lastTry = -Infinity
  #inFlight: Promise<Suggestions> | null = null

  constructor(options: Options) {
    this.#options = options
  }

  /** The questions; `force` forgets what is kept and asks again. */
  get(force = false): Promise<Suggestions> {
    const now = this.#options.now()
    if (force) {
      this.#cached = null
      this.#lastTry = -Infinity
    }
    if (this.#cached && now - this.#cached.at < VALID_MS) return Promise.resolve(this.#cached.suggestions)
    if (this.#inFlight) return this.#inFlight
    if (now - this.#lastTry < MIN_REFRESH_MS) return Promise.resolve(FALLBACK)
    this.#lastTry = now
    this.#inFlight = this.#load().finally(() => {
      this.#inFlight = null
    })
    return this.#inFlight
  }

  /** Calls back on every update. @returns the function that stops it */
  subscribe(callback: (suggestions: Suggestions) => void): () => void {
    this.#subscribers.add(callback)
    return () => this.#subscribers.delete(callback)
  }

  async #load(): Promise<Suggestions> {
    const suggestions = await this.#fetched()
    if (!suggestions.isFallback) this.#cached = { suggestions, at: this.#options.now() }
    for (const callback of this.#subscribers) callback(suggestions)
    return suggestions
  }

  async #fetched(): Promise<Suggestions> {
    try {
      const answer = await this.#options.fetch('/api/v1/suggestions', {
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const questions = answer.ok ? questionsIn(await answer.json()) : []
      return questions.length > 0 ? { questions, isFallback: false } : FALLBACK
    } catch {
      return FALLBACK
    }
  }
}

function questionsIn(body: unknown): string[] {
  const list = body && typeof body === 'object' && 'questions' in body ? body.questions : null
  return Array.isArray(list) ? list.filter((question) => typeof question === 'string') : []
}
