import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { sayAge } from '../price-history.ts'

/**
 * Where a product's main price was seen; `shop` is null where it was typed. `observedOn` is YYYY-MM-DD, `price` VND, `age` how
 * old it is where it is no longer current ('12 tháng trước').
 */
export type PriceSource = {
  productId: number
  shop: string | null
  url: string | null
  price: number
  observedOn: string
  age?: string
}

/** Where the main price of each product was seen; products without one that is a number are left out. */
export async function priceSources(db: Db, productIds: readonly number[]): Promise<PriceSource[]> {
  if (productIds.length === 0) return []
  const { rows } = await db.execute<Omit<PriceSource, 'age'> & { isDated: boolean; today: string }>(sql`
    select product_id as "productId", shop, url, value as price, to_char(seen_on, 'YYYY-MM-DD') as "observedOn",
      is_dated as "isDated", to_char(vietnam_day(now()), 'YYYY-MM-DD') as today
    from product_prices where product_id in ${[...productIds]} and value is not null order by product_id`)
  return rows.map(({ isDated, today, ...source }) => {
    const age = isDated ? sayAge(source.observedOn, today) : 'chưa rõ giá của ngày nào'
    return age ? { ...source, age } : source
  })
}
