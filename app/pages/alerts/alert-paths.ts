/** Where people ask to hear of prices. */
export const ALERTS_PATH = '/bao-gia'

/** The address of the form for some products. */
export const alertsHref = (ids: readonly number[]): string =>
  `${ALERTS_PATH}?san-pham=${ids.slice(0, 20).join(',')}`
