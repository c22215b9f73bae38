import type { ProductListItem } from '#app/domain/catalogue/product-view.ts'
import { comparedItem, replaceComparison } from '#app/pages/products/collecting.ts'
import { compareList } from './compare-list.ts'

/**
 * Lets this browser's list follow what the visitor changes on a comparison's page, where the page shows that list: a list
 * that holds something else is somebody's own choice and stays.
 * @param shown the products of the page @param next those after the change
 */
export function followComparison(shown: readonly ProductListItem[], next: readonly ProductListItem[]): void {
  const ids = new Set(shown.map(({ id }) => id))
  if (compareList.read().every(({ id }) => ids.has(id))) replaceComparison(next.map(comparedItem))
}
