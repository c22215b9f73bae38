import type { Catalogue } from '../catalogue.ts'
import type { Need } from '../understand/need.ts'
import type { MetElsewhere } from '../write/wishes.ts'
import type { HeldWish } from './hold-wishes.ts'
import { meets } from './meets.ts'

/** Products of a kind that are looked through. */
const POOL = 300

/** For each wish that no product found meets: the cheapest of the kind that does, whatever else was asked for. */
export async function metElsewhere(
  wishes: readonly HeldWish[],
  { kinds, brandsExcluded }: Need,
  catalogue: Catalogue,
): Promise<MetElsewhere[]> {
  const open = wishes.filter(({ state, isRefused }) => state !== 'held' && !isRefused)
  if (open.length === 0) return []
  const found = await catalogue.find({ kinds, brandsExcluded, order: 'cheapest', limit: POOL })
  const priced = found.filter(({ price }) => price !== null)
  const tables = await catalogue.specifications(priced.map(({ id }) => id))
  const met = open.flatMap(({ wish }) => {
    const product = priced.find((one) => meets(wish, one, tables.get(one.id) ?? []) === true)
    return product ? [{ wish, product }] : []
  })
  const sources = await catalogue.priceSources(met.map(({ product }) => product.id))
  return met.map(({ wish, product }) => ({
    wish,
    product,
    priceSource: sources.find(({ productId }) => productId === product.id) ?? null,
  }))
}
