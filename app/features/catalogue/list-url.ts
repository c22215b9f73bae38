import { SORTS } from './list-options.ts'
import type { Sort } from './list-options.ts'
import type { ListQuery, ListState } from './schema.ts'

/** Where the list lives. */
export const LIST_PATH = '/products'

type Change = Partial<Record<keyof ListState, string | number | undefined>>

/** The list's address with some of its state changed; defaults are left out, and any change but of page or view starts at page 1. */
export function listHref(state: ListState, change: Change): string {
  const keepsPage = Object.keys(change).every((key) => key === 'page' || key === 'view')
  const next = { ...state, ...(keepsPage ? {} : { page: 1 }), ...change }
  const query = new URLSearchParams()
  if (next.q) query.set('q', String(next.q))
  if (next.category) query.set('category', String(next.category))
  if (next.sort) query.set('sort', String(next.sort))
  if (next.view && next.view !== 'grid') query.set('view', String(next.view))
  if (next.size && Number(next.size) !== 12) query.set('size', String(next.size))
  if (next.page && Number(next.page) > 1) query.set('page', String(next.page))
  const text = query.toString()
  return text ? `${LIST_PATH}?${text}` : LIST_PATH
}

/** The list of a category by its slug; of everything for an empty one. */
export const listHrefOf = (category: string) =>
  category ? `${LIST_PATH}?category=${encodeURIComponent(category)}` : LIST_PATH

/** The query behind a page of the list. */
export function queryOf(state: ListState): ListQuery {
  const [sortBy, sortOrder] = (state.sort?.split('-') ?? []) as [ListQuery['sortBy'], ListQuery['sortOrder']]
  return {
    page: state.page,
    limit: state.size,
    ...(state.sort ? { sortBy, sortOrder } : {}),
    ...(state.q ? { search: state.q } : {}),
    ...(state.category ? { category: state.category } : {}),
  }
}

/** The choices of the sort menu; a search is ordered by relevance until another order is chosen. */
export function sortChoices(searching: boolean): { value: Sort | ''; label: string }[] {
  const sorts = Object.entries(SORTS) as [Sort, string][]
  const choices = sorts.map(([value, label]) => ({ value, label }))
  return searching ? [{ value: '', label: 'Liên quan nhất' }, ...choices] : choices
}
