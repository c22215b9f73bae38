import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { PeopleBand, PeopleRule } from './people-tables.ts'
import type { AttributeRange, SizeGuideRow } from './rule.ts'

/**
 * The range for a household. Where two bands of the table meet (3 people are in '2–3' and '3–4') the range
 * spans both and the ideal lies where they meet; a smaller household than the table's takes its first figure.
 */
export function rangeForPeople(rule: PeopleRule, people: number): AttributeRange {
  const matching = rule.bands.filter((band) => people >= band.from && (band.to === null || people <= band.to))
  const lower = matching[0] ?? firstOrLast(rule.bands, people)
  const upper = matching.at(-1) ?? lower
  const below = people < (rule.bands[0]?.from ?? 0)
  return {
    attribute: rule.attribute,
    min: lower.min,
    ideal: below ? lower.min : roundTo(idealOf(lower, upper), rule.step),
    max: upper.max,
  }
}

function firstOrLast(bands: readonly PeopleBand[], people: number): PeopleBand {
  const first = bands[0]
  const last = bands.at(-1)
  if (first === undefined || last === undefined) throw new Error('A people rule needs at least one band')
  return people < first.from ? first : last
}

function idealOf(lower: PeopleBand, upper: PeopleBand): number {
  if (upper.max === null) return lower.min
  return lower === upper ? (lower.min + upper.max) / 2 : ((lower.max ?? lower.min) + upper.min) / 2
}

function roundTo(value: number, step: number): number {
  return Number((Math.ceil(value / step - 0.5) * step).toFixed(2))
}

/** A range as it is written: '8–9 kg', '20 lít', 'từ 10,5 kg'. */
export function sayRange(min: number, max: number | null, unit: string): string {
  if (max === null) return `từ ${formatNumber(min)} ${unit}`
  if (min === max) return `${formatNumber(min)} ${unit}`
  return `${formatNumber(min)}–${formatNumber(max)} ${unit}`
}

/** The table of a rule as lines of a guide: '2–3 người' and its bounds. */
export function peopleGuide(rule: PeopleRule): SizeGuideRow[] {
  return rule.bands.map(({ from, to, min, max }) => ({
    label: to === null ? `Từ ${from} người` : `${from}–${to} người`,
    attribute: rule.attribute,
    min,
    max,
    unit: rule.unit,
  }))
}
