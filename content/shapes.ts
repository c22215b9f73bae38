import { z } from 'zod'
import { KINDS } from '#app/kinds/ids.ts'

// What the files of this folder may hold: a file of another shape fails the build with the place and the reason.

const text = z.string().trim().min(1)
const id = z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'lower-case letters, figures and hyphens')
const day = z.iso.date()
/** The key of an attribute of products, as `app/domain/catalogue/attributes.ts` names them. */
const attribute = z.string().regex(/^[a-z][a-z\d_]*$/)
const table = z.array(z.array(z.string()).min(2)).min(2)

/** What sort of text a source is; a shopper weighs a law and a newspaper differently. */
const sourceKind = z.enum(['law', 'standard', 'agency', 'maker', 'press', 'reference', 'own'])

/** Where a claim was read: what it is called, who published it, when and where if that is known. */
const factSource = z.strictObject({
  kind: sourceKind,
  publisher: text,
  title: text,
  year: z.number().int().min(1900).max(2100).nullable().default(null),
  url: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null),
})

/**
 * Something a shopper may ask that no product row answers.
 * `asks` are ways of asking: terms joined by ' + ' must all be said, in any order; ' | ' parts words for one term.
 */
const fact = z.strictObject({
  /** The anchor on the page of facts. */
  id,
  question: text,
  /** Words that surely ask for it: parts joined by ' + ', each a choice of terms joined by ' | '. */
  asks: z.array(text).default([]),
  /** How people ask it, each in other words: what is asked alike finds it. */
  examples: z.array(text).min(5),
  kinds: z.array(z.enum(KINDS)),
  /** The answer in one sentence. */
  verdict: text,
  /** Sentences that stand by themselves, each with the key of the source it rests on. */
  claims: z.array(z.strictObject({ text, source: id })).min(1),
  /** Things side by side: the first cell of a row names what is compared. */
  table: z
    .strictObject({ columns: z.array(z.string()).min(2), rows: z.array(z.array(text).min(2)).min(1) })
    .optional(),
  /** It says what to look at first where no other fact names the trouble of a machine of its kinds. */
  isFirstHelp: z.literal(true).optional(),
  /** Somebody's life may hang on it: told wherever the words of `asks` are said, whatever is asked. */
  isVital: z.literal(true).optional(),
  /** What would change the answer. */
  changes: text,
  /** Questions to go on with; the first leads to products. */
  related: z.array(text).min(1),
})

/** facts/sources.yaml: every source by its key. */
export const sourcesFile = z.record(id, factSource)

/** facts/order.yaml: subjects by the names of their files. */
export const orderFile = z.array(id).min(1)

/** facts/<subject>.yaml: facts of one subject; `asOf` is the day they were written or last checked. */
export const subjectFile = z.strictObject({ title: text, asOf: day, facts: z.array(fact).min(1) })

/**
 * models/<subject>.yaml: well-known models that people ask about by name, whether or not the catalogue has a row of them, with
 * what their makers publish of them. `sources` names for each brand where that stands.
 */
export const modelsFile = z.strictObject({
  title: text,
  asOf: day,
  sources: z.record(text, z.strictObject({ title: text, url: z.url({ protocol: /^https$/ }).optional() })),
  models: z
    .array(
      z.strictObject({
        name: text,
        brand: text,
        kind: z.enum(KINDS),
        /** Other ways it is written that its name does not hold word by word. */
        also: z.array(text).default([]),
        year: z.number().int().min(2000).max(2100).optional(),
        attributes: z.record(attribute, z.union([z.string(), z.number(), z.boolean()])).default({}),
        /** Lines as specification tables have them: name, value. */
        table: z.array(z.tuple([text, text])).default([]),
        /** What it is better at than its rivals, and less good at, in the words people use. */
        good: z.array(text).min(1),
        weak: z.array(text).default([]),
      }),
    )
    .min(1),
})

/** knowledge/other-machines.yaml: names of machines that are no kind of ours, and of parts of those that are, some a line between ' | '. */
export const otherMachinesFile = z.strictObject({
  machines: z.array(text).min(1),
  parts: z.array(text).min(1),
})

/** knowledge/groups.yaml: how the page of facts groups its questions. */
export const groupsFile = z
  .array(
    z.strictObject({
      id,
      title: text,
      kinds: z.array(z.enum(KINDS)),
      subjects: z.array(id),
      keeps: z.boolean().default(false),
    }),
  )
  .min(1)

/**
 * legal/<document>.yaml, a page of terms or promises: a part is a paragraph, a list, or a table with its head first.
 * `[text](/path)` in a text is a link within the site; `{lien-he}` in it becomes the site's address for mail where it has
 * one, and the contact page where not.
 */
