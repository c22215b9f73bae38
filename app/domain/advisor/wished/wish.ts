import records from 'virtual:wishes'
import type { Kind } from '#app/kinds/kind.ts'
import type { SuitRecord, WishRecords } from '#content/shapes.ts'
import type { Lexicon } from '../understand/lexicon.ts'
import { buildLexicon } from '../understand/lexicon.ts'

/** What serves a wish, with what is said of it behind 'mình ưu tiên'. */
export type Suit = Omit<SuitRecord, 'stated'> & { stated: RegExp | null }

/** What people wish for beyond money, brand and size, as content/wishes has it. */
export type Wish = {
  /** Its name in a sentence behind 'có'; wishes of two kinds may share one. */
  label: string
  /** How products speak of it, over folded words; null where nothing recorded ever does. */
  stated: RegExp | null
  where: NonNullable<WishRecords[string]['where']>
  /** What serves it beside what meets it. */
  suits: readonly Suit[]
  /** Brands whose machines never meet it. */
  neverBy: readonly string[]
  /** What a good seller says where no machine is known to meet it, a sentence behind 'Về …:'. */
  tip: string | null
  /** The id of the fact that helps whoever has this wish. */
  fact: string | null
  /** Whether all hangs on what that fact says where no machine is known to meet it: water that needs a filter first. */
  decides: boolean
  /** Whether a machine without it is none for whoever asks for it: a far cheaper one that has it is sooner meant. */
  essential: boolean
  /** What is said to who takes it back where it keeps people safe: it stays. */
  kept: string | null
  /** The kind that serves whoever cannot do without it where no machine of this kind has it, with what is said first. */
  otherwise: { kind: Kind; said: string } | null
}

/** Whether products can state what is wished, in a figure or in words. */
export const isRecorded = ({ stated, where }: Wish): boolean =>
  stated !== null || Object.keys(where).length > 0

const EVERY_KIND = 'every_kind'

const parts = (text: string) =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** What speaks of a thing in folded words, unless those that follow take it back; null where none are given. */
function spoken(text: string, unless = ''): RegExp | null {
  const words = parts(text)
  const back = parts(unless)
  const kept = back.length > 0 ? `(?! (?:${back.join('|')})(?: |$))` : ''
  return words.length > 0 ? new RegExp(`(?:^| )(?:${words.join('|')})${kept}(?= |$)`) : null
}

function read(
  label: string,
  {
    stated = '',
    unless,
    where = {},
    suits = [],
    neverBy = [],
    tip,
    fact,
    decides = false,
    essential = false,
    kept,
    otherwise,
  }: WishRecords[string],
): Wish {
  return {
    label,
    stated: spoken(stated, unless),
    where,
    suits: suits.map((suit) => ({ ...suit, stated: spoken(suit.stated ?? '') })),
    neverBy,
    tip: tip ?? null,
    fact: fact ?? null,
    decides,
    essential,
    kept: kept ?? null,
    otherwise: otherwise ?? null,
  }
}

type Known = {
  byLabel: ReadonlyMap<string, Wish>
  /** How the wishes are named. */
  lexicon: Lexicon<Wish>
  /** How they are named or told of; prepared with the first question that needs it. */
  told: () => Lexicon<Wish>
}

function know(...sources: WishRecords[]): Known {
  const byLabel = new Map<string, Wish>()
  const entries = sources.flatMap((source) =>
    Object.entries(source).flatMap(([label, record]) => {
      // What a kind says of a wish comes before what is said for every kind.
      if (byLabel.has(label)) return []
      const wish = read(label, record)
      byLabel.set(label, wish)
      return [{ value: wish, phrases: parts(record.asked), hints: parts(record.hinted ?? '') }]
    }),
  )
  let told: Lexicon<Wish> | undefined
  return {
    byLabel,
    lexicon: buildLexicon(entries),
    told: () =>
      (told ??= buildLexicon(
        entries.map(({ value, phrases, hints }) => ({ value, phrases: [...phrases, ...hints] })),
      )),
  }
}

const ofEveryKind = know(records[EVERY_KIND] ?? {})
const ofKind = new Map(
  Object.entries(records)
    .filter(([kind]) => kind !== EVERY_KIND)
    .map(([kind, own]) => [kind, know(own, records[EVERY_KIND] ?? {})]),
)

const known = (kind: string | undefined): Known =>
  (kind === undefined ? undefined : ofKind.get(kind)) ?? ofEveryKind

const labels: ReadonlySet<string> = new Set(Object.values(records).flatMap((wishes) => Object.keys(wishes)))

/** Whether there is a wish of that name: one that is remembered from before may be gone. */
export const isWish = (label: string): boolean => labels.has(label)

/** How wishes for a machine of this kind are named; those of every kind where it has none of its own. */
export const wishLexicon = (kind: string | undefined): Lexicon<Wish> => known(kind).lexicon

/** How wishes for a machine of this kind are named or told of without their names. */
export const toldLexicon = (kind: string | undefined): Lexicon<Wish> => known(kind).told()

/** The wish of that name for a machine of this kind. */
export const wishOf = (label: string, kind: string | undefined): Wish | undefined =>
  known(kind).byLabel.get(label)

/** Whether a wish is one of this kind alone, rather than one that any machine may be wished to meet. */
export const isWishOfKind = (label: string, kind: string): boolean =>
  Object.hasOwn(records[kind] ?? {}, label)
