import type { BulkAction } from '#app/domain/blog/editing/bulk-change.ts'
import { say } from '#app/vietnamese/say.ts'

const NAMES: Readonly<Record<BulkAction['action'], string>> = {
  get publish() {
    return say('đăng', { en: 'publish' })
  },
  get unpublish() {
    return say('gỡ xuống', { en: 'unpublish' })
  },
  get category() {
    return say('chuyển danh mục', { en: 'change category' })
  },
  get tag() {
    return say('gắn thẻ', { en: 'add tag' })
  },
  get trash() {
    return say('chuyển vào thùng rác', { en: 'move to trash' })
  },
  get restore() {
    return say('lấy ra khỏi thùng rác', { en: 'restore' })
  },
}

/** What the log calls a change of many articles; its own word for one of another release. */
export const changeName = (action: string): string =>
  Object.hasOwn(NAMES, action) ? NAMES[action as BulkAction['action']] : action
