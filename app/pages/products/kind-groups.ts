import type { ListView } from '#app/domain/catalogue/list-view.ts'
import { groupBy } from '#app/platform/group-by.ts'

/** Machines of one kind, with how many of it the whole catalogue holds and the names of the figures that their rows show. */
type KindGroup = {
  name: string
  slug: string
  count: number
  columns: string[]
  products: ListView['products']
}

/** The machines of a page under their kinds; null where they do not stand so. */
export function kindGroups({
  products,
  categories,
  underKinds,
}: Pick<ListView, 'products' | 'categories' | 'underKinds'>): KindGroup[] | null {
  if (!underKinds) return null
  const groups = groupBy(products, ({ categorySlug }) => categorySlug)
  return categories.flatMap(({ name, slug, count }) => {
    const own = groups.get(slug)
    const columns = own?.find(({ row }) => row)?.row?.figures.map(({ label }) => label) ?? []
    return own ? [{ name, slug, count, columns, products: own }] : []
  })
}
