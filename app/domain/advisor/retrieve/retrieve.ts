import { isKind, kindRecord } from '#app/kinds/kind.ts'
import { foldForSearch } from '#app/vietnamese/fold.ts'
import type {
  AttributeBounds,
  AttributeMatch,
  Attributes,
  Candidate,
  Catalogue,
  Specification,
} from '../catalogue.ts'
import type { SizeAdvice } from '../sizing/rule.ts'
import type { Feature, Need, Use } from '../understand/need.ts'
import type { HeldWish } from '../wished/hold-wishes.ts'
import { holdWishes, wishesOf } from '../wished/hold-wishes.ts'
import { meets } from '../wished/meets.ts'
import { constraintsOf, isOfEither, queryFor, relaxableOf } from './constraints.ts'
import type { Constraints, Relaxable } from './constraints.ts'
import { conditionOf } from './feature-conditions.ts'
import { isAdvised, nearestOverall } from './nearest-overall.ts'
import { nearestTo } from './nearest-to.ts'

/** Products for a need, and what had to be given up to find any. */
export type Retrieved = {
  candidates: Candidate[]
  /** What lacks one of several wishes that the candidates meet. */
  nearly: Candidate[]
  constraints: Constraints
  /** Empty when everything asked for was held. */
  givenUp: Relaxable[]
  /** How many wishes beyond features each of them meets. */
  met: number
  /** What became of the wishes beyond features. */
  wishes: HeldWish[]
  /** The tables that were read for the wishes, by product. */
  tables: ReadonlyMap<number, readonly Specification[]>
}

/** Enough to rank over: more than any sized and priced need of one kind leaves. */
const POOL = 300

/**
 * Products that meet the need. When none does, one constraint at a time is given up, the least missed first; when that
 * is not enough, those that are nearest to the wish as a whole are taken. What was turned down, and the kind, are held throughout.
 */
export async function retrieve(
  need: Need,
  size: SizeAdvice | null,
  catalogue: Catalogue,
): Promise<Retrieved> {
  const constraints = constraintsOf(need, size)
  const isOfLine = lineMatcher(constraints.lines)
  const findWithout = async (givenUp: readonly Relaxable[]): Promise<Candidate[]> => {
    const query = queryFor(constraints, new Set(givenUp), POOL)
    const order = givenUp.includes('budget') ? ('cheapest' as const) : query.order
    const candidates = await catalogue.find({ ...query, order })
    const isWanted = givenUp.includes('line') ? () => true : isOfLine
    return candidates
      .filter(isOfUse(need))
      .filter(
        ({ price, title, attributes }) =>
          price !== null &&
          isWanted(title) &&
          (givenUp.includes('features') || isOfEither(constraints, attributes)) &&
          !hasColour(attributes['colour'], need.coloursExcluded) &&
          !hasRefused(attributes, need.featuresExcluded),
      )
  }
  const { wanted, refused } = wishesOf(need)
  const tablesOf = async (products: readonly Candidate[]) =>
    wanted.length + refused.length > 0
      ? await catalogue.specifications(products.map(({ id }) => id))
      : new Map<number, readonly Specification[]>()
  const held = async (products: Candidate[], givenUp: Relaxable[]): Promise<Retrieved | null> => {
    if (products.length === 0) return null
    const tables = await tablesOf(products)
    return { ...holdWishes(products, need, tables), tables, constraints, givenUp }
  }
  const attempt = async (givenUp: Relaxable[]): Promise<Retrieved | null> => {
    const products = await findWithout(givenUp)
    const missed = [
      ...(givenUp.includes('any_size') ? constraints.sizes : []),
      ...(givenUp.includes('figures') ? constraints.figures.map((bounds) => [bounds]) : []),
      ...constraints.features.flatMap(({ feature, match }) =>
        feature && (givenUp.includes('features') || givenUp.includes(`feature:${feature}`))
          ? nearTo(feature, match)
          : [],
      ),
    ]
    return held(missed.length > 0 ? nearestTo(missed, products) : products, givenUp)
  }
  /** The nearest as a whole of what has nothing that was turned down, unless there is nothing else. */
  const nearestOf = async (products: Candidate[]): Promise<Retrieved | null> => {
    const tables = refused.length > 0 ? await tablesOf(products) : new Map<number, readonly Specification[]>()
    const free = products.filter(
      (product) => !refused.some((wish) => meets(wish, product, tables.get(product.id) ?? []) === true),
    )
    if (met && free.length === 0) return null
    const near = nearestOverall(constraints, free.length > 0 ? free : products, isOfLine)
    return held(near.products, near.givenUp)
  }
  const relaxable = relaxableOf(constraints)
  // Who named a sum would sooner spend less than lose anything else.
  const alone = relaxable.flatMap((name): Relaxable[][] =>
    relaxable.includes('price_floor') && name !== 'price_floor' ? [[name], ['price_floor', name]] : [[name]],
  )
  const met = await attempt([])
  if (met && !hasWhatIsRefused(met)) {
    const isOpen = met.wishes.some(({ state, isRefused }) => state !== 'held' && !isRefused)
    if (isAllAbove(met, need)) {
      const found = await attempt(['price_floor'])
      if (found && !hasWhatIsRefused(found) && !isAllAbove(found, need)) return { ...found, givenUp: [] }
    }
    // Without an open wish nothing cheaper could meet more: it is not looked for.
    return isOpen && relaxable.includes('price_floor')
      ? cheaperWithWish(met, await attempt(['price_floor']))
      : met
  }
  // A machine that only just goes in, which is said of it, sooner than one that lacks something else.
  if (need.inGap) return retrieve({ ...need, inGap: undefined }, size, catalogue)
  for (const givenUp of alone) {
    const found = await attempt(givenUp)
    if (!found || hasWhatIsRefused(found)) continue
    if (givenUp.every((one) => one === 'price_floor') && isFarBelow(found)) {
      const above = justAbove(await attempt(['budget']))
      if (above) return above
    }
    if (!givenUp.includes('budget') || !isFarOver(found)) return nearSum(found)
    const nearer = await nearestOf(await findWithout(['any_size', 'budget', 'price_floor']))
    return nearer && isMuchCheaper(nearer, found) ? nearer : found
  }
  const nearest = await nearestOf(await findWithout(relaxable))
  if (nearest) return nearest
  // All there are have what was turned down: what holds everything else is shown, and it is said.
  if (met) return met
  return {
    candidates: [],
    nearly: [],
    constraints,
    givenUp: relaxable,
    met: 0,
    wishes: [],
    tables: new Map(),
  }
}

