import { say } from '#app/vietnamese/say.ts'

/** Where an article stands: a published one whose time has not come is scheduled. */
export const STATUSES = ['draft', 'published', 'scheduled'] as const
export type ArticleStatus = (typeof STATUSES)[number]

/** What marks some articles out: set by an editor, said of who wrote it, or what it lacks. */
export const KINDS = ['featured', 'ai', 'demo', 'no-picture', 'no-excerpt'] as const
export type ArticleKind = (typeof KINDS)[number]

/** What the list can be put in order by. */
export const SORTS = ['match', 'updated', 'published', 'title'] as const
export type ArticleSort = (typeof SORTS)[number]

/** What the list of articles shows, as its address says it. */
export type ArticleListState = {
  q: string
  category: number | null
  status: ArticleStatus | null
  author: number | null
  /** The name of a tag, whatever its marks and case. */
  tag: string
  kind: ArticleKind | null
  /** Days of Vietnam (YYYY-MM-DD) that it came out on, or will, from and to. */
  from: string
  to: string
  /** Null: as is usual, what fits best where a text is searched, else what was edited last (`sortOf`). */
  sort: ArticleSort | null
  order: 'asc' | 'desc'
  page: number
  /** Articles on a page. */
  size: PageSize
  /** The trash instead of the articles. */
  trash: boolean
}

export const ARTICLES_PATH = '/admin/articles'

/** Articles on a page, the first where nobody asks for more (specification, point 9). */
export const PAGE_SIZES = [10, 25, 50] as const
export type PageSize = (typeof PAGE_SIZES)[number]

const NO_FILTERS = {
  q: '',
  category: null,
  status: null,
  author: null,
  tag: '',
  kind: null,
  from: '',
  to: '',
}

/** The list as it stands where the address says nothing. */
export const FIRST_STATE: ArticleListState = {
  ...NO_FILTERS,
  sort: null,
  order: 'desc',
  page: 1,
  size: 10,
  trash: false,
}

/** The order that a list is in: what fits best is only there for a text. */
export function sortOf({ sort, q }: Pick<ArticleListState, 'sort' | 'q'>): ArticleSort {
  if (sort === null || (sort === 'match' && !q)) return q ? 'match' : 'updated'
  return sort
}

/** The address of a list with something changed; whatever changes but the page leads to the first page. */
export function listPath(state: ArticleListState, change: Partial<ArticleListState> = {}): string {
  const { q, category, status, author, tag, kind, from, to, order, page, size, trash, sort } = {
    ...state,
    page: 1,
    ...change,
  }
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (category !== null) params.set('category', String(category))
  if (status) params.set('status', status)
  if (author !== null) params.set('author', String(author))
  if (tag) params.set('tag', tag)
  if (kind) params.set('kind', kind)
  if (from) params.set('from', from)
  if (to) params.set('to', to)
  const inOrder = sortOf({ sort, q })
  if (inOrder !== sortOf({ sort: null, q })) params.set('sort', inOrder)
  if (order !== FIRST_STATE.order) params.set('order', order)
  if (size !== FIRST_STATE.size) params.set('size', String(size))
  if (trash) params.set('view', 'trash')
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `${ARTICLES_PATH}?${params}` : ARTICLES_PATH
}

/** Whether a list shows less than all articles, or all of the trash. */
export const isNarrowed = (state: ArticleListState): boolean => filtersOf(state).length > 0

/** The filters that are in force. */
export const filtersOf = (state: ArticleListState): (keyof typeof NO_FILTERS)[] =>
  (Object.keys(NO_FILTERS) as (keyof typeof NO_FILTERS)[]).filter((name) => state[name] !== NO_FILTERS[name])

/** The status of an article, with the word the list shows. @param now in ms */
export function statusOf(
  { status, publishedAt }: { status: 'draft' | 'published'; publishedAt: string | null },
  now: number,
): ArticleStatus {
  if (status === 'draft') return 'draft'
  return publishedAt !== null && Date.parse(publishedAt) > now ? 'scheduled' : 'published'
}

export const STATUS_LABELS: Record<ArticleStatus, string> = {
  get draft() {
    return say('Draft', { vi: 'Bản nháp' })
  },
  get published() {
    return say('Published', { vi: 'Đã đăng' })
  },
  get scheduled() {
    return say('Scheduled', { vi: 'Đã hẹn giờ' })
  },
}

export const KIND_LABELS: Record<ArticleKind, string> = {
  get featured() {
    return say('Featured', { vi: 'Nổi bật' })
  },
  get ai() {
    return say('Written by AI', { vi: 'Viết bằng AI' })
  },
  get demo() {
    return say('Sample of the demo', { vi: 'Dữ liệu mẫu' })
  },
  get 'no-picture'() {
    return say('Without a featured image', { vi: 'Chưa có ảnh bìa' })
  },
  get 'no-excerpt'() {
    return say('Without an excerpt', { vi: 'Chưa có tóm tắt' })
  },
}
