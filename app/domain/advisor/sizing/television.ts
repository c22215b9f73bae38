import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { SizeAdvice, SizeGuideRow, SizingFacts, Source, Sourced } from './rule.ts'

/** Viewing distance divided by the diagonal of a 16:9 screen, for the smallest, the ideal and the largest screen. */
export type TelevisionRule = Sourced & { smallest: number; ideal: number; largest: number }
const INCHES_PER_METRE = 39.37
/** Diagonals sold, in inches. */
const TV_SIZES = [32, 40, 43, 50, 55, 65, 75, 85, 98] as const

const SOURCE: Source = {
  title: 'Cỡ tivi theo góc nhìn 30–40° (RTINGS, SMPTE) và mức "2 lần đường chéo"',
  publisher: 'RTINGS dẫn bởi Znews, Thanh Niên; VnExpress',
  year: 2020,
}

/** The rule as the project ships it: 'twice the diagonal', 30° (SMPTE) and 40° of view. */
export const SHIPPED_TELEVISION_RULE: TelevisionRule = {
  smallest: 2,
  ideal: 1.626,
  largest: 1.197,
  source: SOURCE,
  asOf: '2025-12-01',
}

/** The diagonals for a viewing distance in metres, in whole inches. */
function inchesForDistance(
  metres: number,
  { smallest, ideal, largest }: TelevisionRule,
): { min: number; ideal: number; max: number } {
  const inches = metres * INCHES_PER_METRE
  return {
    min: Math.round(inches / smallest),
    ideal: Math.round(inches / ideal),
    max: Math.round(inches / largest),
  }
}

function nearestSize(inches: number): number {
  return TV_SIZES.reduce<number>(
    (best, size) => (Math.abs(size - inches) < Math.abs(best - inches) ? size : best),
    32,
  )
}

/** The television for a viewing distance; null when the distance is not known. */
export function sizeTelevision({ distanceM }: SizingFacts, rule: TelevisionRule): SizeAdvice | null {
  if (distanceM === undefined || distanceM <= 0) return null
  const { min, ideal, max } = inchesForDistance(distanceM, rule)
  const size = nearestSize(ideal)
  return {
    kind: 'tv',
    attribute: 'screen_in',
    min,
    ideal,
    max,
    unit: 'inch',
    sentence:
      `Ngồi cách ${formatNumber(distanceM)} m: ${formatNumber(distanceM)} × ${formatNumber(INCHES_PER_METRE)} ÷ ${formatNumber(rule.ideal, 3)} ≈ ${ideal} inch, ` +
      `nên phù hợp nhất là tivi ${size} inch; từ ${min} đến ${max} inch vẫn trong góc nhìn dễ chịu.`,
    ruleId: 'tv-inches-by-distance',
    source: rule.source,
    asOf: rule.asOf,
    alsoNeeds: [],
  }
}

/** Which diagonals for which distance, as lines of a guide. */
export function televisionGuide(rule: TelevisionRule): SizeGuideRow[] {
  return [1.5, 2, 2.5, 3, 3.5].map((metres) => {
    const { min, max } = inchesForDistance(metres, rule)
    return { label: `Ngồi cách ${formatNumber(metres)} m`, attribute: 'screen_in', min, max, unit: 'inch' }
  })
}
