import { sayAbout } from '#app/vietnamese/money.ts'
import { describeAttribute } from './attributes.ts'
import type { Attributes } from './attributes.ts'
import { unitPriceOf } from './ranges.ts'
import { unknownFacts } from './verdict.ts'

/** What alternatives are chosen by. `price` is VND of the main price. */
export type Comparable = {
  id: number
  kind: string
  price: number | null
  attributes: Attributes
  rating: { average: number; count: number } | null
}

/**
 * One figure or quality in which two products differ, as a phrase about the first; `isBetter` is null where more is a taste, `isMore` says
 * whether the first has more of it.
 */
export type Difference = {
  attribute: string
  phrase: string
  isBetter: boolean | null
  isMore: boolean
}

/** Where the first product differs from the second by enough to matter, the most telling first. */
export type Differences = (kind: string, first: Attributes, second: Attributes) => Difference[]

export const ALTERNATIVE_LABELS = { cheaper: 'Rẻ hơn', better: 'Tốt hơn', similar: 'Tương tự' } as const
export type AlternativeRole = keyof typeof ALTERNATIVE_LABELS

/** What one gets and gives up with another product, what is merely another thing about it, and what it does not state that this one does: in words, the money first. */
export type Trade = { gained: string[]; lost: string[]; differs: string[]; unknown: string[] }

/** Another product with what it changes, and whether it is the one to look at first: it costs no more and gives up nothing. */
export type Alternative<P> = { role: AlternativeRole; product: P; comesFirst: boolean } & Trade

/** A price this much lower is worth saying; one within a tenth is the same money. */
const CHEAPER = 0.95
const SAME_MONEY = 0.1

/** Nobody who looks at one price wants to pay more than half of it again. */
const DEARER = 1.5

/** Reviews a rating must stand on, and stars it must be ahead by, to count as better. */
const RATED_BY = 5
const RATED_AHEAD = 0.3

const EACH = 2

/** Words of each sort beside the money. */
const MOST = 3

/** What is said of a size in millimetres: of no machine beside another. */
const MEASURED = [{ name: 'Kích thước' }]

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

/** What speaks for a product that costs no more and gives up nothing: more than all else together. */
const FIRST = 100
/** What speaks for or against a product beside this one: a figure that is a fact, one that is a taste, and the whole of its price. */
const WEIGHTS = { fact: 2, taste: 0.5, price: 4 } as const

type Weighed<P> = Trade & {
  product: P
  price: number
  gap: number
  /** Figures that differ, and how many speak for it as facts. */
  found: Difference[]
  better: number
  /** Nothing but its price speaks against it, and it is of no other sort. */
  isAllGain: boolean
  /** How many qualities make another sort of machine of it. */
  sorts: number
  isOfSize: boolean
  comesFirst: boolean
}

/**
 * Up to two products each that are cheaper, better or much the same, from candidates of one category, in one ranking: one that costs no
 * more and gives up nothing stands first, whatever it is named as. 'Better' needs a figure or a quality that is better as a fact, or a
 * rating ahead, nothing that is worse or of another sort, and about the same size. A product is named once.
 */
export function alternatives<P extends Comparable>(
  own: Comparable,
  candidates: readonly P[],
  differences: Differences,
): Alternative<P>[] {
  const { price: ownPrice } = own
  if (ownPrice === null) return []
  const weighed = candidates.flatMap((product) =>
    product.id === own.id || product.price === null
      ? []
      : [weigh(product, product.price, { own, ownPrice, differences })],
  )
  const sizeGap = ({ isOfSize }: Weighed<P>) => (isOfSize ? 0 : SORT_WEIGHT)
  const before = ({ comesFirst }: Weighed<P>) => (comesFirst ? -FIRST : 0)
  const better = take(
    weighed.filter(
      (other) => other.better > 0 && other.isAllGain && other.price <= ownPrice * DEARER && other.isOfSize,
    ),
    (other) => before(other) + Math.abs(other.gap) / ownPrice - other.better * 0.2,
  )
  const cheaper = take(
    without(weighed, better).filter(({ price }) => price <= ownPrice * CHEAPER),
    (other) =>
      before(other) + distance(other) + losses(other) + sizeGap(other) + Math.abs(other.gap) / ownPrice,
  )
  const similar = take(
    without(weighed, [...better, ...cheaper]).filter(({ gap }) => Math.abs(gap) <= ownPrice * SAME_MONEY),
    (other) => before(other) + distance(other) + sizeGap(other) + Math.abs(other.gap) / ownPrice,
  )
  const against = (other: Weighed<P>) =>
    before(other) +
    (losses(other) - other.better) * WEIGHTS.fact +
    tastes(other) * WEIGHTS.taste +
    other.sorts * SORT_WEIGHT +
    sizeGap(other) +
    (other.gap / ownPrice) * WEIGHTS.price
  const named = (role: AlternativeRole) => (other: Weighed<P>) => ({ role, other })
  return [...cheaper.map(named('cheaper')), ...better.map(named('better')), ...similar.map(named('similar'))]
    .sort((a, b) => against(a.other) - against(b.other))
    .map(({ role, other: { product, gained, lost, differs, unknown, comesFirst } }) => {
      return { role, product, gained, lost, differs, unknown, comesFirst }
    })
}

