import { kindRecord } from '#app/kinds/kind.ts'
import { comparableOf, COMPARABLES } from './comparables.ts'
import { RANKS } from './quality-ranks.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Attributes, AttributeValue, Candidate } from '../catalogue.ts'

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
  return Object.keys(COMPARABLES).flatMap((attribute) => {
    const comparable = comparableOf(kind, attribute)
    const [a, b] = [first[attribute], second[attribute]]
    if (
      !comparable ||
      typeof a !== 'number' ||
      typeof b !== 'number' ||
      kindRecord(kind).neverCompared?.includes(attribute)
    )
      return []
    const gap = Math.round(Math.abs(a - b) * 100) / 100
    if (gap < comparable.least) return []
    const phrase = (a > b ? comparable.more : comparable.less).replace('#', formatNumber(gap))
    const isBetter = comparable.better ? (comparable.better === 'more') === a > b : null
    return [{ attribute, phrase, gap, isBetter, isMore: a > b }]
  })
}

function qualityGaps(first: Attributes, second: Attributes): Difference[] {
  return RANKS.flatMap(({ attribute, order, say }) => {
    const [a, b] = [first[attribute], second[attribute]]
    if (a === undefined || b === undefined) return []
    const [high, low] = [order.indexOf(a), order.indexOf(b)]
    if (high === -1 || low === -1 || high === low) return []
    return [
      { attribute, phrase: say(a), gap: Math.abs(high - low), isBetter: high > low, isMore: high > low },
    ]
  })
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

/** An attribute as a cell of a comparison. */
export function sayAttribute(attribute: string, value: AttributeValue | undefined): string {
  if (value === undefined) return 'Chưa rõ'
  if (typeof value === 'boolean') return value ? 'Có' : 'Không'
  if (typeof value === 'string') return value
  const unit = COMPARABLES[attribute]?.unit
  return unit ? `${formatNumber(value)} ${unit}` : formatNumber(value)
}
