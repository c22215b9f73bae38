import type { Kind } from '#app/kinds/kind.ts'
import type { AttributeBounds, AttributeMatch, Attributes, CandidateQuery } from '../catalogue.ts'
import type { SizeAdvice } from '../sizing/rule.ts'
import { FIGURES } from '../understand/figure-units.ts'
import type { Feature, Need } from '../understand/need.ts'
import { brandsOf } from '../understand/origins.ts'
import { conditionOf } from './feature-conditions.ts'
import { boundsOfPassage } from './passage.ts'
import { boundsOf, saidSizes } from './said-sizes.ts'

/** What may be given up when nothing fits; the kind never is. */
export type Relaxable =
  | 'price_floor'
  | 'near_size'
  | `feature:${Feature}`
  | 'figures'
  | 'features'
  | 'line'
  | 'colour'
  | 'made_in'
  | 'brand'
  | 'size'
  | 'budget'
  | 'passage'
  | 'any_size'

/** How far outside its bounds a size may lie once 'size' is given up; a fridge for one is no answer for four. */
const NEAR_SIZE = { below: 0.75, above: 1.25 }
/** A figure that was named may be missed by this much before anything else is: 9.5 kg for 9. */
const ABOUT_SIZE = { below: 0.93, above: 1.08 }

/** The hard conditions of a need, each under the name it would be given up by. */
export type Constraints = {
  kinds: readonly string[]
  brandsExcluded: readonly string[]
  brands: readonly string[]
  madeInExcluded: readonly string[]
  madeIn: readonly string[]
  colours: readonly string[]
  price: { min?: number; max?: number }
  /** The cheapest of its sort is asked for: what it costs is what is to be found out. */
  isOfCheapest: boolean
  sizes: AttributeBounds[][]
  /** What it has to be no bigger than to be carried through. */
  passage: AttributeBounds[][]
  /** The visitor named the size, rather than a rule. */
  sizeWasSaid: boolean
  /** Bounds on figures beyond the size: battery, weight, noise. */
  figures: AttributeBounds[]
  features: FeatureCondition[]
  /** Types any of which will do. */
  either: FeatureCondition[]
  /** Folded beginnings of the names of the lines asked for. */
  lines: readonly string[]
}

/**
 * What a feature asks of a product. One that comes with the kind, or is turned down, has no name to be given up by: it is held whatever
 * else is not.
 */
type FeatureCondition = {
  feature?: Feature
  match?: AttributeMatch
  bounds?: AttributeBounds
  /** Our rule advises it: nobody asked for it. */
  isAdvised?: true
}

/** Kinds that the catalogue files under another, told apart by an attribute. */
const KIND_IN_CATALOGUE: Partial<Record<Kind, { kind: Kind; match: AttributeMatch }>> = {
  soundbar: { kind: 'speaker', match: { attribute: 'speaker_type', value: 'soundbar' } },
}

/** The kind under which the catalogue files machines of a kind. */
export const kindInCatalogue = (kind: Kind): Kind => KIND_IN_CATALOGUE[kind]?.kind ?? kind

/**
 * The conditions every pick must meet: what was said, and the size worked out by a rule where none was said.
 */
export function constraintsOf(need: Need, size: SizeAdvice | null): Constraints {
  const said = saidBounds(need)
  return {
    kinds: need.kinds.map(kindInCatalogue),
    brands: need.brands.length > 0 ? need.brands : need.brandCountries.flatMap(brandsOf),
    brandsExcluded: [...need.brandsExcluded, ...need.originsExcluded.flatMap(brandsOf)],
    madeInExcluded: need.originsExcluded,
    madeIn: need.madeIn,
    colours: need.colours,
    price: priceBounds(need),
    isOfCheapest: need.order === 'cheapest',
    sizes: size && said.every(isOfPlace) ? [...said, ...ruleSizes(size)] : said,
    passage: boundsOfPassage(need.place),
    sizeWasSaid: said.length > 0 && !(size && said.every(isOfPlace)),
    figures: FIGURES.flatMap(([attribute]) => {
      const range = need.figures[attribute]
      return range ? [{ attribute, min: range.min, max: range.max }] : []
    }),
    features: featureConditions(need, size),
    either: need.either.flatMap((feature) => conditionOfKinds(feature, need) ?? []),
    lines: need.lines,
  }
}

function priceBounds({ budget, order }: Need): Constraints['price'] {
  if (!budget) return {}
  // 'to nhất tầm 25 triệu': the biggest of all that the sum buys.
  if (order !== undefined && budget.target !== undefined && budget.max !== undefined)
    return { max: budget.max }
  return {
    ...(budget.min === undefined ? {} : { min: budget.min }),
    ...(budget.max === undefined ? {} : { max: budget.max }),
  }
}

