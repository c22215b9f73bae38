import type { Attributes, AttributeValue } from '#app/domain/catalogue/attributes.ts'
import { vietnamDay } from '#app/domain/catalogue/price-history.ts'
import { shopKey } from '#app/domain/catalogue/shop-name.ts'
import type { BlankCells, Problem } from '#app/domain/imports/import-subject.ts'
import { slugify } from '#app/vietnamese/slug.ts'
import { writeFigure } from './cell-values.ts'
import type { Identity } from './product-names.ts'

/** Texts of a product that a cell sets as they are. */
export const TEXTS = [
  'sub_category',
  'model',
  'lowest_price',
  'manufacturer_price',
  'rumored_price',
  'price',
  'image',
] as const
type Texts = Record<(typeof TEXTS)[number], string | null>

export type Picture = { url: string; alt: string }
export type Specification = { group: string; name: string; value: string }
/**
 * A price seen at a shop on a day (YYYY-MM-DD), in VND; `seen_at` is the moment (ISO 8601) where it is known, `in_stock` null where
 * nobody said.
 */
export type Seen = {
  price: number
  list_price: number | null
  in_stock: boolean | null
  observed_on: string
  seen_at: string | null
  source: string
}
export type ShopOffer = { shop: string; url: string | null; seen: readonly Seen[] }

/** What an import may set of a product. */
export type ProductState = Texts & {
  /** As `readGtin` writes it. */
  gtin: string | null
  /** Null where it is not in the database yet. */
  id: number | null
  source_key: string | null
  title: string
  description: string
  brand: string | null
  category_id: number
  category: string
  release_year: number | null
  /** Not shown on the site. */
  is_hidden: boolean
  attributes: Attributes
  images: readonly Picture[]
  specifications: readonly Specification[]
  offers: readonly ShopOffer[]
  /** Overwriting brings a product back from the trash. */
  is_trashed: boolean
  /** What is to be written beside the product's own row: lists anew, and what was seen that is not there yet. */
  unwritten: { images: boolean; specifications: boolean; offers: readonly ShopOffer[] }
}

/** A cell: undefined where the file has no such column, null where it is blank. */
type Given<T> = T | null | undefined

/** What a shop says in a row; a day that is not given is that of the import. */
export type GivenOffer = {
  shop: string
  url: string | null
  seen: (Omit<Seen, 'observed_on'> & { observed_on: string | null }) | null
}

/** What a row says of a product. */
export type ProductValues = { [Field in keyof Texts]: Given<string> } & {
  identity: Identity
  gtin: Given<string>
  title: Given<string>
  description: Given<string>
  brand: Given<string>
  category: Given<{ id: number; name: string; kind: string }>
  release_year: Given<number>
  is_hidden: Given<boolean>
  /** Figures by their keys. */
  attributes: ReadonlyMap<string, AttributeValue | null>
  /** Figures that were read from specifications and title: they fill what is not there, and change nothing. */
  derived: ReadonlyMap<string, AttributeValue>
  /** Pictures without a description get the one they have, or the product's title. */
  images: Given<readonly { url: string; alt: string | null }[]>
  specifications: Given<readonly Specification[]>
  /** Lines that have a column of their own. */
  lines: readonly (Omit<Specification, 'value'> & { value: string | null })[]
  offers: readonly GivenOffer[]
}

/** What a new product lacks. */
export function lacksOfNew({ title, category }: ProductValues): Problem[] {
  return [
    ...(title ? [] : [{ field: 'title', message: 'Title is required for a new product' }]),
    ...(category ? [] : [{ field: 'category', message: 'Category is required for a new product' }]),
  ]
}

type Context = { key: string; now: string }

/** A new product. */
export function freshProduct(values: ProductValues, { key, now }: Context): ProductState {
  const nothing: ProductState = {
    id: null,
    source_key: key,
    title: values.title ?? '',
    description: '',
    brand: null,
    category_id: values.category?.id ?? 0,
    category: values.category?.name ?? '',
    release_year: null,
    is_hidden: false,
    attributes: {},
    images: [],
    specifications: [],
    offers: [],
    is_trashed: false,
    unwritten: { images: false, specifications: false, offers: [] },
    gtin: null,
    sub_category: null,
    model: null,
    lowest_price: null,
    manufacturer_price: null,
    rumored_price: null,
    price: null,
    image: null,
  }
  const state = overwrittenProduct(nothing, values, { blank: 'keep', now })
  return { ...state, attributes: withDerived(state.attributes, values) }
}

