import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { foldForSearch } from '#app/vietnamese/fold.ts'
import type { Db } from '#db/client.ts'

/** Words of a search; more than these say nothing more. */
const MAX_WORDS = 12

/** What a text is searched by: the whole of it, folded, and its words, each once. */
export function wordsOf(text: string): { phrase: string; words: string[] } {
  const phrase = foldForSearch(text).replace(/\s+/g, ' ').trim()
  return { phrase, words: [...new Set(phrase.split(' '))].filter(Boolean).slice(0, MAX_WORDS) }
}

/** Categories and authors whose names hold words of a search, by the word. */
export type Named = ReadonlyMap<string, { categories: number[]; authors: number[] }>

/** Looked up beforehand, few as they are: the search itself then has plain ids, which an index can answer. */
export async function namedBy(db: Db, words: readonly string[]): Promise<Named> {
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

/** A pattern that finds a text anywhere in another. */
export const like = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/**
 * A word in the article `a` itself, or in the name of its category or author. The long list of an article's own words is
 * only ever asked by its index: read row by row, it lies outside of the row.
 */
export function holds(word: string, named: Named): SQL {
  const { categories = [], authors = [] } = named.get(word) ?? {}
  const own = sql`search_words && array(select k.word from article_words k where k.word like ${like(word)})`
  if (categories.length === 0 && authors.length === 0) return own
  return sql`(${sql.join(
    [
      ...(categories.length > 0 ? [sql`a.category_id in ${categories}`] : []),
      ...(authors.length > 0 ? [sql`a.author_id in ${authors}`] : []),
      sql`a.id in (select id from articles where ${own})`,
    ],
    sql` or `,
  )})`
}
