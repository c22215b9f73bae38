import { isKind } from '#app/kinds/kind.ts'
import type { Kind } from '#app/kinds/kind.ts'
import { fold } from '#app/vietnamese/fold.ts'
import { lineWordOf, NO_BRAND_ALONE } from './line-words.ts'
import { holdingAll, mostOf, OF_ONE } from './name-index.ts'
import type { Line, NamedProduct, NameIndex, Title, UsualPrices } from './name-index.ts'
import { nameWords } from './name-words.ts'

/** The names of a catalogue that are brought up to date product by product. */
export type GrowingNames = {
  /** What the names say now. Whoever holds it sees what comes after, too. */
  index: NameIndex
  /** Takes products in, each in the place of the one that had its id before. Linear in them, not in the catalogue. */
  put: (rows: readonly NamedProduct[]) => void
  drop: (ids: readonly number[]) => void
  /** Says anew what lines, brands and kinds are of, after the last that was taken in or dropped. */
  settle: () => void
}

/** Products a word has to name to be a line by itself. */
const LEAST_PRODUCTS = 2

/** What the names of a catalogue's products say: which words name lines, and which products hold them. */
export function indexNames(products: readonly NamedProduct[]): NameIndex {
  const names = growingNames(products.filter(({ isModel }) => isModel))
  names.put(products.filter(({ isModel }) => !isModel))
  names.settle()
  return names.index
}

/** Names without products yet. @param models well-known ones, which stand behind all products */
export function growingNames(models: readonly NamedProduct[]): GrowingNames {
  const titles = new Map<number, Title>()
  const byWord = new Map<string, Title[]>()
  /** Words that name a line of some product, with what products with the word have in common. */
  const ofLine = new Map<string, Group & { namedBy: number }>()
  const ofBrand = new Map<string, Group>()
  const ofKind = new Map<string, Set<Title>>()
  const lines = new Map<string, Line>()
  const brands = new Map<string, Line>()
  const prices = new Map<string, UsualPrices>()
  const touched = { lines: new Set<string>(), brands: new Set<string>(), kinds: new Set<string>() }
  let hasModels = false

  const add = (title: Title) => {
    const { product, words } = title
    for (const word of words) {
      const known = byWord.get(word)
      if (known) insert(known, title)
      else byWord.set(word, [title])
      joinLine(word, title, 1)
    }
    // Models that are only known are called by everyday words, too ('Charge', 'Live', 'Gram'): they make no lines.
    const own = product.isModel ? null : lineWordOf(product)
    if (own !== null) nameLine(own)
    joinBrand(title, 1)
    ofKind.set(product.kind, (ofKind.get(product.kind) ?? new Set()).add(title))
    touched.kinds.add(product.kind)
  }

  const remove = (title: Title) => {
    const { product, words } = title
    for (const word of words) {
      const left = (byWord.get(word) ?? []).filter((one) => one !== title)
      if (left.length > 0) byWord.set(word, left)
      else byWord.delete(word)
      joinLine(word, title, -1)
    }
    const own = lineWordOf(product)
    const group = own === null ? undefined : ofLine.get(own)
    if (own !== null && group && (group.namedBy -= 1) === 0) ofLine.delete(own)
    joinBrand(title, -1)
    ofKind.get(product.kind)?.delete(title)
    touched.kinds.add(product.kind)
  }

  const joinLine = (word: string, title: Title, by: 1 | -1) => {
    const group = ofLine.get(word)
    if (!group) return
    count(group, title, by)
    touched.lines.add(word)
  }

  const nameLine = (word: string) => {
    const known = ofLine.get(word)
    if (known) {
      known.namedBy += 1
      return
    }
    const group = { ...emptyGroup(), namedBy: 1 }
    for (const title of byWord.get(word) ?? []) count(group, title, 1)
    ofLine.set(word, group)
    touched.lines.add(word)
  }

  const joinBrand = (title: Title, by: 1 | -1) => {
    const name = title.product.brand === null ? '' : fold(title.product.brand)
    if (name === '' || NO_BRAND_ALONE.has(name)) return
    const group = ofBrand.get(name) ?? emptyGroup()
    ofBrand.set(name, group)
    count(group, title, by)
    if (by === 1) group.titles.add(title)
    else group.titles.delete(title)
    touched.brands.add(name)
  }

  return {
    index: {
      lines,
      brands,
      prices,
      models: Map.groupBy(models, ({ title }) =>
        nameWords(title)
          .map(({ text }) => text)
          .join(' '),
      ),
      holding: (words) => holdingAll(byWord, words),
    },
    put(rows) {
      for (const row of rows) {
        const before = titles.get(row.id)
        if (before && isCalledLike(before.product, row)) {
          if (before.product.price !== row.price) touched.kinds.add(row.kind)
          before.product = row
          continue
        }
        if (before) remove(before)
        const title = titleOf(row)
        titles.set(row.id, title)
        add(title)
      }
    },
    drop(ids) {
      for (const id of ids) {
        const title = titles.get(id)
        if (title) remove(title)
        titles.delete(id)
      }
    },
    settle() {
      if (!hasModels) for (const model of models) add(titleOf(model))
      hasModels = true
      for (const word of touched.lines) {
        const group = ofLine.get(word)
        const isLine = group && group.all - group.models >= LEAST_PRODUCTS
        place(lines, word, isLine ? lineOf(group, byWord.get(word) ?? []) : null)
      }
      for (const name of touched.brands) {
        const group = ofBrand.get(name)
        place(brands, name, group ? lineOf(group, group.titles) : null)
      }
      for (const kind of touched.kinds) place(prices, kind, usualPrices(ofKind.get(kind) ?? new Set()))
      for (const each of Object.values(touched)) each.clear()
    },
  }
}

