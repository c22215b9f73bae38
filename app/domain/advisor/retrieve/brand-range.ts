import { isKind } from '#app/kinds/kind.ts'
import type { Kind } from '#app/kinds/kind.ts'
import type { Candidate, Catalogue } from '../catalogue.ts'
import { rank } from '../rank/score.ts'
import { sortByExtreme } from '../rank/superlatives.ts'
import type { SizeAdvice } from '../sizing/rule.ts'
import { size } from '../sizing/size.ts'
import type { Need } from '../understand/need.ts'
import { constraintsOf, queryFor } from './constraints.ts'

/** What some brands have: every kind they make, and the best product of each kind within the need's money. */
export type BrandRange = {
  /** The kinds with the most products first. */
  kinds: Kind[]
  best: Candidate[]
  /** Nothing was within the money: `best` are the cheapest. */
  isOverBudget: boolean
}

/** Products of one brand that are looked through. */
const POOL = 400
/** Kinds that are recommended from. */
const MAX_KINDS = 3

/** What the brands of a need have, kind by kind. */
export async function rangeOfBrands(need: Need, catalogue: Catalogue): Promise<BrandRange> {
  const { brands, brandsExcluded, budget } = need
  const found = await catalogue.find({ brands, brandsExcluded, limit: POOL })
  const priced = found.filter(({ price }) => price !== null)
  const within = priced.filter(
    ({ price }) => (price ?? 0) >= (budget?.min ?? 0) && (price ?? 0) <= (budget?.max ?? Infinity),
  )
  const rules = await catalogue.sizingRules()
  const byKind = groupByKind(within.length > 0 ? within : priced)
  const isOverBudget = within.length === 0
  const best = byKind.slice(0, MAX_KINDS).flatMap(([kind, candidates]) => {
    const order = isOverBudget ? 'cheapest' : need.order
    const [extreme] = order ? sortByExtreme(order, candidates) : []
    return extreme ?? rank(candidates, need, size(kind, need, rules))[0]?.candidate ?? []
  })
  return { kinds: groupByKind(priced).map(([kind]) => kind), best, isOverBudget }
}

function groupByKind(candidates: readonly Candidate[]): [Kind, Candidate[]][] {
  const groups = new Map<Kind, Candidate[]>()
  for (const candidate of candidates) {
    if (!isKind(candidate.kind)) continue
    groups.set(candidate.kind, [...(groups.get(candidate.kind) ?? []), candidate])
  }
  return [...groups].sort(([, a], [, b]) => b.length - a.length)
}

/**
 * Of several brands, any of which will do, the nearest product of each that has none among what was found; a brand that
 * makes none of the kind is left out.
 */
export async function nearestOfAbsent(
  need: Need,
  found: readonly Candidate[],
  catalogue: Catalogue,
  sizing: SizeAdvice | null,
): Promise<Candidate[]> {
  if (need.brands.length < 2) return []
  const absent = need.brands.filter((brand) => !found.some((product) => product.brand === brand))
  const nearest = await Promise.all(
    absent.map((brand) => nearestOfBrands({ ...need, brands: [brand] }, catalogue, sizing)),
  )
  return nearest.filter((one) => one !== null)
}

/**
 * The product of the wanted brands that comes nearest where the brand had to be given up: as many of the other
 * conditions as can be held, then nearest in price. Null where the brands have none of the kind.
 */
export async function nearestOfBrands(
  need: Need,
  catalogue: Catalogue,
  sizing: SizeAdvice | null = null,
): Promise<Candidate | null> {
  const constraints = constraintsOf(need, sizing)
  const wanted = need.budget?.target ?? need.budget?.max ?? need.budget?.min ?? 0
  for (const givenUp of [
    ['budget'],
    ['budget', 'size'],
    ['budget', 'figures'],
    ['budget', 'figures', 'features', 'any_size'],
  ] as const) {
    const found = await catalogue.find(queryFor(constraints, new Set(givenUp), POOL))
    const byDistance = found
      .filter(({ price }) => price !== null)
      .sort((a, b) => Math.abs((a.price ?? 0) - wanted) - Math.abs((b.price ?? 0) - wanted) || a.id - b.id)
    if (byDistance[0]) return byDistance[0]
  }
  return null
}
