import { z } from 'zod'
import { rowId } from '#app/platform/row-id.ts'
import { say } from '#app/vietnamese/say.ts'

/** Articles that may be changed at once; a page holds ten, a tool may name more. */
const MOST_AT_ONCE = 100

const articles = z
  .array(rowId)
  .min(1, { error: () => say('Select at least one article', { vi: 'Bạn chọn ít nhất một bài nhé' }) })
  .max(MOST_AT_ONCE)

const chosen = (missing: () => string) =>
  z.coerce.number({ error: missing }).int().min(1, { error: missing }).max(2_147_483_647)

/** What may be done with several articles at once. */
export const bulkAction = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('publish') }),
    z.object({ action: z.literal('unpublish') }),
    z.object({
      action: z.literal('category'),
      category: chosen(() => say('Choose a category', { vi: 'Bạn chọn danh mục nhé' })),
    }),
    z.object({
      action: z.literal('author'),
      author: chosen(() => say('Choose an author', { vi: 'Bạn chọn tác giả nhé' })),
    }),
    z.object({
      action: z.literal('tag'),
      tag: z
        .string({ error: () => say('Enter a tag', { vi: 'Bạn nhập thẻ nhé' }) })
        .trim()
        .min(1, { error: () => say('Enter a tag', { vi: 'Bạn nhập thẻ nhé' }) })
        .max(60, {
          error: () => say('A tag has at most 60 characters', { vi: 'Một thẻ có nhiều nhất 60 ký tự' }),
        }),
    }),
    z.object({ action: z.literal('trash') }),
    z.object({ action: z.literal('restore') }),
  ],
  { error: () => say('Choose what to do', { vi: 'Bạn chọn việc cần làm nhé' }) },
)
export type BulkAction = z.infer<typeof bulkAction>

/** The same with the articles it is to be done with. */
export const bulkChange = bulkAction.and(z.object({ ids: articles }))
export type BulkChange = z.infer<typeof bulkChange>

/** What of an article says whether there is anything to do. */
type Standing = {
  status: 'draft' | 'published'
  category_id: number
  author_id: number
  tags: readonly number[]
  is_trashed: boolean
}

/** Why articles are left as they are, by the words that are kept where nobody's language is known. */
export const ARTICLE_REASONS = {
  'not in the trash': 'không ở trong thùng rác',
  'in the trash': 'đang ở trong thùng rác',
  'already published': 'đã đăng rồi',
  'already a draft': 'đã là bản nháp',
  'already there': 'đã ở danh mục đó',
  'already by that author': 'đã đứng tên tác giả đó',
  'already tagged': 'đã có thẻ đó',
  deleted: 'đã bị xóa',
} as const
type Reason = keyof typeof ARTICLE_REASONS

/** Such a reason as who reads it says it. */
export const sayReason = (reason: Reason): string => say(reason, { vi: ARTICLE_REASONS[reason] })

/** Why an article is left as it is; null where it is not. @param tag the id of the tag to add, null for every other action */
export function reasonToSkip(row: Standing, wanted: BulkAction, tag: number | null): Reason | null {
  if (wanted.action === 'restore') return row.is_trashed ? null : 'not in the trash'
  if (row.is_trashed) return 'in the trash'
  if (wanted.action === 'publish' && row.status === 'published') return 'already published'
  if (wanted.action === 'unpublish' && row.status === 'draft') return 'already a draft'
  if (wanted.action === 'category' && row.category_id === wanted.category) return 'already there'
  if (wanted.action === 'author' && row.author_id === wanted.author) return 'already by that author'
  if (tag !== null && row.tags.includes(tag)) return 'already tagged'
  return null
}

const id = z.int().min(1)

const earlier = z.object({
  id,
  status: z.enum(['draft', 'published']),
  /** ISO 8601 */
  published_at: z.string().nullable(),
  category_id: id,
  subcategory_id: id.nullable(),
  author_id: id,
  tags: z.array(id),
})

/** What a bulk change may change of an article, as it was before it. */
export type Earlier = z.infer<typeof earlier>

/** What takes a bulk change back: what was done, and what its articles were before. */
export const bulkUndo = bulkAction.and(
  z.object({
    before: z
      .string()
      .transform((text, context): unknown => {
        try {
          return JSON.parse(text)
        } catch {
          context.addIssue('JSON')
          return z.NEVER
        }
      })
      .pipe(z.array(earlier).min(1).max(MOST_AT_ONCE)),
  }),
)
export type BulkUndo = z.infer<typeof bulkUndo>

/** What became of each article: changed, with what it was before, or left as it was and why. */
export type BulkReport = { changed: Earlier[]; skipped: { title: string; reason: string }[] }

/** What is done, as buttons and lists call it. */
export const BULK_LABELS: Record<BulkAction['action'], string> = {
  get publish() {
    return say('Publish', { vi: 'Đăng' })
  },
  get unpublish() {
    return say('Unpublish', { vi: 'Gỡ xuống' })
  },
  get category() {
    return say('Change category', { vi: 'Đổi danh mục' })
  },
  get author() {
    return say('Change author', { vi: 'Đổi tác giả' })
  },
  get tag() {
    return say('Add tag', { vi: 'Gắn thẻ' })
  },
  get trash() {
    return say('Move to trash', { vi: 'Chuyển vào thùng rác' })
  },
  get restore() {
    return say('Restore', { vi: 'Khôi phục' })
  },
}

const sayDone = (articles: string, count: number): Record<BulkAction['action'], string> => ({
  publish: say(`${articles} published`, { vi: `Đã đăng ${count} bài` }),
  unpublish: say(`${articles} moved to draft`, { vi: `Đã gỡ xuống ${count} bài` }),
  category: say(`${articles} moved to the category`, { vi: `Đã chuyển ${count} bài sang danh mục` }),
  author: say(`${articles} given to the author`, { vi: `Đã đổi tác giả của ${count} bài` }),
  tag: say(`${articles} tagged`, { vi: `Đã gắn thẻ cho ${count} bài` }),
  trash: say(`${articles} moved to the trash`, { vi: `Đã chuyển ${count} bài vào thùng rác` }),
  restore: say(`${articles} restored`, { vi: `Đã khôi phục ${count} bài` }),
})

/** A report in words: how many were changed, and which were not. */
export const sayReport = (action: BulkAction['action'], report: BulkReport): Said =>
  withLeft(report, sayDone(articlesOf(report), report.changed.length)[action])

/** The same of a change that was taken back. */
export const sayUndone = (report: BulkReport): Said => {
  const count = report.changed.length
  return withLeft(
    report,
    say(`${articlesOf(report)} ${count === 1 ? 'is' : 'are'} as before`, { vi: `${count} bài đã như trước` }),
  )
}

type Said = { title: string; description?: string }

const articlesOf = ({ changed }: BulkReport) =>
  `${changed.length} ${changed.length === 1 ? 'article' : 'articles'}`

function withLeft({ skipped }: BulkReport, title: string): Said {
  if (skipped.length === 0) return { title }
  const listed = skipped.map(({ title, reason }) => `“${title}” (${reason})`).join(', ')
  return { title, description: say(`Left as before: ${listed}`, { vi: `Giữ nguyên: ${listed}` }) }
}
