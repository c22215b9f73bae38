import { sayAbout } from '#app/vietnamese/money.ts'
import { describeAttribute } from './attributes.ts'
import type { Attributes } from './attributes.ts'
import { unitPriceOf } from './ranges.ts'

/** What alternatives are chosen by. `price` is VND of the main price. */
export type Comparable = {
  id: number
  kind: string
  price: number | null
  attributes: Attributes
  rating: { average: number; count: number } | null
}

/** One figure in which two products differ, as a phrase about the first; `isBetter` is null where more is a taste. */
export type Difference = { phrase: string; isBetter: boolean | null }

/** Where the first product differs from the second by enough to matter, the most telling first. */
export type Differences = (kind: string, first: Attributes, second: Attributes) => Difference[]

export const ALTERNATIVE_LABELS = { cheaper: 'Rẻ hơn', better: 'Tốt hơn', similar: 'Tương tự' } as const
export type AlternativeRole = keyof typeof ALTERNATIVE_LABELS

/**
 * Another product, why it is named, in words that are figures alone, whether it is ahead outright (it costs no more, is better in
 * something and worse in nothing that is known), and whether it is the one to look at first: ahead, or clearly cheaper and in nothing
 * that is known less than this one.
 */
export type Alternative<P> = {
  role: AlternativeRole
  product: P
  reason: string
  isAhead: boolean
  comesFirst: boolean
}

/** A price this much lower is worth saying; one within a tenth is the same money. */
const CHEAPER = 0.95
const SAME_MONEY = 0.1

/** Nobody who looks at one price wants to pay more than half of it again. */
const DEARER = 1.5

/** Reviews a rating must stand on, and stars it must be ahead by, to count as better. */
const RATED_BY = 5
const RATED_AHEAD = 0.3

const EACH = 2

/** Figures both must state before they may be called alike. */
const ENOUGH_KNOWN = 3

/** Figures that make another sort of machine of it. */
const SORTS = [
  'fan_type',
  'doors',
  'freezer_type',
  'load_type',
  'dryer_type',
  'heater_type',
  'hob_type',
  'cooker_type',
  'headphone_type',
  'purifier_type',
  'two_way',
  'cordless',
  'grill',
  'inverter',
  'panel',
  'resolution',
] as const

/** Figures that say how big a machine is; one that is much smaller or larger is another choice, not a better one. */
const SIZES = ['capacity_l', 'load_kg', 'screen_in', 'hp', 'place_settings', 'tank_l'] as const
const SAME_SIZE = 0.15

/** A product of another sort counts as this many differing figures. */
const SORT_WEIGHT = 3

/** What speaks for or against a product beside this one: a figure that is a fact, one that is a taste, and the whole of its price. */
const WEIGHTS = { fact: 2, taste: 0.5, price: 4 } as const

type Weighed<P> = {
  product: P
  price: number
  gap: number
  found: Difference[]
  /** Where it is of another sort, in words. */
  sorts: string[]
  rated: string | null
  /** Enough is known of both to call them alike where nothing differs. */
  isKnown: boolean
}

/**
 * Up to two products each that are cheaper, better or much the same, from candidates of one category, in one ranking: the strongest
 * rival stands first, whatever it is named as. 'Better' needs a figure that is better as a fact, or a rating ahead, no figure that is worse, and about the same size. A
 * product is named once.
 */
export function alternatives<P extends Comparable>(
  own: Comparable,
  candidates: readonly P[],
  differences: Differences,
): Alternative<P>[] {
  const { price: ownPrice } = own
  if (ownPrice === null) return []
  const weighed = candidates.flatMap((product): Weighed<P>[] => {
    if (product.id === own.id || product.price === null) return []
    const found = differences(own.kind, product.attributes, own.attributes)
    return [
      {
        product,
        price: product.price,
        gap: product.price - ownPrice,
        found,
        sorts: sortsOf(own.kind, product.attributes, own.attributes),
        rated: ratedAhead(product, own),
        isKnown: alike(product.attributes, own.attributes) >= ENOUGH_KNOWN,
      },
    ]
  })
  const sizeGap = ({ product }: Weighed<P>) =>
    isOfSize(product.attributes, own.attributes) ? 0 : SORT_WEIGHT
  const better = take(
    weighed.filter(
      (other) =>
        gains(other) > 0 &&
        losses(other) + other.sorts.length === 0 &&
        other.price <= ownPrice * DEARER &&
        isOfSize(other.product.attributes, own.attributes),
    ),
    (other) => Math.abs(other.gap) / ownPrice - gains(other) * 0.2,
  )
  const cheaper = take(
    without(weighed, better).filter(({ price }) => price <= ownPrice * CHEAPER),
    (other) => distance(other) + losses(other) + sizeGap(other) + Math.abs(other.gap) / ownPrice,
  )
  const similar = take(
    without(weighed, [...better, ...cheaper]).filter(({ gap }) => Math.abs(gap) <= ownPrice * SAME_MONEY),
    (other) => distance(other) + sizeGap(other) + Math.abs(other.gap) / ownPrice,
  )
  const isAhead = (other: Weighed<P>) => better.includes(other) && other.gap <= 0
  const givesUpNothing = (other: Weighed<P>) => {
    const sizes = larger(own, other.product.attributes)
    // Of a pair of which little is known a larger size speaks; without one nothing does.
    return (other.isKnown || sizes > 0) && losses(other) + other.sorts.length === 0 && tastes(other) <= sizes
  }
  const against = (other: Weighed<P>) =>
    (losses(other) - gains(other)) * WEIGHTS.fact +
    tastes(other) * WEIGHTS.taste +
    other.sorts.length * SORT_WEIGHT +
    sizeGap(other) +
    (other.gap / ownPrice) * WEIGHTS.price
  const named = (role: AlternativeRole) => (other: Weighed<P>) => ({ role, other })
  return [...cheaper.map(named('cheaper')), ...better.map(named('better')), ...similar.map(named('similar'))]
    .sort(
      (a, b) => Number(isAhead(b.other)) - Number(isAhead(a.other)) || against(a.other) - against(b.other),
    )
    .map(({ role, other }) => ({
      role,
      product: other.product,
      reason: reasonFor(role, other),
      isAhead: isAhead(other),
      comesFirst: isAhead(other) || (cheaper.includes(other) && givesUpNothing(other)),
    }))
}