/**
 * A product after a row has overwritten it. Columns that the file does not have stay; a blank cell stays or clears, as chosen,
 * but a title and a category always stay. Prices seen are added, never changed. What says the same as before stays letter for
 * letter.
 */
export function overwrittenProduct(
  before: ProductState,
  values: ProductValues,
  { blank, now, addsOnly = false }: { blank: BlankCells; now: string; addsOnly?: boolean },
): ProductState {
  if (addsOnly)
    return withNewOffers(before, newsOf(before.offers, values.offers, vietnamDay(Date.parse(now))))
  const next = <T>(given: Given<T>, old: T, cleared: T): T =>
    given === undefined || (given === null && blank === 'keep') ? old : (given ?? cleared)
  const text = (field: (typeof TEXTS)[number]) =>
    sameText(before[field], next<string | null>(values[field], before[field], null))
  const title = sameText(before.title, values.title ?? before.title) ?? ''
  const brand = next<string | null>(values.brand, before.brand, null)
  const images = picturesAfter(before, next(values.images, before.images, []), title)
  const specifications = specificationsAfter(
    before.specifications,
    values,
    next<readonly Specification[]>(values.specifications, before.specifications, []),
    blank,
  )
  const news = newsOf(before.offers, values.offers, vietnamDay(Date.parse(now)))
  const attributes = attributesAfter(before.attributes, values.attributes, blank)
  return {
    ...before,
    ...(Object.fromEntries(TEXTS.map((field) => [field, text(field)])) as Texts),
    title,
    description: sameText(before.description, next(values.description, before.description, '')) ?? '',
    gtin: next<string | null>(values.gtin, before.gtin, null),
    brand: slugify(brand ?? '') === slugify(before.brand ?? '') ? before.brand : brand,
    category_id: values.category?.id ?? before.category_id,
    category: values.category?.name ?? before.category,
    release_year: next<number | null>(values.release_year, before.release_year, null),
    is_hidden: next<boolean>(values.is_hidden, before.is_hidden, false),
    attributes: specifications === before.specifications ? attributes : withDerived(attributes, values),
    images,
    specifications,
    offers: withNews(before.offers, news),
    is_trashed: false,
    unwritten: {
      ...before.unwritten,
      images: before.unwritten.images || images !== before.images,
      specifications: before.unwritten.specifications || specifications !== before.specifications,
      offers: withNews(before.unwritten.offers, news),
    },
  }
}

function withNewOffers(before: ProductState, news: readonly ShopOffer[]): ProductState {
  if (news.length === 0) return before
  return {
    ...before,
    offers: withNews(before.offers, news),
    unwritten: { ...before.unwritten, offers: withNews(before.unwritten.offers, news) },
  }
}

/** Figures with those that were read from specifications and title, where they say nothing yet. */
const withDerived = (attributes: Attributes, { derived }: ProductValues): Attributes => ({
  ...Object.fromEntries(derived),
  ...attributes,
})

const tidy = (text: string) => text.normalize('NFC').trim()

/** The old text where the new one differs by nothing but white space around it and how its letters are composed. */
function sameText(before: string | null, after: string | null): string | null {
  return tidy(before ?? '') === tidy(after ?? '') ? before : after
}

/** The old list where the new one says the same. */
function sameList<T extends object>(before: readonly T[], after: readonly T[]): readonly T[] {
  const said = (list: readonly T[]) =>
    JSON.stringify(list.map((each) => Object.values(each).map((value) => tidy(String(value)))))
  return said(before) === said(after) ? before : after
}

function attributesAfter(
  before: Attributes,
  given: ProductValues['attributes'],
  blank: BlankCells,
): Attributes {
  const after = { ...before }
  for (const [key, value] of given) {
    const old = before[key]
    if (value === null) {
      if (blank === 'clear') delete after[key]
    } else if (old === undefined || tidy(writeFigure(old)) !== writeFigure(value)) after[key] = value
  }
  return after
}

