import { sql } from 'drizzle-orm'
import { columnPairs } from '#app/platform/columns.server.ts'
import type { Db, Transaction } from '#db/client.ts'
import { TEXT_NAMES } from '../fields.ts'

/** Automatic saves kept of one article; older ones go. */
const KEPT_AUTOSAVES = 20

/** What a revision holds: the fields an editor can change, as the content API writes them. */
const KEPT = [
  'title',
  'slug',
  'content',
  'status',
  'is_featured',
  'is_ai_written',
  'reading_time',
  'category_id',
  'subcategory_id',
  'author_id',
  ...TEXT_NAMES,
]
export const snapshot = sql`jsonb_build_object(${columnPairs(KEPT, 'a')},
  'tags', coalesce((select jsonb_agg(x.tag_id order by x.tag_id) from article_tags x where x.article_id = a.id), '[]'))`

/** What saving a state did beside keeping it; null for a change of the text alone. */
export type RevisionEvent =
  | 'published'
  | 'scheduled'
  | 'unpublished'
  | 'imported'
  | 'restored'
  | 'first'
  | null

/** Keeps the state an article has now. */
export async function addRevision(
  tx: Transaction,
  {
    articleId,
    editorId,
    isAutosave,
    event = null,
  }: { articleId: number; editorId: string | null; isAutosave: boolean; event?: RevisionEvent },
): Promise<void> {
  await tx.execute(sql`
    insert into article_revisions (article_id, editor_id, snapshot, is_autosave, event)
    select a.id, ${editorId}, ${snapshot}, ${isAutosave}, ${event} from articles a where a.id = ${articleId}`)
  if (!isAutosave) return
  await tx.execute(sql`
    delete from article_revisions where id in (
      select id from article_revisions where article_id = ${articleId} and is_autosave
      order by created_at desc, id desc offset ${KEPT_AUTOSAVES})`)
}

/** Keeps the states that many articles have now; with `onlyFirst` those of articles that have none yet. */
export async function addRevisions(
  tx: Pick<Transaction, 'execute'>,
  {
    articleIds,
    editorId,
    event,
    onlyFirst = false,
  }: {
    articleIds: readonly number[]
    editorId: string | null
    event: RevisionEvent
    onlyFirst?: boolean
  },
): Promise<void> {
  await tx.execute(sql`
    insert into article_revisions (article_id, editor_id, snapshot, event)
    select a.id, ${editorId}, ${snapshot}, ${event} from articles a
    where a.id = any(${sql.param(articleIds)}::int[])
      and not (${onlyFirst} and exists (select from article_revisions r where r.article_id = a.id))`)
}

/** Keeps the state an article came with, before its first change: imports and demo articles have no revision of it. */
export async function keepFirstState(tx: Transaction, articleId: number): Promise<void> {
  await tx.execute(sql`
    insert into article_revisions (article_id, snapshot, created_at, event)
    select a.id, ${snapshot}, a.updated_at, 'first' from articles a where a.id = ${articleId}
      and not exists (select 1 from article_revisions r where r.article_id = a.id and not r.is_autosave)`)
}

export type Revision = {
  id: number
  createdAt: string
  isAutosave: boolean
  event: RevisionEvent
  editor: string | null
  snapshot: Record<string, unknown>
}

/** The states an article was saved in, the newest first. */
export async function listRevisions(db: Db, articleId: number): Promise<Revision[]> {
  const { rows } = await db.execute<Revision>(sql`
    select r.id, r.created_at as "createdAt", r.is_autosave as "isAutosave", r.event, u.name as editor, r.snapshot
    from article_revisions r left join users u on u.id = r.editor_id
    where r.article_id = ${articleId} order by r.created_at desc, r.id desc limit 100`)
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }))
}
