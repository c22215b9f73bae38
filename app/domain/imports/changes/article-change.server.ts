import { sql } from 'drizzle-orm'
import { reasonToSkip } from '#app/domain/blog/editing/bulk-change.ts'
import type { BulkAction } from '#app/domain/blog/editing/bulk-change.ts'
import { publishedAt } from '#app/domain/blog/editing/published-at.ts'
import { tagNamed } from '#app/domain/blog/editing/replace-tags.server.ts'
import { undoTags } from '#app/domain/imports/articles/queries/undo-articles.server.ts'
import type { Cells } from '#app/domain/imports/import-subject.ts'
import { AppError } from '#app/platform/errors.ts'
import { foldForSearch } from '#app/vietnamese/fold.ts'
import type { Transaction } from '#db/client.ts'
import type { Change, Settled } from './change-subject.server.ts'
import { changedArticles, undoChanges, writeChanges } from './queries/changed-articles.server.ts'

/** What one change of many articles may change of each. */
export type ChangedArticle = {
  title: string
  status: 'draft' | 'published'
  /** ISO 8601 */
  published_at: string | null
  category_id: number
  subcategory_id: number | null
  author_id: number
  tags: readonly number[]
  is_trashed: boolean
}

type Wanted = { what: BulkAction; tag: number | null }

/** One thing done to many articles. */
export const articleChange: Change<BulkAction, Wanted, ChangedArticle> = {
  subject: 'article-changes',
  column: 'article',
  tables: ['articles', 'article_tags', 'article_revisions'],
  fields: ['status', 'published_at', 'category_id', 'subcategory_id', 'author_id', 'tags', 'is_trashed'],
  settled,
  wantedOf,
  reasonToLeave: (state, { what, tag }) => reasonToSkip(state, what, tag),
  after,
  stored: changedArticles,
  write: writeChanges,
  undo: undoChanges,
  async undoMade(tx, { tags = [] }) {
    if (tags.length > 0) await undoTags(tx, tags)
  },
}

/** A tag that is not there yet is made, and goes when the change is undone. */
async function settled(tx: Transaction, wanted: BulkAction): Promise<Settled> {
  const { action } = wanted
  if (action === 'category') {
    const { rows } = await tx.execute(sql`select name from categories where id = ${wanted.category}`)
    return {
      given: {
        action,
        category: String(wanted.category),
        name: nameIn(rows, 'category', `Category with ID ${wanted.category} not found`),
      },
      made: {},
    }
  }
  if (action === 'author') {
    const { rows } = await tx.execute(sql`select name from authors where id = ${wanted.author}`)
    return {
      given: {
        action,
        author: String(wanted.author),
        name: nameIn(rows, 'author', `Author with ID ${wanted.author} not found`),
      },
      made: {},
    }
  }
  if (action !== 'tag') return { given: { action }, made: {} }
  const { rows } = await tx.execute(sql`select from tags where vi_fold(name) = ${foldForSearch(wanted.tag)}`)
  const tag = await tagNamed(tx, wanted.tag)
  return {
    given: { action, tag: String(tag), name: wanted.tag },
    made: rows.length > 0 ? {} : { tags: [tag] },
  }
}

function nameIn([found]: readonly { name?: unknown }[], field: string, message: string): string {
  if (found) return String(found.name)
  throw new AppError('invalid', message, { fields: { [field]: message } })
}

/** What was asked for when the change began; a tag is known by its id from then on. */
function wantedOf(cells: Cells): Wanted {
  const action = cells.get('action') as BulkAction['action']
  const idIn = (name: string) => Number(cells.get(name))
  if (action === 'category') return { what: { action, category: idIn('category') }, tag: null }
  if (action === 'author') return { what: { action, author: idIn('author') }, tag: null }
  return action === 'tag' ? { what: { action, tag: '' }, tag: idIn('tag') } : { what: { action }, tag: null }
}

function after(before: ChangedArticle, { what, tag }: Wanted, now: string): ChangedArticle {
  switch (what.action) {
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
      return { ...before, category_id: what.category, subcategory_id: null }
    case 'author':
      return { ...before, author_id: what.author }
    case 'tag':
      return tag === null ? before : { ...before, tags: [...before.tags, tag] }
    case 'trash':
      return { ...before, is_trashed: true }
    case 'restore':
      return { ...before, is_trashed: false }
  }
}
