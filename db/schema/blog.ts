import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
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
import { createdAt, moment, tsvector, updatedAt, xid8 } from './columns.ts'
import { media } from './site.ts'

/** Slugs a row had before, kept by a trigger: their addresses lead to its own. */
const formerSlugs = () => text('former_slugs').array().notNull().default([])

/** Blog categories (the specification's Category). */
export const categories = pgTable('categories', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
  formerSlugs: formerSlugs(),
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
  formerSlugs: formerSlugs(),
  email: text('email'),
  bio: text('bio'),
  avatarUrl: text('avatar_url'),
  /** Addresses of their own site and of their pages on others, http or https. */
  links: text('links').array().notNull().default([]),
  /** Whose page it is: an editor changes no other one. */
  userId: text('user_id')
    .unique()
    .references(() => users.id, { onDelete: 'set null' }),
  isActive: boolean('is_active').notNull().default(true),
  isDemo: boolean('is_demo').notNull().default(false),
  createdAt: createdAt(),
})

export const tags = pgTable(
  'tags',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    name: text('name').notNull().unique(),
    slug: text('slug').notNull().unique(),
    formerSlugs: formerSlugs(),
    description: text('description'),
    color: text('color').notNull().default('#3B82F6'),
    imageUrl: text('image_url'),
    createdAt: createdAt(),
  },
  (t) => [index('tags_folded').on(sql`vi_fold(${t.name})`)],
)

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
    /** What other sites show beside a link to it, where that is another than its title and its drawn card. */
    socialTitle: text('social_title'),
    socialImage: text('social_image'),
    /** Where the same text stood first, of which this is a copy. */
    canonicalUrl: text('canonical_url'),
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
    /** The different words of everything of its own an article is searched by, folded. */
    searchWords: text('search_words')
      .array()
      .generatedAlwaysAs(sql.raw("words_of(title || ' ' || coalesce(excerpt, '') || ' ' || content_text)")),
    tsv: tsvector('tsv').generatedAlwaysAs(
      sql.raw(
        "setweight(to_tsvector('simple', vi_fold(title)), 'A') || setweight(to_tsvector('simple', vi_fold(coalesce(excerpt, ''))), 'B')",
      ),
    ),
    /** The uploaded pictures that it names, by what their copies are kept under. */
    pictureKeys: text('picture_keys')
      .array()
      .generatedAlwaysAs(sql.raw('upload_keys(content, featured_image, social_image)')),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment('deleted_at'),
    /** When its texts or who may see it last changed, by whatever; a trigger writes it, and editors never see it. */
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (t) => [
    index('articles_published')
      .on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status = 'published' and deleted_at is null`),
    index('articles_featured')
      .on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status = 'published' and deleted_at is null and is_featured`),
    index('articles_category').on(t.categoryId, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    /** All that the hot topics count by. */
    index('articles_topics')
      .on(t.id, t.publishedAt, t.likeCount)
      .where(sql`status = 'published' and deleted_at is null`),
    /** All that a category's list is put in order and counted by. */
    index('articles_category_shown')
      .on(t.categoryId, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`status = 'published' and deleted_at is null`),
    index('articles_author').on(t.authorId),
    index('articles_views').on(t.viewCount.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('articles_tsv').using('gin', t.tsv),
    index('articles_title_trgm').using('gin', t.titleFolded.op('gin_trgm_ops')),
    index('articles_search_words').using('gin', t.searchWords),
    index('articles_pictures').using('gin', t.pictureKeys),
    index('articles_updated')
      .on(t.updatedAt, t.id)
      .where(sql`deleted_at is null`),
    index('articles_title_order')
      .on(t.titleFolded, t.id)
      .where(sql`deleted_at is null`),
    index('articles_trash')
      .on(t.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
)

/**
 * Which transaction last changed what an article is found by, by triggers: whoever has a snapshot reads what came after it, and nothing
 * else. An article that is gone keeps its note, which tells that it is; the note of 0 stands for all.
 */
export const articleChanges = pgTable(
  'article_changes',
  {
    articleId: integer('article_id').primaryKey(),
    changedIn: xid8('changed_in')
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (t) => [index('article_changes_in').on(t.changedIn)],
)

/**
 * Every word that stands in an article, written by a trigger: a part of a word is looked for here, and the articles by
 * the whole words found. A word stays when its last article goes; it then finds nothing.
 */
export const articleWords = pgTable('article_words', { word: text('word').primaryKey() }, (t) => [
  index('article_words_trgm').using('gin', t.word.op('gin_trgm_ops')),
])

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

/**
 * What the articles of a tag come to that are published and not in the trash, those of a time to come among them; kept by triggers, and
 * no row where there is nothing.
 */
export const tagFigures = pgTable('tag_figures', {
  tagId: integer('tag_id')
    .primaryKey()
    .references(() => tags.id, { onDelete: 'cascade' }),
  posts: integer('posts').notNull(),
  likes: integer('likes').notNull(),
})

/** Every saved state of an article, newest last, so that an editor can compare and go back. */
export const articleRevisions = pgTable(
  'article_revisions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    articleId: articleId(),
    editorId: text('editor_id').references(() => users.id, { onDelete: 'set null' }),
    snapshot: jsonb('snapshot').$type<Record<string, unknown>>().notNull(),
    isAutosave: boolean('is_autosave').notNull().default(false),
    /** What saving it did beside; null for a change of the text alone. */
    event: text('event', {
      enum: ['published', 'scheduled', 'unpublished', 'imported', 'restored', 'first'],
    }),
    createdAt: createdAt(),
  },
  (t) => [index('article_revisions_article').on(t.articleId, t.createdAt.desc().nullsFirst())],
)

/** A new article that was not saved yet, as its editor last had it; its key was made in the editor's browser. */
export const articleBeginnings = pgTable(
  'article_beginnings',
  {
    key: text('key').primaryKey(),
    editorId: text('editor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    snapshot: jsonb('snapshot').$type<Record<string, unknown>>().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [index('article_beginnings_editor').on(t.editorId, t.updatedAt.desc().nullsFirst())],
)

/** Who has an article open for editing, one row a window; rows not renewed for a minute say nothing any more. */
export const articleEditors = pgTable(
  'article_editors',
  {
    articleId: articleId(),
    window: text('window').notNull(),
    editorId: text('editor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    openedAt: moment('opened_at')
      .notNull()
      .default(sql`now()`),
    seenAt: moment('seen_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.articleId, t.window] }),
    index('article_editors_seen').on(t.seenAt),
    index('article_editors_editor').on(t.editorId),
  ],
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

/**
 * Where an address without a page of its own leads: to an article, wherever that is now, or to another address. `path` begins with
 * a slash and has no query, no fragment and no slash at its end.
 */
export const redirects = pgTable(
  'redirects',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    path: text('path').notNull().unique(),
    articleId: integer('article_id').references(() => articles.id, { onDelete: 'cascade' }),
    /** A path of this site or an https address; null where it leads to an article. */
    target: text('target'),
    origin: text('origin', { enum: ['typed', 'list', 'import'] }).notNull(),
    hits: integer('hits').notNull().default(0),
    lastHitAt: moment('last_hit_at'),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('redirects_article').on(t.articleId),
    check('redirects_one_target', sql`(${t.articleId} is null) <> (${t.target} is null)`),
  ],
)

/** Addresses that people asked for and that have no page: what may be worth a redirect. */
export const missingPages = pgTable(
  'missing_pages',
  {
    path: text('path').primaryKey(),
    hits: integer('hits').notNull().default(0),
    /** An editor has seen it and wants nothing done. */
    isIgnored: boolean('is_ignored').notNull().default(false),
    firstAskedAt: moment('first_asked_at').notNull().defaultNow(),
    lastAskedAt: moment('last_asked_at').notNull().defaultNow(),
  },
  (t) => [index('missing_pages_often').on(t.hits.desc().nullsFirst())],
)

/** Pictures of other sites that stand in imported articles and are to be fetched, and what came of it. */
export const articlePictures = pgTable(
  'article_pictures',
  {
    articleId: articleId(),
    /** As it stands in the article. */
    address: text('address').notNull(),
    alt: text('alt').notNull().default(''),
    state: text('state', { enum: ['waiting', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    /** Not before this moment; also how a server keeps the others off a picture that it fetches. */
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    /** Why it was not fetched. */
    failure: text('failure'),
    /** The picture of the library it became, and whether it was new there. */
    mediaId: integer('media_id').references(() => media.id, { onDelete: 'set null' }),
    isNew: boolean('is_new').notNull().default(false),
    requestedBy: text('requested_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.articleId, t.address] }),
    index('article_pictures_due')
      .on(t.nextAttemptAt)
      .where(sql`state = 'waiting'`),
    index('article_pictures_address').on(t.address),
    index('article_pictures_media').on(t.mediaId),
  ],
)
