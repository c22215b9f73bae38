import type { Answer } from './answer.ts'

/** Most answers kept, and for how long in ms: a model's words are not for ever. */
const MAX_ANSWERS = 500
const LIFETIME_MS = 24 * 60 * 60 * 1000

/** Answers by the key of their question; the one used least recently makes room. */
export type AnswerCache = { get(key: string): Answer | null; set(key: string, answer: Answer): void }

/** @param now the time in ms */
export function answerCache(now: () => number = Date.now, most = MAX_ANSWERS): AnswerCache {
  const kept = new Map<string, { answer: Answer; until: number }>()
  return {
    get(key) {
      const found = kept.get(key)
      if (!found) return null
      kept.delete(key)
      if (found.until <= now()) return null
      kept.set(key, found)
      return found.answer
    },
    set(key, answer) {
      kept.delete(key)
      kept.set(key, { answer, until: now() + LIFETIME_MS })
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    },
  }
}
