import { slugify } from '#app/vietnamese/slug.ts'
import type { Db } from '#db/client.ts'
import type { Article } from '../article.ts'
import { cardView } from '../card-view.ts'
import type { Typed } from '../editing/typed.ts'
import { plainText } from '../html/plain-text.ts'
import { prepareArticle } from '../html/prepare.ts'
import { minutesToRead } from '../html/reading-time.ts'
import { PICTURE_ADDRESS } from '../picture-address.ts'
import { relatedTo } from '../queries/related-pools.server.ts'
import { typedReferences } from '../queries/typed-article.server.ts'
import { articleView } from './article-page.server.ts'

const idOf = (text: string | null) => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

/** An article as its page would show it if it were saved as it is typed; what is not chosen yet stands there as such. */
export async function previewPage(db: Db, typed: Typed, siteUrl: string) {
  const { tags } = typed
  const filed = await typedReferences(db, {
    category: idOf(typed.category_id),
    subcategory: idOf(typed.subcategory_id),
    author: idOf(typed.author_id),
    tags: tags.filter((tag) => typeof tag === 'number' && Number.isInteger(tag)).map(Number),
  })
  const now = new Date().toISOString()
  const article: Article = {
    id: 0,
    slug: slugify(typed.slug) || 'xem-truoc',
    title: typed.title || 'Chưa có tiêu đề',
    excerpt: typed.excerpt || null,
    content: typed.content,
    featuredImage: PICTURE_ADDRESS.test(typed.featured_image) ? typed.featured_image : null,
    featuredImageAlt: typed.featured_image_alt || null,
    isFeatured: typed.is_featured,
    isAiWritten: typed.is_ai_written,
    isDemo: false,
    viewCount: 0,
    likeCount: 0,
    readingTime: Number(typed.reading_time) || minutesToRead(plainText(typed.content)),
    publishedAt: dateOf(typed.published_at) ?? now,
    updatedAt: dateOf(typed.published_at) ?? now,
    metaTitle: typed.meta_title || null,
    metaDescription: typed.meta_description || null,
    socialTitle: typed.social_title || null,
    socialImage: PICTURE_ADDRESS.test(typed.social_image) ? typed.social_image : null,
    canonicalUrl: typed.canonical_url || null,
    category: filed.category ?? { id: 0, name: 'Chưa chọn chuyên mục', slug: '' },
    subcategory: filed.subcategory,
    author: filed.author ?? { id: 0, name: '', slug: '', avatarUrl: null, bio: null },
    tags: [
      ...filed.tags,
      ...tags.flatMap((name) =>
        typeof name === 'string' ? { id: 0, name, slug: slugify(name), color: '#3B82F6' } : [],
      ),
    ],
  }
  const { parts, headings } = prepareArticle(article.content, siteUrl)
  const related = filed.category ? await relatedTo(db, article) : []
  return { article: articleView(article, siteUrl), parts, headings, related: related.map(cardView) }
}

function dateOf(text: string | null): string | null {
  return text && !Number.isNaN(Date.parse(text)) ? new Date(text).toISOString() : null
}