function picturesAfter(
  { images: before }: ProductState,
  wanted: readonly { url: string; alt: string | null }[],
  title: string,
): readonly Picture[] {
  const known = new Map(before.map(({ url, alt }) => [url, alt]))
  return sameList(
    before,
    wanted.map(({ url, alt }) => ({ url, alt: alt ?? known.get(url) ?? title })),
  )
}

/** The list, then lines with a column of their own: each in the place of the line of that name, or behind its group. */
function specificationsAfter(
  before: readonly Specification[],
  { lines }: ProductValues,
  list: readonly Specification[],
  blank: BlankCells,
): readonly Specification[] {
  const after = [...list]
  for (const { group, name, value } of lines) {
    const at = after.findIndex((each) => tidy(each.group) === group && tidy(each.name) === name)
    if (value === null) {
      if (at >= 0 && blank === 'clear') after.splice(at, 1)
    } else if (at >= 0) after[at] = { group, name, value }
    else {
      const last = after.findLastIndex((each) => tidy(each.group) === group)
      after.splice(last < 0 ? after.length : last + 1, 0, { group, name, value })
    }
  }
  return sameList(before, after)
}

/** Which of the given prices and addresses are not there yet. */
function newsOf(
  before: readonly ShopOffer[],
  given: readonly GivenOffer[],
  today: string,
): readonly ShopOffer[] {
  // A shop keeps the name that it has here, else that of the first row.
  const names = new Map([...given.toReversed(), ...before].map(({ shop }) => [shopKey(shop), shop]))
  return given.flatMap(({ shop: named, url, seen }) => {
    const shop = names.get(shopKey(named)) ?? named
    const known = before.find((offer) => offer.shop === shop)
    const dated = seen && { ...seen, observed_on: seen.observed_on ?? today }
    const sameDay = known?.seen.filter((each) => each.observed_on === dated?.observed_on) ?? []
    const [last] = sameDay
    // Of a moment only what changed since the last look is news on that day.
    const isSeen = dated && last !== undefined && (dated.seen_at === null || saysSame(dated, last))
    const news = { shop, url: url === known?.url ? null : url, seen: dated && !isSeen ? [dated] : [] }
    return known && news.url === null && news.seen.length === 0 ? [] : [news]
  })
}

/** Whether two sightings say the same but for their days. */
export const saysSame = (one: Seen, other: Seen): boolean =>
  one.price === other.price && one.list_price === other.list_price && one.in_stock === other.in_stock

/** Whether a shop asks another price than before. */
export const isRepriced = (before: ProductState, after: ProductState): boolean =>
  after.offers.some(({ shop, seen }) => {
    const [old] = before.offers.find((offer) => offer.shop === shop)?.seen ?? []
    return old !== undefined && seen[0]?.price !== old.price
  })

/** Offers with what was seen added, shops by name, what was seen last first. */
function withNews(before: readonly ShopOffer[], news: readonly ShopOffer[]): readonly ShopOffer[] {
  if (news.length === 0) return before
  const offers = new Map(before.map((offer) => [offer.shop, offer]))
  for (const { shop, url, seen } of news) {
    const known = offers.get(shop) ?? { shop, url: null, seen: [] }
    offers.set(shop, { shop, url: url ?? known.url, seen: [...seen, ...known.seen] })
  }
  return [...offers.values()]
    .map((offer) => ({
      ...offer,
      seen: offer.seen.toSorted((a, b) => b.observed_on.localeCompare(a.observed_on)),
    }))
    .toSorted((a, b) => (a.shop < b.shop ? -1 : 1))
}

/** Prices of a row that are left out, because another was seen at that shop on that day: what was seen is never changed. */
export function pricesLeftOut(
  { offers }: ProductState,
  { offers: given }: ProductValues,
  { now }: { now: string },
): Problem[] {
  const today = vietnamDay(Date.parse(now))
  return given.flatMap(({ shop, seen }) => {
    const day = seen?.observed_on ?? today
    const known = offers.find((offer) => shopKey(offer.shop) === shopKey(shop))
    const other = known?.seen.find((each) => each.observed_on === day)
    if (!seen || seen.seen_at !== null || !other || other.price === seen.price) return []
    const message = `Left out: ${shop} has ${other.price} on ${day} already, not ${seen.price}`
    return [{ field: 'prices', message }]
  })
}
