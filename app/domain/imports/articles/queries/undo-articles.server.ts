import { sql } from 'drizzle-orm'
import { addRevisions } from '#app/domain/blog/editing/revisions.server.ts'
import type { Reader, UndoOutcome, UndoRow } from '#app/domain/imports/import-subject.ts'
import { unchangedRows } from '#app/domain/imports/queries/unchanged-rows.server.ts'
import { columnsFrom } from '#app/platform/columns.server.ts'
import { forgetPictures } from '../pictures/picture-queue.server.ts'
import { RESTORED } from './write-articles.server.ts'

/**
 * Takes back what an import wrote: articles that it made go, those that it overwrote become what they were, with the times they
 * had. What was changed since stays; an article that lies in the trash since was not edited and goes, too.
 */
export async function undoArticles(
  tx: Reader,
  rows: readonly UndoRow[],
  editorId: string | null,
): Promise<ReadonlyMap<number, UndoOutcome>> {
  const { unchanged, outcomes } = await unchangedRows(tx, 'articles', rows)
  await forgetPictures(
    tx,
    unchanged.map(({ id }) => id),
  )
  await removeArticles(
    tx,
    unchanged.flatMap(({ id, before }) => (before ? [] : [id])),
  )
  await restoreArticles(
    tx,
    unchanged.flatMap(({ id, before }) => (before ? [{ ...before, id }] : [])),
    editorId,
  )
  return outcomes
}

async function removeArticles(tx: Reader, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.execute(sql`delete from articles where id = any(${sql.param(ids)}::int[])`)
}

/** What may be gone since. */
const REFERENCES = ['category_id', 'author_id', 'subcategory_id']

async function restoreArticles(
  tx: Reader,
  befores: readonly { id: number }[],
  editorId: string | null,
): Promise<void> {
  if (befores.length === 0) return
  const ids = befores.map(({ id }) => id)
  const given = JSON.stringify(befores)
  // Categories, authors and tags may be gone since; what points to one of those stays where the import put it, or loses the tag.
  await tx.execute(sql`
    update articles a set ${columnsFrom(
      RESTORED.filter((name) => !REFERENCES.includes(name)),
      'x',
    )},
      category_id = case when exists (select from categories c where c.id = x.category_id) then x.category_id else a.category_id end,
      author_id = case when exists (select from authors u where u.id = x.author_id) then x.author_id else a.author_id end,
      subcategory_id = (select s.id from subcategories s where s.id = x.subcategory_id)
    from jsonb_populate_recordset(null::articles, ${given}::jsonb) as x
    where a.id = x.id`)
  await tx.execute(sql`delete from article_tags where article_id = any(${sql.param(ids)}::int[])`)
  await tx.execute(sql`
    insert into article_tags (article_id, tag_id)
    select x.id, t.id from jsonb_to_recordset(${given}::jsonb) as x(id int, tags jsonb),
      jsonb_array_elements_text(x.tags) as had(id) join tags t on t.id = had.id::int`)
  await tx.execute(sql`
    delete from redirects r using jsonb_to_recordset(${given}::jsonb) as x(added jsonb)
    where r.id in (select had.id::int from jsonb_array_elements_text(coalesce(x.added, '[]')) as had(id))`)
  await addRevisions(tx, { articleIds: ids, editorId, event: 'restored' })
}

/** Removes the tags an import made, where no article has them. */
export async function undoTags(tx: Reader, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    delete from tags t where id = any(${sql.param(ids)}::int[])
      and not exists (select from article_tags x where x.tag_id = t.id)`)
}
