import { z } from 'zod'
import { isKind } from '#app/kinds/kind.ts'
import type { Kind } from '#app/kinds/kind.ts'
import { MAX_CONVERSATION } from '../question-limits.ts'
import {
  FEATURE_LABELS,
  HEAT_LABELS,
  LEVEL_LABELS,
  ORDER_LABELS,
  PRIORITY_LABELS,
  USE_LABELS,
} from '../understand/chip-labels.ts'
import { withoutAlternatives } from '../understand/feature-groups.ts'
import { FIGURES } from '../understand/figure-units.ts'
import { emptyNeed } from '../understand/need.ts'
import type { Budget, Need, OwnFeature, OwnOrder } from '../understand/need.ts'
import { isWish } from '../wished/wish.ts'

/** Topics that are remembered: the one spoken of, and those that may be come back to. */
const MAX_TOPICS = 3
/** Products of one answer that are remembered. */
const MAX_SHOWN = 6

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  z.enum(Object.keys(record) as [Key, ...Key[]])
const name = z.string().min(1).max(80)
const figure = z.number().min(0).max(1e12)
const bounds = { min: figure.optional(), max: figure.optional(), target: figure.optional() }
const range = z.strictObject(bounds)
const sum = z.strictObject({
  ...bounds,
  hard: z.boolean(),
  vague: z.boolean().optional(),
  isForAll: z.boolean().optional(),
})
const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(12)
const ownFeature = z.string().regex(/^own:[a-z\d_]{1,40}=.{1,60}$/) as unknown as z.ZodType<OwnFeature>
const feature = z.union([keysOf(FEATURE_LABELS), ownFeature])
/** Kinds come and go with what editors make: one that is gone is forgotten, and refuses nobody. */
const kind = z.string().regex(/^[a-z\d_]{1,60}$/) as unknown as z.ZodType<Kind>
const ownOrder = z.string().regex(/^(?:most|least):[a-z\d_]{1,40}$/) as unknown as z.ZodType<OwnOrder>

/** What is remembered of a need: the slots that were said, with the units of `Need`. */
const rememberedNeed = z
  .strictObject({
    kinds: list(kind),
    isOneOfKinds: z.boolean(),
    isMeant: z.boolean(),
    perhaps: list(kind),
    isOwned: z.boolean(),
    isToShop: z.boolean(),
    brands: list(name),
    brandsExcluded: list(name),
    brandCountries: list(name),
    originsExcluded: list(name),
    madeIn: list(name),
    colours: list(name),
    coloursExcluded: list(name),
    models: list(name),
    lines: list(name),
    budget: sum,
    priceLevel: keysOf(LEVEL_LABELS),
    people: figure,
    children: figure,
    had: z.array(kind).max(24).optional(),
    count: figure,
    isForEachRoom: z.boolean(),
    rooms: list(z.strictObject({ count: figure, m2: figure })),
    roomM2: figure,
    roomM3: figure,
    heat: list(keysOf(HEAT_LABELS)),
    hoursPerDay: figure,
    baseKwh: figure,
    billVnd: figure,
    kwhVnd: figure,
    distanceM: figure,
    kg: range,
    litres: range,
    inches: range,
    btu: range,
    hp: range,
    ramGb: range,
    storageGb: range,
    placeSettings: range,
    figures: z.partialRecord(z.enum(FIGURES.map(([key]) => key)), range),
    widthMm: figure,
    depthMm: figure,
    heightMm: figure,
    inGap: z.literal(true).optional(),
    place: z
      .strictObject({
        type: z.enum([
          'passage',
          'cut_out',
          'screen',
          'outdoor',
          'stacked',
          'beside',
          'reach',
          'wrist',
          'hand',
        ]),
        name: name.optional(),
        widthMm: figure.optional(),
        depthMm: figure.optional(),
        heightMm: figure.optional(),
      })
      .optional(),
    features: list(feature),
    featuresExcluded: list(feature),
    either: list(feature),
    parts: z
      .array(
        z.strictObject({
          kind,
          count: figure.optional(),
          features: list(feature),
          unstated: list(name),
          unstatedExcluded: list(name),
          priorities: list(keysOf(PRIORITY_LABELS)),
          brands: list(name),
          kg: range.optional(),
          litres: range.optional(),
          inches: range.optional(),
          hp: range.optional(),
          btu: range.optional(),
          placeSettings: range.optional(),
          ramGb: range.optional(),
          storageGb: range.optional(),
          figures: z.partialRecord(z.enum(FIGURES.map(([key]) => key)), range).optional(),
          roomM2: figure.optional(),
          order: z.union([keysOf(ORDER_LABELS), ownOrder]).optional(),
          budget: sum.optional(),
          isExtra: z.literal(true).optional(),
        }),
      )
      .max(6),
    unstated: list(name),
    unstatedExcluded: list(name),
    preferred: list(feature),
    uses: list(keysOf(USE_LABELS)),
    priorities: list(keysOf(PRIORITY_LABELS)),
    order: z.union([keysOf(ORDER_LABELS), ownOrder]),
    used: z.boolean(),
  })
  .partial()

