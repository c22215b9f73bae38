import type { Candidate, Catalogue } from '../catalogue.ts'
import { queryFor } from '../retrieve/constraints.ts'
import type { Relaxable } from '../retrieve/constraints.ts'
import type { Retrieved } from '../retrieve/retrieve.ts'
import type { MetElsewhere } from '../write/wishes.ts'
import { meets } from './meets.ts'

/** Products that are looked through. */
const POOL = 300
/** What may be otherwise in a product that meets a wish none of those found does: not its size, its brand, its type or a feature. */
const LEFT: readonly Relaxable[] = ['price_floor', 'figures', 'colour', 'made_in', 'line']

/**
 * For each wish that no product found meets: the cheapest that does and holds what else was asked for, within the sum if any is, else
 * with `isOver` set.
 */
export async function metElsewhere(
  { wishes, constraints }: Pick<Retrieved, 'wishes' | 'constraints'>,
  catalogue: Catalogue,
): Promise<MetElsewhere[]> {
  const open = wishes.filter(({ state, isRefused }) => state !== 'held' && !isRefused)
  if (open.length === 0) return []
  const find = async (givenUp: readonly Relaxable[]): Promise<Candidate[]> => {
    const query = queryFor(constraints, new Set(givenUp), POOL)
    const found = await catalogue.find({ ...query, order: 'cheapest' })
    return found.filter(({ price }) => price !== null)
  }
  const within = await find(LEFT)
  const beyond = constraints.price.max === undefined ? [] : await find([...LEFT, 'budget'])
  const all = [...within, ...beyond.filter(({ id }) => within.every((one) => one.id !== id))]
  const tables = await catalogue.specifications(all.map(({ id }) => id))
  const met = open.flatMap(({ wish }) => {
    const product = all.find((one) => meets(wish, one, tables.get(one.id) ?? []) === true)
    return product ? [{ wish, product, isOver: !within.includes(product) }] : []
  })
  const sources = await catalogue.priceSources(met.map(({ product }) => product.id))
  return met.map((one) => ({
    ...one,
    priceSource: sources.find(({ productId }) => productId === one.product.id) ?? null,
  }))
}
