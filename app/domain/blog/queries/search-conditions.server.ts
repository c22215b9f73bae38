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

/** A word in the article's own texts. The long list of its words is only ever asked by its index: read row by row, it lies outside of the row. */
const own = (word: string): SQL =>
  sql`search_words && array(select k.word from article_words k where k.word like ${like(word)})`

/** A word in the name of an article's category or author; null where none has it. */
function named(word: string, known: Named): SQL | null {
  const { categories = [], authors = [] } = known.get(word) ?? {}
  const parts = [
    ...(categories.length > 0 ? [sql`a.category_id in ${categories}`] : []),
    ...(authors.length > 0 ? [sql`a.author_id in ${authors}`] : []),
  ]
  return parts.length > 0 ? sql`(${sql.join(parts, sql` or `)})` : null
}

/** A word in the article `a` itself, or in the name of its category or author. */
export function holds(word: string, known: Named): SQL {
  const byName = named(word, known)
  return byName ? sql`(${byName} or a.id in (select id from articles where ${own(word)}))` : own(word)
}

/** Words with a way beside their own for which all ways together are tried; of more, each is asked by itself. */
const MOST_NAMED = 3

/**
 * The ways in which an article can hold all of the words, each a list of conditions: one word in its texts, another in the name of its
 * category. Each way is one look at the index of words and reads what it finds, however common one of the words is.
 */
export function waysToHold(words: readonly string[], known: Named): SQL[][] {
  if (words.filter((word) => named(word, known)).length > MOST_NAMED)
    return [words.map((word) => holds(word, known))]
  return words.reduce<SQL[][]>(
    (ways, word) => {
      const byName = named(word, known)
      return ways.flatMap((way) => [[...way, own(word)], ...(byName ? [[...way, byName]] : [])])
    },
    [[]],
  )
}
