import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { numbers } from '#app/platform/changed/bits.ts'
import { changedSince, MOST_CHANGES, SNAPSHOT } from '#app/platform/changed/changed-since.server.ts'
import type { Db } from '#db/client.ts'
import { broughtUpToDate } from '../version/kept-by-version.server.ts'
import { PRODUCT_NOTES } from '../version/product-notes.ts'
import { createShelf } from './shelf.ts'
import type { Shelf, ShelfRow } from './shelf.ts'

/** Machines that are read at once. */
const AT_ONCE = 2_000

/**
 * The machines of the site by their figures: a shelf a category, and on which each machine stands. `numberOf` gives each a number, the
 * next one where it has none, for sets of machines that are rows of bits.
 */
type Shelves = {
  seen: string
  of: Map<number, Shelf>
  standsOn: Map<number, number>
  numberOf: (id: number) => number
}

/**
 * Every machine of the site by what is counted of it, the shelves by the ids of their categories. What has changed is read again, and
 * nothing else: what the figures of a category come to costs the same in a large shop as in a small one.
 */
export const shelves = async (db: Db): Promise<ReadonlyMap<number, Shelf>> => (await numberedShelves(db)).of

/** The same with where each machine stands and its number; the numbers are others where `numberOf` is another. */
export const numberedShelves: (db: Db) => Promise<Readonly<Pick<Shelves, 'of' | 'standsOn' | 'numberOf'>>> =
  broughtUpToDate<Shelves>(async (db, before) => (before && (await takeIn(db, before))) || readAll(db))

const columns = sql`s.category_id as "categoryId", s.brand_id as "brandId", s.main_price_value::float8 as price, s.attributes,
  (extract(epoch from s.updated_at) * 1000000)::float8 as changed,
  coalesce(r.review_count, 0) as reviews, coalesce(r.rating_sum, 0) as stars,
  case when pp.list_price > pp.value and pp.is_dated then pp.value::float8 / pp.list_price end as cut,
  pp.seen_on - date '2000-01-01' as "seenOn", s.price_step as step, s.rating_floor as rating`

const beside = sql`left join product_ratings r on r.product_id = s.product_id left join product_prices pp on pp.product_id = s.product_id`

/** Reads every machine. What is written meanwhile is read again, by the snapshot that was taken before. */
async function readAll(db: Db): Promise<Shelves> {
  const { rows: moments } = await db.execute<{ seen: string }>(sql`select ${SNAPSHOT} as seen`)
  const made: Shelves = {
    seen: moments[0]?.seen ?? '',
    of: new Map(),
    standsOn: new Map(),
    numberOf: numbers(),
  }
  for (let last = 0, isMore = true; isMore;) {
    const { rows } = await db.execute<ShelfRow>(sql`
      select s.product_id as id, ${columns} from product_search s ${beside}
      where s.product_id > ${last} order by s.product_id limit ${AT_ONCE}`)
    for (const row of rows) place(made, row)
    last = rows.at(-1)?.id ?? last
    isMore = rows.length === AT_ONCE
  }
  return made
}

type Since = { seen: string; shown: number; rows: (ShelfRow | { id: number; categoryId: null })[] }

/** Takes in what has changed since; null where machines are gone without a trace, or too many are others. */
async function takeIn(db: Db, before: Shelves): Promise<Shelves | null> {
  const changed: SQL = sql`select n.id, ${columns} from ${changedSince(PRODUCT_NOTES, before.seen)}
    left join product_search s on s.product_id = n.id ${beside}`
  const { rows } = await db.execute<Since>(sql`
    select ${SNAPSHOT} as seen, (select coalesce(sum(n), 0)::int from product_counts) as shown,
      (select coalesce(json_agg(row), '[]') from (${changed}) row) as rows`)
  const [since] = rows
  if (!since || since.rows.length > MOST_CHANGES) return null
  for (const row of since.rows) {
    if (row.categoryId === null) remove(before, row.id)
    else place(before, row)
  }
  before.seen = since.seen
  return before.standsOn.size === since.shown ? before : null
}

function place({ of, standsOn, numberOf }: Shelves, row: ShelfRow): void {
  const before = standsOn.get(row.id)
  if (before !== row.categoryId && before !== undefined) of.get(before)?.take(row.id)
  standsOn.set(row.id, row.categoryId)
  const shelf = of.get(row.categoryId) ?? createShelf()
  of.set(row.categoryId, shelf)
  shelf.put(row, numberOf(row.id))
}

function remove({ of, standsOn }: Shelves, id: number): void {
  const before = standsOn.get(id)
  if (before !== undefined) of.get(before)?.take(id)
  standsOn.delete(id)
}
