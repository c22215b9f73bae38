import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { productRows } from './product-rows.server.ts'
import type { ProductRow } from './product-rows.server.ts'

/** What a list shows of one product; null when there is no such product, or it is in the trash. */
export async function getProductRow(db: Db, id: number): Promise<ProductRow | null> {
  const [row] = await productRows(db, sql`select product_id from product_search where product_id = ${id}`)
  return row ?? null
}
