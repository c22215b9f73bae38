import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** An article on the day that it came out, comes out, or is meant to. */
export type PlannedArticle = {
  id: number
  title: string
  author: string
  status: 'draft' | 'published'
  /** ISO 8601 */
  publishedAt: string
  updatedAt: string
}

/** More of one month are counted, not listed. */
const MOST = 500

/** The articles with a time of publication from one moment to another (ISO 8601), in its order; drafts too. */
export async function articlesBetween(db: Db, from: string, to: string): Promise<PlannedArticle[]> {
  const { rows } = await db.execute<PlannedArticle>(sql`
    select a.id, a.title, w.name as author, a.status, a.published_at as "publishedAt",
      a.updated_at as "updatedAt"
    from articles a join authors w on w.id = a.author_id
    where a.deleted_at is null and a.published_at >= ${from} and a.published_at < ${to}
    order by a.published_at, a.id limit ${MOST}`)
  return rows.map((row) => ({ ...row, publishedAt: iso(row.publishedAt), updatedAt: iso(row.updatedAt) }))
}

const iso = (time: string) => new Date(time).toISOString()

/** When an article comes out, and whether; null where it is none or lies in the trash. */
export async function plannedArticle(
  db: Db,
  id: number,
): Promise<{ title: string; status: 'draft' | 'published'; publishedAt: string | null } | null> {
  const { rows } = await db.execute<{
    title: string
    status: 'draft' | 'published'
    publishedAt: string | null
  }>(sql`
    select title, status, published_at as "publishedAt" from articles where id = ${id} and deleted_at is null`)
  const [row] = rows
  return row ? { ...row, publishedAt: row.publishedAt && iso(row.publishedAt) } : null
}

/** Drafts that nothing is planned for yet, those changed last first. */
export async function unplannedDrafts(
  db: Db,
  limit: number,
): Promise<{ id: number; title: string; author: string }[]> {
  const { rows } = await db.execute<{ id: number; title: string; author: string }>(sql`
    select a.id, a.title, w.name as author from articles a join authors w on w.id = a.author_id
    where a.deleted_at is null and a.status = 'draft' and (a.published_at is null or a.published_at < now())
    order by a.updated_at desc, a.id desc limit ${limit}`)
  return rows
}
