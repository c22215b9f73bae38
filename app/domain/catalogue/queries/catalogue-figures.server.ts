import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** How many products are on the site, and how many brands the catalogue knows. */
export async function catalogueFigures(db: Db): Promise<{ products: number; brands: number }> {
  const { rows } = await db.execute<{ products: number; brands: number }>(sql`
    select (select coalesce(sum(n), 0)::int from product_counts) as products,
      (select count(*)::int from brands) as brands`)
  return rows[0] ?? { products: 0, brands: 0 }
}
