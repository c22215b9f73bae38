import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { foldForSearch } from '#app/vietnamese/fold.ts'
import type { Db } from '#db/client.ts'
import type { ArticleCard } from '../article.ts'
import { cardColumns, cardJoins, isPublic, toCard } from './article-columns.server.ts'
import type { CardRow } from './article-columns.server.ts'

/** A found article and the folded words around the hit are shown with. */
export type FoundArticle = ArticleCard & { contentText: string }

export type ArticleSearch = {
  text: string
  categoryId?: number | undefined
  tagId?: number | undefined
  limit: number
  offset?: number
}

/** Words of a search; more than these say nothing more. */
const MAX_WORDS = 12

/**
 * Published articles with every word of the text, marks and case aside, as part of title, excerpt, content, category or
 * author: those with the text in the title first, then those with its words there, then the newest. A blank text finds
 * all of a category, and nothing without one.
 */
export async function searchArticles(
  db: Db,
  search: ArticleSearch,
): Promise<{ articles: FoundArticle[]; total: number }> {
  const phrase = foldForSearch(search.text).replace(/\s+/g, ' ').trim()
  if (phrase === '' && search.categoryId === undefined) return { articles: [], total: 0 }
  const words = [...new Set(phrase.split(' '))].filter(Boolean).slice(0, MAX_WORDS)
  const named = await namedBy(db, words)
  const where = sql.join(
    [isPublic, ...narrowed(search), ...words.map((word) => holds(word, named))],
    sql` and `,
  )
  const inTitle = words.length > 0 ? sql`a.title_folded like ${like(phrase)}` : sql`false`
  const wordsInTitle = sql.join(
    [sql`true`, ...words.map((word) => sql`a.title_folded like ${like(word)}`)],
    sql` and `,
  )
  const order = sql`f.in_title desc, f.words_in_title desc, f.published_at desc, f.id desc`
  // Texts are long and lie outside of their rows: each is looked at once, and counted where it is found.
  const { rows } = await db.execute<FoundRow | NothingRow>(sql`
    with found as materialized (
      select a.id, a.published_at, ${inTitle} as in_title, (${wordsInTitle}) as words_in_title
      from articles a where ${where}
    ), page as (select * from found f order by ${order} limit ${search.limit} offset ${search.offset ?? 0})
    select n.total, ${cardColumns}, a.content_text as "contentText"
    from (select count(*)::int as total from found) n
    left join (page f join articles a on a.id = f.id ${cardJoins}) on true order by ${order}`)
  const found = rows.filter((row) => row.id !== null)
  return { articles: found.map(toCard), total: rows[0]?.total ?? 0 }
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

/** Categories and authors whose names hold words of a search, by the word. */
type Named = ReadonlyMap<string, { categories: number[]; authors: number[] }>

/** Looked up beforehand, few as they are: the search itself then has plain ids, which an index can answer. */
async function namedBy(db: Db, words: readonly string[]): Promise<Named> {
  const { rows } = await db.execute<{ kind: 'categories' | 'authors'; id: number; name: string }>(sql`
    select 'categories' as kind, id, vi_fold(name) as name from categories
    union all select 'authors', id, vi_fold(name) from authors`)
  return new Map(
    words.map((word) => {
      const ids = (wanted: string) =>
        rows.filter(({ kind, name }) => kind === wanted && name.includes(word)).map(({ id }) => id)
      return [word, { categories: ids('categories'), authors: ids('authors') }]
    }),
  )
}

const like = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** A word in the article itself, or in the name of its category or author. */
function holds(word: string, named: Named): SQL {
  const { categories = [], authors = [] } = named.get(word) ?? {}
  const arms = [
    sql`a.search_folded like ${like(word)}`,
    ...(categories.length > 0 ? [sql`a.category_id in ${categories}`] : []),
    ...(authors.length > 0 ? [sql`a.author_id in ${authors}`] : []),
  ]
  return sql`(${sql.join(arms, sql` or `)})`
}
