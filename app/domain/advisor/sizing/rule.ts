import type { Kind } from '#app/kinds/kind.ts'
import type { Heat, Use } from '../understand/need.ts'

/** Where a rule was read: what was read, in our words, who published it, and when if it says so. */
export interface Source {
  title: string
  publisher: string
  year: number | null
}

/** What every rule says of itself: where it was read, and the day it was last checked, ISO 8601. */
export interface Sourced {
  source: Source
  asOf: string
}

/** A source in one line: 'Cỡ tủ lạnh theo số người (Điện máy XANH, 2025)'; an editor's stands as it was written. */
export function saySource({ title, publisher, year }: Source): string {
  const details = [publisher, year === null ? '' : String(year)].filter(Boolean).join(', ')
  return details === '' ? title : `${title} (${details})`
}

/** The facts a size is worked out from; a Need has them all. */
export interface SizingFacts {
  people?: number
  roomM2?: number
  roomM3?: number
  distanceM?: number
  heat?: readonly Heat[]
  uses?: readonly Use[]
  /** Brands asked for: a maker's own system may do with less. */
  brands?: readonly string[]
}

/** Bounds of one catalogue attribute; `max` is null when larger is as good. */
export interface AttributeRange {
  attribute: string
  min: number
  ideal: number
  max: number | null
}

/** A size worked out for a need, with the sum said in a sentence. */
export interface SizeAdvice extends AttributeRange {
  kind: Kind
  /** The unit as written behind the figures ('lít', 'kg', 'inch', 'BTU/h'). */
  unit: string
  /** The sum and its outcome as one or two Vietnamese sentences. */
  sentence: string
  ruleId: string
  source: Source
  /** The day the rule was last checked, ISO 8601. */
  asOf: string
  /** The same size in other attributes, for products that state only those, and what else the rule asks. */
  alsoNeeds: AttributeRange[]
  /** How many machines of that size it takes, where one is not enough. */
  pieces?: number
}

/** One line of a size guide: for whom, and which bounds ('3–5 người', 8 to 9 kg). */
export interface SizeGuideRow extends Omit<AttributeRange, 'ideal'> {
  label: string
  unit: string
}
