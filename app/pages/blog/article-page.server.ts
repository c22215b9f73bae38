import type { CardView } from '#app/domain/blog/card-view.ts'
import type { Typed } from '#app/domain/blog/editing/typed.ts'
import type { ArticlePart } from '#app/domain/blog/html/prepare.ts'
import { articlePage } from '#app/domain/blog/pages/article-page.server.ts'
import { previewPage } from '#app/domain/blog/pages/preview-page.server.ts'
import { fillParts } from '#app/edge/article-parts.server.ts'
import type { RequestContext } from '#app/edge/context.server.ts'
import { shown } from '#app/ui/still.tsx'
import type { Db } from '#db/client.ts'

/** An article with its products as the catalogue has them now, and the ids of those that it shows. */
export async function loadArticlePage(db: Db, slug: string, siteUrl: string) {
  const page = await articlePage(db, slug, siteUrl)
  return page && withProducts(db, page)
}

/** What an article would look like if it were saved as it is typed. */
export async function loadPreview(db: Db, typed: Typed, { siteUrl, inDocument }: Asked) {
  const { page } = await withProducts(db, await previewPage(db, typed, siteUrl))
  return asShown(page, inDocument)
}

type Asked = Pick<RequestContext, 'siteUrl' | 'inDocument'>

async function withProducts<Page extends { parts: ArticlePart[]; related: CardView[] }>(
  db: Db,
  { parts: asWritten, related, ...page }: Page,
) {
  const { parts, products } = await fillParts(db, asWritten)
  return { page: { ...page, content: { parts }, related: { cards: related } }, products }
}

/** A page with the parts that need no script told once, by the HTML where that is what is made. */
export const asShown = <Content extends object, Related extends object, Page extends object>(
  { content, related, ...page }: Page & { content: Content; related: Related },
  inDocument: boolean,
) => ({ ...page, content: shown(inDocument, content), related: shown(inDocument, related) })
