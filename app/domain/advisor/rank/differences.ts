import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Attributes, AttributeValue, Candidate } from '../catalogue.ts'
import { unitOf, weighedFigures } from './comparables.ts'

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

/** Where the first product differs from the second by enough to matter, as phrases about the first. */
export function differences(kind: string, first: Attributes, second: Attributes): Difference[] {
  const found: Difference[] = []
  for (const { attribute, better, more, less, least, leastShare = Infinity } of weighedFigures(kind)) {
    const [a, b] = [first[attribute], second[attribute]]
    if (typeof a !== 'number' || typeof b !== 'number') continue
    const gap = Math.round(Math.abs(a - b) * 100) / 100
    if (gap < Math.min(least, leastShare * Math.max(a, b))) continue
    found.push({
      attribute,
      // Most gaps are weighed, and never said.
      get phrase() {
        return (a > b ? more : less).replace('#', formatNumber(gap))
      },
      gap,
      isBetter: better ? (better === 'more') === a > b : null,
      isMore: a > b,
    })
  }
  return found
}

function qualityGaps(first: Attributes, second: Attributes): Difference[] {
  const found: Difference[] = []
  for (const { attribute, order, say } of RANKS) {
    const [a, b] = [first[attribute], second[attribute]]
    if (a === undefined || b === undefined || a === b) continue
    const [high, low] = [order.indexOf(a), order.indexOf(b)]
    if (high === -1 || low === -1) continue
    const isMore = high > low
    found.push({
      attribute,
      get phrase() {
        return say(a)
      },
      gap: Math.abs(high - low),
      isBetter: isMore,
      isMore,
    })
  }
  return found
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
