import type { Verdict } from '../verify/gate.ts'

/**
 * Decides when sentences that passed the gate may be shown. A sentence once shown cannot be taken back, so nothing is
 * shown while the text could still turn out not to be worth it: fewer than half of its sentences grounded, or no product
 * of the answer named yet.
 */
export type Release = {
  /** The sentences that may be shown now. */
  next(verdict: Verdict): string[]
  /** Whether the text as a whole is worth showing. */
  isSound(): boolean
}

/** @param mustName the products of which one has to be named; empty where the answer recommends none */
export function releaseFor(mustName: readonly number[]): Release {
  const held: string[] = []
  let [seen, kept] = [0, 0]
  let named = mustName.length === 0
  const isSound = () => kept > 0 && named && kept * 2 >= seen
  return {
    isSound,
    next(verdict) {
      if ('refused' in verdict) {
        seen += 1
        return []
      }
      if (verdict.text.trim() !== '') {
        seen += 1
        kept += 1
        held.push(verdict.text)
      }
      named ||= verdict.names.some((id) => mustName.includes(id))
      return isSound() ? held.splice(0) : []
    },
  }
}
