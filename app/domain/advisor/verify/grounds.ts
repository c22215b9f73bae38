import { formatMonth } from '#app/vietnamese/dates.ts'
import { fold } from '#app/vietnamese/fold.ts'
import { formatVnd, sayVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Candidate, PriceSource } from '../catalogue.ts'
import { aliasesOf } from './product-names.ts'
import type { Named } from './product-names.ts'
import { isInSum, quantitiesIn, quantityKey, UNREADABLE } from './quantities.ts'
import { readSentence } from './read-sentence.ts'
import { titleWordsOf } from './short-names.ts'
import type { TitleWords } from './short-names.ts'
import { unitOfAttribute } from './units.ts'

/** A product a text may speak of, with every figure that is its own and the attributes each stands for. */
export type GroundedProduct = Named & {
  candidate: Candidate
  foldedTitle: string
  figures: Map<string, Set<string>>
  shops: Set<string>
  priceSource: PriceSource | null
  /** The answer recommends it before all others. */
  isBest: boolean
  /** What code wrote of it, in lower case. */
  written: string[]
}

/** A sentence of code about no row: a rule with its sum, a running cost, a question to the visitor. */
export type Quotable = {
  keys: ReadonlySet<string>
  /** Those a sum comes to; all of them where it is none. */
  results: ReadonlySet<string>
  /** In the order they stand. */
  words: readonly string[]
  isQuestion: boolean
  /** It says that something is not so. */
  isDenied: boolean
  isCost: boolean
  /** Whose running cost it is. */
  of: number | null
}

/** What a text may be made of. Only rows, rules, sums and what code wrote of them come in here; never dialogue. */
export type Grounds = {
  products: GroundedProduct[]
  /** Figures of the question and of rules: of no product, but quotable. */
  shared: Set<string>
  /** The products' names, to recognise part of one. */
  titles: TitleWords[]
  /** Brands of no product here, folded: one may be named where the sentence says that it is not among them. */
  foreign: ReadonlySet<string>
  /** What may be spent, in VND; null where the visitor did not say. */
  budget: number | null
  rules: Quotable[]
  /** Sentences that code wrote: they pass as they stand. */
  quotable: Set<string>
}

/** The keys of every figure in a text that states its unit, or is part of a sum. */
export function figureKeys(text: string): string[] {
  const { tokens } = readSentence(text)
  return quantitiesIn(tokens)
    .filter((quantity) => (quantity.unit === null ? isInSum(quantity, tokens) : quantity.unit !== UNREADABLE))
    .map(quantityKey)
}

/** Lets a text speak of a product: its name, its price, its figures, where its price was seen. */
export function addProduct(grounds: Grounds, candidate: Candidate, sources: readonly PriceSource[]): void {
  if (grounds.products.some(({ id }) => id === candidate.id)) return
  const { id, title, brand, attributes } = candidate
  const figures = new Map<string, Set<string>>()
  const own = (keys: readonly string[], attribute: string) => {
    for (const key of keys) figures.set(key, (figures.get(key) ?? new Set()).add(attribute))
  }
  own(figureKeys(title), 'title')
  for (const [key, text] of statements(candidate, sources)) own(figureKeys(text), key)
  for (const [attribute, value] of Object.entries(attributes)) {
    own(keysOfAttribute(attribute, value), attribute)
  }
  grounds.products.push({
    id,
    brand,
    aliases: aliasesOf(title, brand),
    candidate,
    foldedTitle: fold(title),
    figures,
    shops: new Set(sources.flatMap(({ productId, shop }) => (productId === id && shop ? [shop] : []))),
    priceSource: sources.find(({ productId }) => productId === id) ?? null,
    isBest: false,
    written: [],
  })
  grounds.titles.push(titleWordsOf(candidate))
}
function* statements({ price, rating, releaseYear, seenOn, id }: Candidate, sources: readonly PriceSource[]) {
  if (price !== null) yield ['price', `${formatVnd(price)} hay ${sayVnd(price)}`] as const
  if (rating) {
    yield ['rating', `${formatNumber(rating.average, 1)} sao`] as const
    yield ['rating', `${formatNumber(rating.average, 2)} sao`] as const
    yield ['rating', `${rating.count} đánh giá`] as const
  }
  if (releaseYear !== null) yield ['year', `năm ${releaseYear}`] as const
  if (seenOn) yield ['seen', formatMonth(seenOn)] as const
  for (const source of sources) {
    if (source.productId !== id) continue
    yield ['price', `${formatVnd(source.price)} hay ${sayVnd(source.price)}`] as const
    yield ['seen', formatMonth(source.observedOn)] as const
    if (source.age) yield ['seen', source.age] as const
  }
}

function keysOfAttribute(attribute: string, value: number | string | boolean): string[] {
  if (attribute === 'two_way') return [quantityKey({ value: value === true ? 2 : 1, unit: 'chiều' })]
  if (typeof value === 'boolean') return []
  if (typeof value === 'string') return figureKeys(value)
  const unit = unitOfAttribute(attribute)
  const keys = [value, Math.round(value * 100) / 100].map((said) => quantityKey({ value: said, unit }))
  if (unit === 'kg' && value < 2) keys.push(quantityKey({ value: value * 1000, unit: 'gam' }))
  if (unit === 'GB' && value >= 1024) keys.push(quantityKey({ value: value / 1024, unit: 'TB' }))
  return keys
}
