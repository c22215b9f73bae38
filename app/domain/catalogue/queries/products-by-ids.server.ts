import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { productRows } from './product-rows.server.ts'
import type { ProductRow } from './product-rows.server.ts'

/** Products by their ids, in the order of the ids; those that do not exist, are hidden or lie in the trash are left out. */
export async function productsByIds(db: Db, ids: readonly number[]): Promise<ProductRow[]> {
  if (ids.length === 0) return []
  const wanted = sql`${`{${ids.join(',')}}`}::int[]`
  return await productRows(
    db,
    sql`select product_id from product_search
      where product_id = any(${wanted}) order by array_position(${wanted}, product_id)`,
  )
}
