import { formatNumber } from './numbers.ts'

/** A count shortened with K (thousands) or M (millions), at most one decimal: 1234 gives '1,2K'. */
export function shortCount(count: number): string {
  if (count < 1000) return formatNumber(count, 0)
  if (Math.round(count / 100) < 10_000) return `${formatNumber(count / 1000, 1)}K`
  return `${formatNumber(count / 1_000_000, 1)}M`
}
