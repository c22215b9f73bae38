import type { Pagination } from '#app/platform/paging/schema.ts'

/** A list with the address of its next page also in its head (RFC 8288). */
export function listAnswer(
  request: Request,
  body: { pagination: Pagination } & Readonly<Record<string, unknown>>,
  isPersonal = false,
): Response {
  const { nextCursor, hasNext, page } = body.pagination
  const next = new URL(request.url)
  if (nextCursor) {
    next.searchParams.set('cursor', nextCursor)
    next.searchParams.delete('page')
  } else if (page) next.searchParams.set('page', String(page + 1))
  return Response.json(body, {
    headers: {
      'Cache-Control': isPersonal ? 'private, no-store' : 'public, max-age=0, must-revalidate',
      ...(hasNext ? { Link: `<${next.pathname}${next.search}>; rel="next"` } : {}),
    },
  })
}
