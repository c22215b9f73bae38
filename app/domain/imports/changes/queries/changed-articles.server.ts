import { sql } from 'drizzle-orm'
import { addRevisions } from '#app/domain/blog/editing/revisions.server.ts'
import type {
  BatchWrite,
  BatchWritten,
  Reader,
  StoredRow,
  UndoOutcome,
  UndoRow,
} from '#app/domain/imports/import-subject.ts'
import { unchangedRows } from '#app/domain/imports/queries/unchanged-rows.server.ts'
import { columnPairs } from '#app/platform/columns.server.ts'
import type { ChangedArticle } from '../article-change.server.ts'
import { SavedMeanwhileError } from '../change-subject.server.ts'

/** What undoing brings back of an article: nothing that is large. */
const RESTORED = [
  'status',
  'published_at',
  'category_id',
  'subcategory_id',
  'author_id',
  'deleted_at',
  'is_demo',
  'updated_at',
]

/** Articles by their ids as texts, as far as a change of many changes them. */
export async function changedArticles(
  db: Reader,
  keys: readonly string[],
): Promise<ReadonlyMap<string, StoredRow<ChangedArticle>>> {
  const ids = keys.map(Number).filter((id) => Number.isSafeInteger(id))
  const { rows } = await db.execute<ChangedArticle & { id: number; stamp: string }>(sql`
    select a.id, a.updated_at::text as stamp, a.title, a.status, a.category_id, a.subcategory_id, a.author_id,
      to_char(a.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as published_at,
      a.deleted_at is not null as is_trashed,
      array(select x.tag_id from article_tags x where x.article_id = a.id order by x.tag_id) as tags
    from articles a where a.id = any(${sql.param(ids)}::int[])`)
  return new Map(rows.map(({ id, stamp, ...state }) => [String(id), { id, stamp, state }]))
}

/** Writes a batch of changes with their revisions. @throws SavedMeanwhileError where somebody saved one of the articles since */
export async function writeChanges(
  tx: Reader,
  { updated, editorId }: BatchWrite<ChangedArticle>,
): Promise<BatchWritten> {
  if (updated.length === 0) return { rows: new Map(), made: {} }
  const articleIds = updated.map(({ id }) => id)
  const given = JSON.stringify(updated.map(({ id, stamp, state }) => ({ ...state, id, stamp })))
  const { rows: befores } = await tx.execute<Before>(sql`
    select a.id, jsonb_build_object(${columnPairs(RESTORED, 'a')}) as before, a.status, a.deleted_at is not null as is_trashed
    from articles a where a.id = any(${sql.param(articleIds)}::int[]) for update`)
  const before = new Map(befores.map((row) => [row.id, row]))
  // Putting something into the trash, or taking it out, is no new state of its text.
  const kept = updated.filter(({ id, state }) => before.get(id)?.is_trashed === state.is_trashed)
  await addRevisions(tx, { articleIds: kept.map(({ id }) => id), editorId, event: 'first', onlyFirst: true })
  const { rows } = await tx.execute<{ id: number; stamp: string; is_later: boolean }>(sql`
    update articles a set status = x.status, published_at = x.published_at, category_id = x.category_id,
      subcategory_id = x.subcategory_id, author_id = x.author_id,
      deleted_at = case when x.is_trashed then coalesce(a.deleted_at, now()) end,
      updated_at = case when (a.deleted_at is not null) = x.is_trashed then now() else a.updated_at end,
      is_demo = a.is_demo and (a.deleted_at is not null) <> x.is_trashed
    from jsonb_to_recordset(${given}::jsonb) as x(id int, stamp timestamptz, status text, published_at timestamptz,
      category_id int, subcategory_id int, author_id int, is_trashed boolean)
    where a.id = x.id and a.updated_at = x.stamp
    returning a.id, a.updated_at::text as stamp, a.published_at > now() as is_later`)
  if (rows.length !== updated.length) throw new SavedMeanwhileError()
  const { rows: links } = await tx.execute<{ article: number; tag: number }>(sql`
    insert into article_tags (article_id, tag_id)
    select x.id, t.value::int from jsonb_to_recordset(${given}::jsonb) as x(id int, tags jsonb),
      jsonb_array_elements_text(x.tags) as t(value)
    on conflict do nothing returning article_id as article, tag_id as tag`)
  const isLater = new Set(rows.filter((row) => row.is_later).map(({ id }) => id))
  await noteStates(tx, editorId, kept, before, isLater)
  const added = new Map(links.map(({ article, tag }) => [article, tag]))
  return {
    rows: new Map(
      rows.map(({ id, stamp }) => {
        const tag = added.get(id)
        const was = { ...before.get(id)?.before, added: tag === undefined ? [] : [tag] }
        return [String(id), { id, stamp, before: was }]
      }),
    ),
    made: {},
  }
}

type Before = {
  id: number
  before: Record<string, unknown>
  status: 'draft' | 'published'
  is_trashed: boolean
}

/** Keeps the states that articles came to, with what that did to who sees them. */
async function noteStates(
  tx: Reader,
  editorId: string | null,
  updated: BatchWrite<ChangedArticle>['updated'],
  before: ReadonlyMap<number, Before>,
  isLater: ReadonlySet<number>,
): Promise<void> {
  const eventOf = ({ id, state }: (typeof updated)[number]) => {
    if (before.get(id)?.status === state.status) return null
    if (state.status === 'draft') return 'unpublished'
    return isLater.has(id) ? 'scheduled' : 'published'
  }
  for (const event of [null, 'unpublished', 'scheduled', 'published'] as const) {
    const articleIds = updated.filter((row) => eventOf(row) === event).map(({ id }) => id)
    if (articleIds.length > 0) await addRevisions(tx, { articleIds, editorId, event })
  }
}

/** Takes a change back where nobody has changed the article since: status, time, place, the tag that was added, the trash. */
export async function undoChanges(
  tx: Reader,
  rows: readonly UndoRow[],
  editorId: string | null,
): Promise<ReadonlyMap<number, UndoOutcome>> {
  const { unchanged, outcomes } = await unchangedRows(tx, 'articles', rows)
  const given = JSON.stringify(unchanged.map(({ id, before }) => ({ ...before, id })))
  const { rows: restored } = await tx.execute<{ id: number; moved: boolean }>(sql`
    update articles a set status = x.status, published_at = x.published_at, is_demo = x.is_demo,
      deleted_at = x.deleted_at, updated_at = x.updated_at,
      category_id = case when exists (select from categories c where c.id = x.category_id) then x.category_id else a.category_id end,
      author_id = coalesce((select u.id from authors u where u.id = x.author_id), a.author_id),
      subcategory_id = (select s.id from subcategories s where s.id = x.subcategory_id and s.category_id = x.category_id)
    from jsonb_populate_recordset(null::articles, ${given}::jsonb) as x
    where a.id = x.id
    returning a.id, exists (select from article_revisions r where r.article_id = a.id) as moved`)
  await tx.execute(sql`
    delete from article_tags t using jsonb_to_recordset(${given}::jsonb) as x(id int, added jsonb)
    where t.article_id = x.id and t.tag_id in (select v::int from jsonb_array_elements_text(coalesce(x.added, '[]')) as v)`)
  // One that was only trashed has no new state to go back from.
  const articleIds = restored.filter(({ moved }) => moved).map(({ id }) => id)
  if (articleIds.length > 0) await addRevisions(tx, { articleIds, editorId, event: 'restored' })
  return outcomes
}
