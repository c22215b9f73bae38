/** The products whose price is older than a year, the oldest first. */
export const OLD_PRICES_PATH = '/admin/prices?older=year'
