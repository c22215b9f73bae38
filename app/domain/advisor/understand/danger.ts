import type { Scored } from '../classify/classifier.ts'
import type { Intent } from './need.ts'

/** From this share on a text is taken to tell of danger: few near misses are, and few dangers are not. */
export const ALARM = 0.5

const DANGERS: Readonly<Record<string, Intent>> = {
  crisis: 'crisis',
  hazard: 'hazard',
  unsafe_request: 'unsafe',
}

/** The danger a text tells of, by the classifier's shares; null where it most likely tells of none. */
export function dangerOf(scored: readonly Scored[]): Intent | null {
  const safe = scored.find(({ name }) => name === 'none')?.share ?? 1
  const worst = scored.find(({ name }) => name !== 'none')
  return worst && 1 - safe >= ALARM ? (DANGERS[worst.name] ?? null) : null
}
