import { say } from '#app/vietnamese/say.ts'
import { eachText } from '../fields.ts'
import type { TextName } from '../fields.ts'

/** A chosen tag; one without an id is made when the article is saved. */
export type ChosenTag = { id: number | null; name: string }

/** An article as its form holds it: what is typed, nothing read from it yet. */
export type ArticleValues = Record<TextName, string> & {
  title: string
  slug: string
  content: string
  /** Ids as text; empty for none. */
  category_id: string
  subcategory_id: string
  author_id: string
  tags: readonly ChosenTag[]
  status: 'draft' | 'published'
  /** Vietnam's time as '2026-11-21T08:30'; empty for none. */
  published_at: string
  /** Minutes; empty to have them worked out. */
  reading_time: string
  is_featured: boolean
  is_ai_written: boolean
}

export const NEW_ARTICLE: ArticleValues = {
  title: '',
  slug: '',
  ...eachText(() => ''),
  content: '',
  category_id: '',
  subcategory_id: '',
  author_id: '',
  tags: [],
  status: 'draft',
  published_at: '',
  reading_time: '',
  is_featured: false,
  is_ai_written: false,
}

/** What must be said of an article, and what is said of it where it is missing (specification, point 5), in the form's order. */
const REQUIRED = {
  get title() {
    return say('Title is required', { vi: 'Bạn nhập tiêu đề nhé' })
  },
  get slug() {
    return say('Slug is required', { vi: 'Bạn nhập đường dẫn nhé' })
  },
  get content() {
    return say('Content is required', { vi: 'Bạn viết nội dung nhé' })
  },
  get category_id() {
    return say('Category is required', { vi: 'Bạn chọn danh mục nhé' })
  },
  get author_id() {
    return say('Author is required', { vi: 'Bạn chọn tác giả nhé' })
  },
} as const

/** The required fields that are blank, with their texts. */
export function missingFields(values: ArticleValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(REQUIRED).filter(([field]) => {
      const value = values[field as keyof typeof REQUIRED]
      return field === 'content' ? isBlankHtml(value) : value.trim() === ''
    }),
  )
}

/** Whether HTML says and shows nothing. */
export const isBlankHtml = (html: string) =>
  !/<(?:img|iframe|hr|div|table)\b/i.test(html) && html.replace(/<[^>]*>|&nbsp;|\s/g, '') === ''

/** Whether two states of a form are the same. */
export const sameValues = (a: ArticleValues, b: ArticleValues) => JSON.stringify(a) === JSON.stringify(b)

/** The values as a form sends them. */
export function toFormData({ tags, is_featured, is_ai_written, ...texts }: ArticleValues): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(texts)) form.set(name, value)
  if (is_featured) form.set('is_featured', 'on')
  if (is_ai_written) form.set('is_ai_written', 'on')
  for (const { id, name } of tags) {
    if (id === null) form.append('new_tags', name)
    else form.append('tag_ids', String(id))
  }
  return form
}
