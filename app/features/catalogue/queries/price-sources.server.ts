import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** Where a product's lowest current price was seen. `observedOn` is YYYY-MM-DD, `price` VND. */
export type PriceSource = {
  productId: number
  shop: string
  url: string | null
  price: number
  observedOn: string
}

/** For each product the shop with the lowest newest price; products never seen at a shop are left out. */
export async function priceSources(db: Db, productIds: readonly number[]): Promise<PriceSource[]> {
  if (productIds.length === 0) return []
  const { rows } = await db.execute<PriceSource>(sql`
    select distinct on (product_id) product_id as "productId", shop, url, price, to_char(observed_on, 'YYYY-MM-DD') as "observedOn"
    from (
      select distinct on (o.id) o.product_id, o.shop, o.url, po.price, po.observed_on
      from offers o join price_observations po on po.offer_id = o.id
      where o.product_id in ${[...productIds]}
      order by o.id, po.observed_on desc
    ) newest
    order by product_id, price, shop`)
  return rows
}
