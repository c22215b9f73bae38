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

/** The name of a category or an author, folded. */
export type Name = { of: 'category' | 'author'; id: number; name: string }

/** Categories and authors whose names hold words of a search, by the word. */
export type Named = ReadonlyMap<string, ReturnType<typeof idsNamed>>

/** Categories and authors whose names hold a word. */
export function idsNamed(word: string, names: readonly Name[]) {
  const ids = (wanted: Name['of']) =>
    new Set(names.filter(({ of, name }) => of === wanted && name.includes(word)).map(({ id }) => id))
  return { categories: ids('category'), authors: ids('author') }
}

/** Looked up beforehand, few as they are: the search itself then has plain ids, which an index can answer. */
export async function namedBy(db: Db, words: readonly string[]): Promise<Named> {
  const { rows } = await db.execute<Name>(sql`${NAMES}`)
  return new Map(words.map((word) => [word, idsNamed(word, rows)]))
}

/** All names that articles are found by. */
export const NAMES: SQL = sql`select 'category' as of, id, vi_fold(name) as name from categories
  union all select 'author', id, vi_fold(name) from authors`

/** A pattern that finds a text anywhere in another. */
export const like = (text: string) => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** A word in the article's own texts. The long list of its words is only ever asked by its index: read row by row, it lies outside of the row. */
export const own = (word: string): SQL =>
  sql`search_words && array(select k.word from article_words k where k.word like ${like(word)})`

/** A word in the name of an article's category or author; null where none has it. */
function named(word: string, known: Named): SQL | null {
  const { categories = new Set(), authors = new Set() } = known.get(word) ?? {}
  const parts = [
    ...(categories.size > 0 ? [sql`a.category_id in ${[...categories]}`] : []),
    ...(authors.size > 0 ? [sql`a.author_id in ${[...authors]}`] : []),
  ]
  return parts.length > 0 ? sql`(${sql.join(parts, sql` or `)})` : null
}

/** A word in the article `a` itself, or in the name of its category or author. */
export function holds(word: string, known: Named): SQL {
  const byName = named(word, known)
  return byName ? sql`(${byName} or a.id in (select id from articles where ${own(word)}))` : own(word)
}