/** Each size named as the bounds it asks for; an air conditioner's power may be stated in BTU or in HP. */
function saidBounds(need: Need): AttributeBounds[][] {
  const sizes = saidSizes(need).map(boundsOf)
  const isPower = ({ attribute }: AttributeBounds) => attribute === 'cooling_btu' || attribute === 'hp'
  const power = sizes.filter(isPower)
  return [
    ...sizes.filter((bounds) => !isPower(bounds)).map((bounds) => [bounds]),
    ...(power.length > 0 ? [power] : []),
  ]
}

/** Whether bounds are of the place it is to stand in, which says nothing of how much it is to hold. */
const isOfPlace = (alternatives: readonly AttributeBounds[]): boolean =>
  alternatives.every(({ attribute }) => attribute.endsWith('_mm'))

/** What a rule asks beyond its figure that few products state: it ranks, it does not exclude. */
const SOFT = new Set(['srgb_percent', 'gpu_discrete'])

function ruleSizes(size: SizeAdvice): AttributeBounds[][] {
  const main = { attribute: size.attribute, min: size.min, max: size.max ?? undefined }
  const others = size.alsoNeeds
    .filter(({ attribute }) => !SOFT.has(attribute))
    .map(({ attribute, min, max }) => ({ attribute, min, max: max ?? undefined }))
  return size.kind === 'ac' ? [[main, ...others]] : [[main], ...others.map((bounds) => [bounds])]
}

/** What a feature asks of a product of the kinds wanted; undefined where these take it for granted. */
function conditionOfKinds(feature: Feature, { kinds }: Need) {
  const condition = conditionOf(feature)
  return !condition?.kinds || kinds.some((kind) => condition.kinds?.includes(kind)) ? condition : undefined
}

/** Whether a product is of one of the types wanted, where any of several will do. */
export const isOfEither = ({ either }: Constraints, attributes: Attributes): boolean =>
  either.length === 0 ||
  either.some(({ match }) => match !== undefined && attributes[match.attribute] === match.value)

/** What the features of a need ask of a product. */
export function featureConditions(need: Need, size: SizeAdvice | null): FeatureCondition[] {
  const needsGpu = size?.alsoNeeds.some(({ attribute }) => attribute === 'gpu_discrete')
  return [
    ...need.kinds.flatMap((kind) => {
      const inCatalogue = KIND_IN_CATALOGUE[kind]
      return inCatalogue ? [{ match: inCatalogue.match }] : []
    }),
    ...(needsGpu
      ? [
          {
            feature: 'discrete_gpu' as const,
            match: { attribute: 'gpu_discrete', value: true },
            ...(need.features.includes('discrete_gpu') ? {} : { isAdvised: true as const }),
          },
        ]
      : []),
    ...need.features.flatMap((feature): FeatureCondition[] => {
      const condition = conditionOfKinds(feature, need)
      if (!condition) return []
      return 'match' in condition
        ? [{ feature, match: condition.match }]
        : [{ feature, bounds: condition.bounds }]
    }),
    ...need.featuresExcluded.flatMap((feature) => {
      const condition = conditionOfKinds(feature, need)
      return condition && 'match' in condition
        ? [{ match: { ...condition.match, not: !condition.match.not } }]
        : []
    }),
  ]
}

/** The query that holds every constraint but those given up. */
export function queryFor(
  constraints: Constraints,
  givenUp: ReadonlySet<Relaxable>,
  limit: number,
): CandidateQuery {
  const { kinds, brands, brandsExcluded, price, sizes, figures } = constraints
  const features = constraints.features.filter(
    ({ feature }) => feature === undefined || !(givenUp.has('features') || givenUp.has(`feature:${feature}`)),
  )
  const min = givenUp.has('price_floor') || givenUp.has('budget') ? undefined : price.min
  const max = givenUp.has('budget') ? undefined : price.max
  return {
    kinds,
    brandsExcluded,
    brands: givenUp.has('brand') ? [] : brands,
    ...(min === undefined && max === undefined ? {} : { price: { min, max } }),
    ranges: [
      ...sizesHeld(sizes, givenUp),
      ...(givenUp.has('passage') ? [] : constraints.passage),
      ...(givenUp.has('figures') ? [] : figures.map((bounds) => [bounds])),
      ...features.flatMap(({ bounds }) => (bounds ? [[bounds]] : [])),
    ],
    equals: [
      ...features.flatMap(({ match }) => match ?? []),
      ...constraints.madeInExcluded.map((value) => ({ attribute: 'made_in', value, not: true })),
    ],
    anyOf: [
      ...(givenUp.has('made_in') || constraints.madeIn.length === 0
        ? []
        : [{ attribute: 'made_in', values: constraints.madeIn }]),
      ...(givenUp.has('colour') || constraints.colours.length === 0
        ? []
        : [{ attribute: 'colour', values: constraints.colours }]),
    ],
    limit,
  }
}

