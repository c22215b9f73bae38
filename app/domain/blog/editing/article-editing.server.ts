import { sql } from 'drizzle-orm'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import type { ActionOn } from '#app/platform/audit/told.ts'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db, Transaction } from '#db/client.ts'
import type { ArticleChange, ArticleInput } from './article-input.ts'
import { articleChange } from './article-input.ts'
import { createArticle, fieldsIn, savedAs, updateArticle } from './save-article.server.ts'
import type { SavedArticle } from './save-article.server.ts'

/** Who writes, where, and by what, where it is not the panel. */
type Writer = { db: Db; actorId: string; via?: 'api' }

/** Makes an article and writes down who did. Throws as `createArticle` does. */
export const writeArticle = (writer: Writer, input: ArticleInput): Promise<SavedArticle> =>
  writer.db.transaction(async (tx) => {
    const saved = await createArticle(tx, { input, editorId: writer.actorId })
    const { event } = await namedNow(tx, saved.id)
    await record(tx, writer, 'create', saved.id, { title: input.title, status: saved.status, event })
    return saved
  })

/** Changes an article and writes down who did, and which fields; nothing where all is as it was. Throws as `updateArticle` does. */
export const rewriteArticle = (
  writer: Writer,
  { id, change }: { id: number; change: ArticleChange },
): Promise<SavedArticle> =>
  updateArticle(writer.db, {
    id,
    change,
    editorId: writer.actorId,
    record: async (tx, { slug, status }) => {
      const { event } = await namedNow(tx, id)
      await record(tx, writer, 'update', id, { slug, status, fields: fieldsIn(change), event })
    },
  })

/** Puts an article into the trash and writes down who did. Throws as `trashArticle` does. */
export const binArticle = (writer: Writer, id: number): Promise<void> =>
  writer.db.transaction(async (tx) => {
    await trashArticle(tx, id)
    await record(tx, writer, 'trash', id)
  })

/** Brings an article back from the trash and writes down who did. Throws as `restoreArticle` does. */
export const unbinArticle = (writer: Writer, id: number): Promise<SavedArticle> =>
  writer.db.transaction(async (tx) => {
    await restoreArticle(tx, id)
    await record(tx, writer, 'restore', id)
    return savedAs(tx, id)
  })

/** Deletes an article in the trash for good and writes down who did. Throws as `deleteArticleForever` does. */
export const eraseArticle = (writer: Writer, id: number): Promise<void> =>
  writer.db.transaction(async (tx) => {
    const { title } = await namedNow(tx, id)
    await deleteArticleForever(tx, id)
    await record(tx, writer, 'delete', id, { title })
  })

/** Goes back to a state an article had and writes down who did. Throws as `restoreRevision` does. */
export const revertArticle = (
  writer: Writer,
  { articleId, revisionId }: { articleId: number; revisionId: number },
): Promise<SavedArticle> =>
  writer.db.transaction(async (tx) => {
    const saved = await restoreRevision(tx, { articleId, revisionId, editorId: writer.actorId })
    await record(tx, writer, 'revert', articleId, { revision: revisionId })
    return saved
  })

/** What an article is called, and what its newest revision did to who sees it. */
async function namedNow(tx: Transaction, id: number): Promise<{ title?: string; event?: string | null }> {
  const { rows } = await tx.execute<{ title: string; event: string | null }>(sql`
    select a.title, (select r.event from article_revisions r where r.article_id = a.id order by r.id desc limit 1) as event
    from articles a where a.id = ${id}`)
  return rows[0] ?? {}
}

async function record(
  tx: Transaction,
  { actorId, via }: Writer,
  action: ActionOn<'article'>,
  entityId: number,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await recordChange(tx, {
    actorId,
    action,
    entity: 'article',
    entityId,
    detail: { title: (await namedNow(tx, entityId)).title, ...detail, ...(via && { via }) },
  })
}

/**
 * Goes back to what an article said once; whether and when it is public stays as it is, so that nothing that was taken down comes
 * out again. Going back is itself a state that can be left. @throws AppError 'not_found'
 */
export async function restoreRevision(
  db: Db,
  { articleId, revisionId, editorId }: { articleId: number; revisionId: number; editorId: string | null },
): Promise<SavedArticle> {
  const { rows } = await db.execute<{ snapshot: Record<string, unknown> }>(sql`
    select snapshot from article_revisions where id = ${revisionId} and article_id = ${articleId}`)
  const [revision] = rows
  if (!revision) throw new AppError('not_found', say('Revision not found', { vi: 'Không tìm thấy bản này' }))
  const known = await db.execute<{ id: number }>(sql`select id from tags`)
  const ids = new Set(known.rows.map(({ id }) => id))
  const { status: _status, published_at: _publishedAt, ...change } = articleChange.parse(revision.snapshot)
  const tags = (change.tags ?? []).filter((tag) => typeof tag === 'string' || ids.has(tag))
  return updateArticle(db, { id: articleId, change: { ...change, tags }, editorId, isRestored: true })
}

/** Puts an article into the trash, from where it can be brought back (ruling 12). @throws AppError 'not_found' */
export async function trashArticle(db: Db, id: number): Promise<void> {
  const { rows } = await db.execute(
    sql`update articles set deleted_at = now() where id = ${id} and deleted_at is null returning id`,
  )
  if (rows.length === 0)
    throw new AppError('not_found', say('Article not found', { vi: 'Không tìm thấy bài viết' }))
}

/** Brings an article back from the trash. @throws AppError 'not_found' */
export async function restoreArticle(db: Db, id: number): Promise<void> {
  const { rows } = await db.execute(
    sql`update articles set deleted_at = null where id = ${id} and deleted_at is not null returning id`,
  )
  if (rows.length === 0)
    throw new AppError(
      'not_found',
      say('The article is not in the trash', { vi: 'Bài viết không ở trong thùng rác' }),
    )
}

/** Deletes an article in the trash for good, with its revisions, views and likes. @throws AppError 'not_found' */
export async function deleteArticleForever(db: Db, id: number): Promise<void> {
  const { rows } = await db.execute(
    sql`delete from articles where id = ${id} and deleted_at is not null returning id`,
  )
  if (rows.length === 0)
    throw new AppError(
      'not_found',
      say('The article is not in the trash', { vi: 'Bài viết không ở trong thùng rác' }),
    )
}
