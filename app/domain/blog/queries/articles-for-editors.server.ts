import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { foldForSearch } from '#app/vietnamese/fold.ts'
import type { Db } from '#db/client.ts'
import { sortOf } from '../editing/list-state.ts'
import type { ArticleListState, ArticleSort } from '../editing/list-state.ts'
import { holds, like, namedBy, wordsOf } from './search-conditions.server.ts'

/** A line of the list of articles; dates are ISO 8601. */
export type EditorsArticle = {
  id: number
  slug: string
  title: string
  category: string
  author: string
  status: 'draft' | 'published'
  hasPicture: boolean
  hasExcerpt: boolean
  publishedAt: string | null
  updatedAt: string
  deletedAt: string | null
}

const STATUS_IS: Record<NonNullable<ArticleListState['status']>, SQL> = {
  draft: sql`a.status = 'draft'`,
  published: sql`a.status = 'published' and a.published_at <= now()`,
  scheduled: sql`a.status = 'published' and a.published_at > now()`,
}

const KIND_IS: Record<NonNullable<ArticleListState['kind']>, SQL> = {
  featured: sql`a.is_featured`,
  ai: sql`a.is_ai_written`,
  demo: sql`a.is_demo`,
  'no-picture': sql`coalesce(a.featured_image, '') = ''`,
  'no-excerpt': sql`coalesce(a.excerpt, '') = ''`,
}

/**
 * A page of the articles as editors list them, drafts and scheduled ones too, with how many there are in all. The search is
 * the blog's: every word, marks and case aside, as part of title, excerpt, content, category or author; what fits best has the text
 * in its title, then its words there.
 */
export async function articlesForEditors(db: Db, state: ArticleListState): Promise<Found> {
  const where = await whereOf(db, state)
  if (wordsOf(state.q).words.length > 0) return found(db, state, where)
  const [articles, total] = await Promise.all([pageOf(db, state, where), countOf(db, where)])
  return { articles, total }
}

/** How many articles outside the trash are not out yet or lack something, by the filter that lists them. */
export type ArticleWork = Record<'draft' | 'scheduled' | 'no-picture' | 'no-excerpt', number>

export async function articleWork(db: Db): Promise<ArticleWork> {
  const counted = (condition: SQL, name: keyof ArticleWork) =>
    sql`(count(*) filter (where ${condition}))::int as ${sql.identifier(name)}`
  const { rows } = await db.execute<ArticleWork>(sql`
    select ${counted(STATUS_IS.draft, 'draft')}, ${counted(STATUS_IS.scheduled, 'scheduled')},
      ${counted(KIND_IS['no-picture'], 'no-picture')}, ${counted(KIND_IS['no-excerpt'], 'no-excerpt')}
    from articles a where a.deleted_at is null`)
  return rows[0] ?? { draft: 0, scheduled: 0, 'no-picture': 0, 'no-excerpt': 0 }
}

