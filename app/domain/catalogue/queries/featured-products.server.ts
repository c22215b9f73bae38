import { sql } from 'drizzle-orm'
import { manyKeptByVersion } from '#app/domain/catalogue/version/kept-by-version.server.ts'
import type { Db } from '#db/client.ts'
import { MIN_REVIEWS } from '../ranking.ts'
import { productRows } from './product-rows.server.ts'
import type { ProductRow } from './product-rows.server.ts'
import { sampleProducts } from './sample-products.server.ts'

/** The products with enough reviews by people that they rate best, at most one a category. Kept until the catalogue changes. */
export const bestRatedProducts: (db: Db, limit: number) => Promise<readonly ProductRow[]> = manyKeptByVersion(
  { key: String, read: readBestRated, most: 10 },
)

/** The same, filled up with what changed last, at most one a category too; what sample shops sell stands last. Kept until the catalogue changes. */
export const featuredProducts: (db: Db, limit: number) => Promise<readonly ProductRow[]> = manyKeptByVersion({
  key: String,
  read: readFeatured,
  most: 10,
})

const best = sql`
  select distinct on (s.category_id) s.product_id, s.category_id, r.average * ln(r.review_count + 1) as score
  from product_ratings r join product_search s on s.product_id = r.product_id
  where r.review_count >= ${MIN_REVIEWS}
  order by s.category_id, r.average * ln(r.review_count + 1) desc, s.product_id`

function readBestRated(db: Db, limit: number): Promise<ProductRow[]> {
  return productRows(
    db,
    sql`select product_id from (${best}) best order by score desc, product_id limit ${limit}`,
  )
}

async function readFeatured(db: Db, limit: number): Promise<ProductRow[]> {
  const samples = await sampleProducts(db)
  return productRows(
    db,
    sql`with best as materialized (${best})
    select product_id from (
      select product_id, 0 as tier, score from best
      union all
      select newest.product_id, 1, extract(epoch from newest.updated_at) from product_categories c
      cross join lateral (
        select product_id, updated_at from product_search where category_id = c.id
        order by updated_at desc, product_id desc limit 1) newest
      where c.id not in (select category_id from best)
    ) ranked order by tier, product_id = any(${sql.param(samples)}::int[]), score desc, product_id limit ${limit}`,
  )
}
