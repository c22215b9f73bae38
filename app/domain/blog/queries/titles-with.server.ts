import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { articlePath } from '../paths.ts'
import { isPublic } from './article-columns.server.ts'
import { like, wordsOf } from './search-conditions.server.ts'

/** Published articles whose title holds every word of a text, marks and case aside: as it stands first, then the newest; none for a blank text. */
export async function titlesWith(
  db: Db,
  text: string,
  limit: number,
): Promise<{ title: string; path: string }[]> {
  const { phrase, words } = wordsOf(text)
  if (words.length === 0) return []
  const held = words.map((word) => sql`a.title_folded like ${like(word)}`)
  const { rows } = await db.execute<{ title: string; slug: string }>(sql`
    select a.title, a.slug from articles a where ${isPublic} and ${sql.join(held, sql` and `)}
    order by a.title_folded like ${like(phrase)} desc, a.published_at desc, a.id desc limit ${limit}`)
  return rows.map(({ title, slug }) => ({ title, path: articlePath(slug) }))
}
