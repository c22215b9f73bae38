import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import {
  badCursor,
  paginationOf,
  readCursor,
  readPlace,
  writeCursor,
  writePlace,
} from '#app/platform/paging/paging.server.ts'
import type { After } from '#app/platform/paging/paging.server.ts'
import type { Pagination } from '#app/platform/paging/schema.ts'
import type { Db } from '#db/client.ts'
import type { Article, ArticleCard } from '../article.ts'
import type { ArticlesQuery } from '../schema.ts'
import { cardColumns, cardJoins, isPublic, textColumns, toCard } from './article-columns.server.ts'
import type { ArticleTexts, CardRow } from './article-columns.server.ts'
import { searchArticles } from './search-articles.server.ts'
import { holds, namedBy, wordsOf } from './search-conditions.server.ts'

/** Where an article stands: seen by everybody, from a time to come, not yet, or no more. */
type ArticleStatus = 'published' | 'scheduled' | 'draft' | 'trashed'

type WithStatus<T extends { publishedAt: string }> = Omit<T, 'publishedAt'> & {
  publishedAt: string | null
  status: ArticleStatus
}
/** An article as programs read it, drafts included. */
export type ProgramsArticle = WithStatus<ArticleCard>
export type ProgramsArticleDetail = WithStatus<Article>

type Row = Omit<CardRow, 'publishedAt'> & {
  publishedAt: string | Date | null
  status: ArticleStatus
  sortKey?: string | null
}

const status: SQL = sql`case when a.deleted_at is not null then 'trashed' when a.status = 'draft' then 'draft' when a.published_at > now() then 'scheduled'
  else 'published' end as status`

const IS: Record<ArticlesQuery['status'], SQL> = {
  published: isPublic,
  scheduled: sql`a.status = 'published' and a.deleted_at is null and a.published_at > now()`,
  draft: sql`a.status = 'draft' and a.deleted_at is null`,
  all: sql`a.deleted_at is null`,
  trashed: sql`a.deleted_at is not null`,
}

/** When what is answered of an article last became another: it was written, went or came back, or its time has come. */
const lastChange: SQL = sql`greatest(a.changed_at, case when a.published_at <= now() then a.published_at end)`

const micros = (column: SQL) => sql`(extract(epoch from ${column}) * 1000000)::bigint`
const moment = (key: string) => sql`(timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond')`
const NUMBER = /^-?\d{1,17}$/

/** The orders: a column, and how its value stands in a cursor. */
const ORDERS = {
  published_at: {
    column: sql`a.published_at`,
    write: micros(sql`a.published_at`),
    read: moment,
    shape: NUMBER,
  },
  updated_at: { column: sql`a.updated_at`, write: micros(sql`a.updated_at`), read: moment, shape: NUMBER },
  title: {
    column: sql`a.title_folded`,
    write: sql`a.title_folded`,
    read: (key: string) => sql`${key}::text`,
    shape: /^[^\0]*$/,
  },
  view_count: {
    column: sql`a.view_count`,
    write: sql`a.view_count`,
    read: (key: string) => sql`${key}::bigint`,
    shape: NUMBER,
  },
}

/** A page of articles as a program asks. Who may see drafts has been looked at before. @throws AppError 'invalid' for a bad cursor */
export async function articlesForPrograms(
  db: Db,
  query: ArticlesQuery,
): Promise<{ articles: ProgramsArticle[]; pagination: Pagination }> {
  const { page, limit, search, cursor } = query
  const wheres = await conditionsOf(db, query)
  if (search && !query.sortBy && isPlainSearch(query)) return byRelevance(db, query, search)
  const sortBy = query.sortBy ?? 'published_at'
  const order = { sortBy, sortOrder: query.sortOrder ?? (sortBy === 'title' ? 'asc' : 'desc') } as const
  const { column, write, shape } = ORDERS[sortBy]
  const after = readCursor(cursor, order)
  if (after?.key && !shape.test(after.key)) throw badCursor()
  const direction = sql.raw(order.sortOrder)
  const where = sql.join(wheres, sql` and `)
  // What is published has a day: said here, no index would serve.
  const unpublished = query.status === 'published' ? sql`` : sql`nulls last`
  const inOrder = sql`order by ${column} ${direction} ${unpublished}, a.id ${direction}`
  const behind = after ? sql`${where} and ${behindRow(order, after)}` : where
  const [found, counted] = await Promise.all([
    db.execute<Row>(sql`
      select ${cardColumns}, ${status}, ${write}::text as "sortKey" from (
        select a.* from articles a where ${behind} ${inOrder}
        limit ${limit + 1} offset ${after ? 0 : (page - 1) * limit}
      ) a ${cardJoins} ${inOrder}`),
    db.execute<{ n: number }>(sql`select count(*)::int as n from articles a where ${where}`),
  ])
  const rows = found.rows.slice(0, limit)
  const hasNext = found.rows.length > limit
  const last = rows.at(-1)
  const nextCursor = hasNext && last ? writeCursor(order, { key: last.sortKey ?? null, id: last.id }) : null
  const total = counted.rows[0]?.n ?? 0
  return {
    articles: rows.map(toArticle),
    pagination: paginationOf({ page, limit, total, after }, { hasNext, nextCursor }),
  }
}

