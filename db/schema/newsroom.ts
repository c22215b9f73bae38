import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { articles } from './blog.ts'
import { createdAt, moment } from './columns.ts'

const articleId = () =>
  integer('article_id')
    .notNull()
    .references(() => articles.id, { onDelete: 'cascade' })

/** The links by which people without an account see an article as it was last saved: a link works as long as its row is there. */
export const articlePreviews = pgTable(
  'article_previews',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    articleId: articleId(),
    /** Stands in the link's seal: a link is good for the row whose end it names. */
    endsAt: moment('ends_at').notNull(),
    madeBy: text('made_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('article_previews_article').on(t.articleId, t.id),
    index('article_previews_maker').on(t.madeBy),
    check('article_previews_end', sql`${t.endsAt} <= ${t.createdAt} + interval '30 days'`),
  ],
)

/** What somebody narrows the list of articles by again and again: the query of its address, under a name. */
export const savedFilters = pgTable(
  'saved_filters',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    query: text('query').notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique('saved_filters_name').on(t.userId, t.name)],
)

/** What the staff write to each other beside an article; never part of what the public or programs get. They go with their author's account. */
export const articleNotes = pgTable(
  'article_notes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    articleId: articleId(),
    authorId: text('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    resolvedAt: moment('resolved_at'),
    resolvedBy: text('resolved_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('article_notes_article').on(t.articleId, t.id),
    index('article_notes_author').on(t.authorId),
    index('article_notes_resolver').on(t.resolvedBy),
  ],
)
