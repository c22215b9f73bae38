import { formatVnd, sayVnd } from '#app/vietnamese/money.ts'
import { parseNumber } from '#app/vietnamese/numbers.ts'

/** The edges (VND) of the steps that prices are counted in, ascending; the SQL function price_ladder holds the same. */
export const PRICE_LADDER = [
  300_000, 500_000, 700_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000, 4_000_000, 5_000_000, 6_000_000,
  7_000_000, 8_000_000, 10_000_000, 12_000_000, 15_000_000, 18_000_000, 20_000_000, 25_000_000, 30_000_000,
  40_000_000, 50_000_000, 70_000_000, 100_000_000,
] as const

/** A price range in VND: from `min` to below `max`; an open end is left out. */
export type PriceBand = { min?: number | undefined; max?: number | undefined }

/** How many bands a list offers at most. */
const MOST_BANDS = 6

/**
 * Bands that each hold a fair share of the products, cut where people cut: at the ladder's round sums.
 * @param counts products by ladder step, the first below the first edge
 */
export function priceBands(counts: readonly number[]): PriceBand[] {
  let left = sum(counts)
  const fairShare = (left / MOST_BANDS) * 0.8
  const edges: number[] = []
  let held = 0
  for (const [step, edge] of PRICE_LADDER.entries()) {
    held += counts[step] ?? 0
    left -= counts[step] ?? 0
    if (held < fairShare || left === 0 || edges.length === MOST_BANDS - 1) continue
    edges.push(edge)
    held = 0
  }
  if (edges.length === 0) return []
  return [undefined, ...edges].map((min, index) => ({ min, max: edges[index] }))
}

/** Products of a band. @param counts products by ladder step */
export function countInBand({ min, max }: PriceBand, counts: readonly number[]): number {
  const from = min === undefined ? 0 : stepFrom(min)
  const to = max === undefined ? counts.length : stepFrom(max)
  return sum(counts.slice(from, to))
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

const stepFrom = (edge: number): number => PRICE_LADDER.findIndex((step) => step === edge) + 1

/** A band as an address writes it: '5000000-10000000', '-5000000', '20000000-'. */
export const bandToken = ({ min, max }: PriceBand): string => `${min ?? ''}-${max ?? ''}`

/** Reads a band of an address; null for anything else. */
export function readBand(token: string): PriceBand | null {
  const match = /^(\d{1,11})?-(\d{1,11})?$/.exec(token)
  if (!match || token === '-') return null
  const [min, max] = [match[1], match[2]].map((digits) => (digits === undefined ? undefined : Number(digits)))
  return min !== undefined && max !== undefined && min >= max ? null : { min, max }
}

/** A band as people say it: 'Dưới 5 triệu', 'Từ 5 đến 10 triệu', 'Từ 20 triệu'. */
export function sayBand({ min, max }: PriceBand): string {
  if (min === undefined) return `Dưới ${say(max ?? 0)}`
  if (max === undefined) return `Từ ${say(min)}`
  const [low, high] = [say(min), say(max)]
  const unit = / \D+$/.exec(high)?.[0] ?? ''
  return `${unit !== '' && low.endsWith(unit) ? `Từ ${low.slice(0, -unit.length)}` : `Từ ${low}`} đến ${high}`
}

const say = (vnd: number): string => (vnd % 10_000 === 0 ? sayVnd(vnd) : formatVnd(vnd))

const UNITS: Readonly<Record<string, number>> = {
  k: 1e3,
  n: 1e3,
  nghìn: 1e3,
  ngàn: 1e3,
  tr: 1e6,
  triệu: 1e6,
  trieu: 1e6,
  củ: 1e6,
}

/** The dearest price a box takes, VND. */
const DEAREST = 10_000_000_000

/**
 * A price as it is typed into a box: '8 triệu', '8.5tr', '500k', '8.500.000', or a bare small number for millions.
 * @returns VND, or null when it is no price
 */
export function readPrice(text: string): number | null {
  const match = /^([\d.,]+)\s*(k|n|nghìn|ngàn|tr|triệu|trieu|củ)?\s*(?:đ|₫|vnd|vnđ|đồng)?$/u.exec(
    text.trim().toLowerCase(),
  )
  const number = parseNumber(match?.[1] ?? '')
  if (number === null) return null
  const unit = match?.[2] ? (UNITS[match[2]] ?? 1) : number < 1_000 ? 1e6 : 1
  const vnd = Math.round(number * unit)
  return vnd <= DEAREST ? vnd : null
}
