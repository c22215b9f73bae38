import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Attributes, AttributeValue, Candidate } from '../catalogue.ts'
import { unitOf, weighedFigures } from './comparables.ts'
import type { WeighedFigure } from './comparables.ts'

/** What costs more and serves only who asks for it: machines that have it are no better for anybody else. */
export const EXTRAS: ReadonlySet<string> = new Set(['two_way', 'hot_cold'])

/** Qualities in which one product goes beyond another, from the plainest to the best, and how each is said. */
export const RANKS: readonly {
  attribute: string
  order: readonly AttributeValue[]
  say: (value: AttributeValue) => string
}[] = [
  {
    attribute: 'resolution',
    order: ['HD', 'Full HD', '2K', '4K', '8K'],
    say: (value) => `độ phân giải ${value}`,
  },
  { attribute: 'panel', order: ['LED', 'QLED', 'Mini LED', 'OLED'], say: (value) => `tấm nền ${value}` },
  { attribute: 'inverter', order: [false, true], say: (has) => (has ? 'có inverter' : 'không có inverter') },
  {
    attribute: 'two_way',
    order: [false, true],
    say: (has) => (has ? 'có chiều sưởi' : 'không có chiều sưởi'),
  },
  {
    attribute: 'dryer_type',
    order: ['vented', 'condenser', 'heat-pump'],
    say: (value) => DRYERS[String(value)] ?? '',
  },
  // Its glass stays cool, and it stops where the pot is lifted.
  {
    attribute: 'hob_type',
    order: ['infrared', 'induction'],
    say: (value) => (value === 'induction' ? 'là bếp từ' : 'là bếp hồng ngoại'),
  },
  { attribute: 'cooker_type', order: ['cơ', 'điện tử', 'cao tần'], say: (value) => `loại ${value}` },
  {
    attribute: 'gpu_discrete',
    order: [false, true],
    say: (has) => (has ? 'có card đồ họa rời' : 'không có card đồ họa rời'),
  },
  { attribute: 'network_5g', order: [false, true], say: (has) => (has ? 'có 5G' : 'chưa có 5G') },
  { attribute: 'self_empty', order: [false, true], say: (has) => (has ? 'tự đổ rác' : 'không tự đổ rác') },
  { attribute: 'mop', order: [false, true], say: (has) => (has ? 'lau được nhà' : 'không lau nhà') },
  {
    attribute: 'hot_cold',
    order: [false, true],
    say: (has) => (has ? 'có nóng lạnh' : 'không có nóng lạnh'),
  },
  { attribute: 'grill', order: [false, true], say: (has) => (has ? 'có nướng' : 'không có nướng') },
  {
    attribute: 'pump',
    order: [false, true],
    say: (has) => (has ? 'có bơm trợ lực' : 'không có bơm trợ lực'),
  },
  {
    attribute: 'smart',
    order: [false, true],
    say: (has) => (has ? 'là smart tivi' : 'không phải smart tivi'),
  },
  {
    attribute: 'water_dispenser',
    order: [false, true],
    say: (has) => (has ? 'lấy nước ngoài được' : 'không lấy nước ngoài'),
  },
]

const DRYERS: Record<string, string> = {
  vented: 'sấy thông hơi',
  condenser: 'sấy ngưng tụ',
  'heat-pump': 'sấy bơm nhiệt',
}

/** One figure in which two products differ. `gap` is positive: first minus second, without its sign. */
export type Difference = {
  attribute: string
  phrase: string
  gap: number
  /** Whether the first has the better figure; null where more is a matter of taste. */
  isBetter: boolean | null
  /** Whether the first has more of it. */
  isMore: boolean
}

/** How far two products are apart in a figure, without the sign; 0 where it is not enough to matter, or one does not state it. */
function gapIn({ least, leastShare }: WeighedFigure, a: AttributeValue | undefined, b: typeof a): number {
  if (typeof a !== 'number' || typeof b !== 'number' || a === b) return 0
  const gap = Math.round(Math.abs(a - b) * 100) / 100
  return gap < (leastShare === undefined ? least : Math.min(least, leastShare * Math.max(a, b))) ? 0 : gap
}

/** How many grades two products are apart in a quality, below 0 where the first is the plainer one; 0 where one does not state it. */
function stepsIn(order: readonly AttributeValue[], a: AttributeValue | undefined, b: typeof a): number {
  if (a === undefined || b === undefined || a === b) return 0
  const [high, low] = [order.indexOf(a), order.indexOf(b)]
  return high === -1 || low === -1 ? 0 : high - low
}

