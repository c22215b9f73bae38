import type { BulkAction } from '#app/domain/blog/editing/bulk-change.ts'
import { reasonToSkip } from '#app/domain/blog/editing/bulk-change.ts'
import { publishedAt } from '#app/domain/blog/editing/published-at.ts'
import { undoTags } from '#app/domain/imports/articles/queries/undo-articles.server.ts'
import { changesOfField } from '#app/domain/imports/import-changes.ts'
import type { Cells, ImportSubject, ReadRow } from '#app/domain/imports/import-subject.ts'
import { changedArticles, undoChanges, writeChanges } from './queries/changed-articles.server.ts'

/** What one change of many articles may change of each. */
export type ChangedState = {
  title: string
  status: 'draft' | 'published'
  /** ISO 8601 */
  published_at: string | null
  category_id: number
  subcategory_id: number | null
  tags: readonly number[]
  is_trashed: boolean
}

type ChangeValues = { id: number; title: string; wanted: BulkAction; tag: number | null }

/** The columns: the article, by its id, and what every row says alike: what is to be done, and with which category or tag. */
const COLUMNS = ['article', 'action', 'category', 'tag'].map((name) => ({
  name,
  label: name,
  aliases: [],
  ...(name === 'article' ? { required: true } : {}),
}))

/**
 * One change of many articles, as the import engine sees it: a table of their ids. So it is done in batches that survive a kill, is
 * watched, stopped and undone as imports are. An article that is as wanted already, or was trashed meanwhile, is left out.
 */
export const changeSubject: ImportSubject<
  ChangeValues,
  ChangedState,
  ReadonlyMap<string, { state: ChangedState }>
> = {
  name: 'article-changes',
  columns: COLUMNS,
  sources: [],
  tables: ['articles', 'article_tags', 'article_revisions'],
  references: (db, rows) =>
    changedArticles(
      db,
      rows.map((cells) => cells.get('article') ?? ''),
    ),
  read: (cells, articles) => readChange(cells, articles.get(cells.get('article') ?? '')?.state),
  keyOf: ({ id }) => String(id),
  titleOf: ({ title }) => title,
  async taken(db, keys) {
    return new Set((await changedArticles(db, keys)).keys())
  },
  stored: changedArticles,
  newLacks: () => [{ message: 'This article was deleted meanwhile' }],
  fresh() {
    throw new Error('A change makes no article.')
  },
  overwrite: changed,
  changes: (before, after) =>
    (['status', 'published_at', 'category_id', 'subcategory_id', 'tags', 'is_trashed'] as const).flatMap(
      (field) => changesOfField(field, String(before[field] ?? ''), String(after[field] ?? '')),
    ),
  write: writeChanges,
  undo: undoChanges,
  async undoMade(tx, { tags = [] }) {
    if (tags.length > 0) await undoTags(tx, tags)
  },
}

function readChange(cells: Cells, state: ChangedState | undefined): ReadRow<ChangeValues> {
  const wanted = wantedOf(cells)
  const tag = wanted.action === 'tag' ? Number(cells.get('tag')) : null
  if (!state) return leftOut(`#${cells.get('article')} (deleted)`)
  const reason = reasonToSkip(state, wanted, tag)
  if (reason) return leftOut(`“${state.title}” (${reason})`)
  return {
    ok: true,
    values: { id: Number(cells.get('article')), title: state.title, wanted, tag },
    notes: [],
  }
}

const leftOut = (message: string): ReadRow<ChangeValues> => ({
  ok: false,
  problems: [{ message }],
  isLeftOut: true,
})

/** What was asked for when the change began; a tag is known by its id from then on. */
function wantedOf(cells: Cells): BulkAction {
  const action = cells.get('action') as BulkAction['action']
  if (action === 'category') return { action, category: Number(cells.get('category')) }
  return action === 'tag' ? { action, tag: '' } : { action }
}

function changed(
  before: ChangedState,
  { wanted, tag }: ChangeValues,
  { now }: { now: string },
): ChangedState {
  // Somebody may have been faster since the row was read.
  if (reasonToSkip(before, wanted, tag)) return before
  switch (wanted.action) {
    case 'publish':
      return {
        ...before,
        status: 'published',
        published_at: publishedAt({
          status: 'published',
          wanted: undefined,
          before: before.published_at,
          now,
        }),
      }
    case 'unpublish':
      return { ...before, status: 'draft' }
    case 'category':
      return { ...before, category_id: wanted.category, subcategory_id: null }
    case 'tag':
      return tag === null ? before : { ...before, tags: [...before.tags, tag] }
    case 'trash':
      return { ...before, is_trashed: true }
    case 'restore':
      return { ...before, is_trashed: false }
  }
}
