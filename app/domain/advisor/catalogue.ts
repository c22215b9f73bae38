import type { NameIndex } from './mentions/name-index.ts'
import type { SizingRules } from './sizing/rules.ts'

/** A typed figure of a product by its key. */
export type AttributeValue = number | string | boolean
export type Attributes = Readonly<Record<string, AttributeValue>>

/** Bounds of one attribute, both ends included. */
export type AttributeBounds = { attribute: string; min?: number | undefined; max?: number | undefined }

/** One attribute that must, or with `not` must not, have a value. */
export type AttributeMatch = { attribute: string; value: AttributeValue; not?: boolean | undefined }

/** What the advisor asks of a catalogue; every condition given must hold. Prices in VND. */
export type CandidateQuery = {
  kinds?: readonly string[] | undefined
  ids?: readonly number[] | undefined
  brands?: readonly string[] | undefined
  brandsExcluded?: readonly string[] | undefined
  price?: { min?: number | undefined; max?: number | undefined } | undefined
  /** Of each entry one of the bounds must hold: a machine may state its size in BTU or in HP. */
  ranges?: readonly (readonly AttributeBounds[])[] | undefined
  equals?: readonly AttributeMatch[] | undefined
  /** Of each attribute the value must begin with one of these: a colour 'Xám' is also 'Xám đậm'. */
  anyOf?: readonly { attribute: string; values: readonly string[] }[] | undefined
  text?: string | undefined
  order?: 'cheapest' | 'dearest' | 'newest' | 'best_rated' | undefined
  limit: number
}

/** A product as advice is made of it. `price` is VND of the main price, null where none is known. */
export type Candidate = {
  id: number
  title: string
  des: string
  image: string | null
  brand: string | null
  category: string
  kind: string
  price: number | null
  attributes: Attributes
  /** Of people's approved reviews; samples never count. */
  rating: { average: number; count: number } | null
  releaseYear: number | null
  /** The day its price was seen or typed, YYYY-MM-DD; null without one. */
  seenOn: string | null
  /** How well it serves what is wished and no row states, from 0 to 1; left out where nothing is known to. */
  suited?: number
}

/** Where the cheapest 30 % of a kind end and the dearest 30 % begin, in VND. */
export type PriceLevels = { low: number; high: number }

/**
 * Where a product's price was seen; `shop` is null where an editor typed it. `observedOn` is YYYY-MM-DD; `age` says how old it is
 * where it is no longer current ('12 tháng trước').
 */
export type PriceSource = {
  productId: number
  shop: string | null
  url: string | null
  price: number
  observedOn: string
  age?: string
}

/** A line of a product's specification table as its source wrote it: 'Bảng điều khiển', 'Nút xoay'. */
export type Specification = { name: string; value: string }

/**
 * The catalogue as the advisor sees it. The route hands it in, so that the advisor knows no table and can be tested
 * with a handful of products.
 */
export type Catalogue = {
  find(query: CandidateQuery): Promise<Candidate[]>
  priceSources(productIds: readonly number[]): Promise<PriceSource[]>
  /** What the specification tables of products say, by product. */
  specifications(productIds: readonly number[]): Promise<ReadonlyMap<number, readonly Specification[]>>
  priceLevels(kind: string): Promise<PriceLevels | null>
  brandNames(): Promise<string[]>
  /** What its products are called. */
  names(): Promise<NameIndex>
  /** The sizing rules in force. */
  sizingRules(): Promise<SizingRules>
}