const productId = z.number().int().min(1).max(2_147_483_647)

const topic = z.strictObject({
  need: rememberedNeed,
  /** Ids of the products shown last, in their order. */
  shown: z.array(productId).max(MAX_SHOWN),
  /** Which of them the last answer was about. */
  about: productId.optional(),
  /** Ids of those that earlier answers showed, the last of them first. */
  earlier: z.array(productId).max(MAX_SHOWN).optional(),
  /** Ids of those that answers only named beside them, the last of them first. */
  named: z.array(productId).max(MAX_SHOWN).optional(),
})

/**
 * What an answer hands to the next question: the needs spoken of, the last one at the end, the products shown for each, and
 * what was asked back. Nothing in it is evidence: products are read again from their rows.
 */
export const conversationSchema = z
  .strictObject({
    version: z.literal(1),
    topics: z.array(topic).max(MAX_TOPICS),
    /** Somebody spoke of despair, and of nothing else since. */
    distress: z.literal(true).optional(),
    /** A machine that is a danger was told of, and not that it is mended. */
    danger: z.literal(true).optional(),
    /** The fact that the last answer told, by its id. */
    told: z.string().min(1).max(120).optional(),
    /** What was asked back last: it is not asked again. */
    askedBack: z.string().max(300).nullable(),
  })
  .refine((conversation) => JSON.stringify(conversation).length <= MAX_CONVERSATION, {
    error: `Trạng thái hội thoại dài quá ${MAX_CONVERSATION} ký tự.`,
  })
export type Conversation = z.infer<typeof conversationSchema>

/** What was said of one thing, and which products were shown for it. */
export type Topic = {
  need: Need
  shown: readonly number[]
  about?: number | undefined
  earlier?: readonly number[] | undefined
  named?: readonly number[] | undefined
}

/** The topics of a conversation, the one spoken of last at the end. */
export const topicsOf = ({ topics }: Conversation): Topic[] =>
  topics.map(({ need, ...products }) => ({ need: recalled(need), ...products }))

/** A remembered sum: the words it was said in are forgotten. */
const withoutWords = (budget: z.infer<typeof sum>): Budget => ({ ...budget, words: '' })

/** A need as it was when it was remembered, but for what only its own turn asked. */
function recalled({ budget, ...slots }: z.infer<typeof rememberedNeed>): Need {
  const said = Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== undefined))
  return {
    ...emptyNeed(),
    intent: 'advise',
    ...said,
    kinds: (slots.kinds ?? []).filter(isKind),
    perhaps: (slots.perhaps ?? []).filter(isKind),
    unstated: (slots.unstated ?? []).filter(isWish),
    unstatedExcluded: (slots.unstatedExcluded ?? []).filter(isWish),
    ...(slots.parts && {
      parts: slots.parts
        .filter((part) => isKind(part.kind))
        .map(({ budget: own, ...part }) => ({ ...part, ...(own ? { budget: withoutWords(own) } : {}) })),
    }),
    ...(budget ? { budget: withoutWords(budget) } : {}),
  }
}

