import { z } from 'zod'
import { rowId } from '#app/platform/row-id.ts'
import { FIRST_STATE, STATUSES } from './list-state.ts'
import type { ArticleListState } from './list-state.ts'

const listQuery = z.object({
  q: z
    .string()
    .catch('')
    .transform((text) => text.replaceAll('\0', '').trim().slice(0, 200)),
  category: rowId.nullable().catch(null),
  status: z.enum(STATUSES).nullable().catch(null),
  sort: z.enum(['updated', 'title']).catch(FIRST_STATE.sort),
  order: z.enum(['asc', 'desc']).catch(FIRST_STATE.order),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
  view: z.literal('trash').nullable().catch(null),
})

/** Reads what an address asks of the list; what makes no sense counts as not said. */
export function readListState(params: URLSearchParams): ArticleListState {
  const { view, ...state } = listQuery.parse(Object.fromEntries(params))
  return { ...state, trash: view === 'trash' }
}
