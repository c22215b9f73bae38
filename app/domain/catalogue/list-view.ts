import { categoryChoices } from './list-facets.ts'
import { pickerCategory } from './picture.ts'
import { productView } from './product-view.ts'
import type { ProductListItem } from './product-view.ts'
import type { ProductList } from './queries/list-products.server.ts'
import type { ProductRow } from './queries/product-rows.server.ts'
import { rowFigures, rowScales, unplaced } from './ranges.ts'
import type { CategoryRanges, FixedKeys, RowFigures } from './ranges.ts'

/** A product as a row of the list: what stands on its card, and its figures beside those of its category. */
export type ListedProduct = ProductListItem & {
  row: RowFigures | null
  /** Why a search found it; null where none did, or nothing can be said. */
  why: string | null
}

/** A row as the list shows it. @param ranges of the products' categories by slug @param now the moment 'new' is judged at, in ms */
export function listedProduct(
  product: ProductRow,
  ranges: ReadonlyMap<string, CategoryRanges>,
  now: number,
  { why = null, fixed }: { why?: string | null; fixed?: FixedKeys } = {},
): ListedProduct {
  const own = ranges.get(product.categorySlug)
  return { ...productView(product, now), row: own ? rowFigures(product, own, fixed) : null, why }
}

/**
 * A list as its page shows it.
 * @param ranges of the products' categories by slug
 * @param now the moment 'new' is judged at, in ms
 * @param filtered attributes that the list is narrowed by: what they make the same for all is no column
 */
export function listView(
  list: ProductList,
  ranges: ReadonlyMap<string, CategoryRanges>,
  featured: readonly ProductRow[],
  now: number,
  filtered: readonly string[],
  whyFound: (product: ProductRow) => string | null = () => null,
) {
  const { category, counts, match, also, corrected, pagination, products } = list
  // In a list of all kinds a place in one's own says nothing.
  const isMixed = !category && (match === null || new Set(products.map((one) => one.categorySlug)).size > 1)
  const fixed = filtered.length > 0 ? alikeIn(products) : new Set<string>()
  const shown = (product: ProductRow): ListedProduct => {
    const listed = listedProduct(product, ranges, now, { why: whyFound(product), fixed })
    return isMixed && listed.row ? { ...listed, row: unplaced(listed.row) } : listed
  }
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
    products: products.map(shown),
    /** How the figures of the list's own category are spread, in the order in which its rows show them. */
    scales: category ? scalesOf(category, ranges, fixed) : [],
    featured: featured.map((product) => productView(product, now)),
    hasDemo: [...products, ...featured].some(({ isDemo }) => isDemo),
  }
}

/** Attributes of which all products say the same. */
function alikeIn(products: readonly ProductRow[]): FixedKeys {
  const [first, ...others] = products
  const said = ({ attributes }: ProductRow, key: string) => JSON.stringify(attributes[key])
  const keys = first && others.length > 0 ? Object.keys(first.attributes) : []
  return new Set(
    keys.filter((key) => others.every((other) => first && said(other, key) === said(first, key))),
  )
}

function scalesOf(
  { kind, slug }: { kind: string; slug: string },
  ranges: ReadonlyMap<string, CategoryRanges>,
  fixed: FixedKeys,
) {
  const own = ranges.get(slug)
  return own ? rowScales(kind, own, fixed) : []
}

export type ListView = ReturnType<typeof listView>
