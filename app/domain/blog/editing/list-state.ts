/** Where an article stands: a published one whose time has not come is scheduled. */
export const STATUSES = ['draft', 'published', 'scheduled'] as const
export type ArticleStatus = (typeof STATUSES)[number]

/** What the list of articles shows, as its address says it. */
export type ArticleListState = {
  q: string
  category: number | null
  status: ArticleStatus | null
  sort: 'updated' | 'title'
  order: 'asc' | 'desc'
  page: number
  /** The trash instead of the articles. */
  trash: boolean
}

export const ARTICLES_PATH = '/admin/articles'

/** Articles on a page (specification, point 9). */
export const PAGE_SIZE = 10

/** The list as it stands where the address says nothing. */
export const FIRST_STATE: ArticleListState = {
  q: '',
  category: null,
  status: null,
  sort: 'updated',
  order: 'desc',
  page: 1,
  trash: false,
}

/** The address of a list with something changed; whatever changes but the page leads to the first page. */
export function listPath(state: ArticleListState, change: Partial<ArticleListState> = {}): string {
  const { q, category, status, sort, order, page, trash } = { ...state, page: 1, ...change }
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (category !== null) params.set('category', String(category))
  if (status) params.set('status', status)
  if (sort !== FIRST_STATE.sort) params.set('sort', sort)
  if (order !== FIRST_STATE.order) params.set('order', order)
  if (trash) params.set('view', 'trash')
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `${ARTICLES_PATH}?${params}` : ARTICLES_PATH
}

/** The status of an article, with the word the list shows. @param now in ms */
export function statusOf(
  { status, publishedAt }: { status: 'draft' | 'published'; publishedAt: string | null },
  now: number,
): ArticleStatus {
  if (status === 'draft') return 'draft'
  return publishedAt !== null && Date.parse(publishedAt) > now ? 'scheduled' : 'published'
}

export const STATUS_LABELS: Record<ArticleStatus, string> = {
  draft: 'Draft',
  published: 'Published',
  scheduled: 'Scheduled',
}
