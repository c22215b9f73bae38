import type { AttributeBounds, Candidate } from '../catalogue.ts'
import type { Constraints, Relaxable } from './constraints.ts'
import { isOfEither } from './constraints.ts'
import { missOf } from './nearest-to.ts'

/**
 * What a condition that is missed by its whole weighs: how big and how dear a thing is before what it has. What our own rule advises
 * weighs less than what a home needs.
 */
const WEIGHTS = {
  size: 4,
  advised: 0.43,
  figure: 2,
  over: 2.5,
  under: 0.5,
  feature: 0.4,
  line: 0.5,
  brand: 0.5,
  madeIn: 0.3,
  colour: 0.15,
}
/** How much further off than the nearest a product may be. */
const AS_NEAR = 0.12
/** What is not stated may be anything. */
const UNSTATED = 0.5

type Missed = { name: Relaxable; by: number }

/** Whether the size is the memory that our own rule advises, rather than what somebody said or a home needs. */
export const isAdvised = ({ kinds, sizes, sizeWasSaid }: Constraints): boolean =>
  kinds.includes('laptop') && sizes.length > 0 && !sizeWasSaid

/** The sum that is meant: of 'tầm 13 triệu' its middle, else the most that is paid. */
const meantBy = ({ min, max = 0 }: Constraints['price']): number =>
  min === undefined ? max : (min + max) / 2

const missAmong = (product: Candidate, bounds: readonly AttributeBounds[]): number => {
  const least = Math.min(...bounds.map((one) => missOf(product.attributes[one.attribute], one)))
  return Number.isFinite(least) ? least : UNSTATED
}

/** The conditions that a product does not hold, and how far it is from each. */
function missedBy(
  product: Candidate,
  constraints: Constraints,
  isOfLine: (title: string) => boolean,
): Missed[] {
  const { price, sizes, passage, figures, features, brands, madeIn, colours } = constraints
  const ofSize = isAdvised(constraints) ? WEIGHTS.advised : WEIGHTS.size
  const { attributes } = product
  const paid = product.price ?? 0
  const isBegunBy = (value: unknown, begins: readonly string[]) =>
    begins.length === 0 || (typeof value === 'string' && begins.some((one) => value.startsWith(one)))
  const misses: Missed[] = [
    ...sizes.map((bounds) => ({ name: 'size' as const, by: missAmong(product, bounds) * ofSize })),
    ...passage.map((bounds) => ({ name: 'passage' as const, by: missAmong(product, bounds) * WEIGHTS.size })),
    ...figures.map((bounds) => ({
      name: 'figures' as const,
      by: missAmong(product, [bounds]) * WEIGHTS.figure,
    })),
    ...features.flatMap(({ feature, match, bounds }) => {
      if (!feature) return []
      const isMet = match
        ? (attributes[match.attribute] === match.value) !== Boolean(match.not)
        : !bounds || missOf(attributes[bounds.attribute], bounds) === 0
      return [{ name: `feature:${feature}` as const, by: isMet ? 0 : WEIGHTS.feature }]
    }),
    { name: 'features', by: isOfEither(constraints, attributes) ? 0 : WEIGHTS.feature },
    { name: 'line', by: isOfLine(product.title) ? 0 : WEIGHTS.line },
    { name: 'brand', by: brands.length === 0 || brands.includes(product.brand ?? '') ? 0 : WEIGHTS.brand },
    { name: 'made_in', by: isBegunBy(attributes['made_in'], madeIn) ? 0 : WEIGHTS.madeIn },
    { name: 'colour', by: isBegunBy(attributes['colour'], colours) ? 0 : WEIGHTS.colour },
    { name: 'budget', by: price.max && paid > price.max ? (paid / meantBy(price) - 1) * WEIGHTS.over : 0 },
    { name: 'price_floor', by: price.min ? Math.max(0, 1 - paid / price.min) * WEIGHTS.under : 0 },
  ]
  return misses.filter(({ by }) => by > 0)
}

/**
 * Of products none of which holds all conditions those that are nearest to the wish as a whole, and what they miss: size, price and the
 * main figures count more than a port or a colour.
 */
export function nearestOverall(
  constraints: Constraints,
  products: readonly Candidate[],
  isOfLine: (title: string) => boolean,
): { products: Candidate[]; givenUp: Relaxable[] } {
  const told = products
    .map((product) => {
      const missed = missedBy(product, constraints, isOfLine)
      return { product, missed, by: missed.reduce((sum, one) => sum + one.by, 0) }
    })
    .toSorted((one, other) => one.by - other.by)
  const [nearest] = told
  if (!nearest) return { products: [], givenUp: [] }
  const givenUp = new Set(nearest.missed.map(({ name }) => name))
  return {
    givenUp: [...givenUp],
    products: told
      .filter(({ missed, by }) => by <= nearest.by + AS_NEAR && missed.every(({ name }) => givenUp.has(name)))
      .map(({ product }) => product),
  }
}
