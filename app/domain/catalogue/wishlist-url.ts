/** Where the saved products are. */
export const WISHLIST_PATH = '/yeu-thich'

/** How many products one link shares. */
export const MOST_SHARED = 48

/** The address under which others see a list, the first `MOST_SHARED` of it. */
export const sharedListHref = (ids: readonly number[]) =>
  `${WISHLIST_PATH}?ids=${ids.slice(0, MOST_SHARED).join(',')}`
