import { daysBetween } from './price-history.ts'

type PricePoint = { price: number; observedOn: string }

/** Days that count as 'the last three months', and how many prices must be known within them. */
export const WINDOW_DAYS = 90
export const ENOUGH_POINTS = 3

/** A price within this share of the median is the usual one. */
export const USUAL = 0.05

/** A rise of this share shortly before a fall makes the fall look larger than it is. */
export const RAISE = 0.08
export const RAISE_DAYS = 45
export const BACK_AGAIN = 0.97

/** A rise that the newest price only took back. */
export type Raise = { before: PricePoint; raised: PricePoint }

/**
 * How the newest price stands to the middle of the last three months. `percent` is the whole distance to the median of `points`
 * prices, `raise` the rise just before, where the price only came down to where it was.
 */
export type PriceVerdict =
  | { kind: 'insufficient'; points: number }
  | {
      kind: 'below' | 'usual' | 'above'
      current: PricePoint
      points: number
      percent: number
      median: number
      raise: Raise | null
    }

/**
 * Judges the newest price of a series against its own last three months, never against a maker's list price.
 * @param points one a day, oldest first @param today YYYY-MM-DD
 */
export function priceVerdict(points: readonly PricePoint[], today: string): PriceVerdict {
  const recent = points.filter(({ observedOn }) => {
    const age = daysBetween(observedOn, today)
    return age >= 0 && age <= WINDOW_DAYS
  })
  const current = recent.at(-1)
  if (!current || recent.length < ENOUGH_POINTS) return { kind: 'insufficient', points: recent.length }
  const median = medianOf(recent.map(({ price }) => price))
  const share = current.price / median - 1
  const kind = share <= -USUAL ? 'below' : share >= USUAL ? 'above' : 'usual'
  const percent = Math.round(Math.abs(share) * 100)
  return { kind, current, points: recent.length, percent, median, raise: raiseTakenBack(recent) }
}

/** The rise of the last weeks that the newest price only takes back; null without one. */
function raiseTakenBack(points: readonly PricePoint[]): Raise | null {
  const current = points.at(-1)
  if (!current) return null
  const found = points.slice(1, -1).flatMap((raised, index) => {
    const before = points[index]
    return before !== undefined &&
      daysBetween(raised.observedOn, current.observedOn) <= RAISE_DAYS &&
      raised.price >= before.price * (1 + RAISE) &&
      current.price < raised.price &&
      current.price >= before.price * BACK_AGAIN
      ? [{ before, raised }]
      : []
  })
  return found[0] ?? null
}

function medianOf(prices: readonly number[]): number {
  const sorted = [...prices].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}