/** The ids of all that a list has on its pages, in no order. */
export async function idsForEditors(db: Db, state: ArticleListState): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select a.id from articles a where ${await whereOf(db, state)} order by a.id`,
  )
  return rows.map(({ id }) => id)
}

/** What is true of an article `a` that a list shows. */
async function whereOf(db: Db, state: ArticleListState): Promise<SQL> {
  const { words } = wordsOf(state.q)
  const named = words.length > 0 ? await namedBy(db, words) : new Map()
  const { category, status, author, tag, kind, from, to } = state
  const conditions = [
    state.trash ? sql`a.deleted_at is not null` : sql`a.deleted_at is null`,
    ...(category === null ? [] : [sql`a.category_id = ${category}`]),
    ...(status ? [STATUS_IS[status]] : []),
    ...(author === null ? [] : [sql`a.author_id = ${author}`]),
    ...(tag
      ? [
          sql`a.id in (select x.article_id from article_tags x join tags t on t.id = x.tag_id where vi_fold(t.name) = ${foldForSearch(tag)})`,
        ]
      : []),
    ...(kind ? [KIND_IS[kind]] : []),
    ...(from ? [sql`a.published_at >= ${startOf(from)}`] : []),
    ...(to ? [sql`a.published_at < ${startOf(to)} + interval '1 day'`] : []),
    ...words.map((word) => holds(word, named)),
  ]
  return sql.join(conditions, sql` and `)
}

const startOf = (day: string) => sql`(${day}::date::timestamp at time zone 'Asia/Ho_Chi_Minh')`

type Found = { articles: EditorsArticle[]; total: number }

const columns: SQL = sql`a.id, a.slug, a.title, a.status, a.published_at as "publishedAt", a.updated_at as "updatedAt",
  a.deleted_at as "deletedAt", not (${KIND_IS['no-picture']}) as "hasPicture", not (${KIND_IS['no-excerpt']}) as "hasExcerpt",
  c.name as category, w.name as author`
const joins: SQL = sql`join categories c on c.id = a.category_id join authors w on w.id = a.author_id`

/** What an order goes by; what was never published stands behind, whichever way round. */
function keyOf(state: ArticleListState): SQL {
  const keys: Record<Exclude<ArticleSort, 'match'>, SQL> = {
    updated: sql`a.updated_at`,
    published: sql`a.published_at`,
    title: sql`a.title_folded`,
  }
  const sort = sortOf(state)
  return sort === 'match' ? matchOf(state.q) : keys[sort]
}

function matchOf(text: string): SQL {
  const { phrase, words } = wordsOf(text)
  if (words.length === 0) return sql`0`
  const inTitle = words.map((word) => sql`a.title_folded like ${like(word)}`)
  return sql`(a.title_folded like ${like(phrase)})::int * 2 + (${sql.join(inTitle, sql` and `)})::int`
}

/** The direction of an order; an index has the usual one. */
const directionOf = (state: ArticleListState) =>
  sql.raw(sortOf(state) === 'published' ? `${state.order} nulls last` : state.order)

/** Without a search an index has the order: only the page is read. */
async function pageOf(db: Db, state: ArticleListState, where: SQL): Promise<EditorsArticle[]> {
  const inOrder = sql`order by ${keyOf(state)} ${directionOf(state)}, a.id ${sql.raw(state.order)}`
  const { rows } = await db.execute<EditorsArticle>(sql`
    select ${columns} from (
      select a.* from articles a where ${where} ${inOrder} limit ${state.size} offset ${offsetOf(state)}
    ) a ${joins} ${inOrder}`)
  return rows.map(toArticle)
}

/** A search looks into long texts that lie outside of their rows: each is read once, for the page and the count together. */
async function found(db: Db, state: ArticleListState, where: SQL): Promise<Found> {
  const turned = sql.raw(state.order)
  const inOrder = sql`order by f.key ${directionOf(state)}, f.updated_at ${turned}, f.id ${turned}`
  const { rows } = await db.execute<(EditorsArticle & { total: number }) | { id: null; total: number }>(sql`
    with found as materialized (select a.id, a.updated_at, ${keyOf(state)} as key from articles a where ${where}),
      page as (select * from found f ${inOrder} limit ${state.size} offset ${offsetOf(state)})
    select n.total, ${columns} from (select count(*)::int as total from found) n
    left join (page f join articles a on a.id = f.id ${joins}) on true ${inOrder}`)
  const articles = rows.flatMap(({ total: _total, ...row }) => (row.id === null ? [] : [toArticle(row)]))
  return { articles, total: rows[0]?.total ?? 0 }
}

const offsetOf = ({ page, size }: ArticleListState) => (page - 1) * size

function toArticle({ publishedAt, updatedAt, deletedAt, ...row }: EditorsArticle): EditorsArticle {
  return {
    ...row,
    publishedAt: publishedAt && iso(publishedAt),
    updatedAt: iso(updatedAt),
    deletedAt: deletedAt && iso(deletedAt),
  }
}

const iso = (time: string | Date) => new Date(time).toISOString()

async function countOf(db: Db, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from articles a where ${where}`,
  )
  return rows[0]?.n ?? 0
}
