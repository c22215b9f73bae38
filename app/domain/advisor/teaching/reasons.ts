import type { Need } from '../understand/need.ts'
import type { Draft } from '../write/draft.ts'

/** Why the advisor could not answer a question itself, or not well. */
export type ReasonToTeach = 'not_understood' | 'no_source'

/** Why a question stands on the editors' list: that, or a visitor said that the answer did not help. */
export const TEACH_REASONS = ['not_understood', 'no_source', 'voted_down'] as const
export type TeachReason = (typeof TEACH_REASONS)[number]

/** Nothing is named that an answer could be about. */
const namesNothing = ({ kinds, brands, models }: Need): boolean =>
  kinds.length + brands.length + models.length === 0

/**
 * Why a question is worth an editor's while: nothing is known of what it asks, or the advisor could only ask back what was
 * meant. Null for an answer that is whole.
 * @param isUnanswered the draft says that nothing is known
 */
export function reasonToTeach(need: Need, draft: Draft, isUnanswered: boolean): ReasonToTeach | null {
  const asksBack = draft.picks.length === 0 && Boolean(draft.tapQuestion)
  if (!isUnanswered && !(asksBack && namesNothing(need))) return null
  return namesNothing(need) ? 'not_understood' : 'no_source'
}
