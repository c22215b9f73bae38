import { z } from 'zod'
import { rowId } from '#app/platform/row-id.ts'

/** Articles that may be changed at once; a page holds ten, a tool may name more. */
const MOST_AT_ONCE = 100

const articles = z.array(rowId).min(1, 'Select at least one article').max(MOST_AT_ONCE)

/** What may be done with several articles at once. */
export const bulkAction = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('publish') }),
    z.object({ action: z.literal('unpublish') }),
    z.object({
      action: z.literal('category'),
      category: z.coerce.number('Choose a category').int().min(1, 'Choose a category').max(2_147_483_647),
    }),
    z.object({
      action: z.literal('tag'),
      tag: z.string('Enter a tag').trim().min(1, 'Enter a tag').max(60, 'A tag has at most 60 characters'),
    }),
    z.object({ action: z.literal('trash') }),
    z.object({ action: z.literal('restore') }),
  ],
  'Choose what to do',
)
export type BulkAction = z.infer<typeof bulkAction>

/** The same with the articles it is to be done with. */
export const bulkChange = bulkAction.and(z.object({ ids: articles }))
export type BulkChange = z.infer<typeof bulkChange>

/** What of an article says whether there is anything to do. */
type Standing = {
  status: 'draft' | 'published'
  category_id: number
  tags: readonly number[]
  is_trashed: boolean
}

/** Why an article is left as it is; null where it is not. @param tag the id of the tag to add, null for every other action */
export function reasonToSkip(row: Standing, wanted: BulkAction, tag: number | null): string | null {
  if (wanted.action === 'restore') return row.is_trashed ? null : 'not in the trash'
  if (row.is_trashed) return 'in the trash'
  if (wanted.action === 'publish' && row.status === 'published') return 'already published'
  if (wanted.action === 'unpublish' && row.status === 'draft') return 'already a draft'
  if (wanted.action === 'category' && row.category_id === wanted.category) return 'already there'
  if (tag !== null && row.tags.includes(tag)) return 'already tagged'
  return null
}

/** What became of each article: changed, or left as it was and why. */
export type BulkReport = { changed: number[]; skipped: { title: string; reason: string }[] }

/** What is done, as buttons and lists call it. */
export const BULK_LABELS: Record<BulkAction['action'], string> = {
  publish: 'Publish',
  unpublish: 'Unpublish',
  category: 'Change category',
  tag: 'Add tag',
  trash: 'Move to trash',
  restore: 'Restore',
}

const DONE: Record<BulkAction['action'], string> = {
  publish: 'published',
  unpublish: 'moved to draft',
  category: 'moved to the category',
  tag: 'tagged',
  trash: 'moved to the trash',
  restore: 'restored',
}

/** A report in words: how many were changed, and which were not. */
export function sayReport(
  action: BulkAction['action'],
  { changed, skipped }: BulkReport,
): { title: string; description?: string } {
  const articles = `${changed.length} ${changed.length === 1 ? 'article' : 'articles'}`
  const title = `${articles} ${DONE[action]}`
  if (skipped.length === 0) return { title }
  const listed = skipped.map(({ title, reason }) => `“${title}” (${reason})`).join(', ')
  return { title, description: `Left as before: ${listed}` }
}
