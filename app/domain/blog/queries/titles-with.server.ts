import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { foundByTitle } from '../found/found-articles.server.ts'
import { articlePath } from '../paths.ts'
import { isPublic } from './article-columns.server.ts'

/** Published articles whose title holds every word of a text, marks and case aside: as it stands first, then the newest; none for a blank text. */
export async function titlesWith(
  db: Db,
  text: string,
  limit: number,
): Promise<{ title: string; path: string }[]> {
  const ids = await foundByTitle(db, text, limit)
  if (ids.length === 0) return []
  const { rows } = await db.execute<{ id: number; title: string; slug: string }>(
    sql`select a.id, a.title, a.slug from articles a where a.id in ${ids} and ${isPublic}`,
  )
  return rows
    .sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map(({ title, slug }) => ({ title, path: articlePath(slug) }))
}