export const legalFile = z.strictObject({
  path: z.string().startsWith('/'),
  title: text,
  description: text,
  /** In one breath, for those who read no further. */
  summary: text,
  /** Since when it holds, and when it last changed. */
  effectiveOn: day,
  updatedOn: day,
  sections: z
    .array(
      z.strictObject({
        id,
        title: text,
        parts: z.array(
          z.union([text, z.strictObject({ list: z.array(text).min(1) }), z.strictObject({ table })]),
        ),
      }),
    )
    .min(1),
})

const texts = z.array(text)
/** An end of an attribute: the most or the least of it. */
const end = z.union([z.strictObject({ highest: attribute }), z.strictObject({ lowest: attribute })])

/**
 * Hours a day a machine runs at the power it states, and how that is said. `switchesOff`: a thermostat ends the heating long
 * before somebody switches the machine off, so that hours switched on are no hours at that power.
 */
const dailyUse = z.strictObject({
  hours: z.number().positive(),
  words: text,
  switchesOff: z.boolean().optional(),
})

/** A figure beside those that every kind may have: how it is called, typed and written. */
const ownAttribute = z.strictObject({
  key: attribute,
  label: text,
  type: z.enum(['number', 'yes-no', 'choice', 'text']),
  unit: text.optional(),
  /** The values of a choice with what they are called. */
  words: z.record(text, text).optional(),
  /** It is asked for no more; what products hold of it stays, and comes back with it. */
  isRemoved: z.boolean().optional(),
})

/** kinds/<kind>.yaml, and what editors say of one: everything that is said of one kind of machine, in one place. */
export const kindFile = z.strictObject({
  /** As a title: 'Tủ lạnh'. */
  name: text,
  /** Under which group a brand's page lists it. */
  group: z.enum(['dien-tu', 'dien-lanh', 'gia-dung', 'suc-khoe-sac-dep', 'vien-thong']),
  words: z.strictObject({
    /** The name whose group of synonyms (app/vietnamese/synonyms.ts) all mean this kind. */
    synonyms: text,
    /** What people also type. '!' an everyday word without its marks; '!!' every word must carry them; '~' where nothing stronger is said. */
    others: texts.default([]),
    /** Its names in English catalogues: a heading of such words alone is English. */
    english: texts.optional(),
    /** What it does that is done by hand without it: several of these that are complained of together want a machine each. */
    chores: texts.optional(),
  }),
  /** The kinds that serve most of what it is bought for, where the catalogue has none of it. */
  instead: z.array(z.enum(KINDS)).optional(),
  /** Bought for another device ('beside' it), or named by the one it fits ('fitted'): asking for it asks for no such device. */
  accessory: z.enum(['beside', 'fitted']).optional(),
  /** What stands on a card, the most telling first. */
  cardFacts: z.array(attribute).optional(),
  /** The attribute that says how big a machine is. */
  size: attribute.optional(),
  /** Figures below which one serves hardly any use that people name. */
  leastUseful: z.record(attribute, z.number()).optional(),
  /** The attribute that litres in a question mean, where it is not the capacity. */
  litres: attribute.optional(),
  /** Units in which people say its size, so that a bare number is no price. */
  measuredIn: z.array(z.enum(['litres', 'metres'])).optional(),
  /** Figures that people name with a unit (understand/figure-units.ts). */
  figures: z.array(attribute).optional(),
  /** What 'the biggest', 'the strongest' and so on are measured by, before what holds for every kind. */
  extremes: z.record(text, z.array(end).min(1)).optional(),
  /** Its usual use, only where stated watts times hours is what the meter counts; or by the values of an attribute. */
  dailyUse: z.union([dailyUse, z.strictObject({ by: attribute, uses: z.record(text, dailyUse) })]).optional(),
  /** Figures that tell one apart, as a phrase; '#' is the figure. */
  reasons: z.record(attribute, z.string().includes('#')).optional(),
  /** It uses water beside current: who saves means both. */
  usesWater: z.literal(true).optional(),
  /** It stands in a kitchen: not offered to who wants nothing for theirs. */
  isOfKitchen: z.literal(true).optional(),
  /** Figures that mean something else here, or are no choice. */
  neverCompared: z.array(attribute).optional(),
  /** What an attribute is called here where it is not what others call it. */
  labels: z.record(attribute, text).optional(),
  /** Figures of its own, in the order shown. */
  attributes: z.array(ownAttribute).optional(),
  /** Which way a figure is better for anybody, beside what holds for every kind. */
  better: z.record(attribute, z.enum(['more', 'less'])).optional(),
  /** How a difference is called and said here where it is not as others do. */
  compared: z.record(attribute, z.strictObject({ label: text, more: text, less: text })).optional(),
  /** Room that a machine needs around it, in mm: the least any source names, and what the most careful one does. */
  clearance: z
    .strictObject({
      least: z.strictObject({ sides: z.number().int().positive(), back: z.number().int().positive() }),
      roomy: z.strictObject({ sides: z.number().int().positive(), back: z.number().int().positive() }),
      /** The fact that says so, as /kien-thuc has it. */
      fact: text,
    })
    .optional(),
  /**
   * How it is drawn to scale: units of the drawing to a millimetre, what stands beside it, whether it hangs over that, and
   * whether it is put somewhere where it must fit.
   */
  drawn: z
    .strictObject({
      perMm: z.number().positive(),
      beside: z.enum(['person', 'cabinet', 'paper', 'card']),
      hangs: z.boolean().optional(),
      isPlaced: z.boolean().optional(),
    })
    .optional(),
  /** What it is bought against or for, in words without marks: who tells of that asks for the machine itself. */
  serves: texts.optional(),
  /** Questions to go on with: after an answer (`next`), and about one product of the kind (`about`). */
  questions: z.strictObject({ next: texts.optional(), about: texts.optional() }).optional(),
})
export type KindRecord = z.output<typeof kindFile>
export type DailyUse = z.output<typeof dailyUse>
export type OwnAttribute = z.output<typeof ownAttribute>

