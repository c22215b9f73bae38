import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { Specification } from '../catalogue.ts'

/** The lines of the specification tables of some products, by product, in their order; products without any are left out. */
export async function specificationsOf(
  db: Db,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, Specification[]>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await db.execute<Specification & { productId: number }>(sql`
    select product_id as "productId", spec_name as name, spec_value as value
    from product_specifications where product_id in ${[...productIds]} order by product_id, display_order, id`)
  const lines = new Map<number, Specification[]>()
  for (const { productId, ...line } of rows) {
    const known = lines.get(productId)
    if (known) known.push(line)
    else lines.set(productId, [line])
  }
  return lines
}
