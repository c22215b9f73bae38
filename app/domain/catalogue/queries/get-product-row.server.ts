import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { productRows } from './product-rows.server.ts'
import type { ProductRow } from './product-rows.server.ts'

/** Whether what visitors do not see is read too: for who may edit products. */
export type ProductReading = { withHidden?: boolean }

/** What a list shows of one product; null when there is no such product, it is hidden or in the trash. */
export async function getProductRow(
  db: Db,
  id: number,
  { withHidden = false }: ProductReading = {},
): Promise<ProductRow | null> {
  const page = withHidden
    ? sql`select id as product_id from products where id = ${id} and deleted_at is null`
    : sql`select product_id from product_search where product_id = ${id}`
  const [row] = await productRows(db, page)
  return row ?? null
}
