import { MOST_COMPARED } from '#app/domain/catalogue/comparison/compare-url.ts'
import { compareList } from '#app/pages/compare/compare-list.ts'
import type { ComparableProduct, ComparedItem } from '#app/pages/compare/compare-list.ts'

/** What the list keeps of a product. */
export function comparedItem(product: ComparableProduct): ComparedItem {
  const { id, title, image, category, categorySlug } = product
  return { id, title, picture: image?.src ?? null, category: category ?? categorySlug, categorySlug }
}

/**
 * Collects a product.
 * @returns 'full' or 'other_category' where it was not, because the list holds four or products of another category
 */
export function addToComparison(item: ComparedItem): 'added' | 'full' | 'other_category' {
  let outcome: 'added' | 'full' | 'other_category' = 'added'
  compareList.change((list) => {
    const [first] = list
    if (first && first.categorySlug !== item.categorySlug) outcome = 'other_category'
    else if (list.length >= MOST_COMPARED) outcome = 'full'
    else if (!list.some(({ id }) => id === item.id)) return [...list, item]
    return list
  })
  return outcome
}

/** Takes a product off the list; one that is not on it changes nothing. */
export function removeFromComparison(id: number): void {
  compareList.change((list) => list.filter((item) => item.id !== id))
}

/** Puts `items` in the place of whatever was collected. @returns what was */
export function replaceComparison(items: readonly ComparedItem[]): readonly ComparedItem[] {
  const before = compareList.read()
  compareList.change(() => items)
  return before
}
