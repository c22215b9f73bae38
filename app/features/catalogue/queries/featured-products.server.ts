import { sql } from 'drizzle-orm'
import { manyKeptByVersion } from '#app/catalogue-version/kept-by-version.server.ts'
import type { Db } from '#db/client.ts'
import { productRows } from './product-rows.server.ts'
import type { ProductRow } from './product-rows.server.ts'

/** How many reviews a product needs before its average counts. */
const MIN_REVIEWS = 3

/**
 * The best rated products with enough reviews to mean it, at most one a category; the freshest fill up what is left.
 * Kept until the catalogue changes.
 */
export const featuredProducts: (db: Db, limit: number) => Promise<readonly ProductRow[]> = manyKeptByVersion({
  key: String,
  read: readFeatured,
  most: 10,
})

function readFeatured(db: Db, limit: number): Promise<ProductRow[]> {
  return productRows(
    db,
    sql`
    select product_id from (
      (select product_id, 0 as tier, average * ln(review_count + 1) as score from (
        select distinct on (s.category_id) s.product_id, r.average, r.review_count
        from product_ratings r join product_search s on s.product_id = r.product_id
        where r.review_count >= ${MIN_REVIEWS}
        order by s.category_id, r.average * ln(r.review_count + 1) desc, s.product_id
      ) best order by score desc, product_id limit ${limit})
      union all
      (select product_id, 1, extract(epoch from updated_at) from product_search
        where product_id not in (select product_id from product_ratings where review_count >= ${MIN_REVIEWS})
        order by updated_at desc, product_id desc limit ${limit})
    ) ranked order by tier, score desc, product_id limit ${limit}`,
  )
}
