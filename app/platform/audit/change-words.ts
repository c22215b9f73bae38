import { say } from '#app/vietnamese/say.ts'

/** What each thing that is done to many is called, by the name that the log keeps. */
const NAMES = {
  publish: { vi: 'đăng', en: 'publish' },
  unpublish: { vi: 'gỡ xuống', en: 'unpublish' },
  category: { vi: 'chuyển danh mục', en: 'change category' },
  author: { vi: 'đổi tác giả', en: 'change author' },
  tag: { vi: 'gắn thẻ', en: 'add tag' },
  hide: { vi: 'ẩn khỏi trang', en: 'hide from the site' },
  show: { vi: 'hiện trên trang', en: 'show on the site' },
  move: { vi: 'đổi loại sản phẩm', en: 'change product type' },
  brand: { vi: 'đổi thương hiệu', en: 'change brand' },
  trash: { vi: 'chuyển vào thùng rác', en: 'move to trash' },
  restore: { vi: 'lấy ra khỏi thùng rác', en: 'restore' },
}

export type ChangeName = keyof typeof NAMES

/**
 * The same for whoever reads the log. An earlier release wrote down the words, in the language of whoever did it; what another one did
 * goes by its own name.
 */
export function changeWords(name: string): string {
  const found = Object.entries(NAMES).find(([key, { vi, en }]) => [key, vi, en].includes(name))
  return found ? say(found[1].vi, { en: found[1].en }) : name
}
