import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

type CatalogueFigures = { products: number; brands: number; hasOwnProducts: boolean }

/** How many products are on the site and whether any of them is no sample, and how many brands the catalogue knows. */
export async function catalogueFigures(db: Db): Promise<CatalogueFigures> {
  const { rows } = await db.execute<CatalogueFigures>(sql`
    select (select coalesce(sum(n), 0)::int from product_counts) as products,
      (select count(*)::int from brands) as brands,
      exists (select from products where not is_demo and deleted_at is null) as "hasOwnProducts"`)
  return rows[0] ?? { products: 0, brands: 0, hasOwnProducts: false }
}
