import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** A category of the catalogue with how many products it holds. */
export type CategoryCount = { id: number; name: string; slug: string; kind: string; count: number }

/** Every category that visitors may find, in display order, those without a product too. */
export async function shownCategories(db: Db): Promise<CategoryCount[]> {
  const { rows } = await db.execute<CategoryCount>(sql`
    select c.id, c.name, c.slug, c.kind, coalesce(sum(n.n), 0)::int as count
    from product_categories c left join product_counts n on n.category_id = c.id
    where not c.is_hidden
    group by c.id order by c.display_order, c.name`)
  return rows
}

/** Every category that holds a product, in display order. */
export async function categoryCounts(db: Db): Promise<CategoryCount[]> {
  const { rows } = await db.execute<CategoryCount>(sql`
    select c.id, c.name, c.slug, c.kind, sum(n.n)::int as count
    from product_categories c join product_counts n on n.category_id = c.id
    group by c.id having sum(n.n) > 0 order by c.display_order, c.name`)
  return rows
}
