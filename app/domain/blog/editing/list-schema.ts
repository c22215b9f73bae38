import { z } from 'zod'
import { rowId } from '#app/platform/row-id.ts'
import { FIRST_STATE, KINDS, PAGE_SIZES, SORTS, STATUSES } from './list-state.ts'
import type { ArticleListState } from './list-state.ts'

const words = (most: number) =>
  z
    .string()
    .catch('')
    .transform((text) => text.replaceAll('\0', '').trim().slice(0, most))
const day = z.iso.date().catch('')

const listQuery = z.object({
  q: words(200),
  category: rowId.nullable().catch(null),
  status: z.enum(STATUSES).nullable().catch(null),
  author: rowId.nullable().catch(null),
  tag: words(60),
  kind: z.enum(KINDS).nullable().catch(null),
  from: day,
  to: day,
  sort: z.enum(SORTS).nullable().catch(null),
  order: z.enum(['asc', 'desc']).catch(FIRST_STATE.order),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  size: z.coerce.number().pipe(z.literal(PAGE_SIZES)).catch(FIRST_STATE.size),
  view: z.literal('trash').nullable().catch(null),
})

/** Reads what an address asks of the list; what makes no sense counts as not said. */
export function readListState(params: URLSearchParams): ArticleListState {
  const { view, ...state } = listQuery.parse(Object.fromEntries(params))
  return { ...state, trash: view === 'trash' }
}
