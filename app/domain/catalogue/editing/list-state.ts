export const EDITORS_SORTS = ['updated', 'newest', 'title', 'price-asc', 'price-desc'] as const
export type EditorsSort = (typeof EDITORS_SORTS)[number]

/** What can be missing of a product, as the list looks for it. */
export const LACKS = ['price', 'picture'] as const
export type Lack = (typeof LACKS)[number]

/** Which products a list is of: all, those on the site, those that are hidden. */
export const SHOWN = ['all', 'shown', 'hidden'] as const
export type Shown = (typeof SHOWN)[number]

/** Rows of a page. */
export const EDITORS_PAGE_SIZE = 20

/** What a list of products for editors shows; `category` and `brand` are slugs, empty for all. */
export type EditorsListState = {
  text: string
  category: string
  brand: string
  lacks: readonly Lack[]
  shown: Shown
  trash: boolean
  sort: EditorsSort
  page: number
}

export const FIRST_EDITORS_STATE: EditorsListState = {
  text: '',
  category: '',
  brand: '',
  lacks: [],
  shown: 'all',
  trash: false,
  sort: 'updated',
  page: 1,
}

export const PRODUCTS_PATH = '/admin/products'

/** The address of a list; a change of anything but the page leads to the first one. */
export function editorsListPath(state: EditorsListState, change: Partial<EditorsListState> = {}): string {
  const { text, category, brand, lacks, shown, trash, sort, page } = { ...state, page: 1, ...change }
  const params = new URLSearchParams([
    ...(text ? [['q', text]] : []),
    ...(category ? [['category', category]] : []),
    ...(brand ? [['brand', brand]] : []),
    ...lacks.map((lack) => ['lacks', lack]),
    ...(shown === 'all' ? [] : [['shown', shown]]),
    ...(trash ? [['trash', '1']] : []),
    ...(sort === 'updated' ? [] : [['sort', sort]]),
    ...(page > 1 ? [['page', String(page)]] : []),
  ])
  return params.size > 0 ? `${PRODUCTS_PATH}?${params}` : PRODUCTS_PATH
}

/** The address of a file of everything a list has, whatever its page. */
export const editorsExportPath = (state: EditorsListState): string =>
  editorsListPath(state).replace(PRODUCTS_PATH, '/api/v1/exports/products.csv')

/** Whether anything narrows the list. */
export const isNarrowed = ({ text, category, brand, lacks, shown }: EditorsListState): boolean =>
  text !== '' || category !== '' || brand !== '' || lacks.length > 0 || shown !== 'all'
