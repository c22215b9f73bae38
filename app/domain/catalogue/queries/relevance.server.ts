import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { WORD_WEIGHTS_SQL } from '../ranking.ts'
import type { Sought } from '../search-words.ts'
import type { Counted } from './count-facets.server.ts'
import { ROWS_OF } from './hidden-products.server.ts'
import { whereOf } from './list-conditions.server.ts'

/** So many of the freshest matches are put in order of relevance; whoever pages on gets the rest newest first. */
export const MOST_RANKED = 1_000

/** How well a row `r` has the words of a text: titles before brands and categories before descriptions. */
const rankOf = ({ loose }: Sought): SQL =>
  sql`ts_rank(${WORD_WEIGHTS_SQL}::float4[], r.tsv, ${loose}::tsquery)`

/** Whether it has them with the marks as typed. */
const isTyped = ({ marked }: Sought): SQL => (marked ? sql`r.tsv @@ ${marked}::tsquery` : sql`true`)

/** The freshest matches of a list, the most relevant first: what carries the marks as typed before all others. */
export async function idsByRelevance(
  db: Db,
  { conditions, query: { status = 'shown' } }: Pick<Counted, 'conditions' | 'query'>,
  sought: Sought,
): Promise<number[]> {
  const from = ROWS_OF[status]
  // Found before it is ranked, so that ranking costs the same however much is found.
  const { rows } = await db.execute<{ id: number }>(sql`
    with hits as materialized (select s.product_id, s.updated_at from ${from} s ${whereOf(conditions)})
    select f.product_id as id, ${isTyped(sought)} as is_typed
    from (select * from hits order by updated_at desc, product_id desc limit ${MOST_RANKED}) f
    join ${from} r on r.product_id = f.product_id
    order by is_typed desc, ${rankOf(sought)} desc, f.updated_at desc, f.product_id desc`)
  return rows.map(({ id }) => id)
}

/** How relevant some products are, the higher the more, in the same order; those that stand on the site. */
export async function relevanceOf(
  db: Db,
  ids: readonly number[],
  sought: Sought,
): Promise<[id: number, score: number][]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<{ id: number; rank: number; isTyped: boolean }>(sql`
    select r.product_id as id, ${rankOf(sought)} as rank, ${isTyped(sought)} as "isTyped"
    from product_search r where r.product_id = any(${`{${ids.join(',')}}`}::int[])`)
  // All without the marks are below zero, in their own order.
  return rows.map(({ id, rank, isTyped }) => [id, isTyped ? rank : -1 / rank])
}
