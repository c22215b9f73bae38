import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { productRows } from './product-rows.server.ts'
import type { ProductRow } from './product-rows.server.ts'

/** Products read on each side of the price. */
const EACH_SIDE = 20

/**
 * Products of the same category nearest in price, up to 20 cheaper and 20 dearer: of each brand the two next ones,
 * so that an index finds them without reading the category. Empty for an unknown product or one without a price.
 */
export function priceNeighbours(db: Db, id: number): Promise<ProductRow[]> {
  const side = (comparison: string, direction: string) => sql`
    (select s.product_id, abs(s.main_price_value - own.price) as distance
      from own join product_counts n on n.category_id = own.category_id
      cross join lateral (
        select product_id, main_price_value from product_search
        where category_id = own.category_id and brand_id = n.brand_id
          and main_price_value ${sql.raw(comparison)} own.price and product_id <> own.product_id
        order by main_price_value ${sql.raw(direction)}, product_id ${sql.raw(direction)} limit 2) s
      order by distance limit ${EACH_SIDE})`
  return productRows(
    db,
    sql`with own as materialized (select product_id, category_id, main_price_value as price
        from product_search where product_id = ${id} and main_price_value is not null)
      select product_id from (${side('<', 'desc')} union all ${side('>=', 'asc')}) near order by distance, product_id`,
  )
}
