import { bestPicks } from '../best-picks.ts'
import { sortByExtreme } from '../rank/superlatives.ts'
import { findNamed, isModel } from '../retrieve/find-named.ts'
import { writeLookup } from '../write/lookup.ts'
import { withNearest } from '../write/missing.ts'
import type { Asked, Drafted } from './asked.ts'

/** One product named or pointed at, with its price and figures; null where none was. */
export async function lookUp({ question, need, previous, catalogue }: Asked): Promise<Drafted | null> {
  const [model] = need.models
  const [place] = need.picks
  const pointed = place && previous ? (await bestPicks(previous, catalogue))[place - 1] : undefined
  if (!model && !pointed) return null
  const named = pointed ? [pointed] : await findNamed(model ?? question, need.kinds, catalogue)
  const byPrice =
    need.order === 'cheapest' || need.order === 'dearest' ? sortByExtreme(need.order, named) : []
  const products = byPrice.length > 0 ? byPrice : named
  const priceSources = await catalogue.priceSources(products.slice(0, 3).map(({ id }) => id))
  const draft = writeLookup(products, priceSources, model ?? question)
  const isOther = model !== undefined && products[0] !== undefined && !isModel(products[0], model)
  return { draft: isOther ? withNearest(draft, model) : draft }
}
