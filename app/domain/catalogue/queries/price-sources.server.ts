import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** Where a product's main price was seen; `shop` is null where it was typed. `observedOn` is YYYY-MM-DD, `price` VND. */
export type PriceSource = {
  productId: number
  shop: string | null
  url: string | null
  price: number
  observedOn: string
}

/** Where the main price of each product was seen; products without one that is a number are left out. */
export async function priceSources(db: Db, productIds: readonly number[]): Promise<PriceSource[]> {
  if (productIds.length === 0) return []
  const { rows } = await db.execute<PriceSource>(sql`
    select product_id as "productId", shop, url, value as price, to_char(seen_on, 'YYYY-MM-DD') as "observedOn"
    from product_prices where product_id in ${[...productIds]} and value is not null order by product_id`)
  return rows
}
