import { BULK_LABELS } from '#app/domain/blog/editing/bulk-change.ts'
import { ARTICLES_PATH } from '#app/domain/blog/editing/list-state.ts'
import { PRODUCTS_PATH } from '#app/domain/catalogue/editing/list-state.ts'
import { PRODUCT_ACTIONS } from '#app/domain/catalogue/editing/product-bulk.ts'
import type { ChangeSubject } from '#app/domain/imports/job.ts'
import { noun } from '#app/vietnamese/say.ts'
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
  /** 'article', 'articles'; 'bài'. */
  noun: (count: number) => Texts
  title: Texts
  back: Texts
  toList: Texts
}

/** The words for each kind of change. */
export const CHANGE_WORDS: Readonly<Record<ChangeSubject, ChangeWords>> = {
  'article-changes': {
    language: 'en',
    list: ARTICLES_PATH,
    path: `${ARTICLES_PATH}/changes`,
    room: 'articles',
    actions: BULK_LABELS,
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
    noun: (count) => ({ en: noun(count, 'product'), vi: 'sản phẩm' }),
    title: { en: 'Changes of many products', vi: 'Đổi nhiều sản phẩm cùng lúc' },
    back: { en: 'Back to products', vi: 'Về danh sách sản phẩm' },
    toList: { en: 'To the products', vi: 'Tới các sản phẩm' },
  },
}