const titleOf = (product: NamedProduct): Title => ({
  product,
  words: [...new Set(nameWords(product.title).map(({ text }) => text))],
})

const isCalledLike = (one: NamedProduct, other: NamedProduct): boolean =>
  one.title === other.title && one.brand === other.brand && one.kind === other.kind

/** Puts a title where the catalogue's order has it: by its id, models last. */
function insert(titles: Title[], title: Title): void {
  const isBehind = ({ product }: Title) =>
    product.isModel ? !title.product.isModel : !title.product.isModel && product.id > title.product.id
  const last = titles.at(-1)
  if (last && isBehind(last)) titles.splice(titles.findIndex(isBehind), 0, title)
  else titles.push(title)
}

/** Some titles by what they are of. */
type Group = {
  all: number
  models: number
  brands: Map<string | null, number>
  kinds: Map<string, number>
  /** Those of a brand; the titles of a word stand by the word. */
  titles: Set<Title>
}

const emptyGroup = (): Group => ({
  all: 0,
  models: 0,
  brands: new Map(),
  kinds: new Map(),
  titles: new Set(),
})

function count(group: Group, { product }: Title, by: 1 | -1): void {
  group.all += by
  if (product.isModel) group.models += by
  group.brands.set(product.brand, (group.brands.get(product.brand) ?? 0) + by)
  group.kinds.set(product.kind, (group.kinds.get(product.kind) ?? 0) + by)
}

/** What titles have in common; null where they are of several brands. The words of their names are gathered when somebody asks. */
function lineOf({ all, brands, kinds }: Group, titles: Iterable<Title>): Line | null {
  const brand = mostOf(brands)
  if (brand.value === null || brand.count < all * OF_ONE) return null
  const kind = mostOf(kinds)
  const isOneKind = kind.count >= all * OF_ONE && kind.value !== null && isKind(kind.value)
  let companions: Set<string> | undefined
  return {
    brand: brand.value,
    kind: isOneKind ? (kind.value as Kind) : null,
    get companions() {
      if (companions) return companions
      companions = new Set()
      for (const { words } of titles) for (const word of words) companions.add(word)
      return companions
    },
  }
}

function place<T>(map: Map<string, T>, key: string, value: T | null): void {
  if (value === null) map.delete(key)
  else map.set(key, value)
}

/** Prices that a kind has to have for some to be usual, and the share at either end that is not. */
const ENOUGH_PRICES = 5
const UNUSUAL = 0.05

function usualPrices(titles: ReadonlySet<Title>): UsualPrices | null {
  const prices = Float64Array.from([...titles].flatMap(({ product }) => product.price ?? [])).sort()
  const [from, to] = [UNUSUAL, 1 - UNUSUAL].map((share) => prices[Math.floor(prices.length * share)])
  return prices.length >= ENOUGH_PRICES && from && to ? { from, to } : null
}

/** An index without products. */
export const NO_NAMES: NameIndex = indexNames([])
