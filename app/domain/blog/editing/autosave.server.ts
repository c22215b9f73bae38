import { sql } from 'drizzle-orm'
import { sanitiseArticle } from '#app/domain/blog/html/sanitise.ts'
import type { Db } from '#db/client.ts'
import type { Typed } from './typed.ts'

/** Automatic saves kept of one article; older ones go. */
const KEPT = 20
/** What one editor writes within this time is one state. */
const ONE_STATE = sql`interval '5 minutes'`
/** Beginnings of new articles kept of one editor. */
const KEPT_BEGINNINGS = 10

/** An automatic save: when, and what was typed. The time is ISO 8601. */
export type Autosave = { savedAt: string; snapshot: Record<string, unknown> }

const clean = (typed: Typed) => JSON.stringify({ ...typed, content: sanitiseArticle(typed.content) })

/**
 * Keeps what an editor has typed into an article without changing the article: as a revision of its own, or in place of the
 * one of a moment ago. @returns when it was kept, ISO 8601; null where there is no such article
 */
export async function autosaveArticle(
  db: Db,
  { articleId, editorId, typed }: { articleId: number; editorId: string; typed: Typed },
): Promise<string | null> {
  const snapshot = clean(typed)
  return db.transaction(async (tx) => {
    const found = await tx.execute(
      sql`select 1 from articles where id = ${articleId} and deleted_at is null for update`,
    )
    if (found.rows.length === 0) return null
    const renewed = await tx.execute<{ time: string }>(sql`
      update article_revisions set snapshot = ${snapshot}::jsonb, created_at = now() where id = (
        select id from article_revisions r where article_id = ${articleId} and is_autosave and editor_id = ${editorId}
          and created_at > now() - ${ONE_STATE} and not exists (
            select 1 from article_revisions s where s.article_id = ${articleId} and not s.is_autosave
              and s.created_at >= r.created_at)
        order by created_at desc, id desc limit 1)
      returning created_at as time`)
    if (renewed.rows[0]) return iso(renewed.rows[0].time)
    const { rows } = await tx.execute<{ time: string }>(sql`
      insert into article_revisions (article_id, editor_id, snapshot, is_autosave)
      values (${articleId}, ${editorId}, ${snapshot}::jsonb, true) returning created_at as time`)
    await tx.execute(sql`
      delete from article_revisions where id in (
        select id from article_revisions where article_id = ${articleId} and is_autosave
        order by created_at desc, id desc offset ${KEPT})`)
    return iso(rows[0]?.time ?? '')
  })
}

const iso = (time: string | Date) => new Date(time).toISOString()

/** What this editor typed into an article after it was last saved, by whomever; null for nothing. */
export async function unsavedWork(
  db: Db,
  { articleId, editorId }: { articleId: number; editorId: string },
): Promise<Autosave | null> {
  const { rows } = await db.execute<{ time: string; snapshot: Record<string, unknown> }>(sql`
    select r.created_at as time, r.snapshot from article_revisions r
    where r.article_id = ${articleId} and r.is_autosave and r.editor_id = ${editorId} and not exists (
      select 1 from article_revisions s where s.article_id = ${articleId} and not s.is_autosave
        and s.created_at >= r.created_at)
    order by r.created_at desc, r.id desc limit 1`)
  return rows[0] ? { savedAt: iso(rows[0].time), snapshot: rows[0].snapshot } : null
}

/** Forgets what this editor typed into an article since it was last saved. */
export async function dropUnsavedWork(
  db: Db,
  { articleId, editorId }: { articleId: number; editorId: string },
): Promise<void> {
  await db.execute(sql`
    delete from article_revisions r where r.article_id = ${articleId} and r.is_autosave and r.editor_id = ${editorId}
      and not exists (select 1 from article_revisions s where s.article_id = ${articleId} and not s.is_autosave
        and s.created_at >= r.created_at)`)
}

/** Keeps a new article that was never saved, under a key of its editor's own; of each editor the last ten are kept. */
export async function autosaveBeginning(
  db: Db,
  { key, editorId, typed }: { key: string; editorId: string; typed: Typed },
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ time: string }>(sql`
      insert into article_beginnings as b (key, editor_id, snapshot) values (${key}, ${editorId}, ${clean(typed)}::jsonb)
      on conflict (key) do update set snapshot = excluded.snapshot, updated_at = now() where b.editor_id = ${editorId}
      returning updated_at as time`)
    await tx.execute(sql`
      delete from article_beginnings where key in (
        select key from article_beginnings where editor_id = ${editorId} order by updated_at desc offset ${KEPT_BEGINNINGS})`)
    return rows[0] ? iso(rows[0].time) : null
  })
}

/** The new article this editor began last and never saved; null for none. */
export async function lastBeginning(db: Db, editorId: string): Promise<(Autosave & { key: string }) | null> {
  const { rows } = await db.execute<{ key: string; time: string; snapshot: Record<string, unknown> }>(sql`
    select key, updated_at as time, snapshot from article_beginnings where editor_id = ${editorId}
    order by updated_at desc limit 1`)
  const [row] = rows
  return row ? { key: row.key, savedAt: iso(row.time), snapshot: row.snapshot } : null
}

/** Forgets a beginning: it was saved, or is not wanted. */
export async function dropBeginning(
  db: Db,
  { key, editorId }: { key: string; editorId: string },
): Promise<void> {
  await db.execute(sql`delete from article_beginnings where key = ${key} and editor_id = ${editorId}`)
}
