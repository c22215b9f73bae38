import type { Kind } from '#app/kinds/kind.ts'
import { choose } from './best-picks.ts'
import type { Candidate, Catalogue } from './catalogue.ts'
import type { Need } from './understand/need.ts'

/** Several kinds wanted together: the best of each within a share of the money, in VND. */
export type Bundle = { picks: Candidate[]; missing: Kind[]; total: number; limit: number | null }

/** Kinds that are chosen together. */
const MAX_KINDS = 3

/**
 * Splits the money between the kinds by what they usually cost and takes the best product of each share; what one kind
 * leaves over goes to the next. A kind nothing of which fits its share is missing.
 */
export async function bundleFor(need: Need, catalogue: Catalogue): Promise<Bundle> {
  const kinds = need.kinds.slice(0, MAX_KINDS)
  const limit = need.budget?.target ?? need.budget?.max ?? null
  const usual = await Promise.all(
    kinds.map(async (kind) => {
      const levels = await catalogue.priceLevels(kind)
      return levels ? (levels.low + levels.high) / 2 : 1
    }),
  )
  const picks: Candidate[] = []
  const missing: Kind[] = []
  let left = limit
  for (const [index, kind] of kinds.entries()) {
    const rest = usual.slice(index).reduce((sum, price) => sum + price, 0)
    const share = left === null ? null : Math.floor((left * (usual[index] ?? 1)) / rest)
    const { budget: _, ...unlimited } = need
    const own: Need = {
      ...unlimited,
      kinds: [kind],
      ...(share === null ? {} : { budget: { max: share, hard: true, words: '' } }),
    }
    const { retrieved, picks: found } = await choose(kind, own, catalogue)
    const best = found[0]?.candidate
    const overpays = retrieved.givenUp.includes('budget')
    if (!best || overpays) missing.push(kind)
    else {
      picks.push(best)
      if (left !== null) left -= best.price ?? 0
    }
  }
  return { picks, missing, total: picks.reduce((sum, { price }) => sum + (price ?? 0), 0), limit }
}
