import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { articlePath } from '../paths.ts'
import { isPublic, newest, newestFirst } from './article-columns.server.ts'
import { like, wordsOf } from './search-conditions.server.ts'

/** Published articles whose title holds every word of a text, marks and case aside: as it stands first, then the newest; none for a blank text. */
export async function titlesWith(
  db: Db,
  text: string,
  limit: number,
): Promise<{ title: string; path: string }[]> {
  const { phrase, words } = wordsOf(text)
  if (words.length === 0) return []
  const asItStands = sql`a.title_folded like ${like(phrase)}`
  const held = words.map((word) => sql`a.title_folded like ${like(word)}`)
  const read = async (titles: SQL) => {
    const { rows } = await db.execute<{ title: string; slug: string }>(
      sql`select a.title, a.slug from ${titles}, ${newestFirst} limit ${limit}`,
    )
    return rows
  }
  const lately = await read(sql`${newest} where ${asItStands} order by ${newestFirst}`)
  const rows =
    lately.length === limit
      ? lately
      : await read(
          sql`articles a where ${isPublic} and ${sql.join(held, sql` and `)} order by ${asItStands} desc`,
        )
  return rows.map(({ title, slug }) => ({ title, path: articlePath(slug) }))
}
