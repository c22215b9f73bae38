import { z } from 'zod'
import { rowId } from '#app/platform/row-id.ts'

/** Articles that may be changed at once; a page holds ten, a tool may name more. */
const MOST_AT_ONCE = 100

const articles = z.array(rowId).min(1, 'Select at least one article').max(MOST_AT_ONCE)

/** What may be done with several articles at once. */
export const bulkChange = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('publish'), ids: articles }),
    z.object({ action: z.literal('unpublish'), ids: articles }),
    z.object({
      action: z.literal('category'),
      ids: articles,
      category: z.coerce.number('Choose a category').int().min(1, 'Choose a category').max(2_147_483_647),
    }),
    z.object({
      action: z.literal('tag'),
      ids: articles,
      tag: z.string('Enter a tag').trim().min(1, 'Enter a tag').max(60, 'A tag has at most 60 characters'),
    }),
    z.object({ action: z.literal('trash'), ids: articles }),
    z.object({ action: z.literal('restore'), ids: articles }),
  ],
  'Choose what to do',
)
export type BulkChange = z.infer<typeof bulkChange>

/** What became of each article: changed, or left as it was and why. */
export type BulkReport = { changed: number[]; skipped: { title: string; reason: string }[] }

const DONE: Record<BulkChange['action'], string> = {
  publish: 'published',
  unpublish: 'moved to draft',
  category: 'moved to the category',
  tag: 'tagged',
  trash: 'moved to the trash',
  restore: 'restored',
}

/** A report in words: how many were changed, and which were not. */
export function sayReport(
  action: BulkChange['action'],
  { changed, skipped }: BulkReport,
): { title: string; description?: string } {
  const articles = `${changed.length} ${changed.length === 1 ? 'article' : 'articles'}`
  const title = `${articles} ${DONE[action]}`
  if (skipped.length === 0) return { title }
  const listed = skipped.map(({ title, reason }) => `“${title}” (${reason})`).join(', ')
  return { title, description: `Left as before: ${listed}` }
}
