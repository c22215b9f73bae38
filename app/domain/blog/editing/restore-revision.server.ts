import { sql } from 'drizzle-orm'
import { AppError } from '#app/platform/errors.ts'
import type { Db } from '#db/client.ts'
import { articleChange } from './article-input.ts'
import { updateArticle } from './save-article.server.ts'
import type { SavedArticle } from './save-article.server.ts'

/** Goes back to a state an article had; going back is itself a state that can be left. @throws AppError 'not_found' */
export async function restoreRevision(
  db: Db,
  { articleId, revisionId, editorId }: { articleId: number; revisionId: number; editorId: string | null },
): Promise<SavedArticle> {
  const { rows } = await db.execute<{ snapshot: Record<string, unknown> }>(sql`
    select snapshot from article_revisions where id = ${revisionId} and article_id = ${articleId}`)
  const [revision] = rows
  if (!revision) throw new AppError('not_found', 'Revision not found')
  const known = await db.execute<{ id: number }>(sql`select id from tags`)
  const ids = new Set(known.rows.map(({ id }) => id))
  const change = articleChange.parse(revision.snapshot)
  const tags = (change.tags ?? []).filter((tag) => typeof tag === 'string' || ids.has(tag))
  return updateArticle(db, { id: articleId, change: { ...change, tags }, editorId })
}
