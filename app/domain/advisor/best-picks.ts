import type { Kind } from '#app/kinds/kind.ts'
import type { Candidate, Catalogue } from './catalogue.ts'
import { recommend } from './rank/recommend.ts'
import type { Pick } from './rank/recommend.ts'
import { rank } from './rank/score.ts'
import { retrieve } from './retrieve/retrieve.ts'
import type { Retrieved } from './retrieve/retrieve.ts'
import type { SizeAdvice } from './sizing/rule.ts'
import { size } from './sizing/size.ts'
import type { Need } from './understand/need.ts'

/** What a need of one kind comes to: the size worked out for it, what was found, and what is recommended of that. */
export type Choice = { sizing: SizeAdvice | null; retrieved: Retrieved; picks: Pick[] }

/**
 * Sizes, retrieves, ranks and recommends for a need, looking at one kind alone.
 * @param shown ids of products that were shown before and are not to be shown again, as long as there are others
 */
export async function choose(
  kind: Kind,
  need: Need,
  catalogue: Catalogue,
  shown: readonly number[] = [],
): Promise<Choice> {
  const sizing = size(kind, need, await catalogue.sizingRules())
  const found = await retrieve({ ...need, kinds: [kind] }, sizing, catalogue)
  const others = found.candidates.filter(({ id }) => !shown.includes(id))
  const retrieved = others.length > 0 ? { ...found, candidates: others } : found
  // Past a limit the nearest price leads: it is what the answer names as nearest.
  const overLimit = retrieved.givenUp.includes('budget') && need.budget?.max !== undefined
  const wanted: Need = overLimit && !need.order ? { ...need, order: 'cheapest' } : need
  return { sizing, retrieved, picks: recommend(rank(retrieved.candidates, need, sizing), wanted) }
}

/**
 * The products a need is answered with, in their order. Earlier picks are worked out again this way rather than read
 * from the conversation: what a visitor sends as context is not evidence.
 */
export async function bestPicks(need: Need, catalogue: Catalogue): Promise<Candidate[]> {
  const [kind] = need.kinds
  if (!kind) return []
  const { picks } = await choose(kind, need, catalogue)
  return picks.map(({ candidate }) => candidate)
}
