import type { PriceBand } from './price-bands.ts'

/** Bounds of one attribute, both ends included; an open end is left out. */
export type AttributeBounds = { attribute: string; min?: number | undefined; max?: number | undefined }

/** Where products stand: on the site, off it while they or their category are hidden, either, or in the trash. */
export const PRODUCT_STATUSES = ['shown', 'hidden', 'all', 'trashed'] as const
export type ProductStatus = (typeof PRODUCT_STATUSES)[number]

/** What narrows a list. Every part given must hold; of the values of one part any. */
export type ListFilter = {
  search?: string | undefined
  /** Only what was typed: no synonyms. */
  literal?: boolean | undefined
  /** Name or slug. */
  category?: string | undefined
  /** Names or slugs; with a leading '!' the brand is left out. */
  brands: readonly string[]
  prices: readonly PriceBand[]
  /** VND of the main price, both ends included. */
  min?: number | undefined
  max?: number | undefined
  /** At least so many stars. */
  rating?: number | undefined
  /** Values by attribute, as an address writes them: see `readAttributeValue`. */
  attributes: Readonly<Record<string, readonly string[]>>
  /** Only what has become another since this moment (ISO 8601). */
  updatedSince?: string | undefined
  /** What a sizing rule asks: of each entry one of the bounds must hold. */
  needs: readonly (readonly AttributeBounds[])[]
}

/** What a list can be put in order by. */
export type SortField = 'updated_at' | 'title' | 'price' | 'discount' | 'rating' | 'energy' | 'size'

/** A page of a list in an order; without `sortBy` a search comes by relevance, anything else newest first. */
export type ListQuery = ListFilter & {
  /** Needs to count the matches of, each as a sizing rule asks it. */
  needChoices?: readonly ListFilter['needs'][] | undefined
  page: number
  limit: number
  /** Those on the site where nothing else is said; who may see others has been looked at before. */
  status?: ProductStatus | undefined
  /** Begins behind this row instead of at a page: its sort key as text, null for a row without one, and its id. */
  after?: { key: string | null; id: number } | undefined
  /** Begins behind so many rows instead of at a page, in orders whose rows have no key of their own. */
  before?: number | undefined
  sortBy?: SortField | undefined
  sortOrder?: 'asc' | 'desc' | undefined
  /** Ids of products that stand before all others, in this order, where no other is asked for; the filter leaves each of them. */
  standFirst?: readonly number[] | undefined
  /** Ids of products that stand behind all others, whatever changed of them; for pages, not for cursors. */
  standLast?: readonly number[] | undefined
}

/** A filter that narrows nothing. */
export const NO_FILTER: ListFilter = { brands: [], prices: [], attributes: {}, needs: [] }
