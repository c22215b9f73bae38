import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { ListFilter } from '../list-filter.ts'
import type { CategoryShape } from './catalogue-shape.server.ts'
import { listConditions, whereOf } from './list-conditions.server.ts'

/** Products of a category that a filter leaves, the freshest first, at most so many. The filter's text is not looked for. */
export async function listedIds(
  db: Db,
  filter: ListFilter,
  category: CategoryShape,
  most: number,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select s.product_id as id from product_search s ${whereOf(listConditions(filter, category, null))}
    order by s.updated_at desc, s.product_id desc limit ${most}`)
  return rows.map(({ id }) => id)
}
