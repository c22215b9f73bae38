import { sql } from 'drizzle-orm'
import { hasBit } from '#app/platform/changed/bits.ts'
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
  const [{ entries, columns, first, holdersOf, names }, tagged] = await Promise.all([
    articleIndex(db, words),
    tagId === undefined ? null : taggedWith(db, tagId),
  ])
  const ways = words.map((word) => ({ holders: holdersOf(word), ...idsNamed(word, names) }))
  // Plain loops over columns: each article comes by here.
  const { number, category, author } = columns
  const isFound = (at: number) => {
    if (categoryId !== undefined && category[at] !== categoryId) return false
    for (const { holders, categories, authors } of ways)
      if (
        !hasBit(holders, number[at] ?? 0) &&
        !categories.has(category[at] ?? 0) &&
        !authors.has(author[at] ?? 0)
      )
        return false
    return tagged === null || tagged.has(entries[at]?.id ?? 0)
  }
  const most = offset + limit
  const ranks: [number[], number[], number[]] = [[], [], []]
  let total = 0
  for (let at = first; at < number.length; at += 1) {
    if (!isFound(at)) continue
    total += 1
    const entry = entries[at]
    // As many as are asked for stand before it, whatever its title holds.
    if (!entry || ranks[0].length === most) continue
    const rank = ranks[rankOf(entry.title, phrase, words)]
    if (rank.length < most) rank.push(entry.id)
  }
  return { ids: ranks.flat().slice(offset, most), total }
}

function rankOf(title: string, phrase: string, words: readonly string[]): 0 | 1 | 2 {
  if (words.length === 0) return 2
  if (title.includes(phrase)) return 0
  for (const word of words) if (!title.includes(word)) return 2
  return 1
}

async function taggedWith(db: Db, tagId: number): Promise<ReadonlySet<number>> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select article_id as id from article_tags where tag_id = ${tagId}`,
  )
  return new Set(rows.map(({ id }) => id))
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
