import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { createdAt, moment, tsvector, updatedAt } from './columns.ts'

/** Blog categories (the specification's Category). */
export const categories = pgTable('categories', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  description: text('description'),
  icon: text('icon'),
  displayOrder: integer('display_order').notNull().default(0),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: createdAt(),
})

export const subcategories = pgTable(
  'subcategories',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    name: text('name').notNull(),
    displayOrder: integer('display_order').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
  },
  (t) => [unique('subcategories_category_name').on(t.categoryId, t.name)],
)

export const authors = pgTable('authors', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  email: text('email'),
  bio: text('bio'),
  avatarUrl: text('avatar_url'),
  isActive: boolean('is_active').notNull().default(true),
  isDemo: boolean('is_demo').notNull().default(false),
  createdAt: createdAt(),
})

export const tags = pgTable('tags', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull().unique(),
  slug: text('slug').notNull().unique(),
  description: text('description'),
  color: text('color').notNull().default('#3B82F6'),
  imageUrl: text('image_url'),
  createdAt: createdAt(),
})

export const articles = pgTable(
  'articles',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    excerpt: text('excerpt'),
    content: text('content').notNull(),
    /** The words of `content` without its markup, for search. */
    contentText: text('content_text').notNull().default(''),
    featuredImage: text('featured_image'),
    featuredImageAlt: text('featured_image_alt'),
    status: text('status', { enum: ['draft', 'published'] })
      .notNull()
      .default('draft'),
    isFeatured: boolean('is_featured').notNull().default(false),
    isAiWritten: boolean('is_ai_written').notNull().default(false),
    isDemo: boolean('is_demo').notNull().default(false),
    viewCount: integer('view_count').notNull().default(0),
    likeCount: integer('like_count').notNull().default(0),
    readingTime: doublePrecision('reading_time'),
    metaTitle: text('meta_title'),
    metaDescription: text('meta_description'),
    /** Set at the first publication and kept (ruling 9); a future time keeps a published article hidden until then. */
    publishedAt: moment('published_at'),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    subcategoryId: integer('subcategory_id').references(() => subcategories.id),
    authorId: integer('author_id')
      .notNull()
      .references(() => authors.id),
    titleFolded: text('title_folded').generatedAlwaysAs(sql.raw('vi_fold(title)')),
    /** Everything of its own an article is searched by, folded. */
    searchFolded: text('search_folded').generatedAlwaysAs(
      sql.raw("vi_fold(title || ' ' || coalesce(excerpt, '') || ' ' || content_text)"),
    ),
    tsv: tsvector('tsv').generatedAlwaysAs(
      sql.raw(
        "setweight(to_tsvector('simple', vi_fold(title)), 'A') || setweight(to_tsvector('simple', vi_fold(coalesce(excerpt, ''))), 'B')",
      ),
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    index('articles_published')
      .on(t.publishedAt.desc())
      .where(sql`status = 'published' and deleted_at is null`),
    index('articles_category').on(t.categoryId, t.publishedAt.desc()),
    index('articles_author').on(t.authorId),
    index('articles_views').on(t.viewCount.desc()),
    index('articles_tsv').using('gin', t.tsv),
    index('articles_title_trgm').using('gin', t.titleFolded.op('gin_trgm_ops')),
    index('articles_search_trgm').using('gin', t.searchFolded.op('gin_trgm_ops')),
  ],
)

const articleId = () =>
  integer('article_id')
    .notNull()
    .references(() => articles.id, { onDelete: 'cascade' })

export const articleTags = pgTable(
  'article_tags',
  {
    articleId: articleId(),
    tagId: integer('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.tagId] }), index('article_tags_tag').on(t.tagId)],
)

/** Every saved state of an article, newest last, so that an editor can compare and go back. */
export const articleRevisions = pgTable(
  'article_revisions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    articleId: articleId(),
    editorId: text('editor_id').references(() => users.id, { onDelete: 'set null' }),
    snapshot: jsonb('snapshot').$type<Record<string, unknown>>().notNull(),
    isAutosave: boolean('is_autosave').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [index('article_revisions_article').on(t.articleId, t.createdAt.desc())],
)

/** Slugs an article had before: each redirects to where the article is now. */
export const articleSlugHistory = pgTable(
  'article_slug_history',
  {
    slug: text('slug').primaryKey(),
    articleId: articleId(),
    createdAt: createdAt(),
  },
  (t) => [index('article_slug_history_article').on(t.articleId)],
)

/** One row a visitor and article; the visitor is a keyed hash that cannot be turned back into an address. */
export const articleLikes = pgTable(
  'article_likes',
  {
    articleId: articleId(),
    visitorHash: text('visitor_hash').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.visitorHash] })],
)

/** When a visitor last looked at an article; the visitor is a keyed hash. Rows older than a day are of no use. */
export const articleViews = pgTable(
  'article_views',
  {
    articleId: articleId(),
    visitorHash: text('visitor_hash').notNull(),
    seenAt: moment('seen_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.visitorHash] }), index('article_views_seen').on(t.seenAt)],
)

/** Views a day, for what was read most this week and for the dashboard. The day is Vietnam's. */
export const articleDailyViews = pgTable(
  'article_daily_views',
  {
    articleId: articleId(),
    day: date('day').notNull(),
    views: integer('views').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.articleId] }),
    index('article_daily_views_article').on(t.articleId),
  ],
)
