import { eachWholeText, textField } from './fields.ts'
import { sanitiseArticle } from './html/sanitise.ts'
import { articlePath } from './paths.ts'
import { articlePicture } from './picture.ts'
import type { ProgramsArticle, ProgramsArticleDetail } from './queries/articles-for-programs.server.ts'

/** An article as the read API gives it. Field names are the specification's. */
export function apiArticle(article: ProgramsArticle, siteUrl: string) {
  const { author, category, subcategory, tags } = article
  return {
    id: article.id,
    slug: article.slug,
    status: article.status,
    url: siteUrl + articlePath(article.slug),
    title: article.title,
    excerpt: article.excerpt,
    featured_image: absolute(articlePicture(article).src, siteUrl),
    is_featured: article.isFeatured,
    is_ai_written: article.isAiWritten,
    isDemo: article.isDemo,
    view_count: article.viewCount,
    like_count: article.likeCount,
    reading_time: article.readingTime,
    published_at: article.publishedAt,
    updated_at: article.updatedAt,
    category,
    subcategory,
    author: { id: author.id, name: author.name, slug: author.slug, avatar_url: author.avatarUrl },
    tags,
  }
}

/** An article with its text, sanitised as on its page; a product stands in it as an empty box with its id. */
export function apiArticleDetail(article: ProgramsArticleDetail, siteUrl: string) {
  const card = apiArticle(article, siteUrl)
  return {
    ...card,
    content: sanitiseArticle(article.content),
    ...eachWholeText((name, key) => {
      const text = article[key]
      return text && textField(name).isPicture ? absolute(text, siteUrl) : text
    }),
    author: { ...card.author, bio: article.author.bio },
  }
}

const absolute = (path: string, siteUrl: string) => (path.startsWith('/') ? siteUrl + path : path)
