import { sql } from 'drizzle-orm'
import { keptByVersion } from '#app/domain/catalogue/version/kept-by-version.server.ts'
import type { Db } from '#db/client.ts'

/** Ids of the products that sample shops ask a price for: none on a site that reads no sample feed. Kept until the catalogue changes. */
export const sampleProducts: (db: Db) => Promise<readonly number[]> = keptByVersion({
  read: async (db) => {
    const { rows } = await db.execute<{ id: number }>(sql`
      select distinct o.product_id as id from offers o
      where o.shop in (select shop from feeds where is_demo) order by id`)
    return rows.map(({ id }) => id)
  },
  make: (ids) => ids,
})