const gains = ({ found, rated }: Weighed<unknown>) =>
  found.filter(({ isBetter }) => isBetter === true).length + (rated ? 1 : 0)
const distance = ({ found, sorts }: Weighed<unknown>) => found.length + sorts.length * SORT_WEIGHT
const losses = ({ found }: Weighed<unknown>) => found.filter(({ isBetter }) => isBetter === false).length
/** In how many sizes that one pays for another machine is larger than this one. */
const larger = ({ kind, attributes: own }: Comparable, attributes: Attributes) =>
  unitPriceOf(kind) === undefined
    ? 0
    : SIZES.filter((name) => Number(attributes[name]) > Number(own[name])).length
const tastes = ({ found }: Weighed<unknown>) => found.filter(({ isBetter }) => isBetter === null).length

function take<P>(from: Weighed<P>[], cost: (other: Weighed<P>) => number): Weighed<P>[] {
  return from.sort((a, b) => cost(a) - cost(b)).slice(0, EACH)
}

const without = <P>(all: Weighed<P>[], taken: Weighed<P>[]) => all.filter((other) => !taken.includes(other))

/** Where a product is of another sort, as words about it: 'kiểu tủ side by side'. */
export function sortsOf(kind: string, attributes: Attributes, own: Attributes): string[] {
  return SORTS.flatMap((key) => {
    const [value, ownValue] = [attributes[key], own[key]]
    if (value === undefined || ownValue === undefined || value === ownValue) return []
    const fact = describeAttribute(kind, key, value)
    if (!fact) return []
    // A name ('OLED') stays as it is written; a word for a code does not begin a sentence here.
    const said = fact.value === value ? fact.value : fact.value.toLocaleLowerCase('vi')
    return [`${fact.label.toLocaleLowerCase('vi')} ${said}`]
  })
}

/** How many figures both products state. */
const alike = (first: Attributes, second: Attributes) =>
  Object.keys(first).filter((key) => key in second).length

function ratedAhead({ rating }: Comparable, own: Comparable): string | null {
  if (!rating || !own.rating || Math.min(rating.count, own.rating.count) < RATED_BY) return null
  if (rating.average - own.rating.average < RATED_AHEAD) return null
  const say = (average: number) => average.toFixed(1).replace('.', ',')
  return `được chấm ${say(rating.average)} sao so với ${say(own.rating.average)}`
}

/** How much dearer or cheaper one is, by a difference in VND that is not 0: 'rẻ hơn 40 nghìn'. */
export const sayGap = (vnd: number): string =>
  `${vnd < 0 ? 'rẻ hơn' : 'đắt hơn'} ${sayAbout(rounded(Math.abs(vnd)))}`

/** The money first, then up to three figures: what is better for a better product, else the most telling. */
function reasonFor(role: AlternativeRole, { gap, found, sorts, rated, isKnown }: Weighed<unknown>): string {
  const money = gap === 0 ? 'cùng giá' : sayGap(gap)
  const told = role === 'better' ? found.filter(({ isBetter }) => isBetter) : found
  const figures = told.map(({ phrase }) => phrase)
  const words = [money, ...(role === 'better' && rated ? [rated] : []), ...sorts, ...figures].slice(0, 4)
  return words.length === 1 && isKnown ? `${money}, thông số chính tương đương` : words.join(', ')
}

/** To 10,000 VND, or the sum itself where it is smaller. */
const rounded = (vnd: number) => (vnd < 100_000 ? vnd : Math.round(vnd / 10_000) * 10_000)

/** Whether every size both state is within 15 % of each other. */
function isOfSize(one: Attributes, other: Attributes): boolean {
  return SIZES.every((name) => {
    const [a, b] = [one[name], other[name]]
    return typeof a !== 'number' || typeof b !== 'number' || Math.abs(a - b) <= SAME_SIZE * Math.max(a, b)
  })
}