function sizesHeld(sizes: AttributeBounds[][], givenUp: ReadonlySet<Relaxable>): AttributeBounds[][] {
  if (givenUp.has('any_size')) return []
  const reach = givenUp.has('size') ? NEAR_SIZE : givenUp.has('near_size') ? ABOUT_SIZE : null
  if (!reach) return sizes
  const isBoth = !sizes.every(isOfPlace)
  return sizes.map((alternatives) =>
    alternatives.map((bounds) => {
      const { attribute, min, max } = bounds
      if (reach === ABOUT_SIZE && !isFigure(bounds)) return bounds
      // A place gives way after how much it holds.
      if (isBoth && isOfPlace([bounds])) return bounds
      return {
        attribute,
        min: min === undefined ? undefined : min * reach.below,
        max: max === undefined ? undefined : max * reach.above,
      }
    }),
  )
}

/** Whether bounds stand about one figure, rather than say how far it may go. */
const isFigure = ({ min, max }: AttributeBounds): boolean =>
  min !== undefined && max !== undefined && max < min * 1.4

/** Features that are sorts of a machine: who names one wants no other. */
const SORTS: ReadonlySet<Feature> = new Set<Feature>([
  'multi_door',
  'side_by_side',
  'bottom_freezer',
  'top_freezer',
  'mini',
  'front_load',
  'top_load',
  'with_dryer',
  'heat_pump',
  'direct_heater',
  'storage_heater',
  'high_frequency',
  'induction',
])

/** Features that few pages state even where the product has them: the first to be given up. */
const RARELY_STATED: ReadonlySet<Feature> = new Set<Feature>(['heater_pump', 'ice_maker'])

/**
 * The constraints a need really has, in the order they may be given up: the least missed first. Who names 500 litres and
 * a sum too small for it is told what 500 litres cost; who only says how many people keeps to the sum. Of the cheapest that has
 * something the price is what is asked.
 */
export function relaxableOf(constraints: Constraints): Relaxable[] {
  const { price, figures, brands, lines, sizes, sizeWasSaid, isOfCheapest } = constraints
  const features = constraints.features.flatMap(({ feature }) => feature ?? [])
  const held: Partial<Record<Relaxable, boolean>> = {
    price_floor: price.min !== undefined,
    features: features.length + constraints.either.length > 0,
    figures: figures.length > 0,
    colour: constraints.colours.length > 0,
    made_in: constraints.madeIn.length > 0,
    line: lines.length > 0,
    brand: brands.length > 0,
    size: sizes.length > 0,
    budget: price.max !== undefined,
    passage: constraints.passage.length > 0,
    any_size: sizes.length > 0,
  }
  const sizeAndMoney = sizeWasSaid ? (['budget', 'size'] as const) : (['size', 'budget'] as const)
  // What somebody says outranks the size that our own rule advises, and a sort the size that was said.
  const isSortSaid = features.some((feature) => SORTS.has(feature))
  const named = constraints.features.filter(({ feature }) => feature)
  const areAdvised = named.length > 0 && named.every((one) => one.isAdvised)
  const isAdvised = !sizeWasSaid && (isSortSaid || held.figures)
  const advised = isAdvised || isSortSaid ? (['size', 'any_size'] as const) : []
  const whole = [
    'colour',
    'made_in',
    ...advised,
    // A graphics card that only our rule advises goes before the weight that was said.
    ...(areAdvised ? (['features', 'figures'] as const) : (['figures', 'features'] as const)),
    'line',
    'brand',
    ...sizeAndMoney.filter((name) => name !== 'budget' || !isOfCheapest),
    'passage',
    'any_size',
  ] as const satisfies readonly Relaxable[]
  const inOrder = [...new Set<Relaxable>(whole)]
  const single = features.length > 1 ? features : []
  const unstated = single.filter((feature) => RARELY_STATED.has(feature))
  return [
    ...unstated.map((feature) => `feature:${feature}` as const),
    ...(held.price_floor ? (['price_floor'] as const) : []),
    ...(sizeWasSaid && sizes.flat().some(isFigure) ? (['near_size'] as const) : []),
    ...(isOfCheapest && held.budget ? (['budget'] as const) : []),
    ...single
      .toReversed()
      .filter((feature) => !RARELY_STATED.has(feature))
      .map((feature) => `feature:${feature}` as const),
    ...inOrder.filter((name) => held[name]),
  ]
}
