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
  const inCategory = search.categoryId === undefined ? sql`true` : sql`a.category_id = ${search.categoryId}`
  const withTag =
    search.tagId === undefined
      ? sql`true`
      : sql`a.id in (select x.article_id from article_tags x where x.tag_id = ${search.tagId})`
  const where = sql.join([isPublic, inCategory, withTag, ...words.map(holds)], sql` and `)
  const inTitle = words.length > 0 ? sql`a.title_folded like ${like(phrase)}` : sql`false`
  const wordsInTitle = sql.join(
    [sql`true`, ...words.map((word) => sql`a.title_folded like ${like(word)}`)],
    sql` and `,
  )
  const { rows } = await db.execute<CardRow & { contentText: string }>(sql`
    select ${cardColumns}, a.content_text as "contentText" from (
      select a.*, ${inTitle} as in_title, (${wordsInTitle}) as words_in_title
      from articles a where ${where}
      order by in_title desc, words_in_title desc, a.published_at desc, a.id desc
      limit ${search.limit} offset ${search.offset ?? 0}
    ) a ${cardJoins} order by a.in_title desc, a.words_in_title desc, a.published_at desc, a.id desc`)
  const counted = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from articles a where ${where}`,
  )
  return { articles: rows.map(toCard), total: counted.rows[0]?.n ?? 0 }
}

const like = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** A word in the article itself, or in the name of its category or author. */
function holds(word: string): SQL {
  const pattern = like(word)
  return sql`(a.search_folded like ${pattern}
    or a.category_id in (select id from categories where vi_fold(name) like ${pattern})
    or a.author_id in (select id from authors where vi_fold(name) like ${pattern}))`
}
