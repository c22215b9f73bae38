import { sql } from 'drizzle-orm'
import { kindRecord } from '#app/kinds/kind.ts'
import type { Db } from '#db/client.ts'
import { PER_SIZE, numberOf, placedKeys } from '../ranges.ts'
import type { Placed } from '../ranges.ts'
import type { Peers, Standing } from '../verdict.ts'

/** A machine up to a fifth cheaper or dearer is of about the same price. */
const NEAR = 0.2

/** The next round sum, in VND, so that the bounds can be said. */
const STEP = 100_000

type Asked = Placed & { id: number; categoryId: number }

/** Where a machine stands, figure by figure, among those of its category of about its price; null without a price. */
export async function pricePeers(db: Db, asked: Asked): Promise<Peers | null> {
  const { id, categoryId, kind, price } = asked
  if (price === null) return null
  const from = Math.floor((price * (1 - NEAR)) / STEP) * STEP
  const to = Math.ceil((price * (1 + NEAR)) / STEP) * STEP
  const keys = [...placedKeys(kind), PER_SIZE]
  const stated = (key: string) => sql`case when jsonb_typeof(s.attributes -> ${key}::text) = 'number'
    then (s.attributes ->> ${key}::text)::float8 end`
  const perSize = sql`s.main_price_value / nullif(${stated(kindRecord(kind).size ?? '')}, 0)`
  const figures = keys.flatMap((key) => {
    const own = numberOf(asked, key)
    return own === null
      ? []
      : [sql`(${key}::text, ${key === PER_SIZE ? perSize : stated(key)}, ${own}::float8)`]
  })
  const { rows } = await db.execute<Standing & { count: number }>(sql`
    select f.key, count(*)::int as count, count(f.value)::int as known,
      (count(*) filter (where f.value < f.own))::int as less, (count(*) filter (where f.value = f.own))::int as equal
    from product_search s
    cross join lateral (values ${sql.join([sql`(''::text, null::float8, null::float8)`, ...figures], sql`, `)}) f(key, value, own)
    where s.category_id = ${categoryId} and s.product_id <> ${id} and s.main_price_value between ${from} and ${to}
    group by f.key`)
  const standingOf = new Map(rows.map((row) => [row.key, row]))
  return {
    count: standingOf.get('')?.count ?? 0,
    from,
    to,
    standings: keys.flatMap((key) => standingOf.get(key) ?? []),
  }
}
