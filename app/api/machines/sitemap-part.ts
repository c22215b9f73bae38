import { requestContext } from '#app/edge/context.server.ts'
import type { Route } from './+types/sitemap-part'
import { generalPages, productPages, productRanges } from './site-pages.server.ts'
import { sitemap } from './sitemap-text.ts'
import { textResponse } from './text-response.ts'

/** One of the sitemaps that /sitemap.xml lists. */
export async function loader({ params: { file }, context }: Route.LoaderArgs) {
  const { db, siteUrl } = context.get(requestContext)
  if (file === 'trang.xml') return textResponse(sitemap(siteUrl, await generalPages(db)), 'application/xml')
  const range = Number(/^san-pham-([1-9]\d{0,5})\.xml$/.exec(file)?.[1] ?? Infinity)
  if (range > (await productRanges(db))) throw new Response('Không có sơ đồ này.', { status: 404 })
  return textResponse(sitemap(siteUrl, await productPages(db, range)), 'application/xml')
}
