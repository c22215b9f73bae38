import { categoryChoices } from './list-facets.ts'
import { pickerCategory } from './picture.ts'
import { productView } from './product-view.ts'
import type { ProductListItem } from './product-view.ts'
import type { ProductList } from './queries/list-products.server.ts'
import type { ProductRow } from './queries/product-rows.server.ts'
import { rowFigures } from './ranges.ts'
import type { CategoryRanges, RowFigures } from './ranges.ts'

/** A product as a row of the list: what stands on its card, and its figures beside those of its category. */
export type ListedProduct = ProductListItem & { row: RowFigures | null }

/**
 * A list as its page shows it.
 * @param ranges of the products' categories by slug
 * @param now the moment 'new' is judged at, in ms
 */
export function listView(
  list: ProductList,
  ranges: ReadonlyMap<string, CategoryRanges>,
  featured: readonly ProductRow[],
  now: number,
) {
  const { category, counts, match, also, corrected, pagination, products } = list
  const held = [...list.categories.values()].filter(({ id }) => (counts.sizes.get(id) ?? 0) > 0)
  return {
    category: category && { name: category.name, slug: category.slug },
    circles: held.map(({ kind, name, slug }) => pickerCategory({ kind, name, slug })),
    categories: categoryChoices(list.categories, counts),
    /** Products of the whole catalogue. */
    size: [...counts.sizes.values()].reduce((sum, size) => sum + size, 0),
    pagination,
    match,
    also,
    corrected,
    products: products.map((product): ListedProduct => {
      const own = ranges.get(product.categorySlug)
      return { ...productView(product, now), row: own ? rowFigures(product, own) : null }
    }),
    featured: featured.map((product) => productView(product, now)),
    hasDemo: [...products, ...featured].some(({ isDemo }) => isDemo),
  }
}

export type ListView = ReturnType<typeof listView>
