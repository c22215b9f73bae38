import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** The prices (VND) that 30 % and 70 % of a kind's products stay under; null when the kind has no priced product. */
export async function priceLevels(db: Db, kind: string): Promise<{ low: number; high: number } | null> {
  const { rows } = await db.execute<{ low: number | null; high: number | null }>(sql`
    select percentile_disc(0.3) within group (order by s.main_price_value) as low,
      percentile_disc(0.7) within group (order by s.main_price_value) as high
    from product_search s
    where s.main_price_value is not null and s.category_id in (select id from product_categories where kind = ${kind})`)
  const levels = rows[0]
  return levels && levels.low !== null && levels.high !== null ? { low: levels.low, high: levels.high } : null
}