const folded = z.string().regex(/^[a-z\d |]*$/, 'folded words between bars')

/** Typed attributes that decide whether a product meets a wish: a value, or bounds that include their ends. */
const decides = z.union([
  z.string(),
  z.boolean(),
  z.number(),
  z.strictObject({ least: z.number().optional(), most: z.number().optional() }),
  z.strictObject({ not: z.union([z.string(), z.boolean()]) }),
])

/**
 * What serves a wish beside what meets it: machines with these attributes, whose name or table speaks so, or the more or the less they
 * have of a figure. `said` stands behind 'mình ưu tiên': what is preferred, and why.
 */
const suit = z
  .strictObject({
    where: z.record(attribute, decides).optional(),
    stated: folded.optional(),
    more: attribute.optional(),
    less: attribute.optional(),
    said: z.string().regex(/^[^]{15,110}[^.]$/u, 'a phrase of 16 to 111 letters without a full stop'),
  })
  .refine(({ where, stated, more, less }) => [where, stated, more, less].filter(Boolean).length === 1, {
    error: 'one of where, stated, more and less',
  })
export type SuitRecord = z.output<typeof suit>

/**
 * wishes/<kind>.yaml and wishes/every-kind.yaml: what people wish for beyond money, brand and size, under its name in a
 * sentence behind 'có'. `asked`: how they say it, in the notation of words of a kind; `stated`: how names, descriptions and
 * lines of specification tables speak of it, folded, in whole words. Parts stand between ' | '.
 */
export const wishesFile = z.record(
  text,
  z.strictObject({
    asked: text,
    /** How they tell of it without naming it, in the same notation: 'trời mưa sợ ướt' of what keeps water out. It asks for nothing by name. */
    hinted: text.optional(),
    /** Left out where nothing that is recorded ever says it: then it is said to be unknown. */
    stated: folded.optional(),
    /** What takes it back where it follows: 'phủ sơn' of 'thép không gỉ phủ sơn'. In the notation of `stated`. */
    unless: folded.optional(),
    where: z.record(attribute, decides).optional(),
    /** What a good seller reaches for where nothing says what meets it, the weightiest first. */
    suits: z.array(suit).min(1).max(2).optional(),
    /** Brands whose machines never meet it, whatever else is recorded; the fact says why. */
    neverBy: texts.optional(),
    /** What a good seller says where no machine is known to meet it, a sentence behind 'Về …:'. */
    tip: z
      .string()
      .regex(/^[\p{L}\d][^]{20,200}\.$/u, 'a sentence of 20 to 200 letters')
      .optional(),
    /** The fact that helps whoever has this wish. */
    fact: id.optional(),
    /** All hangs on that fact where no machine is known to meet the wish: it is said before them. */
    decides: z.boolean().optional(),
    essential: z.boolean().optional(),
    kept: text.optional(),
    /** What serves whoever cannot do without it, where no machine of the kind has it: said before machines of that kind. */
    otherwise: z.strictObject({ kind: z.enum(KINDS), said: text }).optional(),
  }),
)
export type WishRecords = z.output<typeof wishesFile>

/** The shape of each file, by its path within this folder; the first that fits holds. */
export const SHAPES: readonly (readonly [path: RegExp, shape: z.ZodType])[] = [
  [/^facts\/order\.yaml$/, orderFile],
  [/^facts\/sources\.yaml$/, sourcesFile],
  [/^facts\/[a-z-]+\.yaml$/, subjectFile],
  [/^knowledge\/groups\.yaml$/, groupsFile],
  [/^knowledge\/other-machines\.yaml$/, otherMachinesFile],
  [/^models\/[a-z-]+\.yaml$/, modelsFile],
  [/^legal\/[a-z-]+\.yaml$/, legalFile],
  [/^kinds\/[a-z-]+\.yaml$/, kindFile],
  [/^wishes\/[a-z-]+\.yaml$/, wishesFile],
]
