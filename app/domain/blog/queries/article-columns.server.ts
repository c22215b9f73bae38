import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Article, ArticleCard } from '../article.ts'
import type { WholeTextKey } from '../fields.ts'
import { WHOLE_TEXT_KEYS } from '../fields.ts'

/** What the public may see: published, not in the trash, and its time has come. */
export const isPublic: SQL = sql`a.status = 'published' and a.deleted_at is null and a.published_at <= now()`

/** The columns of a card; no list loads an article's content. */
export const cardColumns: SQL = sql`a.id, a.slug, a.title, a.excerpt, a.featured_image as "featuredImage",
  a.featured_image_alt as "featuredImageAlt", a.is_featured as "isFeatured", a.is_ai_written as "isAiWritten",
  a.is_demo as "isDemo", a.view_count as "viewCount", a.like_count as "likeCount", a.reading_time as "readingTime",
  a.published_at as "publishedAt", a.updated_at as "updatedAt",
  json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) as category,
  case when s.id is null then null else json_build_object('id', s.id, 'name', s.name) end as subcategory,
  json_build_object('id', w.id, 'name', w.name, 'slug', w.slug, 'avatarUrl', w.avatar_url, 'bio', w.bio) as author,
  coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name, 'slug', t.slug, 'color', t.color) order by t.name)
    from article_tags x join tags t on t.id = x.tag_id where x.article_id = a.id), '[]'::json) as tags`

/** What the columns of a card are joined from, behind a table or subquery called `a`. */
export const cardJoins: SQL = sql`join categories c on c.id = a.category_id
  join authors w on w.id = a.author_id left join subcategories s on s.id = a.subcategory_id`

/** A row as the driver gives it: times come as text or as dates. */
export type CardRow = Omit<ArticleCard, 'publishedAt' | 'updatedAt'> & {
  publishedAt: string | Date
  updatedAt: string | Date
}

/** A row as a card. */
export function toCard<T extends CardRow>(row: T): Omit<T, 'publishedAt' | 'updatedAt'> & ArticleCard {
  return {
    ...row,
    publishedAt: new Date(row.publishedAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
  }
}

/** What a whole article has beyond its card. */
export type ArticleTexts = Pick<Article, 'content' | WholeTextKey | 'author'>

/** The columns of a whole article beyond those of its card. */
export const textColumns = sql.raw(
  ['a.content', ...WHOLE_TEXT_KEYS.map(([column, key]) => `a.${column} as "${key}"`)].join(', '),
)
