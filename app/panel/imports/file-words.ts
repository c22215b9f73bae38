import type { DuplicateStrategy } from '#app/domain/imports/import-subject.ts'
import { say } from '#app/vietnamese/say.ts'

/** What a file was read as, in Vietnamese. */
const FILES: Readonly<Record<string, string>> = {
  xlsx: 'bảng tính Excel',
  json: 'JSON',
  feed: 'nguồn cấp sản phẩm',
  wordpress: 'bản xuất của WordPress',
  ghost: 'bản xuất của Ghost',
}
const MARKS: Readonly<Record<string, string>> = { ',': 'dấu phẩy', ';': 'dấu chấm phẩy', '\t': 'dấu tab' }

/** What a file was read as, and what stands between its cells, in Vietnamese. */
export const fileWord = (source: string): string => FILES[source] ?? source
export const markWord = (mark: string): string => MARKS[mark] ?? mark

/** What was done with what is there already, in Vietnamese. */
export const STRATEGY_WORDS: Readonly<Record<DuplicateStrategy, string>> = {
  skip: 'bỏ qua',
  overwrite: 'ghi đè',
  rename: 'đổi tên',
}

/** Things of other sites that are no articles, in Vietnamese; what their plug-ins made up keeps its name. */
const LEFT: Readonly<Record<string, string>> = {
  pages: 'trang',
  'trash posts': 'bài trong thùng rác',
  'auto-draft posts': 'bản nháp tự tạo',
  nav_menu_items: 'mục trình đơn',
  revisions: 'bản cũ',
}

/** What of another site was left out, in the panel's language. */
export const sayLeft = (what: string, count: number) =>
  say(count === 1 ? what.replace(/s$/, '') : what, { vi: LEFT[what] ?? what })