/** One article by its id or its slug, drafts and scheduled ones only where they may be seen; never one in the trash. */
export async function articleForPrograms(
  db: Db,
  by: { id: number } | { slug: string },
  { withDrafts }: { withDrafts: boolean },
): Promise<ProgramsArticleDetail | null> {
  const named = 'id' in by ? sql`a.id = ${by.id}` : sql`a.slug = ${by.slug}`
  const { rows } = await db.execute<Row & ArticleTexts>(sql`
    select ${cardColumns}, ${status}, ${textColumns}
    from articles a ${cardJoins} where ${named} and ${withDrafts ? IS.all : isPublic}`)
  return rows[0] ? toArticle(rows[0]) : null
}

/** What tells two states of an article apart; null where there is none to write. Others are kept from writing it. */
export async function holdArticleVersion(db: Pick<Db, 'execute'>, id: number): Promise<string | null> {
  const { rows } = await db.execute<{ updatedAt: string }>(sql`
    select updated_at as "updatedAt" from articles where id = ${id} and deleted_at is null for update`)
  return rows[0] ? versionOf(rows[0].updatedAt) : null
}

/** The version of an article that was saved at a moment. */
export const versionOf = (updatedAt: string | Date): string => new Date(updatedAt).getTime().toString(36)

function toArticle<T extends Row>(row: T) {
  const { publishedAt, sortKey: _key, ...rest } = row
  const card = toCard({ ...rest, publishedAt: publishedAt ?? row.updatedAt })
  return { ...card, publishedAt: publishedAt && card.publishedAt }
}

/** What the blog's own search can answer. */
const isPlainSearch = ({ status, subcategory, author, featured, updatedSince }: ArticlesQuery) =>
  status === 'published' &&
  [subcategory, author, featured, updatedSince].every((given) => given === undefined)

async function byRelevance(db: Db, query: ArticlesQuery, text: string) {
  const { page, limit } = query
  const before = readPlace(query.cursor, 'relevance')
  const place = { limit, offset: before ?? (page - 1) * limit }
  const of = await idsOf(db, query)
  const { articles, total } = of
    ? await searchArticles(db, { text, ...of, ...place })
    : { articles: [], total: 0 }
  const next = place.offset + articles.length
  const hasNext = articles.length > 0 && next < total
  return {
    articles: articles.map((article) => ({ ...article, status: 'published' as const })),
    pagination: paginationOf(
      { page, limit, total, after: before },
      { hasNext, nextCursor: hasNext ? writePlace('relevance', next) : null },
    ),
  }
}

/** The ids that a search narrows by; null where a category or tag does not exist. */
async function idsOf(db: Db, { category, tag }: ArticlesQuery) {
  const { rows } = await db.execute<{ categoryId: number | null; tagId: number | null }>(sql`
    select (select id from categories where slug = ${category ?? null} and is_active) as "categoryId",
      (select id from tags where slug = ${tag ?? null}) as "tagId"`)
  const { categoryId = null, tagId = null } = rows[0] ?? {}
  const isUnknown = (category !== undefined && categoryId === null) || (tag !== undefined && tagId === null)
  return isUnknown ? null : { categoryId: categoryId ?? undefined, tagId: tagId ?? undefined }
}

async function conditionsOf(db: Db, query: ArticlesQuery): Promise<SQL[]> {
  const { category, subcategory, tag, author, featured, updatedSince, search } = query
  const { words } = wordsOf(search ?? '')
  const named = words.length > 0 ? await namedBy(db, words) : new Map()
  return [
    IS[query.status],
    ...(category === undefined
      ? []
      : [sql`a.category_id = (select id from categories where slug = ${category} and is_active)`]),
    ...(subcategory === undefined ? [] : [sql`a.subcategory_id = ${subcategory}`]),
    ...(author === undefined ? [] : [sql`a.author_id = (select id from authors where slug = ${author})`]),
    ...(featured === undefined ? [] : [sql`a.is_featured = ${featured === 'true'}`]),
    ...(updatedSince === undefined ? [] : [sql`${lastChange} >= ${updatedSince}::timestamptz`]),
    ...(tag === undefined
      ? []
      : [
          sql`a.id in (select x.article_id from article_tags x join tags t on t.id = x.tag_id where t.slug = ${tag})`,
        ]),
    ...words.map((word) => holds(word, named)),
  ]
}

/** What stands behind a row; articles without a key stand last. */
function behindRow(
  { sortBy, sortOrder }: { sortBy: keyof typeof ORDERS; sortOrder: 'asc' | 'desc' },
  { key, id }: After,
): SQL {
  const { column, read } = ORDERS[sortBy]
  const later = sql.raw(sortOrder === 'asc' ? '>' : '<')
  if (key === null) return sql`(${column} is null and a.id ${later} ${id})`
  const value = read(key)
  return sql`(${column} ${later} ${value} or (${column} = ${value} and a.id ${later} ${id}) or ${column} is null)`
}
