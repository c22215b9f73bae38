import type { Kind } from '#app/kinds/kind.ts'
import { isKind, kindRecord, perKinds, presentKinds } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'
import { FEATURE_WORDS } from '../understand/feature-words.ts'
import { kindWords } from '../understand/kind-words.ts'
import { isSyllable, nameWords } from './name-words.ts'

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

/** The share of the products with a word that have to be of one brand, or of one kind, for it to stand for that. */
const OF_ONE = 0.8
/** Products a word has to name to be a line by itself. */
const LEAST_PRODUCTS = 2
/** Lines so well known that their names stand for the machine. */
const NAMES_OF_KINDS = new Set('iphone ipad imac macbook airpods galaxy apple'.split(' '))

/** Technologies that are named with a version, as a product is with its number. */
const TECHNOLOGIES =
  'smart android google tizen webos ios ipados macos windows win core ryzen intel amd ram ssd gaming budget snapdragon dimensity helio exynos gen hdr dolby hdmi usb wifi bluetooth xbox geforce radeon apple dci srgb adobe gas laser inkjet inv inver pencil around about under over max min need from with than below only just between budget price for mac motor male female age aged are they is'

/** Words that say what a product is or has, as the kinds, the features and technologies are called. */
export const describingWords: () => ReadonlySet<string> = perKinds(
  () =>
    new Set(
      [...kindWords(), ...FEATURE_WORDS]
        .flatMap(({ phrases }) => phrases)
        .flatMap((phrase) => fold(phrase.replace(/^[!~]+/, '')).split(/\s+/))
        .concat(TECHNOLOGIES.split(' '))
        .filter((word) => !NAMES_OF_KINDS.has(word)),
    ),
)

/** 'Xiaomi Vacuum X20': what a machine is called in English is no line of its maker. */
const ENGLISH_OF_KINDS: () => ReadonlySet<string> = perKinds(
  () => new Set(presentKinds().flatMap((kind) => kindRecord(kind).words.english ?? [])),
)

type Title = { product: NamedProduct; words: readonly string[] }

/** Brands that are everyday words: only the whole name of a model says them. */
const NO_BRAND_ALONE: ReadonlySet<string> = new Set(['nothing', 'google'])

/** What the names of a catalogue's products say: which words name lines, and which products hold them. Linear in the titles. */
export function indexNames(products: readonly NamedProduct[]): NameIndex {
  const titles: Title[] = products.map((product) => ({
    product,
    words: [...new Set(nameWords(product.title).map(({ text }) => text))],
  }))
  const byWord = new Map<string, Title[]>()
  for (const title of titles) {
    for (const word of title.words) {
      const known = byWord.get(word)
      if (known) known.push(title)
      else byWord.set(word, [title])
    }
  }
  const brandNames = new Set(
    products.flatMap(({ brand }) => (brand && !NO_BRAND_ALONE.has(fold(brand)) ? [fold(brand)] : [])),
  )
  const lines = new Map<string, Line>()
  // Models that are only known are called by everyday words, too ('Charge', 'Live', 'Gram'): they make no lines.
  for (const word of new Set(products.flatMap((product) => (product.isModel ? [] : lineWordOf(product))))) {
    const named = byWord.get(word) ?? []
    const rows = named.filter(({ product }) => !product.isModel)
    const line = rows.length < LEAST_PRODUCTS ? null : lineOf(named)
    if (line) lines.set(word, line)
  }
  const brands = new Map<string, Line>()
  for (const name of brandNames) {
    const own = titles.filter(({ product }) => product.brand !== null && fold(product.brand) === name)
    const line = lineOf(own)
    if (line) brands.set(name, line)
  }
  const models = Map.groupBy(
    products.filter(({ isModel }) => isModel),
    ({ title }) =>
      nameWords(title)
        .map(({ text }) => text)
        .join(' '),
  )
  return {
    lines,
    brands,
    models,
    holding: (words) => holdingAll(byWord, words),
    prices: usualPrices(products),
  }
}

/** Prices that a kind has to have for some to be usual, and the share at either end that is not. */
const ENOUGH_PRICES = 5
const UNUSUAL = 0.05

function usualPrices(products: readonly NamedProduct[]): Map<string, UsualPrices> {
  const usual = new Map<string, UsualPrices>()
  for (const [kind, own] of Map.groupBy(products, (product) => product.kind)) {
    const prices = own.flatMap(({ price }) => price ?? []).toSorted((one, other) => one - other)
    const [from, to] = [UNUSUAL, 1 - UNUSUAL].map((share) => prices[Math.floor(prices.length * share)])
    if (prices.length >= ENOUGH_PRICES && from && to) usual.set(kind, { from, to })
  }
  return usual
}

/** The word of a title that may name a line: right behind its brand, or the first that is no Vietnamese where it says no brand. */
function lineWordOf({ title, brand }: NamedProduct): string[] {
  const words = fold(title).split(/\s+/)
  const brandWords = brand ? fold(brand).split(/\s+/) : []
  const last = brandWords.at(-1)
  const at = last === undefined ? -1 : words.lastIndexOf(last)
  const word = at < 0 ? words.find((one) => !isSyllable(one) && !describingWords().has(one)) : words[at + 1]
  const isName =
    word !== undefined && /^[a-z]{3,}$/.test(word) && !isSyllable(word) && !ENGLISH_OF_KINDS().has(word)
  return isName && !brandWords.includes(word) ? [word] : []
}

/** What titles have in common; null where they are of several brands. */
function lineOf(titles: readonly Title[]): Line | null {
  const brand = mostOf(titles.map(({ product }) => product.brand))
  if (brand.value === null || brand.count < titles.length * OF_ONE) return null
  const kind = mostOf(titles.map(({ product }) => product.kind))
  const isOneKind = kind.count >= titles.length * OF_ONE && kind.value !== null && isKind(kind.value)
  return {
    brand: brand.value,
    kind: isOneKind ? (kind.value as Kind) : null,
    companions: new Set(titles.flatMap(({ words }) => words)),
  }
}

function mostOf(values: readonly (string | null)[]): { value: string | null; count: number } {
  const counts = new Map<string | null, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  let most: { value: string | null; count: number } = { value: null, count: 0 }
  for (const [value, count] of counts) if (count > most.count) most = { value, count }
  return most
}

function holdingAll(
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
  return [...byWord].flatMap(([known, titles]) => (known.startsWith(word) ? titles : []))
}

/** 'xm5' of 'WF-1000XM5': letters and a figure that a code ends with. */
const END_OF_CODE = /^[a-z]{1,4}\d{1,3}$/

function endingWith(byWord: ReadonlyMap<string, readonly Title[]>, word: string): readonly Title[] {
  if (!END_OF_CODE.test(word)) return []
  const end = new RegExp(`\\d${word}$`)
  return [...byWord].flatMap(([known, titles]) => (end.test(known) ? titles : []))
}

/**
 * The kind that most products of a name are of: of all its words, else of models called alike ('galaxy a99' as 'galaxy
 * a54'), else of fewer of its words; null where not even a word of its line is known.
 */
export function kindOfName(index: NameIndex, words: readonly string[]): Kind | null {
  for (let length = words.length; length > 0; length -= 1) {
    const own = words.slice(0, length)
    const alike = alikeTo(index, own)
    const { value, count } = mostOf(alike.map(({ kind }) => kind))
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

/** An index without products. */
export const NO_NAMES: NameIndex = indexNames([])
