import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** A page of the catalogue and the day it last changed, YYYY-MM-DD. */
export type ProductEntry = { id: number; changedOn: string }
export type CategoryEntry = { slug: string; changedOn: string }

const day = sql`to_char(vietnam_day(updated_at), 'YYYY-MM-DD')`

/** The highest id of a visible product; 0 where there is none. One step in an index. */
export async function lastProductId(db: Db): Promise<number> {
  const { rows } = await db.execute<{ id: number | null }>(
    sql`select max(product_id)::int as id from product_search`,
  )
  return rows[0]?.id ?? 0
}

/** The visible products with an id above `after` and up to `upTo`, by id: a range of the primary key. */
export async function productEntries(
  db: Db,
  { after, upTo }: { after: number; upTo: number },
): Promise<ProductEntry[]> {
  const { rows } = await db.execute<ProductEntry>(sql`
    select product_id as id, ${day} as "changedOn" from product_search
    where product_id > ${after} and product_id <= ${upTo} order by product_id`)
  return rows
}

/** The categories that hold a product, each with the day its newest product changed: one index entry a category. */
export async function categoryEntries(db: Db): Promise<CategoryEntry[]> {
  const { rows } = await db.execute<CategoryEntry>(sql`
    select c.slug, ${day} as "changedOn" from product_categories c
    join lateral (select updated_at from product_search s where s.category_id = c.id
      order by updated_at desc limit 1) newest on true
    order by c.display_order, c.name`)
  return rows
}
