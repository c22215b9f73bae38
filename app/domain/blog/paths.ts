/** Where the blog begins. */
export const BLOG_PATH = '/blog'
export const SEARCH_PATH = '/blog/search'
export const FEED_PATH = '/rss.xml'
export const SAVED_PATH = '/bai-viet-da-luu'

/** The categories that stand directly below /blog, as the specification names them. */
export const FIXED_CATEGORIES = ['tin-dien-may', 'tu-van', 'tren-tay', 'ri-viu', 'meo-vat', 'khuyen-mai']

/** What /blog/{word} means something else than an article. */
const TAKEN = new Set([...FIXED_CATEGORIES, 'search'])

/** The address of an article; one whose slug is a category's stands a step below, so that both can be reached. */
export function articlePath(slug: string): string {
  return TAKEN.has(slug) ? `/blog/bai-viet/${slug}` : `/blog/${slug}`
}

/** The address of a category's list; one that an editor added stands a step below. */
export function categoryPath(slug: string): string {
  return FIXED_CATEGORIES.includes(slug) ? `/blog/${slug}` : `/blog/chuyen-muc/${slug}`
}

export const tagPath = (slug: string) => `/blog/tag/${slug}`

export const authorPath = (slug: string) => `/blog/tac-gia/${slug}`

/** The picture that other sites show beside a link to an article. */
export const sharingPicturePath = (slug: string) => `/og/bai-viet/${slug}.png`

/** A path with the page of its list; the first page has none in its address. */
export const pagePath = (path: string, page: number) => (page > 1 ? `${path}?page=${page}` : path)

/** The search page for a text, a category (by id) and how many pages of results are shown. */
export function searchPath(search: { text: string; categoryId?: number | undefined; page?: number }): string {
  const params = new URLSearchParams()
  if (search.text) params.set('q', search.text)
  if (search.categoryId !== undefined) params.set('category', String(search.categoryId))
  if (search.page !== undefined && search.page > 1) params.set('page', String(search.page))
  const query = params.toString()
  return query ? `${SEARCH_PATH}?${query}` : SEARCH_PATH
}

/** Where a like of an article is sent. */
export const likePath = (id: number) => `/bai-viet/${id}/thich`
