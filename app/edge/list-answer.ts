import type { Pagination } from '#app/platform/paging/schema.ts'
import { wholeResponse } from './whole-response.server.ts'

type ListBody = { pagination: Pagination } & Readonly<Record<string, unknown>>

/** A list as it is sent, written once for all who ask for it. */
export type KeptList = Pick<ListBody, 'pagination'> & { text: string }

/** Writes a list that is kept. */
export const keptList = (body: ListBody): KeptList => ({
  pagination: body.pagination,
  text: JSON.stringify(body),
})

const bytesOf = new WeakMap<KeptList, Uint8Array<ArrayBuffer>>()

/** A list with the address of its next page also in its head (RFC 8288). */
export function listAnswer(request: Request, body: ListBody | KeptList, isPersonal = false): Response {
  const headers = {
    'Cache-Control': isPersonal ? 'private, no-store' : 'public, max-age=0, must-revalidate',
    ...nextLink(request, body.pagination),
  }
  if (!isKept(body)) return Response.json(body, { headers })
  const bytes = bytesOf.get(body) ?? new TextEncoder().encode(body.text)
  bytesOf.set(body, bytes)
  return wholeResponse([bytes], {
    headers: { 'Content-Type': 'application/json', ...headers },
    isShared: true,
  })
}

const isKept = (body: ListBody | KeptList): body is KeptList => typeof body.text === 'string'

function nextLink(request: Request, { nextCursor, hasNext, page }: Pagination): { Link?: string } {
  if (!hasNext) return {}
  const next = new URL(request.url)
  if (nextCursor) {
    next.searchParams.set('cursor', nextCursor)
    next.searchParams.delete('page')
  } else if (page) next.searchParams.set('page', String(page + 1))
  return { Link: `<${next.pathname}${next.search}>; rel="next"` }
}