type Beside = { own: Comparable; ownPrice: number; differences: Differences }

/** What a product is beside this one, its price in VND. */
function weigh<P extends Comparable>(product: P, price: number, { own, ownPrice, differences }: Beside) {
  const { kind, attributes } = product
  const all = differences(own.kind, attributes, own.attributes)
  const isOfSize = areOfSize(attributes, own.attributes)
  const isPaid = ({ attribute }: Difference) =>
    unitPriceOf(kind) !== undefined && SIZES.some((size) => size === attribute)
  // More of a size that one pays for is a gain up to where it makes another machine of it; less of it is a loss.
  const speaks = (one: Difference) =>
    one.isBetter ?? (isPaid(one) && (isOfSize || !one.isMore) ? one.isMore : null)
  const phrases = (way: boolean | null) =>
    all.filter((one) => speaks(one) === way).map(({ phrase }) => phrase)
  const rated = ratedAhead(product, own)
  const isKnown = alike(attributes, own.attributes) >= ENOUGH_KNOWN
  const gap = price - ownPrice
  const sorts = sortsByName(own.kind, attributes, own.attributes)
  const unranked = sorts.filter(({ key }) => !all.some(({ attribute }) => attribute === key))
  const [gains, lost] = [[...(rated ? [rated] : []), ...phrases(true)], phrases(false)]
  const differs = [...unranked.map(({ words }) => words), ...phrases(null)]
  const isAlike = gains.length + lost.length + differs.length === 0
  // The stars of a label are asked for only where this one has them and no figure.
  const asked: Attributes = own.attributes['energy_stars'] === undefined ? { energy_stars: 0 } : {}
  const lacks = (machine: Attributes) => unknownFacts(own.kind, { ...asked, ...machine }, MEASURED)
  const unstated = lacks(attributes).filter((name) => !lacks(own.attributes).includes(name))
  const unknown = isAlike && !isKnown ? ['thông số chính'] : unstated
  const trade = {
    gained: [
      ...(gap > 0 ? [] : [gap === 0 ? 'cùng giá' : sayGap(gap)]),
      ...(isAlike && isKnown ? ['thông số chính tương đương'] : gains.slice(0, MOST)),
    ],
    lost: [...(gap > 0 ? [sayGap(gap)] : []), ...lost.slice(0, MOST)],
    differs: differs.slice(0, MOST),
    unknown: unknown.slice(0, MOST),
  }
  return {
    ...trade,
    product,
    price,
    gap,
    found: all.filter(({ attribute }) => !SORTS.some((sort) => sort === attribute)),
    better: all.filter(({ isBetter }) => isBetter === true).length + (rated ? 1 : 0),
    sorts: sorts.length,
    isOfSize,
    isAllGain: lost.length + unranked.length === 0,
    comesFirst:
      gap <= 0 &&
      lost.length + differs.length + unknown.length === 0 &&
      (gains.length > 0 || (isKnown && price <= ownPrice * CHEAPER)),
  }
}

const distance = ({ found, sorts }: Weighed<unknown>) => found.length + sorts * SORT_WEIGHT
const losses = ({ found }: Weighed<unknown>) => found.filter(({ isBetter }) => isBetter === false).length
const tastes = ({ found }: Weighed<unknown>) => found.filter(({ isBetter }) => isBetter === null).length

function take<P>(from: Weighed<P>[], cost: (other: Weighed<P>) => number): Weighed<P>[] {
  return from.sort((a, b) => cost(a) - cost(b)).slice(0, EACH)
}

const without = <P>(all: Weighed<P>[], taken: Weighed<P>[]) => all.filter((other) => !taken.includes(other))

/** Where a product is of another sort, as words about it: 'kiểu tủ side by side'. */
export const sortsOf = (kind: string, attributes: Attributes, own: Attributes): string[] =>
  sortsByName(kind, attributes, own).map(({ words }) => words)

function sortsByName(
  kind: string,
  attributes: Attributes,
  own: Attributes,
): { key: string; words: string }[] {
  return SORTS.flatMap((key) => {
    const [value, ownValue] = [attributes[key], own[key]]
    if (value === undefined || ownValue === undefined || value === ownValue) return []
    const fact = describeAttribute(kind, key, value)
    if (!fact) return []
    // A name ('OLED') stays as it is written; a word for a code does not begin a sentence here.
    const said = fact.value === value ? fact.value : fact.value.toLocaleLowerCase('vi')
    return [{ key, words: `${fact.label.toLocaleLowerCase('vi')} ${said}` }]
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

/** To 10,000 VND, or the sum itself where it is smaller. */
const rounded = (vnd: number) => (vnd < 100_000 ? vnd : Math.round(vnd / 10_000) * 10_000)

/** Whether every size both state is within 15 % of each other. */
function areOfSize(one: Attributes, other: Attributes): boolean {
  return SIZES.every((name) => {
    const [a, b] = [one[name], other[name]]
    return typeof a !== 'number' || typeof b !== 'number' || Math.abs(a - b) <= SAME_SIZE * Math.max(a, b)
  })
}
