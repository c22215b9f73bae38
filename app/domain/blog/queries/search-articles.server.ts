import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { ArticleCard } from '../article.ts'
import { cardColumns, cardJoins, isPublic, newest, newestFirst, toCard } from './article-columns.server.ts'
import type { CardRow } from './article-columns.server.ts'
import { like, namedBy, waysToHold, wordsOf } from './search-conditions.server.ts'

/** A found article and the folded words around the hit are shown with. */
export type FoundArticle = ArticleCard & { contentText: string }

export type ArticleSearch = {
  text: string
  categoryId?: number | undefined
  tagId?: number | undefined
  limit: number
  offset?: number
}

/**
 * Published articles with every word of the text, marks and case aside, as part of title, excerpt, content, category or
 * author: those with the text in the title first, then those with its words there, then the newest. A blank text finds
 * all of a category, and nothing without one.
 */
export async function searchArticles(
  db: Db,
  search: ArticleSearch,
): Promise<{ articles: FoundArticle[]; total: number }> {
  const { phrase, words } = wordsOf(search.text)
  if (phrase === '' && search.categoryId === undefined) return { articles: [], total: 0 }
  const named = await namedBy(db, words)
  const ways = waysToHold(words, named).map(
    (way) =>
      sql`select a.id, a.published_at, a.title_folded from articles a where ${sql.join([isPublic, ...narrowed(search), ...way], sql` and `)}`,
  )
  const inTitle = words.length > 0 ? sql`a.title_folded like ${like(phrase)}` : sql`false`
  const wordsInTitle = sql.join(
    [sql`true`, ...words.map((word) => sql`a.title_folded like ${like(word)}`)],
    sql` and `,
  )
  const order = sql`f.in_title desc, f.words_in_title desc, f.published_at desc, f.id desc`
  const { rows } = await db.execute<FoundRow | NothingRow>(sql`
    with found as materialized (
      select a.id, a.published_at, ${inTitle} as in_title, (${wordsInTitle}) as words_in_title
      from (${sql.join(ways, sql` union `)}) a
    ), page as (select * from found f order by ${order} limit ${search.limit} offset ${search.offset ?? 0})
    select n.total, ${cardColumns}, a.content_text as "contentText"
    from (select count(*)::int as total from found) n
    left join (page f join articles a on a.id = f.id ${cardJoins}) on true order by ${order}`)
  const found = rows.filter((row) => row.id !== null)
  return { articles: found.map(toCard), total: rows[0]?.total ?? 0 }
}

/**
 * The first of what `searchArticles` finds. Articles with the text in the title come first, the newest before all others: where the newest
 * of all hold as many no other is looked at.
 */
export async function firstFound(db: Db, text: string, limit: number): Promise<ArticleCard[]> {
  const { phrase } = wordsOf(text)
  const { rows } = await db.execute<CardRow>(sql`
    select ${cardColumns} from (
      select * from ${newest} where ${phrase !== ''} and a.title_folded like ${like(phrase)} order by ${newestFirst} limit ${limit}
    ) a ${cardJoins} order by ${newestFirst}`)
  return rows.length === limit ? rows.map(toCard) : (await searchArticles(db, { text, limit })).articles
}

type FoundRow = CardRow & { contentText: string; total: number }
/** What stands alone where the page asked for holds nothing. */
type NothingRow = { id: null; total: number }

function narrowed({ categoryId, tagId }: ArticleSearch): SQL[] {
  return [
    ...(categoryId === undefined ? [] : [sql`a.category_id = ${categoryId}`]),
    ...(tagId === undefined
      ? []
      : [sql`a.id in (select x.article_id from article_tags x where x.tag_id = ${tagId})`]),
  ]
}
