import type { Typed } from '#app/domain/blog/editing/typed.ts'
import type { ArticlePart } from '#app/domain/blog/html/prepare.ts'
import { articlePage } from '#app/domain/blog/pages/article-page.server.ts'
import { previewPage } from '#app/domain/blog/pages/preview-page.server.ts'
import { productView } from '#app/domain/catalogue/product-view.ts'
import { productsByIds } from '#app/domain/catalogue/queries/products-by-ids.server.ts'
import type { Db } from '#db/client.ts'
import type { ContentPart } from './article-content.tsx'

/** An article with the products of its boxes as the catalogue has them now; a product that is gone leaves no trace. */
export async function loadArticlePage(db: Db, slug: string, siteUrl: string) {
  const page = await articlePage(db, slug, siteUrl)
  return page && withProducts(db, page)
}

/** What an article would look like if it were saved as it is typed. */
export async function loadPreview(db: Db, typed: Typed, siteUrl: string) {
  return withProducts(db, await previewPage(db, typed, siteUrl))
}

async function withProducts<Page extends { parts: ArticlePart[] }>(db: Db, page: Page) {
  const ids = page.parts.flatMap((part) => ('productId' in part ? part.productId : []))
  const now = Date.now()
  const rows = await productsByIds(db, [...new Set(ids)].filter(isId))
  const products = new Map(rows.map((row) => [row.id, productView(row, now)]))
  const parts = page.parts.flatMap((part): ContentPart[] => {
    if ('html' in part) return [part]
    const product = products.get(part.productId)
    return product ? [{ product }] : []
  })
  return { ...page, parts }
}

/** The products that stand in an article's boxes. */
export function productsIn({ parts }: { parts: readonly ContentPart[] }): number[] {
  return parts.flatMap((part) => ('product' in part ? part.product.id : []))
}

/** Ids are 32 bits wide; a box may hold any number that an editor typed. */
const isId = (id: number) => id <= 2_147_483_647
