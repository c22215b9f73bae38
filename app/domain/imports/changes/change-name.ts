import { ARTICLE_REASONS } from '#app/domain/blog/editing/bulk-change.ts'
import type { BulkAction } from '#app/domain/blog/editing/bulk-change.ts'
import { PRODUCT_REASONS } from '#app/domain/catalogue/editing/product-bulk.ts'
import type { ProductAction } from '#app/domain/catalogue/editing/product-bulk.ts'
import { say } from '#app/vietnamese/say.ts'
import type { ChangeSubject } from '../job.ts'

const NAMES: Readonly<Record<BulkAction['action'] | ProductAction['intent'], string>> = {
  get publish() {
    return say('đăng', { en: 'publish' })
  },
  get unpublish() {
    return say('gỡ xuống', { en: 'unpublish' })
  },
  get category() {
    return say('chuyển danh mục', { en: 'change category' })
  },
  get author() {
    return say('đổi tác giả', { en: 'change author' })
  },
  get tag() {
    return say('gắn thẻ', { en: 'add tag' })
  },
  get hide() {
    return say('ẩn khỏi trang', { en: 'hide from the site' })
  },
  get show() {
    return say('hiện trên trang', { en: 'show on the site' })
  },
  get move() {
    return say('đổi loại sản phẩm', { en: 'change product type' })
  },
  get brand() {
    return say('đổi thương hiệu', { en: 'change brand' })
  },
  get trash() {
    return say('chuyển vào thùng rác', { en: 'move to trash' })
  },
  get restore() {
    return say('lấy ra khỏi thùng rác', { en: 'restore' })
  },
}

/** What the log calls what was done to many; its own word for what another release did. */
export const changeName = (action: string): string =>
  Object.hasOwn(NAMES, action) ? NAMES[action as keyof typeof NAMES] : action

/** What the log says that a change of many is of. */
export const changedEntity = (subject: ChangeSubject) =>
  subject === 'article-changes' ? 'article-change' : 'product-change'

const REASONS: Readonly<Record<string, string>> = { ...ARTICLE_REASONS, ...PRODUCT_REASONS }

/** A line on one that a change left, as it was kept, and with its reason in Vietnamese. */
export const leftWords = (line: string): { en: string; vi: string } => ({
  en: line,
  vi: line.replace(/(?<= \()[a-z ]+(?=\)$)/, (reason) =>
    Object.hasOwn(REASONS, reason) ? (REASONS[reason] ?? reason) : reason,
  ),
})
