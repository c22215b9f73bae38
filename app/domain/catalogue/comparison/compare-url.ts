/** Where products are compared. */
export const COMPARE_PATH = '/so-sanh'

/** How many products stand side by side at most. */
export const MOST_COMPARED = 4

/** The address of a comparison. @param onlyDifferences leaves out the rows in which the products agree */
export function compareHref(ids: readonly number[], onlyDifferences = false): string {
  if (ids.length === 0) return COMPARE_PATH
  return `${COMPARE_PATH}?ids=${ids.join(',')}${onlyDifferences ? '&diff=1' : ''}`
}
