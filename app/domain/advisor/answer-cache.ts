import type { Answer } from './answer.ts'
import type { ReasonToTeach } from './teaching/reasons.ts'

/** Most answers kept, and for how long in ms: a model's words are not for ever. */
const MAX_ANSWERS = 500
const LIFETIME_MS = 24 * 60 * 60 * 1000

/** An answer, and why editors may want to teach a better one. */
export type KeptAnswer = { answer: Answer; toTeach: ReasonToTeach | null }

/** Answers by the key of their question; the one used least recently makes room. */
export type AnswerCache = { get(key: string): KeptAnswer | null; set(key: string, kept: KeptAnswer): void }

/** @param now the time in ms */
export function answerCache(now: () => number = Date.now, most = MAX_ANSWERS): AnswerCache {
  const kept = new Map<string, KeptAnswer & { until: number }>()
  return {
    get(key) {
      const found = kept.get(key)
      if (!found) return null
      kept.delete(key)
      if (found.until <= now()) return null
      kept.set(key, found)
      return found
    },
    set(key, { answer, toTeach }) {
      kept.delete(key)
      kept.set(key, { answer, toTeach, until: now() + LIFETIME_MS })
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    },
  }
}
