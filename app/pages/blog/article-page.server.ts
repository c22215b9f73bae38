import type { Typed } from '#app/domain/blog/editing/typed.ts'
import type { ArticlePart } from '#app/domain/blog/html/prepare.ts'
import { articlePage } from '#app/domain/blog/pages/article-page.server.ts'
import { previewPage } from '#app/domain/blog/pages/preview-page.server.ts'
import { fillParts } from '#app/edge/article-parts.server.ts'
import type { Db } from '#db/client.ts'

/** An article with its products as the catalogue has them now, and the ids of those that it shows. */
export async function loadArticlePage(db: Db, slug: string, siteUrl: string) {
  const page = await articlePage(db, slug, siteUrl)
  return page && withProducts(db, page)
}

/** What an article would look like if it were saved as it is typed. */
export async function loadPreview(db: Db, typed: Typed, siteUrl: string) {
  const { page } = await withProducts(db, await previewPage(db, typed, siteUrl))
  return page
}

async function withProducts<Page extends { parts: ArticlePart[] }>(db: Db, page: Page) {
  const { parts, products } = await fillParts(db, page.parts)
  return { page: { ...page, parts }, products }
}
