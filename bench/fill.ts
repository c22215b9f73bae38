import { sql } from 'drizzle-orm'
import type { Connection } from '#db/client.ts'
import { readDemo } from '#db/demo/read.ts'
import { products } from '#db/schema/catalogue.ts'
import { generateProducts } from './generate.ts'

const BATCH = 1000
const SEED = 20_260_101

/**
 * Fills a database that holds the demo catalogue up to `total` products, each generated one with a shop's price and every
 * second one with a review, and refreshes the planner's statistics.
 */
export async function fillTo(connection: Connection, total: number): Promise<void> {
  const { db, pool } = connection
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from products')
  const present = rows[0]?.n ?? 0
  const demo = readDemo().products
  const wanted = generateProducts(demo, total - demo.length, SEED).slice(Math.max(0, present - demo.length))
  const brandIds = await idsBy(connection, 'brands', 'name')
  const categoryIds = await idsBy(connection, 'product_categories', 'slug')
  for (let start = 0; start < wanted.length; start += BATCH) {
    const batch = wanted.slice(start, start + BATCH)
    const made = await db
      .insert(products)
      .values(
        batch.map(({ key, title, des, brand, category, subCategory, model, attributes }) => ({
          sourceKey: key,
          title,
          des,
          brandId: idOf(brandIds, brand),
          categoryId: idOf(categoryIds, category),
          subCate: subCategory,
          model,
          attributes,
          updatedAt: sql`now() - random() * interval '400 days'`,
        })),
      )
      .returning({ id: products.id, key: products.sourceKey })
    const priceOf = new Map(batch.map(({ key, price }) => [key, price]))
    await pool.query(
      `with given as (select * from json_to_recordset($1::json) as x(id int, price bigint)),
         offered as (insert into offers (product_id, shop) select id, 'shop.example' from given returning id, product_id)
       insert into price_observations (offer_id, price, observed_on, source)
       select o.id, g.price, current_date - 30, 'bench' from offered o join given g on g.id = o.product_id`,
      [JSON.stringify(made.map(({ id, key }) => ({ id, price: priceOf.get(key ?? '') })))],
    )
  }
  await fillReviews(connection)
  await pool.query('vacuum analyze')
}

/** Some at a time: whatever counts ratings is told of each statement, and works by how many products are in it. */
async function fillReviews({ pool }: Connection): Promise<void> {
  const { rows } = await pool.query<{ last: number }>('select max(id) as last from products')
  for (let from = 0; from < (rows[0]?.last ?? 0); from += BATCH) {
    await pool.query(
      `insert into product_reviews (product_id, customer_name, rating, review_text, is_approved)
       select id, 'Bench', 1 + id % 5, 'Bench', true from products p
       where source_key like 'generated-%' and id % 2 = 0 and id > $1 and id <= $2
         and not exists (select 1 from product_reviews r where r.product_id = p.id)`,
      [from, from + BATCH],
    )
  }
}

async function idsBy({ pool }: Connection, table: string, column: string): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ id: number; key: string }>(`select id, ${column} as key from ${table}`)
  return new Map(rows.map(({ id, key }) => [key, id]))
}

function idOf(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`the demo catalogue has no '${key}'`)
  return id
}
