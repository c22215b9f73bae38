import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { ProductStatus } from '../list-filter.ts'
import { keptByMachine } from '../shelves/kept-by-machine.server.ts'
import { ROWS_OF } from './hidden-products.server.ts'
import { productRows } from './product-rows.server.ts'
import type { ProductRow } from './product-rows.server.ts'

/** Products by their ids, in the order of the ids; those that do not exist or do not stand there are left out. */
export async function productsByIds(
  db: Db,
  ids: readonly number[],
  status: ProductStatus = 'shown',
): Promise<ProductRow[]> {
  if (ids.length === 0) return []
  const wanted = sql`${`{${ids.join(',')}}`}::int[]`
  return await productRows(
    db,
    sql`select product_id from ${ROWS_OF[status]} s
      where product_id = any(${wanted}) order by array_position(${wanted}, product_id)`,
  )
}

/** Machines whose rows are kept. */
const KEPT = 3_000

/** Those on the site, each kept until something of it changes: for pages that show the same ones again after a change of others. */
export const keptProducts: (db: Db, ids: readonly number[]) => Promise<ProductRow[]> = keptByMachine({
  read: (db, ids) => productsByIds(db, ids),
  most: KEPT,
})
