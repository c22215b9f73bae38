import type { AttributeValue } from '#app/features/advisor/catalogue.ts'
import type { Kind } from '#app/features/advisor/understand/kinds.ts'

/**
 * What an answer is seen to do: recommend products, set some side by side, state a sizing rule without products,
 * refuse, decline as off topic, greet, or say that it does not know. 'text' is anything else.
 */
export type Outcome =
  | 'products'
  | 'comparison'
  | 'guide'
  | 'refusal'
  | 'off_topic'
  | 'small_talk'
  | 'unknown'
  | 'text'

/** Bounds with both ends included, in VND for prices, in the attribute's own unit otherwise. */
export type Bounds = { min?: number; max?: number }

/** What must hold of an answer. Conditions on products are held against the database row of every recommended one. */
export type Expectation = {
  /** Any of these is right. */
  outcome: Outcome | readonly Outcome[]
  kind?: Kind | readonly Kind[]
  price?: Bounds
  /** Every product is of one of these brands; upper and lower case do not matter. */
  brands?: readonly string[]
  notBrands?: readonly string[]
  size?: Readonly<Record<string, Bounds>>
  is?: Readonly<Record<string, AttributeValue>>
  isNot?: Readonly<Record<string, AttributeValue>>
  /** Each stands in the title of some recommended product, diacritics and case aside. */
  names?: readonly string[]
  /** The first product has the lowest or highest figure of all rows that meet the other conditions. */
  extreme?: { by: string; end: 'lowest' | 'highest' }
  /** No row meets the conditions: the answer has to say so, and its products are not held to `price` or `size`. */
  nothingFits?: true
  /** At least one source has to stand under the answer. */
  source?: true
  /** Texts the answer must, or must not, contain, diacritics and case aside. */
  says?: readonly string[]
  saysNot?: readonly string[]
}

/** A question on its own. */
export type Question = { ask: string; want: Expectation }

/** A conversation; a turn without `want` only leads to the next. */
export type Dialogue = { turns: readonly { ask: string; want?: Expectation }[] }

export type EvalCase = Question | Dialogue

const MILLION = 1_000_000

/** Price bounds from sums in millions of VND. 'About' is the sum and a tenth to either side. */
export const upTo = (millions: number): Bounds => ({ max: millions * MILLION })
export const from = (millions: number): Bounds => ({ min: millions * MILLION })
export const between = (low: number, high: number): Bounds => ({ min: low * MILLION, max: high * MILLION })
export const about = (millions: number): Bounds => between(millions * 0.9, millions * 1.1)

/** Exactly this figure. */
export const exactly = (figure: number): Bounds => ({ min: figure, max: figure })
export const atLeast = (figure: number): Bounds => ({ min: figure })
export const atMost = (figure: number): Bounds => ({ max: figure })
export const within = (min: number, max: number): Bounds => ({ min, max })
