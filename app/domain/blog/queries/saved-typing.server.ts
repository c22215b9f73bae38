import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { snapshot } from '../editing/revisions.server.ts'
import { typedArticle } from '../editing/typed.ts'
import type { Typed } from '../editing/typed.ts'

/** An article as it was last saved, in the fields of its form; null where there is none, or it lies in the trash. */
export async function savedTyping(db: Db, id: number): Promise<Typed | null> {
  const { rows } = await db.execute<{
    snapshot: Record<string, unknown>
    publishedAt: string | Date | null
  }>(sql`
    select ${snapshot} as snapshot, a.published_at as "publishedAt" from articles a where a.id = ${id} and a.deleted_at is null`)
  const [row] = rows
  if (!row) return null
  const ids = Object.fromEntries(
    ['category_id', 'subcategory_id', 'author_id'].map((field) => [field, textOf(row.snapshot[field])]),
  )
  const published_at = row.publishedAt && new Date(row.publishedAt).toISOString()
  return typedArticle.parse({
    ...row.snapshot,
    ...ids,
    published_at,
    reading_time: textOf(row.snapshot['reading_time']),
  })
}

const textOf = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : null
