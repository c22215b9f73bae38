import { requestContext } from '#app/edge/context.server.ts'
import type { Route } from './+types/sitemap'
import { generalPages, productPages, productRanges } from './site-pages.server.ts'
import { sitemap, sitemapIndex } from './sitemap-text.ts'
import { textResponse } from './text-response.ts'

/** All pages in one sitemap; where the products need several, a list of sitemaps. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, siteUrl } = context.get(requestContext)
  const ranges = await productRanges(db)
  if (ranges > 1) {
    const parts = Array.from({ length: ranges }, (_, index) => ({
      path: `/sitemap/san-pham-${index + 1}.xml`,
    }))
    return textResponse(sitemapIndex(siteUrl, [{ path: '/sitemap/trang.xml' }, ...parts]), 'application/xml')
  }
  const [general, products] = await Promise.all([generalPages(db), productPages(db, 1)])
  return textResponse(sitemap(siteUrl, [...general, ...products]), 'application/xml')
}
