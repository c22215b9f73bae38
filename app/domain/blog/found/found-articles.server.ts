import { sql } from 'drizzle-orm'
import { countBits, hasBit, inBoth, inEither } from '#app/platform/changed/bits.ts'
import type { Db } from '#db/client.ts'
import { idsNamed, wordsOf } from '../queries/search-conditions.server.ts'
import { articleIndex } from './article-index.server.ts'

export type ArticleSearch = {
  text: string
  categoryId?: number | undefined
  tagId?: number | undefined
  limit: number
  offset?: number
}

/**
 * The ids of published articles with every word of the text, marks and case aside, as part of title, excerpt, content, category or
 * author, and how many there are: those with the text in the title first, then those with its words there, then the newest. A blank text
 * finds all of a category, and nothing without one.
 */
export async function foundArticles(
  db: Db,
  { text, categoryId, tagId, limit, offset = 0 }: ArticleSearch,
): Promise<{ ids: number[]; total: number }> {
  const { phrase, words } = wordsOf(text)
  if (phrase === '' && categoryId === undefined) return { ids: [], total: 0 }
  const [index, tagged] = await Promise.all([
    articleIndex(db, words),
    tagId === undefined ? null : taggedWith(db, tagId),
  ])
  const { entries, first, names, filedUnder } = index
  const isOfName = (word: string) => {
    const { categories, authors } = idsNamed(word, names)
    return [
      ...Array.from(categories, (id) => filedUnder('category', id)),
      ...Array.from(authors, (id) => filedUnder('author', id)),
    ]
  }
  // A byte is eight articles: only what is found is come by one by one.
  const found = [
    ...words.map((word) => isOfName(word).reduce(inEither, index.holdersOf(word))),
    ...(categoryId === undefined ? [] : [filedUnder('category', categoryId)]),
    ...(tagged ? [index.withIds(tagged)] : []),
  ].reduce(inBoth, index.out)
  const total = countBits(found)
  const most = offset + limit
  const ranks: [number[], number[], number[]] = [[], [], []]
  // As many as are asked for stand before all others, whatever the titles of these hold.
  for (let at = first, seen = 0; seen < total && ranks[0].length < most; at += 1) {
    const entry = entries[at]
    if (!entry) break
    if (!hasBit(found, entry.number)) continue
    seen += 1
    const rank = ranks[rankOf(entry.title, phrase, words)]
    if (rank.length < most) rank.push(entry.id)
  }
  return { ids: ranks.flat().slice(offset, most), total }
}

function rankOf(title: string, phrase: string, words: readonly string[]): 0 | 1 | 2 {
  if (title.includes(phrase)) return 0
  for (const word of words) if (!title.includes(word)) return 2
  return 1
}

async function taggedWith(db: Db, tagId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select article_id as id from article_tags where tag_id = ${tagId}`,
  )
  return rows.map(({ id }) => id)
}

/** The ids of published articles whose title holds every word of a text, marks and case aside: as it stands first, then the newest. */
export async function foundByTitle(db: Db, text: string, limit: number): Promise<number[]> {
  const { phrase, words } = wordsOf(text)
  if (words.length === 0) return []
  const ranks: [number[], number[], number[]] = [[], [], []]
  const { entries, first } = await articleIndex(db, [])
  for (let at = first; at < entries.length; at += 1) {
    const { id, title } = entries[at] ?? { id: 0, title: '' }
    ranks[rankOf(title, phrase, words)].push(id)
    if (ranks[0].length === limit) break
  }
  return [...ranks[0], ...ranks[1]].slice(0, limit)
}
