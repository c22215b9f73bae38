import { z } from 'zod'
import { KINDS } from '#app/kinds/ids.ts'

const kind = z.enum(KINDS)
const oneOrMore = <Item extends z.ZodType>(item: Item) => z.union([item, z.array(item).min(1)])
const texts = z.array(z.string().min(1))
const figures = z.record(z.string(), z.union([z.number(), z.string(), z.boolean()]))

/**
 * What an answer is seen to do: recommend products, set some side by side, state a sizing rule without products,
 * refuse, decline as off topic, greet, or say that it does not know. 'text' is anything else.
 */
const outcome = z.enum([
  'products',
  'comparison',
  'guide',
  'refusal',
  'off_topic',
  'small_talk',
  'unknown',
  'text',
])

/** Bounds with both ends included, in VND for prices, in the attribute's own unit otherwise. */
const bounds = z.strictObject({ min: z.number().optional(), max: z.number().optional() })

/** What must hold of an answer. Conditions on products are held against the database row of every recommended one. */
const expectation = z.strictObject({
  /** Any of these is right. */
  outcome: oneOrMore(outcome),
  kind: oneOrMore(kind).optional(),
  price: bounds.optional(),
  /** Every product is of one of these brands; upper and lower case do not matter. */
  brands: texts.optional(),
  notBrands: texts.optional(),
  size: z.record(z.string(), bounds).optional(),
  is: figures.optional(),
  isNot: figures.optional(),
  /** Each stands in the title of some recommended product, diacritics and case aside. */
  names: texts.optional(),
  /** The first product has the lowest or highest figure of all rows that meet the other conditions. */
  extreme: z.strictObject({ by: z.string(), end: z.enum(['lowest', 'highest']) }).optional(),
  /** No row meets the conditions: the answer has to say so, and its products are not held to `price` or `size`. */
  nothingFits: z.literal(true).optional(),
  /** At least one source has to stand under the answer. */
  source: z.literal(true).optional(),
  /** Texts the answer must, or must not, contain, diacritics and case aside. */
  says: texts.optional(),
  saysNot: texts.optional(),
})

/** A question on its own. */
const question = z.strictObject({ ask: z.string().min(1), want: expectation })

/** A conversation; a turn without `want` only leads to the next. */
const dialogue = z.strictObject({
  turns: z.array(z.strictObject({ ask: z.string().min(1), want: expectation.optional() })),
})

/** A file of cases/: a group of cases; `floor` is the share that must pass, or the evaluation fails. Floors only rise. */
export const groupFile = z.strictObject({
  group: z.string().min(1),
  floor: z.number().min(0).max(1),
  cases: z.array(z.union([question, dialogue])).min(1),
})

export type Outcome = z.output<typeof outcome>
export type Bounds = z.output<typeof bounds>
export type Expectation = z.output<typeof expectation>
export type EvalCase = z.output<typeof groupFile>['cases'][number]
