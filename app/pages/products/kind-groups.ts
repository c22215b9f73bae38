import type { ListView } from '#app/domain/catalogue/list-view.ts'
import type { KindOpening } from '#app/domain/search/first-of-each.server.ts'
import { groupBy } from '#app/platform/group-by.ts'

/**
 * Machines of one kind, with how many of it the whole catalogue holds, the names of the figures that their rows show, what they stand
 * there for, and what each that is picked is picked as.
 */
type KindGroup = {
  name: string
  slug: string
  count: number
  columns: string[]
  products: ListView['products']
  why: string
  picked: ReadonlyMap<number, string>
}

/** Rows of a kind that have to know a figure for it to be a column of theirs. */
const TOLD = 2

/** The machines of a page under their kinds; null where they do not stand so. */
export function kindGroups({
  products,
  categories,
  underKinds,
  openings,
}: Pick<ListView, 'products' | 'categories' | 'underKinds'> & {
  openings: readonly KindOpening[]
}): KindGroup[] | null {
  if (!underKinds) return null
  const groups = groupBy(products, ({ categorySlug }) => categorySlug)
  return categories.flatMap(({ name, slug, count }) => {
    const own = groups.get(slug)
    if (!own) return []
    const rows = own.flatMap(({ row }) => row ?? [])
    const columns = (rows[0]?.figures ?? []).flatMap(({ label }, at) =>
      rows.filter(({ figures }) => figures[at]?.value != null).length >= Math.min(TOLD, rows.length)
        ? [label]
        : [],
    )
    const products = own.map((product) => ({
      ...product,
      row: product.row && {
        ...product.row,
        figures: product.row.figures.filter(({ label }) => columns.includes(label)),
      },
    }))
    const opening = openings.find((one) => one.slug === slug)
    const why = opening?.why ?? `${own.length} máy mới ghi nhận, rẻ trước`
    return [{ name, slug, count, columns, products, why, picked: new Map(opening?.labels) }]
  })
}