/** Whether all cost more than the sum that was named 'about': who says so would sooner spend less. */
const isAllAbove = ({ candidates }: Retrieved, { budget }: Need): boolean => {
  const { min = 0, target = 0 } = budget ?? {}
  return min < target && candidates.every(({ price }) => (price ?? 0) > target)
}

/** Who wants to spend 700 to 800 thousand is as far from 175 as can be, and near 900. */
const FAR_FROM_SUM = 0.6
const JUST_ABOVE = 1.25
const isFarBelow = ({ candidates, constraints: { price } }: Retrieved): boolean =>
  candidates.every((one) => (one.price ?? 0) < (price.min ?? 0) * FAR_FROM_SUM)

/** What costs hardly more than the most that was named; null where nothing does. */
function justAbove(found: Retrieved | null): Retrieved | null {
  const { min = 0, max = 0 } = found?.constraints.price ?? {}
  const isNear = ({ price }: Candidate) => price !== null && price >= min && price <= max * JUST_ABOVE
  const candidates = found?.candidates.filter(isNear) ?? []
  return found && candidates.length > 0 ? { ...found, candidates } : null
}

/** Of what is all below the least that was named, what costs a smaller share of the dearest is not near it. */
const NEAR_SUM = 0.7

/** Where nothing reaches the least that was named, what comes nearest to it. */
function nearSum(found: Retrieved): Retrieved {
  if (!found.givenUp.includes('price_floor')) return found
  const dearest = Math.max(...found.candidates.flatMap(({ price }) => price ?? []))
  return { ...found, candidates: found.candidates.filter(({ price }) => (price ?? 0) >= dearest * NEAR_SUM) }
}

/** Further over a sum than this, who told no memory would sooner have somewhat less of it: 8 GB for 12.7 million than 16 for 15. */
const FAR_OVER = 1.1
const MUCH_CHEAPER = 0.92

const cheapestOf = ({ candidates }: Retrieved): number =>
  Math.min(...candidates.flatMap(({ price }) => price ?? []))

