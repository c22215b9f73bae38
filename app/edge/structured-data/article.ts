import { authorType } from './author.ts'
import type { Node } from './node.ts'

/** What the page of an article shows. */
export type ArticlePageNode = {
  path: string
  title: string
  metaDescription: string
  /** The picture that is shown beside links to it, a PNG. */
  picture: string
  published: { iso: string }
  /** The last change, where the article says so. */
  updated: { iso: string } | null
  author: { name: string; href: string | null }
  category: { name: string }
  tags: readonly { name: string }[]
}

/** An article with its dates, its author and who answers for it. */
export function articleNode(siteUrl: string, article: ArticlePageNode): Node {
  const { path, title, metaDescription, picture, published, updated, author, category, tags } = article
  const url = siteUrl + path
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: title,
    description: metaDescription,
    url,
    mainEntityOfPage: url,
    image: [siteUrl + picture],
    datePublished: published.iso,
    dateModified: (updated ?? published).iso,
    inLanguage: 'vi',
    articleSection: category.name,
    keywords: tags.length > 0 ? tags.map(({ name }) => name).join(', ') : undefined,
    author: {
      '@type': authorType(author.name),
      name: author.name,
      '@id': author.href ? `${siteUrl}${author.href}#author` : undefined,
      url: author.href ? siteUrl + author.href : undefined,
    },
    publisher: { '@id': `${siteUrl}/#organization` },
  }
}
