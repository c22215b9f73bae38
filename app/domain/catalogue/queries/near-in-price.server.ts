import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { productRows } from './product-rows.server.ts'
import type { ProductRow } from './product-rows.server.ts'

/** Products of a category that cost about as much (VND), the nearest first; `without` are left out. */
export async function nearInPrice(
  db: Db,
  input: { categorySlug: string; price: number; without: readonly number[]; limit: number },
): Promise<ProductRow[]> {
  const { categorySlug, price, without, limit } = input
  const side = (condition: ReturnType<typeof sql>, direction: string) => sql`
    (select product_id, main_price_value from product_search
      where category_id = (select id from product_categories where slug = ${categorySlug})
        and ${condition} and not product_id = any(${`{${without.join(',')}}`}::int[])
      order by main_price_value ${sql.raw(direction)}, product_id limit ${limit})`
  return await productRows(
    db,
    sql`select product_id from (
      ${side(sql`main_price_value >= ${price}`, 'asc')} union all ${side(sql`main_price_value < ${price}`, 'desc')}
    ) near order by abs(main_price_value - ${price}), product_id limit ${limit}`,
  )
}
