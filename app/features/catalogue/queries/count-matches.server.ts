import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** How many matches a choice would leave. */
export type FacetCount = { name: string; slug: string; count: number }

/** Counts by category with every filter but the category held, and by brand with every filter but the brand. */
export type Facets = { categories: FacetCount[]; brands: FacetCount[] }

type Cell = {
  n: number
  category: string
  categorySlug: string
  categoryOrder: number
  brand: string | null
  brandSlug: string | null
}

type CountInput = {
  /** Text and price; with none of them the kept counts answer without touching a product. */
  conditions: SQL[]
  /** Slug of the chosen category, null for all. */
  category: string | null
  /** Slug of the chosen brand, null for all. */
  brand: string | null
}

/** The total and both facet lists, folded from one matrix of category by brand. */
export async function countMatches(db: Db, input: CountInput): Promise<{ total: number; facets: Facets }> {
  const { conditions } = input
  const matrix =
    conditions.length === 0
      ? sql`select category_id, brand_id, n from product_counts where n > 0`
      : sql`select s.category_id, coalesce(s.brand_id, 0) as brand_id, count(*)::int as n from product_search s
          where ${sql.join(conditions, sql` and `)} group by 1, 2`
  const { rows } = await db.execute<Cell>(sql`
    select m.n, c.name as category, c.slug as "categorySlug", c.display_order as "categoryOrder",
      b.name as brand, b.slug as "brandSlug"
    from (${matrix}) m
    join product_categories c on c.id = m.category_id
    left join brands b on b.id = m.brand_id
    order by c.display_order, c.name`)
  return foldCells(rows, input.category, input.brand)
}

/** Folds the cells in memory: at most categories times brands, some hundreds. */
export function foldCells(
  cells: Cell[],
  category: string | null,
  brand: string | null,
): { total: number; facets: Facets } {
  const categories = new Map<string, FacetCount>()
  const brands = new Map<string, FacetCount>()
  let total = 0
  for (const cell of cells) {
    const inCategory = category === null || cell.categorySlug === category
    const inBrand = brand === null || cell.brandSlug === brand
    if (inCategory && inBrand) total += cell.n
    if (inBrand) add(categories, cell.categorySlug, cell.category, cell.n)
    if (inCategory && cell.brandSlug && cell.brand) add(brands, cell.brandSlug, cell.brand, cell.n)
  }
  const byCount = (a: FacetCount, b: FacetCount) => b.count - a.count || a.name.localeCompare(b.name, 'vi')
  return {
    total,
    facets: { categories: [...categories.values()], brands: [...brands.values()].sort(byCount) },
  }
}

function add(counts: Map<string, FacetCount>, slug: string, name: string, n: number): void {
  const known = counts.get(slug)
  if (known) known.count += n
  else counts.set(slug, { name, slug, count: n })
}
