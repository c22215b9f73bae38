import { sql } from 'drizzle-orm'
import { keptByVersion } from '#app/domain/catalogue/version/kept-by-version.server.ts'
import { groupBy } from '#app/platform/group-by.ts'
import type { Db } from '#db/client.ts'
import { sampleProducts } from './sample-products.server.ts'

/** Machines of a category that stand among the first: a page of the list is whole groups of them, whatever its size. */
const EACH = 3

/** The newest machines of a category, the cheapest of them first. */
type NewestOfKind = { slug: string; ids: number[] }

/**
 * The newest machines of every category that has any, one category after the other in display order. What is read of one kind in a day would
 * otherwise fill page after page. Kept until the catalogue changes.
 */
export const newestOfEach: (db: Db) => Promise<readonly NewestOfKind[]> = keptByVersion({
  read: async (db) => {
    const samples = await sampleProducts(db)
    const { rows } = await db.execute<{ slug: string; id: number }>(sql`
      select c.slug, s.product_id as id from product_categories c cross join lateral (
        select product_id, main_price_value from product_search
        where category_id = c.id and product_id <> all(${sql.param(samples)}::int[])
        order by updated_at desc, product_id desc limit ${EACH}
      ) s order by c.display_order, c.name, s.main_price_value, s.product_id`)
    return rows
  },
  make: (rows) => {
    const bySlug = groupBy(rows, ({ slug }) => slug)
    return [...bySlug].map(([slug, own]) => ({ slug, ids: own.map(({ id }) => id) }))
  },
})
