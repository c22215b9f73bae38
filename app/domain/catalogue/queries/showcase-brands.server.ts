import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** The brands editors wrote about, those with most products first. */
export async function showcaseBrands(db: Db): Promise<{ name: string; slug: string }[]> {
  const { rows } = await db.execute<{ name: string; slug: string }>(sql`
    select b.name, b.slug from brand_contents c join brands b on b.id = c.brand_id
    left join product_counts n on n.brand_id = b.id
    group by b.id order by coalesce(sum(n.n), 0) desc, b.name limit 12`)
  return rows
}
