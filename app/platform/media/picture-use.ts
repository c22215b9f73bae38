import { say } from '#app/vietnamese/say.ts'

/** A place where a picture stands. */
export type PictureUse = {
  kind: 'article' | 'tag' | 'author' | 'category' | 'product' | 'brand'
  id: number
  name: string
  slug: string | null
}

const KINDS: Record<PictureUse['kind'], string> = {
  get article() {
    return say('Bài viết', { en: 'Article' })
  },
  get tag() {
    return say('Thẻ', { en: 'Tag' })
  },
  get author() {
    return say('Tác giả', { en: 'Author' })
  },
  get category() {
    return say('Danh mục', { en: 'Category' })
  },
  get product() {
    return say('Sản phẩm', { en: 'Product' })
  },
  get brand() {
    return say('Thương hiệu', { en: 'Brand' })
  },
}

/** What kind of place it is, in a word. */
export const kindOfUse = ({ kind }: PictureUse): string => KINDS[kind]

/** Where the place can be seen by everybody; null where it has no page of its own. */
export function pathOfUse({ kind, id, name, slug }: PictureUse): string | null {
  if (kind === 'article') return `/blog/${slug}`
  if (kind === 'tag') return `/blog/tag/${slug}`
  if (kind === 'author') return `/blog/tac-gia/${slug}`
  if (kind === 'product') return `/products/${id}`
  return kind === 'brand' ? `/brand/${encodeURIComponent(name)}` : null
}
