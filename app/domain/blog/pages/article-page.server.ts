import { formatDate, formatDateInWords, formatLongDate } from '#app/vietnamese/dates.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Db } from '#db/client.ts'
import type { Article } from '../article.ts'
import { authorView, cardView, tagView } from '../card-view.ts'
import { prepareArticle } from '../html/prepare.ts'
import { articlePath, categoryPath } from '../paths.ts'
import { articlePicture } from '../picture.ts'
import { getArticle } from '../queries/get-article.server.ts'
import { relatedTo } from '../queries/related-pools.server.ts'

/** An article as its page shows it, its HTML sanitised and cut at its product boxes; null where there is none. */
export async function articlePage(db: Db, slug: string, siteUrl: string) {
  const article = await getArticle(db, slug)
  if (!article) return null
  const { parts, headings } = prepareArticle(article.content, siteUrl)
  const related = await relatedTo(db, article)
  return { article: articleView(article, siteUrl), parts, headings, related: related.map(cardView) }
}

/** The head and foot of an article, ready to read. */
export function articleView(article: Article, siteUrl: string) {
  const { id, slug, title, excerpt, category, subcategory, author, publishedAt, updatedAt } = article
  const path = articlePath(slug)
  return {
    id,
    slug,
    path,
    /** For sharing: other sites need the whole address. */
    url: siteUrl + path,
    title,
    excerpt: excerpt ?? '',
    metaTitle: article.metaTitle || title,
    metaDescription: article.metaDescription || excerpt || title,
    social: { title: article.socialTitle || article.metaTitle || title, image: article.socialImage },
    canonicalUrl: article.canonicalUrl,
    picture: articlePicture(article),
    category: { name: category.name, href: categoryPath(category.slug) },
    subcategory: subcategory?.name ?? null,
    author: { ...authorView(author), avatarUrl: author.avatarUrl, bio: author.bio },
    published: { iso: publishedAt, text: formatLongDate(publishedAt), short: formatDate(publishedAt) },
    updated: wasUpdated(article)
      ? { iso: updatedAt, text: formatDateInWords(updatedAt), short: formatDate(updatedAt) }
      : null,
    views: formatNumber(article.viewCount),
    likes: article.likeCount,
    minutes: article.readingTime === null ? null : Math.max(1, Math.round(article.readingTime)),
    tags: article.tags.map(tagView),
    isFeatured: article.isFeatured,
    isAiWritten: article.isAiWritten,
    isDemo: article.isDemo,
  }
}

/** Whether an article was changed on a later day than it came out. */
function wasUpdated({ publishedAt, updatedAt }: Pick<Article, 'publishedAt' | 'updatedAt'>): boolean {
  return updatedAt > publishedAt && formatDate(updatedAt) !== formatDate(publishedAt)
}

export type ArticleView = ReturnType<typeof articleView>
