import { ARTICLES_DONE, BULK_LABELS } from '#app/domain/blog/editing/bulk-change.ts'
import { ARTICLES_PATH } from '#app/domain/blog/editing/list-state.ts'
import { PRODUCTS_PATH } from '#app/domain/catalogue/editing/list-state.ts'
import { PRODUCT_ACTIONS, PRODUCTS_DONE } from '#app/domain/catalogue/editing/product-bulk.ts'
import type { ChangeSubject } from '#app/domain/imports/job.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { many, noun, say } from '#app/vietnamese/say.ts'
import type { Language } from '#app/vietnamese/say.ts'

type Texts = Readonly<Record<Language, string>>

/** How the screens of changes of many speak of what is changed. */
type ChangeWords = {
  /** What its screens are written in where nobody has chosen. */
  language: Language
  list: string
  path: string
  room: 'articles' | 'products'
  /** What can be done, as buttons call it. */
  actions: Readonly<Record<string, string>>
  /** What was done to how many, as a toast says it. */
  done: (action: string, count: number) => string
  /** 'article', 'articles'; 'bài'. */
  noun: (count: number) => Texts
  title: Texts
  back: Texts
  toList: Texts
}

const sayProducts = (count: number) => say(`${formatNumber(count)} sản phẩm`, { en: many(count, 'product') })

/** The words for each kind of change. */
export const CHANGE_WORDS: Readonly<Record<ChangeSubject, ChangeWords>> = {
  'article-changes': {
    language: 'en',
    list: ARTICLES_PATH,
    path: `${ARTICLES_PATH}/changes`,
    room: 'articles',
    actions: BULK_LABELS,
    done: (action, count) => ARTICLES_DONE[action as keyof typeof ARTICLES_DONE](count),
    noun: (count) => ({ en: noun(count, 'article'), vi: 'bài' }),
    title: { en: 'Changes of many articles', vi: 'Đổi nhiều bài cùng lúc' },
    back: { en: 'Back to articles', vi: 'Về danh sách bài viết' },
    toList: { en: 'To the articles', vi: 'Tới các bài viết' },
  },
  'product-changes': {
    language: 'vi',
    list: PRODUCTS_PATH,
    path: `${PRODUCTS_PATH}/changes`,
    room: 'products',
    actions: PRODUCT_ACTIONS,
    done: (action, count) => `${PRODUCTS_DONE[action as keyof typeof PRODUCTS_DONE]}: ${sayProducts(count)}`,
    noun: (count) => ({ en: noun(count, 'product'), vi: 'sản phẩm' }),
    title: { en: 'Changes of many products', vi: 'Đổi nhiều sản phẩm cùng lúc' },
    back: { en: 'Back to products', vi: 'Về danh sách sản phẩm' },
    toList: { en: 'To the products', vi: 'Tới các sản phẩm' },
  },
}

/** How many are again what they were. */
export const sayRestored = (subject: ChangeSubject, count: number): Texts => {
  const { en, vi } = CHANGE_WORDS[subject].noun(count)
  return {
    en: `${formatNumber(count)} ${en} ${count === 1 ? 'is as it was' : 'are as they were'}.`,
    vi: `${formatNumber(count)} ${vi} trở lại như trước.`,
  }
}
