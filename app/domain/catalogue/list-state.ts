import type { Sort } from './list-options.ts'

/** What a list is narrowed to by the need rather than by a figure; a sizing rule turns it into bounds. */
export type StatedNeed = {
  /** People in the household. */
  people?: number | undefined
  /** Floor area in m². */
  room?: number | undefined
  /** Viewing distance in m. */
  distance?: number | undefined
}

/**
 * The state of a list page, all of it in the address. In `brands` and in attribute values a leading '!' means 'not this';
 * an attribute value is one value ('side-by-side'), a half-open range ('250-350', '600-') or a closed one ('300:400', ':4').
 */
export type ListState = StatedNeed & {
  q: string
  /** Slug; empty for all. */
  category: string
  /** Slugs; any of them. */
  brands: string[]
  /** Price bands ('5000000-10000000', VND); any of them. */
  prices: string[]
  /** VND, both ends included. */
  min?: number | undefined
  max?: number | undefined
  /** At least so many stars. */
  rating?: number | undefined
  attributes: Record<string, string[]>
  /** Search for exactly what was typed: no synonyms, no reading of the sentence. */
  literal: boolean
  /** The sentence the filters were read from, as it was typed. */
  sentence: string
  sort?: Sort | undefined
  view: 'grid' | 'list'
  size: number
  page: number
}

/** The state of a list that nothing narrows. */
export const WHOLE_LIST: ListState = {
  q: '',
  category: '',
  brands: [],
  prices: [],
  attributes: {},
  literal: false,
  sentence: '',
  view: 'list',
  size: 12,
  page: 1,
}

/** Whether anything narrows the list beyond its category. */
export function isNarrowed(state: ListState): boolean {
  const { q, brands, prices, min, max, rating, attributes } = state
  return (
    q !== '' ||
    brands.length + prices.length + Object.keys(attributes).length > 0 ||
    [min, max, rating, state.people, state.room, state.distance].some((bound) => bound !== undefined)
  )
}
