import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { isCorrectable, nearestWord } from '../misspelling.ts'
import type { KnownWord } from '../misspelling.ts'

/** How many of the most similar words are weighed for one that is not known. */
const WEIGHED = 12

/**
 * The words of a search with those that begin no word of the catalogue replaced by what they most likely meant.
 * @param words in search form @returns null when there is nothing to replace
 */
export async function correctWords(db: Db, words: readonly string[]): Promise<string[] | null> {
  const doubtful = [...new Set(words.filter(isCorrectable))]
  if (doubtful.length === 0) return null
  const { rows } = await db.execute<{ typed: string; known: KnownWord[] | null }>(sql`
    select t.typed, (select json_agg(c) from (
        select w.word, w.n from product_words w where w.word % t.typed and w.n > 0
        order by similarity(w.word, t.typed) desc, w.n desc limit ${WEIGHED}) c) as known
    from unnest(${sql.param(doubtful)}::text[]) t (typed)
    where not exists (select 1 from product_words w where w.word like t.typed || '%' and w.n > 0)`)
  const meant = new Map(rows.map(({ typed, known }) => [typed, nearestWord(typed, known ?? [])]))
  const corrected = words.map((word) => meant.get(word) ?? word)
  return corrected.some((word, index) => word !== words[index]) ? corrected : null
}