/** What is kept of a sum: not the words it was said in. */
function moneyOf(budget: Budget | undefined): { budget?: Omit<Budget, 'words'> } {
  if (!budget) return {}
  const { words: _, ...money } = budget
  return { budget: money }
}

/** What is kept of a need: what was said, without what is empty. */
function remembered(need: Need): z.infer<typeof rememberedNeed> {
  const kept = Object.keys(rememberedNeed.shape).flatMap((slot) => {
    const value = need[slot as keyof Need]
    const isSaid = Array.isArray(value)
      ? value.length > 0
      : typeof value === 'object'
        ? Object.keys(value).length > 0
        : value !== undefined && value !== false
    return isSaid ? [[slot, value] as const] : []
  })
  const { budget, parts, ...said } = Object.fromEntries(kept) as Partial<Need>
  // Kinds that were held against each other are to choose from: 'vậy mua cái nào'.
  const isChoice = need.kinds.length > 1 && (need.intent === 'explain' || need.intent === 'compare')
  // 'trực tiếp hay gián tiếp tốt hơn': asked about, and neither is wished yet.
  const asksOfSorts = need.intent === 'explain' || need.intent === 'compare'
  const slots = {
    ...said,
    ...(asksOfSorts && said.features ? { features: withoutAlternatives(said.features) } : {}),
    ...(isChoice ? { isOneOfKinds: true } : {}),
    ...(parts ? { parts: parts.map(({ budget: own, ...part }) => ({ ...part, ...moneyOf(own) })) } : {}),
  }
  return { ...slots, ...moneyOf(budget) }
}

/** Whether two needs say the same. */
export const saysTheSame = (one: Need, other: Need): boolean =>
  JSON.stringify(sorted(remembered(one))) === JSON.stringify(sorted(remembered(other)))

const compare = (one: string, other: string) => one.localeCompare(other)

/** A need with the entries of its lists in one order: what was said first does not matter. */
const sorted = (need: ReturnType<typeof remembered>) =>
  Object.entries(need)
    .map(
      ([slot, value]) =>
        [
          slot,
          Array.isArray(value) ? value.map((item) => JSON.stringify(item)).toSorted(compare) : value,
        ] as const,
    )
    .toSorted(([one], [other]) => compare(one, other))

/**
 * The conversation after an answer: its topic comes last, in place of what was remembered of the same kind of machine. The
 * oldest topics go where it grows too long; null where not even the last can be remembered.
 */
export function conversationOf(
  topics: readonly Topic[],
  askedBack: string | null,
  {
    distress = false,
    danger = false,
    told,
  }: { distress?: boolean; danger?: boolean; told?: string | undefined } = {},
): Conversation | null {
  const state = {
    version: 1,
    askedBack,
    ...(distress ? { distress: true } : {}),
    ...(danger ? { danger: true } : {}),
    ...(told ? { told } : {}),
  }
  const kept = topics.slice(-MAX_TOPICS).map(({ need, shown, about, earlier = [], named = [] }) => ({
    need: remembered(need),
    shown: shown.slice(0, MAX_SHOWN),
    ...(about === undefined ? {} : { about }),
    ...(earlier.length > 0 ? { earlier: earlier.slice(0, MAX_SHOWN) } : {}),
    ...(named.length > 0 ? { named: named.slice(0, MAX_SHOWN) } : {}),
  }))
  for (let from = 0; from < kept.length; from += 1) {
    const read = conversationSchema.safeParse({ ...state, topics: kept.slice(from) })
    if (read.success) return read.data
  }
  return distress || danger ? conversationSchema.parse({ ...state, topics: [] }) : null
}
