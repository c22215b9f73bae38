import { z } from 'zod'
import { many, say } from '#app/vietnamese/say.ts'

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

/** What was done to how many, as a toast says it. */
export const ARTICLES_DONE: Record<BulkAction['action'], (articles: number) => string> = {
  publish: (n) => say(`${many(n, 'article')} published`, { vi: `Đã đăng ${n} bài` }),
  unpublish: (n) => say(`${many(n, 'article')} moved to draft`, { vi: `Đã gỡ xuống ${n} bài` }),
  category: (n) =>
    say(`${many(n, 'article')} moved to the category`, { vi: `Đã chuyển ${n} bài sang danh mục` }),
  author: (n) => say(`${many(n, 'article')} given to the author`, { vi: `Đã đổi tác giả của ${n} bài` }),
  tag: (n) => say(`${many(n, 'article')} tagged`, { vi: `Đã gắn thẻ cho ${n} bài` }),
  trash: (n) => say(`${many(n, 'article')} moved to the trash`, { vi: `Đã chuyển ${n} bài vào thùng rác` }),
  restore: (n) => say(`${many(n, 'article')} restored`, { vi: `Đã khôi phục ${n} bài` }),
}
