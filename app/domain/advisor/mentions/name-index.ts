import type { Kind } from '#app/kinds/kind.ts'
import { isKind } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'

/** A product as far as its name goes. */
export type NamedProduct = {
  id: number
  title: string
  brand: string | null
  kind: string
  /** In VND; null or left out where none is known. */
  price?: number | null
  /** Its title is all that one model is called, with a figure or without: 'AirPods Max'. */
  isModel?: true
}

/** What machines of one kind usually cost, in VND: without the cheapest and the dearest twentieth. */
export type UsualPrices = { from: number; to: number }

/** A word that names products of one brand: 'iphone', 'galaxy', 'vivobook'. */
export type Line = { brand: string | null; kind: Kind | null; companions: ReadonlySet<string> }

/** What the products of a catalogue are called, by the words of their names, and what they cost. */
export type NameIndex = {
  lines: ReadonlyMap<string, Line>
  /** Of each brand, folded, the words its names are made of. */
  brands: ReadonlyMap<string, Line>
  /** Products whose names hold all of the words, in the catalogue's order. */
  holding: (words: readonly string[]) => readonly NamedProduct[]
  /** Well-known models by all of their words, with one space between; those of several kinds by each. */
  models: ReadonlyMap<string, readonly NamedProduct[]>
  /** By kind; kinds with a handful of prices have none that is usual. */
  prices: ReadonlyMap<string, UsualPrices>
}

/** What a product is called; `product` is replaced where nothing but its price changes. */
export type Title = { product: NamedProduct; words: readonly string[] }

/** The share of the products with a word that have to be of one brand, or of one kind, for it to stand for that. */
export const OF_ONE = 0.8

/** What there is most of, and how many. */
export function mostOf<T>(counts: ReadonlyMap<T, number>): { value: T | null; count: number } {
  let most: { value: T | null; count: number } = { value: null, count: 0 }
  for (const [value, count] of counts) if (count > most.count) most = { value, count }
  return most
}

/** The titles that hold all of the words, each word as the beginning of a code or its end where no title has it whole. */
export function holdingAll(
  byWord: ReadonlyMap<string, readonly Title[]>,
  words: readonly string[],
): readonly NamedProduct[] {
  const lists = words.map((word) => {
    const own = byWord.get(word)
    if (own) return own
    const begun = beginningWith(byWord, word)
    return begun.length > 0 ? begun : endingWith(byWord, word)
  })
  const [rarest = [], ...others] = lists.toSorted((one, other) => one.length - other.length)
  const sets = others.map((list) => new Set(list))
  return rarest.filter((title) => sets.every((set) => set.has(title))).map(({ product }) => product)
}

/** Letters of the beginning of a code that is enough to know it by: 'rt38' of 'RT38CG6584B1'. */
const ENOUGH_OF_CODE = 4

function beginningWith(byWord: ReadonlyMap<string, readonly Title[]>, word: string): readonly Title[] {
  if (word.length < ENOUGH_OF_CODE || !/\d/.test(word)) return []
  return ofWords(byWord, (known) => known.startsWith(word))
}

/** 'xm5' of 'WF-1000XM5': letters and a figure that a code ends with. */
const END_OF_CODE = /^[a-z]{1,4}\d{1,3}$/

function endingWith(byWord: ReadonlyMap<string, readonly Title[]>, word: string): readonly Title[] {
  if (!END_OF_CODE.test(word)) return []
  const end = new RegExp(`\\d${word}$`)
  return ofWords(byWord, (known) => end.test(known))
}

function ofWords(
  byWord: ReadonlyMap<string, readonly Title[]>,
  isMeant: (word: string) => boolean,
): readonly Title[] {
  const found: Title[] = []
  for (const [word, titles] of byWord) if (isMeant(word)) found.push(...titles)
  return found
}

/**
 * The kind that most products of a name are of: of all its words, else of models called alike ('galaxy a99' as 'galaxy
 * a54'), else of fewer of its words; null where not even a word of its line is known.
 */
export function kindOfName(index: NameIndex, words: readonly string[]): Kind | null {
  for (let length = words.length; length > 0; length -= 1) {
    const own = words.slice(0, length)
    const alike = alikeTo(index, own)
    const counts = new Map<string, number>()
    for (const { kind } of alike) counts.set(kind, (counts.get(kind) ?? 0) + 1)
    const { value, count } = mostOf(counts)
    const isOfLine = own.some((word) => !index.brands.has(word)) && count >= alike.length * OF_ONE
    if (isOfLine && value !== null && isKind(value)) return value
  }
  return null
}

/** Products of the name, where there are none those whose last word begins with the same letters before its figure. */
function alikeTo(index: NameIndex, words: readonly string[]): readonly NamedProduct[] {
  const exact = index.holding(words)
  const letters = /^([a-z]{1,2})\d*$/.exec(words.at(-1) ?? '')?.[1]
  if (exact.length > 0 || words.length < 2 || !letters) return exact
  const before = words.slice(0, -1).filter((word) => !index.brands.has(word))
  const pattern = new RegExp(`(?:^| )${[...before, letters].join(' ')}\\d`)
  return index.holding(words.slice(0, -1)).filter(({ title }) => pattern.test(fold(title)))
}
