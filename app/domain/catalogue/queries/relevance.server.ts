import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { WORD_WEIGHTS_SQL } from '../ranking.ts'
import type { TextQuery } from '../search-words.ts'
import type { Counted } from './count-facets.server.ts'
import { ROWS_OF } from './hidden-products.server.ts'
import { whereOf } from './list-conditions.server.ts'

/** So many of the freshest matches are put in order of relevance; whoever pages on gets the rest newest first. */
export const MOST_RANKED = 1_000

/** What a condition finds, as `hits` of a WITH: found before it is ranked, so that ranking costs the same however much is found. */
export const hitsCte = (where: SQL, rows: SQL = ROWS_OF.shown): SQL =>
  sql`hits as materialized (select s.product_id, s.category_id, s.updated_at from ${rows} s ${where})`

/**
 * The ids of the freshest of `hits` by relevance: what carries the marks as typed comes first, then titles before brands and
 * categories before descriptions.
 */
export function rankedHits(text: TextQuery, limit: number, rows: SQL = ROWS_OF.shown): SQL {
  const asTyped = text.marked ? sql`r.tsv @@ ${text.marked}::tsquery desc,` : sql``
  return sql`
    select f.product_id
    from (select product_id, updated_at from hits order by updated_at desc, product_id desc limit ${MOST_RANKED}) f
    join ${rows} r on r.product_id = f.product_id
    order by ${asTyped} ts_rank(${WORD_WEIGHTS_SQL}::float4[], r.tsv, ${text.loose}::tsquery) desc,
      f.updated_at desc, f.product_id desc
    limit ${limit}`
}

/** The freshest matches of a text, the most relevant first. */
export async function idsByRelevance(
  db: Db,
  { conditions, query: { status = 'shown' } }: Pick<Counted, 'conditions' | 'query'>,
  text: TextQuery,
): Promise<number[]> {
  const from = ROWS_OF[status]
  const { rows } = await db.execute<{ product_id: number }>(
    sql`with ${hitsCte(whereOf(conditions), from)} ${rankedHits(text, MOST_RANKED, from)}`,
  )
  return rows.map(({ product_id }) => product_id)
}
