import type { AttributeValue } from './attributes.ts'
import { categoryChoices } from './list-facets.ts'
import { pickerCategory } from './picture.ts'
import { productView } from './product-view.ts'
import type { ProductListItem } from './product-view.ts'
import type { ProductList } from './queries/list-products.server.ts'
import type { ProductRow } from './queries/product-rows.server.ts'
import { mixedFigures, rowFigures, rowLabels } from './ranges.ts'
import type { CategoryRanges, FixedKeys, RowFigures, SizeFit } from './ranges.ts'

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
  { why = null, fixed, fit }: { why?: string | null; fixed?: FixedKeys; fit?: SizeFit | undefined } = {},
): ListedProduct {
  const own = ranges.get(product.categorySlug)
  return { ...productView(product, now), row: own ? rowFigures(product, own, { fixed, fit }) : null, why }
}

type ListNeeds = {
  /** Attributes that the list is narrowed by: what they make the same for all is no column. */
  filtered: readonly string[]
  /** The list of everything in its own order. */
  isWhole: boolean
  /** A text's hits in the order of how well they answer it. */
  isByRelevance: boolean
  /** The size that machines of a category are listed for, by its slug. */
  fits: ReadonlyMap<string, SizeFit>
  whyFound: (product: ProductRow) => string | null
}

/** Whether the machines stand kind after kind; one kind alone needs no heading. */
function standUnderKinds(products: readonly { categorySlug: string }[]): boolean {
  const kinds = new Set(products.map(({ categorySlug }) => categorySlug))
  const runs = products.filter(({ categorySlug }, at) => categorySlug !== products[at - 1]?.categorySlug)
  return kinds.size === runs.length && kinds.size > 1
}

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
  { filtered, isWhole, isByRelevance, fits, whyFound }: ListNeeds,
) {
  const { category, counts, match, also, corrected, pagination, products } = list
  const underKinds = isWhole && standUnderKinds(products)
  // Where kinds stand mixed a place in one's own says nothing.
  const isMixed =
    !category && !underKinds && (match === null || new Set(products.map((one) => one.categorySlug)).size > 1)
  const fixed = filtered.length > 0 ? alikeIn(products) : new Map<string, AttributeValue>()
  const shown = (product: ProductRow): ListedProduct => {
    const listed = listedProduct(product, ranges, now, {
      why: whyFound(product),
      fixed,
      fit: fits.get(product.categorySlug),
    })
    const own = ranges.get(product.categorySlug)
    return isMixed && own ? { ...listed, row: mixedFigures(product, own) } : listed
  }
  const held = [...list.categories.values()].filter(({ id }) => (counts.sizes.get(id) ?? 0) > 0)
  return {
    category: category && { name: category.name, slug: category.slug },
    /** The machines stand under the names of their kinds. */
    underKinds,
    circles: held.map(({ kind, name, slug }) => pickerCategory({ kind, name, slug })),
    categories: categoryChoices(list.categories, counts),
    /** Products of the whole catalogue. */
    size: [...counts.sizes.values()].reduce((sum, size) => sum + size, 0),
    pagination,
    match,
    also,
    corrected,
    products: toldApart(products.map(shown), isByRelevance),
    /** The figures of the one category that is listed by name, in the order in which its rows show them. */
    columns: columnsOf(category ?? (isMixed || underKinds ? undefined : products[0]), ranges, fixed),
    featured: featured.map((product) => productView(product, now)),
    hasDemo: [...products, ...featured].some(({ isDemo }) => isDemo),
  }
}

/**
 * A page of hits. The reason that all of them are there for is said of none, and answers no better: of such hits those of which nothing
 * is known follow the others.
 */
function toldApart(rows: readonly ListedProduct[], isByRelevance: boolean): readonly ListedProduct[] {
  const isAlike = rows.length > 1 && rows.every(({ why }) => why === rows[0]?.why)
  if (!isAlike) return rows
  const [silent = [], telling = []] = [true, false].map((isUnknown) =>
    rows.filter(({ row }) => (row?.unknown !== undefined) === isUnknown),
  )
  return (isByRelevance ? [...telling, ...silent] : rows).map((row) => ({ ...row, why: null }))
}

/** The share of those that state an attribute from which on it is as good as the same for all. */
const ALIKE = 0.85

/** Attributes of which all products that state them say the same, but for a few. */
function alikeIn(products: readonly ProductRow[]): FixedKeys {
  const alike = new Map<string, AttributeValue>()
  if (products.length < 2) return alike
  for (const key of new Set(products.flatMap(({ attributes }) => Object.keys(attributes)))) {
    const said = products.flatMap(({ attributes: { [key]: value } }) => value ?? [])
    const often = (value: AttributeValue) => said.filter((other) => other === value).length
    const [common] = said.toSorted((a, b) => often(b) - often(a))
    if (common !== undefined && often(common) >= said.length * ALIKE) alike.set(key, common)
  }
  return alike
}

/** @param listed the category that is asked for, or where a search found one kind alone a machine of it */
function columnsOf(
  listed: { kind: string; slug: string } | Pick<ProductRow, 'kind' | 'categorySlug'> | undefined,
  ranges: ReadonlyMap<string, CategoryRanges>,
  fixed: FixedKeys,
) {
  const own = listed && ranges.get('slug' in listed ? listed.slug : listed.categorySlug)
  return own ? rowLabels(listed.kind, own, fixed) : []
}

export type ListView = ReturnType<typeof listView>
