import { sql } from 'drizzle-orm'
import { manyKeptByVersion } from '#app/domain/catalogue/version/kept-by-version.server.ts'
import { kindRecord } from '#app/kinds/kind.ts'
import type { Db } from '#db/client.ts'
import { PER_SIZE, placedKeys } from '../ranges.ts'
import type { CategoryRanges } from '../ranges.ts'

/** Values of a figure that are kept, from the least to the most at even steps: each stands for a hundredth of the machines. */
const STEPS = 101

/** More categories than a shop has; each holds a few hundred numbers. */
const MOST_CATEGORIES = 200

type Asked = { id: number; kind: string }

/** How the figures of a category's machines are spread, kept until the catalogue changes. */
export const categoryRanges: (db: Db, category: Asked) => Promise<CategoryRanges> = manyKeptByVersion({
  key: ({ id, kind }) => `${id} ${kind}`,
  read: readRanges,
  most: MOST_CATEGORIES,
})

async function readRanges(db: Db, { id, kind }: Asked): Promise<CategoryRanges> {
  const size = kindRecord(kind).size ?? ''
  const fractions = sql.raw(Array.from({ length: STEPS }, (_, step) => step / (STEPS - 1)).join(','))
  const number = (key: string) =>
    sql`case when jsonb_typeof(s.attributes -> ${key}::text) = 'number' then (s.attributes ->> ${key}::text)::float8 end`
  const figures = [
    ...placedKeys(kind).map((key) => sql`(${key}, ${number(key)})`),
    sql`('price', s.main_price_value::float8)`,
    sql`(${PER_SIZE}, s.main_price_value / nullif(${number(size)}, 0))`,
  ]
  const { rows } = await db.execute<{
    key: string
    known: number
    total: number
    steps: number[] | null
  }>(sql`
    select f.key, count(f.value)::int as known, count(*)::int as total,
      percentile_disc(array[${fractions}]::float8[]) within group (order by f.value) as steps
    from product_search s cross join lateral (values ${sql.join(figures, sql`, `)}) f(key, value)
    where s.category_id = ${id} group by f.key`)
  return {
    total: rows[0]?.total ?? 0,
    spreads: new Map(
      rows.flatMap(({ key, known, steps }) => (known > 0 && steps ? [[key, { known, steps }]] : [])),
    ),
  }
}
