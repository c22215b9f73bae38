import type { Candidate, Catalogue } from './catalogue.ts'
import { recommend } from './rank/recommend.ts'
import { rank } from './rank/score.ts'
import { retrieve } from './retrieve/retrieve.ts'
import { size } from './sizing/size.ts'
import type { Need } from './understand/need.ts'

/**
 * The products a need is answered with, in their order. Earlier picks are worked out again this way rather than read
 * from the conversation: what a visitor sends as context is not evidence.
 */
export async function bestPicks(need: Need, catalogue: Catalogue): Promise<Candidate[]> {
  const [kind] = need.kinds
  if (!kind) return []
  const sizing = size(kind, need)
  const { candidates } = await retrieve({ ...need, kinds: [kind] }, sizing, catalogue)
  return recommend(rank(candidates, need, sizing), need).map(({ candidate }) => candidate)
}
