import { sql } from 'drizzle-orm'
import { say } from '#app/vietnamese/say.ts'
import type { Db, Transaction } from '#db/client.ts'
import type { ArticleChange } from './article-input.ts'
import { reasonToSkip, sayReason } from './bulk-change.ts'
import type { BulkAction, BulkChange, BulkReport, BulkUndo, Earlier } from './bulk-change.ts'
import { tagNamed } from './replace-tags.server.ts'
import { changeArticle } from './save-article.server.ts'

type Row = Earlier & { title: string; is_trashed: boolean }

/** Writes down that an article was changed, in the same transaction. */
type Record = (tx: Transaction, articleId: number) => Promise<unknown>

/**
 * Does one thing to several articles, all or none: an article that already is as wanted is left as it was, and so is one
 * that is gone. @throws AppError 'invalid' for a category that is not there
 */
export function changeInBulk(
  db: Db,
  { wanted, editorId, record }: { wanted: BulkChange; editorId: string | null; record: Record },
): Promise<BulkReport> {
  return db.transaction(async (tx) => {
    const rows = await lockedRows(tx, wanted.ids)
    const tag = wanted.action === 'tag' ? await tagNamed(tx, wanted.tag) : null
    const report: BulkReport = { changed: [], skipped: [] }
    for (const id of new Set(wanted.ids)) {
      const row = rows.get(id)
      const reason = row ? reasonToSkip(row, wanted, tag) : 'deleted'
      if (!row || reason) {
        report.skipped.push({ title: row?.title ?? `#${id}`, reason: sayReason(reason ?? 'deleted') })
        continue
      }
      if (movesTrash(wanted)) await setTrashed(tx, id, wanted.action === 'trash')
      else await changeArticle(tx, { id, change: changeOf(row, wanted, tag), editorId })
      await record(tx, id)
      const { title: _title, is_trashed: _trashed, ...before } = row
      report.changed.push(before)
    }
    return report
  })
}

/**
 * Takes a bulk change back, all or none: what its articles were before is given. One that somebody changed again meanwhile is left
 * as it is now. @throws AppError 'invalid' for a category that is gone
 */
export function undoInBulk(
  db: Db,
  { undo, editorId, record }: { undo: BulkUndo; editorId: string | null; record: Record },
): Promise<BulkReport> {
  return db.transaction(async (tx) => {
    const rows = await lockedRows(
      tx,
      undo.before.map(({ id }) => id),
    )
    const tag = undo.action === 'tag' ? await tagNamed(tx, undo.tag) : null
    const report: BulkReport = { changed: [], skipped: [] }
    for (const before of undo.before) {
      const row = rows.get(before.id)
      if (!row || !isDone(row, undo, tag)) {
        const reason = row ? say('changed meanwhile', { vi: 'đã có người đổi tiếp' }) : sayReason('deleted')
        report.skipped.push({ title: row?.title ?? `#${before.id}`, reason })
        continue
      }
      if (movesTrash(undo)) await setTrashed(tx, before.id, undo.action === 'restore')
      else await changeArticle(tx, { id: before.id, change: backTo(before, row, undo, tag), editorId })
      await record(tx, before.id)
      report.changed.push(before)
    }
    return report
  })
}

/** Whether an article still is what a change made of it. */
const isDone = (row: Row, wanted: BulkAction, tag: number | null): boolean =>
  (movesTrash(wanted) || !row.is_trashed) && reasonToSkip(row, wanted, tag) !== null

const movesTrash = ({ action }: BulkAction): boolean => action === 'trash' || action === 'restore'

const setTrashed = (tx: Transaction, id: number, isTrashed: boolean) =>
  tx.execute(sql`update articles set deleted_at = ${isTrashed ? sql`now()` : sql`null`} where id = ${id}`)

function backTo(before: Earlier, row: Row, { action }: BulkAction, tag: number | null): ArticleChange {
  if (action === 'tag') return { tags: row.tags.filter((id) => id !== tag) }
  if (action === 'category') return { category_id: before.category_id, subcategory_id: before.subcategory_id }
  if (action === 'author') return { author_id: before.author_id }
  return { status: before.status, published_at: before.published_at }
}

/** In the order of their ids, so that two who change the same articles wait for one another instead of both failing. */
async function lockedRows(tx: Transaction, ids: readonly number[]): Promise<Map<number, Row>> {
  const { rows } = await tx.execute<Row>(sql`
    select a.id, a.title, a.status, a.category_id, a.subcategory_id, a.author_id, a.deleted_at is not null as is_trashed,
      to_char(a.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as published_at,
      coalesce((select json_agg(x.tag_id) from article_tags x where x.article_id = a.id), '[]'::json) as tags
    from articles a where a.id in ${[...ids]} order by a.id for update`)
  return new Map(rows.map((row) => [row.id, row]))
}

function changeOf(row: Row, wanted: BulkChange, tag: number | null): ArticleChange {
  if (wanted.action === 'category') return { category_id: wanted.category }
  if (wanted.action === 'author') return { author_id: wanted.author }
  if (tag !== null) return { tags: [...row.tags, tag] }
  return { status: wanted.action === 'publish' ? 'published' : 'draft' }
}
