import { sql } from 'drizzle-orm'
import type { Db, Transaction } from '#db/client.ts'
import type { ArticleChange } from './article-input.ts'
import { reasonToSkip } from './bulk-change.ts'
import type { BulkChange, BulkReport } from './bulk-change.ts'
import { tagNamed } from './replace-tags.server.ts'
import { changeArticle } from './save-article.server.ts'

type Row = {
  id: number
  title: string
  status: 'draft' | 'published'
  category_id: number
  tags: number[]
  is_trashed: boolean
}

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
        report.skipped.push({ title: row?.title ?? `#${id}`, reason: reason ?? 'deleted' })
        continue
      }
      if (wanted.action === 'trash' || wanted.action === 'restore') {
        const time = wanted.action === 'trash' ? sql`now()` : sql`null`
        await tx.execute(sql`update articles set deleted_at = ${time} where id = ${id}`)
      } else await changeArticle(tx, { id, change: changeOf(row, wanted, tag), editorId })
      await record(tx, id)
      report.changed.push(id)
    }
    return report
  })
}

/** In the order of their ids, so that two who change the same articles wait for one another instead of both failing. */
async function lockedRows(tx: Transaction, ids: readonly number[]): Promise<Map<number, Row>> {
  const { rows } = await tx.execute<Row>(sql`
    select a.id, a.title, a.status, a.category_id, a.deleted_at is not null as is_trashed,
      coalesce((select json_agg(x.tag_id) from article_tags x where x.article_id = a.id), '[]'::json) as tags
    from articles a where a.id in ${[...ids]} order by a.id for update`)
  return new Map(rows.map((row) => [row.id, row]))
}

function changeOf(row: Row, wanted: BulkChange, tag: number | null): ArticleChange {
  if (wanted.action === 'category') return { category_id: wanted.category }
  if (tag !== null) return { tags: [...row.tags, tag] }
  return { status: wanted.action === 'publish' ? 'published' : 'draft' }
}
