import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { ArticleValues } from '../editing/article-values.ts'
import { snapshot } from '../editing/revisions.server.ts'
import { valuesOf } from '../editing/values-of.ts'
import type { TagNames } from '../editing/values-of.ts'
import { minutesToRead } from '../html/reading-time.ts'

/** An article as its form opens it. Times are ISO 8601. */
export type EditedArticle = {
  id: number
  values: ArticleValues
  publishedAt: string | null
  updatedAt: string
  /** Who saved it last; null where that is not known. */
  updatedBy: string | null
}

type Row = {
  id: number
  snapshot: Record<string, unknown>
  text: string
  publishedAt: string | null
  updatedAt: string
  updatedBy: string | null
}

/** An article that is not in the trash, for its form; null where there is none. */
export async function articleForEditing(db: Db, id: number): Promise<EditedArticle | null> {
  const { rows } = await db.execute<Row>(sql`
    select a.id, ${snapshot} as snapshot, a.content_text as text, a.published_at as "publishedAt",
      a.updated_at as "updatedAt", (
        select u.name from article_revisions r join users u on u.id = r.editor_id
        where r.article_id = a.id and not r.is_autosave order by r.created_at desc, r.id desc limit 1
      ) as "updatedBy"
    from articles a where a.id = ${id} and a.deleted_at is null`)
  const [row] = rows
  if (!row) return null
  const publishedAt = row.publishedAt && iso(row.publishedAt)
  const values = valuesOf(
    { ...row.snapshot, published_at: publishedAt },
    { tagNames: await tagNamesOf(db, row.snapshot), minutes: minutesToRead(row.text) },
  )
  return { id: row.id, values, publishedAt, updatedAt: iso(row.updatedAt), updatedBy: row.updatedBy }
}

const iso = (time: string | Date) => new Date(time).toISOString()

/** The names of the tags in kept states of articles. */
export async function tagNamesOf(
  db: Db,
  ...snapshots: readonly Readonly<Record<string, unknown>>[]
): Promise<TagNames> {
  const ids = snapshots
    .flatMap(({ tags }) => (Array.isArray(tags) ? (tags as unknown[]) : []))
    .filter((tag) => typeof tag === 'number')
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: number; name: string }>(
    sql`select id, name from tags where id in ${[...new Set(ids)]}`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Who has a slug, the article in question aside, and one like it that is free. */
export async function slugHolder(
  db: Db,
  { slug, except }: { slug: string; except: number | null },
): Promise<{ holder: { id: number; title: string; isTrashed: boolean } | null; free: string }> {
  const { rows } = await db.execute<{ id: number; slug: string; title: string; isTrashed: boolean }>(sql`
    select id, slug, title, deleted_at is not null as "isTrashed" from articles
    where (slug = ${slug} or slug ~ ${`^${slug}-[0-9]+$`}) and id is distinct from ${except}`)
  const taken = new Set(rows.map((row) => row.slug))
  let free = slug
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`
  const found = rows.find((row) => row.slug === slug)
  return { holder: found ? { id: found.id, title: found.title, isTrashed: found.isTrashed } : null, free }
}
