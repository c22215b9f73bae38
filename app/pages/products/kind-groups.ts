import type { ListState } from '#app/domain/catalogue/list-state.ts'
import { isNarrowed } from '#app/domain/catalogue/list-state.ts'
import type { ListView } from '#app/domain/catalogue/list-view.ts'
import { groupBy } from '#app/platform/group-by.ts'

/** Machines of one kind, with how many of it the whole catalogue holds. */
type KindGroup = { name: string; slug: string; count: number; products: ListView['products'] }

/**
 * The machines of a page under their kinds, where the list of everything stands in its own order; null where it is of one kind,
 * is put in another order, or has come to the machines behind those that stand kind after kind.
 */
export function kindGroups(
  state: ListState,
  { products, categories }: Pick<ListView, 'products' | 'categories'>,
): KindGroup[] | null {
  if (state.category || state.sort || isNarrowed(state)) return null
  const runs = products.filter(({ categorySlug }, at) => categorySlug !== products[at - 1]?.categorySlug)
  const groups = groupBy(products, ({ categorySlug }) => categorySlug)
  if (groups.size < runs.length || groups.size < 2) return null
  return categories.flatMap(({ name, slug, count }) => {
    const own = groups.get(slug)
    return own ? [{ name, slug, count, products: own }] : []
  })
}
