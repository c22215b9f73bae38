import type { AttributeBounds, Candidate } from '../catalogue.ts'

/** How much further from its bounds than the nearest a product may lie, as a share of the bound. */
const AS_NEAR = 0.08

/**
 * How far a value lies outside bounds, as the logarithm of how many times they are missed; 0 within them. Near them that is the share of
 * the bound; far from them half as much is twice as far: of fridges for 9,999 litres the largest is nearest.
 */
export function missOf(value: unknown, { min, max }: AttributeBounds): number {
  if (typeof value !== 'number' || value <= 0) return Infinity
  if (min !== undefined && value < min) return Math.log(min / value)
  return max !== undefined && value > max ? Math.log(value / max) : 0
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
