import type { Card } from '#app/api/sharing-pictures/card.server.ts'
import { articleCard, categoryCard, productCard, siteCard } from '#app/api/sharing-pictures/cards.server.ts'
import { pictureResponse } from '#app/api/sharing-pictures/picture-response.server.ts'
import { getArticle } from '#app/domain/blog/queries/get-article.server.ts'
import { vietnamDay } from '#app/domain/catalogue/price-history.ts'
import { getProductRow } from '#app/domain/catalogue/queries/get-product-row.server.ts'
import { categoryCounts } from '#app/domain/catalogue/queries/product-stats.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { rowId } from '#app/platform/row-id.ts'
import type { Route } from './+types/sharing-picture'

type Db = Parameters<typeof getProductRow>[0]

/**
 * What other sites show beside a link to us: /og/san-pham/12.png, /og/danh-muc/tivi.png, /og/bai-viet/{slug}.png,
 * /og/chon-may.png.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, site } = context.get(requestContext)
  const card = params['*'] === 'chon-may.png' ? siteCard(site.name) : await cardOf(db, params['*'])
  if (!card) throw new Response('Không có hình này.', { status: 404 })
  // Its fonts and the code that reads them wait until somebody shares a link.
  const { drawCard } = await import('#app/api/sharing-pictures/card.server.ts')
  return pictureResponse({ ...card, site: site.name }, drawCard, request)
}

async function cardOf(db: Db, path: string): Promise<Card | null> {
  const [, subject, name = ''] = /^(san-pham|danh-muc|bai-viet)\/([a-z0-9_-]{1,200})\.png$/.exec(path) ?? []
  if (subject === 'danh-muc') {
    const category = (await categoryCounts(db)).find(({ slug }) => slug === name)
    return category ? categoryCard(category) : null
  }
  if (subject === 'bai-viet') {
    const article = await getArticle(db, name)
    return article ? articleCard(article) : null
  }
  const id = rowId.safeParse(name)
  const product = subject && id.success ? await getProductRow(db, id.data) : null
  return product ? productCard(product, vietnamDay(Date.now())) : null
}
