import { sayVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { BrandCategory } from '../queries/brand-page.server.ts'
import type { BrandCell } from './brand-index.ts'

/** What a brand's machines of a category that have a price cost, in VND; `newest` are those of the newest. */
export type BrandPrices = {
  count: number
  newest: readonly number[]
  lowest: number
  middle: number
  highest: number
}

/** The machines of a category as dots on the line of prices that all categories of the brand share, in percent of its length. */
export type BrandStripRow = {
  slug: string
  name: string
  count: number
  /** In words, for those who do not see the dots. */
  range: string
  places: number[]
  /** Where half of the machines are cheaper. */
  middle: number
  /** Where half of the machines of all brands are; absent where that is not known. */
  market?: number
  /** On which side of that most of its machines with a price lie, and how many: '13/20 đắt hơn'; absent where that is not known. */
  side?: string
  /** Where the machine stands that is to be looked at first; absent without one. */
  pick?: number
}

/** All machines of a brand by what they cost, a line a category; `ticks` stand at equal steps. */
/** `scale` has the prices of the ticks, in VND. */
/** `most`: how many of the newest machines of a line are drawn, where one has more; null where all are. */
export type BrandStrip = {
  ticks: string[]
  scale: number[]
  rows: BrandStripRow[]
  more: number
  most: number | null
}

/** Categories that have a line, and machines below which a list says as much. */
const MOST_ROWS = 7
const LEAST_MACHINES = 6

const MILLION = 1_000_000

/** Prices at which the line has a tick, in VND: every step is three times as dear. */
const TICKS = [0.1, 0.3, 1, 3, 10, 30, 100, 300, 1000].map((millions) => millions * MILLION)

/**
 * The chart of all machines of a brand; null where it has too few with a price.
 * @param pricesOf by the ids of the categories that have a price
 */
export function brandStrip(
  categories: readonly BrandCategory[],
  pricesOf: ReadonlyMap<number, BrandPrices>,
): BrandStrip | null {
  const all = [...pricesOf.values()]
  if (all.reduce((sum, { count }) => sum + count, 0) < LEAST_MACHINES) return null
  const priced = categories
    .flatMap(({ id, slug, name, count }) => {
      const prices = pricesOf.get(id)
      return prices ? [{ id, slug, name, count, prices }] : []
    })
    .toSorted((a, b) => b.count - a.count || a.id - b.id)
  const ticks = ticksAround(
    Math.min(...all.map(({ lowest }) => lowest)),
    Math.max(...all.map(({ highest }) => highest)),
  )
  const drawn = priced.slice(0, MOST_ROWS)
  const rows = drawn.map(({ slug, name, count, prices: { newest, lowest, middle, highest } }) => {
    const own = newest.toSorted((a, b) => a - b)
    return {
      slug,
      name,
      count,
      range: lowest === highest ? `giá ${sayVnd(lowest)}` : `giá từ ${sayVnd(lowest)} đến ${sayVnd(highest)}`,
      places: [...new Set(own.map((price) => placeOf(price, ticks)))],
      middle: placeOf(middle, ticks),
    }
  })
  const cut = drawn.find(({ prices }) => prices.count > prices.newest.length)
  return {
    ticks: ticks.map(sayTick),
    scale: ticks,
    rows,
    more: priced.length - rows.length,
    most: cut ? cut.prices.newest.length : null,
  }
}

/**
 * The same chart with the middle of all brands marked on it and how many of its machines lie on one side of that, and the machines to look at
 * first: each category's slug with what it costs, in VND.
 * @param cells those of the brand
 */
export function markStrip(
  strip: BrandStrip,
  cells: readonly Pick<BrandCell, 'slug' | 'middle' | 'priced' | 'belowMiddle' | 'aboveMiddle'>[],
  picks: readonly { slug: string; value: number | null }[],
): BrandStrip {
  const rows = strip.rows.map((row) => {
    const cell = cells.find(({ slug }) => slug === row.slug)
    const value = picks.find(({ slug }) => slug === row.slug)?.value
    return {
      ...row,
      ...(cell?.middle ? { market: placeOf(cell.middle, strip.scale), side: saySide(cell) } : {}),
      ...(value ? { pick: placeOf(value, strip.scale) } : {}),
    }
  })
  return { ...strip, rows }
}

const saySide = ({
  priced,
  belowMiddle,
  aboveMiddle,
}: Pick<BrandCell, 'priced' | 'belowMiddle' | 'aboveMiddle'>): string =>
  belowMiddle > aboveMiddle ? `${belowMiddle}/${priced} rẻ hơn` : `${aboveMiddle}/${priced} đắt hơn`

/** The ticks from the last at or below the cheapest to the first at or above the dearest, two at least. */
function ticksAround(lowest: number, highest: number): number[] {
  const from = Math.max(
    0,
    TICKS.findLastIndex((tick) => tick <= lowest),
  )
  const above = TICKS.findIndex((tick) => tick >= highest)
  const to = above === -1 ? TICKS.length - 1 : Math.max(above, from + 1)
  return TICKS.slice(from, to + 1)
}

/** Where a price stands between the first tick and the last, in percent. */
function placeOf(price: number, ticks: readonly number[]): number {
  const steps = ticks.length - 1
  const at = Math.min(
    Math.max(
      0,
      ticks.findLastIndex((tick) => tick <= price),
    ),
    steps - 1,
  )
  const [from = 1, to = 1] = ticks.slice(at, at + 2)
  const within = Math.log(price / from) / Math.log(to / from)
  return Math.round(Math.min(Math.max((at + within) / steps, 0), 1) * 1000) / 10
}

/** In millions: their head says so. */
const sayTick = (vnd: number) => formatNumber(vnd / MILLION, 1)
