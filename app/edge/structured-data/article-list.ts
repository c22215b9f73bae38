import type { Crumb } from '#app/ui/breadcrumb.tsx'
import { breadcrumbList } from './breadcrumbs.ts'
import { itemList } from './item-list.ts'
import type { Node } from './node.ts'

/** What a page of articles shows; `crumbs` is empty for a page that stands at the top. */
type ArticleListPage = {
  crumbs: readonly Crumb[]
  path?: string
  articles: readonly { href: string; title: string }[]
}

/** A page of articles: where it stands in the site, and the articles it shows. */
export function articleList(siteUrl: string, { crumbs, path = '/blog', articles }: ArticleListPage): Node[] {
  const place = { total: articles.length, page: 1, limit: articles.length }
  return [
    ...(crumbs.length > 0 ? [breadcrumbList(siteUrl, crumbs, path)] : []),
    ...(articles.length > 0
      ? [itemList(siteUrl, { name: crumbs.at(-1)?.label ?? 'Bài mới nhất', products: articles, ...place })]
      : []),
  ]
}
