import type { AttributeBounds, Candidate } from '../catalogue.ts'

/** How much further from its bounds than the nearest a product may lie, as a share of the bound. */
const AS_NEAR = 0.08

/** How far a value lies outside bounds, as a share of the bound that it misses; 0 within them. */
export function missOf(value: unknown, { min, max }: AttributeBounds): number {
  if (typeof value !== 'number') return Infinity
  if (min !== undefined && value < min) return (min - value) / min
  return max !== undefined && value > max ? (value - max) / max : 0
}

/**
 * Of products none of which has the sizes asked for those that come nearest to them; all where none states its size.
 * @param sizes of each entry one of the bounds is to be met
 */
export function nearestTo(
  sizes: readonly (readonly AttributeBounds[])[],
  products: Candidate[],
): Candidate[] {
  const missed = products.map((product) => ({
    product,
    miss: sizes.reduce(
      (sum, bounds) => sum + Math.min(...bounds.map((one) => missOf(product.attributes[one.attribute], one))),
      0,
    ),
  }))
  const least = Math.min(...missed.map(({ miss }) => miss))
  if (!Number.isFinite(least)) return products
  return missed.filter(({ miss }) => miss <= least + AS_NEAR).map(({ product }) => product)
}
