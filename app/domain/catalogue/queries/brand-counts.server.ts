import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** A brand with how many products it has in the catalogue. */
export type BrandCount = { id: number; name: string; slug: string; count: number }

/** Every brand that has a product, the one with most first. */
export async function brandCounts(db: Db): Promise<BrandCount[]> {
  const { rows } = await db.execute<BrandCount>(sql`
    select b.id, b.name, b.slug, sum(n.n)::int as count
    from brands b join product_counts n on n.brand_id = b.id
    group by b.id having sum(n.n) > 0 order by count desc, b.name`)
  return rows
}
