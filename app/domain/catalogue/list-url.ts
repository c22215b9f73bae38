import { ALWAYS_SORTS, SORTS } from './list-options.ts'
import type { Sort } from './list-options.ts'
import type { ListState } from './list-state.ts'

/** Where the list lives. */
export const LIST_PATH = '/products'

/** The list of a category by its slug; of everything for an empty one. */
export const listHrefOf = (category: string) =>
  category ? `${LIST_PATH}?category=${encodeURIComponent(category)}` : LIST_PATH

/** The address parameter of each part of the state that is one plain value. */
const PLAIN = ['q', 'category', 'min', 'max', 'rating', 'people', 'room', 'distance', 'sort'] as const

/** The parameters of a list's state in their fixed order; defaults are left out. */
export function listParams(state: ListState): [name: string, value: string][] {
  const params: [string, string][] = []
  const add = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== '') params.push([name, String(value)])
  }
  for (const name of PLAIN.slice(0, 2)) add(name, state[name])
  for (const slug of state.brands) add('brand', slug)
  for (const band of state.prices) add('price', band)
  for (const name of PLAIN.slice(2)) add(name, state[name])
  for (const [attribute, values] of Object.entries(state.attributes)) {
    for (const value of values) add(attribute, value)
  }
  if (state.literal) add('literal', '1')
  add('sentence', state.sentence)
  if (state.view !== 'list') add('view', state.view)
  if (state.size !== 12) add('size', state.size)
  if (state.page > 1) add('page', state.page)
  return params
}

/**
 * The list's address with some of its state changed. Any change but of page or view starts at page 1 and forgets the
 * sentence that the filters were read from.
 */
export function listHref(state: ListState, change: Partial<ListState>): string {
  const keepsPage = Object.keys(change).every((key) => key === 'page' || key === 'view')
  const next = { ...state, ...(keepsPage ? {} : { page: 1, sentence: '' }), ...change }
  const query = new URLSearchParams(listParams(next)).toString()
  return query ? `${LIST_PATH}?${query}` : LIST_PATH
}

/** The address a list form sends itself to; fields left empty and defaults are left out. */
export function formHref(form: HTMLFormElement): string {
  const filled = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value !== 'string' || value === '' || value === DEFAULTS[name] ? [] : [[name, value]],
  )
  const query = new URLSearchParams(filled).toString()
  return query ? `${LIST_PATH}?${query}` : LIST_PATH
}

const DEFAULTS: Readonly<Record<string, string>> = { size: '12' }

/** The state without one value of a filter that may hold several. */
export function withoutValue(state: ListState, name: string, value: string): Partial<ListState> {
  if (name === 'brand') return { brands: state.brands.filter((slug) => slug !== value) }
  if (name === 'price') return { prices: state.prices.filter((band) => band !== value) }
  const { [name]: values = [], ...others } = state.attributes
  const left = values.filter((other) => other !== value)
  return { attributes: left.length > 0 ? { ...others, [name]: left } : others }
}

/** A choice of the sort menu; the empty one is the order that a list has by itself. */
export type SortChoice = { value: Sort | ''; label: string }

/**
 * The choices of the sort menu, the one in force unless another is chosen first.
 * @param natural what the list's own order is called, where it has one
 * @param offered what else than the orders of every list has something to go by here
 */
export function sortChoices(natural: string | null, offered: readonly Sort[]): SortChoice[] {
  const sorts = Object.entries(SORTS) as [Sort, string][]
  const choices = sorts
    .filter(([value]) => (ALWAYS_SORTS as readonly Sort[]).includes(value) || offered.includes(value))
    .map(([value, label]) => ({ value, label }))
  return natural ? [{ value: '', label: natural }, ...choices] : choices
}
