import type { BulkAction } from '#app/domain/blog/editing/bulk-change.ts'

const NAMES: Readonly<Record<BulkAction['action'], string>> = {
  publish: 'đăng',
  unpublish: 'gỡ xuống',
  category: 'chuyển danh mục',
  tag: 'gắn thẻ',
  trash: 'chuyển vào thùng rác',
  restore: 'lấy ra khỏi thùng rác',
}

/** What the log calls a change of many articles; its own word for one of another release. */
export const changeName = (action: string): string =>
  Object.hasOwn(NAMES, action) ? NAMES[action as BulkAction['action']] : action