/** Where the first product differs from the second by enough to matter, as phrases about the first. */
export function differences(kind: string, first: Attributes, second: Attributes): Difference[] {
  const found: Difference[] = []
  for (const figure of weighedFigures(kind)) {
    const { attribute, better, more, less } = figure
    const [a, b] = [first[attribute], second[attribute]]
    const gap = gapIn(figure, a, b)
    if (gap === 0) continue
    const isMore = Number(a) > Number(b)
    found.push({
      attribute,
      // Most gaps are weighed, and never said.
      get phrase() {
        return (isMore ? more : less).replace('#', formatNumber(gap))
      },
      gap,
      isBetter: better ? (better === 'more') === isMore : null,
      isMore,
    })
  }
  return found
}

function qualityGaps(first: Attributes, second: Attributes): Difference[] {
  const found: Difference[] = []
  for (const { attribute, order, say } of RANKS) {
    const own = first[attribute]
    const steps = stepsIn(order, own, second[attribute])
    if (own === undefined || steps === 0) continue
    const isMore = steps > 0
    found.push({ attribute, phrase: say(own), gap: Math.abs(steps), isBetter: isMore, isMore })
  }
  return found
}

/**
 * Whether something holds of all that sets two machines apart for anybody, told whether it speaks for the first; nothing behind the first
 * of which it does not is looked at, and nothing is made: of thirty machines each is held against all others.
 */
export function everyGapThatCounts(
  first: Candidate,
  second: Candidate,
  holds: (attribute: string, isGain: boolean) => boolean,
): boolean {
  const [one, other] = [first.attributes, second.attributes]
  for (const figure of weighedFigures(first.kind)) {
    const { attribute } = figure
    if (EXTRAS.has(attribute) || gapIn(figure, one[attribute], other[attribute]) === 0) continue
    const isMore = Number(one[attribute]) > Number(other[attribute])
    if (!holds(attribute, figure.better ? (figure.better === 'more') === isMore : isMore)) return false
  }
  for (const { attribute, order } of RANKS) {
    if (EXTRAS.has(attribute)) continue
    const steps = stepsIn(order, one[attribute], other[attribute])
    if (steps !== 0 && !holds(attribute, steps > 0)) return false
  }
  return ratingGap(first, second).every((gap) => holds(gap.attribute, isGain(gap)))
}

/** Whether a difference is a step of less than half of the grades there are: an LED panel beside a QLED one. */
export const isSmallStep = ({ attribute, gap }: Difference): boolean => {
  const grades = RANKS.find((rank) => rank.attribute === attribute)?.order.length ?? 0
  return gap < (grades - 1) / 2
}

/** A gap between average ratings below this says nothing; each needs this many reviews. */
const LEAST_RATING_GAP = 0.3
const LEAST_REVIEWS = 3

function ratingGap({ rating: own }: Rated, { rating: other }: Rated): Difference[] {
  if (!own || !other || own.count < LEAST_REVIEWS || other.count < LEAST_REVIEWS) return []
  const gap = Math.round(Math.abs(own.average - other.average) * 10) / 10
  if (gap < LEAST_RATING_GAP) return []
  const isMore = own.average > other.average
  const phrase = `điểm đánh giá ${isMore ? 'cao' : 'thấp'} hơn ${formatNumber(gap, 1)}`
  return [{ attribute: 'rating', phrase, gap, isBetter: isMore, isMore }]
}

type Rated = Pick<Candidate, 'rating'>

/** Everything in which the first product differs from the second: figures first, then qualities, then what people say. */
export function gapsBetween(first: Candidate, second: Candidate): Difference[] {
  return [
    ...differences(first.kind, first.attributes, second.attributes),
    ...qualityGaps(first.attributes, second.attributes),
    ...ratingGap(first, second),
  ]
}

/** The same of two rows of which nobody's opinion counts; what serves only who asks for it is a taste. */
export function gapsOfRows(kind: string, first: Attributes, second: Attributes): Difference[] {
  const qualities = qualityGaps(first, second).map((gap) =>
    EXTRAS.has(gap.attribute) ? { ...gap, isBetter: null } : gap,
  )
  return [...differences(kind, first, second), ...qualities]
}

/** Whether a difference speaks for the first product: a better figure, or more of what is a matter of taste. */
export const isGain = ({ isBetter, isMore }: Difference): boolean => isBetter ?? isMore

/** What weighs less than this is said in grams, in kg. */
const LIGHT_KG = 0.1

/** An attribute as a cell of a comparison. */
export function sayAttribute(attribute: string, value: AttributeValue | undefined): string {
  if (value === undefined) return 'Chưa rõ'
  if (typeof value === 'boolean') return value ? 'Có' : 'Không'
  if (typeof value === 'string') return value
  const unit = unitOf(attribute)
  if (unit === 'kg' && value < LIGHT_KG) return `${formatNumber(value * 1000, 1)} g`
  return unit ? `${formatNumber(value)} ${unit}` : formatNumber(value)
}