/** Whether the cheapest is far over the sum, and has as much memory as our own rule advises. */
const isFarOver = (found: Retrieved): boolean => {
  // A sum that is only about so much has its room already.
  const { min, max } = found.constraints.price
  const room = min === undefined ? FAR_OVER : 1
  return isAdvised(found.constraints) && max !== undefined && cheapestOf(found) > max * room
}

const isMuchCheaper = (one: Retrieved, other: Retrieved): boolean =>
  !hasWhatIsRefused(one) && cheapestOf(one) < cheapestOf(other) * MUCH_CHEAPER

/** Whether all that are left have something that was turned down. */
const hasWhatIsRefused = ({ wishes }: Retrieved): boolean =>
  wishes.some(({ isRefused, state }) => isRefused && state === 'missed')

/** So large (litres) is a fridge with two doors side by side. */
const SIDE_BY_SIDE_L = 450

/** What comes near a type that is given up: the next count of it, and a large fridge for one with two doors side by side. */
function nearTo(feature: Feature, match: AttributeMatch | undefined): AttributeBounds[][] {
  if (feature === 'side_by_side') return [[{ attribute: 'capacity_l', min: SIDE_BY_SIDE_L }]]
  const count = match?.value
  return match && typeof count === 'number' ? [[{ attribute: match.attribute, min: count, max: count }]] : []
}

/** Who named a sum hardly means a machine for less than this share of it; for less than the lower one where it alone has what is essential. */
const FAR_BELOW = 0.75
const FAR_BELOW_ESSENTIAL = 0.35

/** Who wants sweat-proof earphones for about a million would sooner spend somewhat less than get a pair that is not. */
function cheaperWithWish(near: Retrieved, cheaper: Retrieved | null): Retrieved {
  if (!cheaper || cheaper.met <= near.met) return near
  const holds = ({ wishes }: Retrieved) =>
    wishes.filter(({ wish, state }) => wish.essential && state === 'held').length
  const share = holds(cheaper) > holds(near) ? FAR_BELOW_ESSENTIAL : FAR_BELOW
  const floor = (near.constraints.price.min ?? 0) * share
  const candidates = cheaper.candidates.filter(({ price }) => (price ?? 0) >= floor)
  return candidates.length > 0 ? { ...cheaper, candidates } : near
}

/** Uses that ask something of a machine; a telephone with keys serves who is old. */
const FOR_WORK: ReadonlySet<Use> = new Set<Use>([
  'student',
  'study',
  'office',
  'programming',
  'gaming',
  'cad',
  'video',
  'graphics',
  'livestream',
  'delivery',
  'movies',
])

/** Whether a machine serves the use that is named: one whose kind's record says that it hardly serves any is shown by its name alone. */
function isOfUse({ uses, models, lines, ramGb, inches }: Need): (candidate: Candidate) => boolean {
  // Who speaks of the screen's size, too, wants more than a telephone with keys.
  const isForMore = inches !== undefined || uses.some((use) => FOR_WORK.has(use))
  if (!isForMore || models.length + lines.length > 0 || ramGb !== undefined) return () => true
  return ({ kind, attributes }) =>
    Object.entries((isKind(kind) && kindRecord(kind).leastUseful) || {}).every(
      ([key, least]) => typeof attributes[key] !== 'number' || attributes[key] >= least,
    )
}

/** Whether a product states a colour that begins with one of these: 'Đen nhám' is 'Đen'. */
const hasColour = (stated: unknown, colours: readonly string[]): boolean =>
  typeof stated === 'string' && colours.some((colour) => stated.startsWith(colour))

/** Whether a product has one of the features, as far as it takes a figure to have it: a washer that also dries. */
const hasRefused = (attributes: Attributes, refused: readonly Feature[]): boolean =>
  refused.some((feature) => {
    const condition = conditionOf(feature)
    if (!condition || !('bounds' in condition)) return false
    const value = attributes[condition.bounds.attribute]
    return typeof value === 'number' && value >= (condition.bounds.min ?? -Infinity)
  })

/** Tells whether a title names one of the lines; 'galaxy a' is 'Galaxy A54', not 'Galaxy Ace'. */
function lineMatcher(lines: readonly string[]): (title: string) => boolean {
  if (lines.length === 0) return () => true
  const patterns = lines.map((line) => new RegExp(`(?:^| )${line}(?:$| |\\d)`))
  return (title) => {
    const folded = foldForSearch(title)
    return patterns.some((pattern) => pattern.test(folded))
  }
}
