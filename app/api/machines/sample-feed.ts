import { sampleFeed } from '#app/domain/imports/feeds/sample-feeds.server.ts'
import { SLOT_MS } from '#app/domain/imports/feeds/sample-prices.ts'
import { requestContext } from '#app/edge/context.server.ts'
import type { Route } from './+types/sample-feed'

/** The file of an invented shop, as a shop serves its own: with a validator that changes with its prices. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const now = Date.now()
  const etag = `"${params.file}-${Math.floor(now / SLOT_MS)}"`
  const text = await sampleFeed(context.get(requestContext).db, params.file, now)
  if (text === null) return new Response(null, { status: 404 })
  const headers = { ETag: etag, 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'noindex' }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, 'Content-Type': 'text/csv; charset=utf-8' } })
}
