import { setImmediate as othersFirst } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { broughtUpToDate } from '#app/domain/catalogue/version/kept-by-version.server.ts'
import { PRODUCT_NOTES } from '#app/domain/catalogue/version/product-notes.ts'
import { presentKinds } from '#app/kinds/kind.ts'
import { changedSince, MOST_CHANGES, SNAPSHOT } from '#app/platform/changed/changed-since.server.ts'
import type { Db } from '#db/client.ts'
import { KNOWN_NAMES } from '../known/known-models.ts'
import { growingNames } from '../mentions/growing-names.ts'
import type { GrowingNames } from '../mentions/growing-names.ts'
import type { NamedProduct, NameIndex } from '../mentions/name-index.ts'

/** Products that are taken in before others get their turn. */
const AT_ONCE = 500

/** A product whose names are known; `isShown` while it stands on the site. */
type Row = NamedProduct & { isShown: boolean }

/** Names with the snapshot of the database they were read from, the kinds there were, and which of the products stood on the site. */
type Known = { names: GrowingNames; seen: string; kinds: string; ofCategories: string; shown: Set<number> }

const known = broughtUpToDate<Known>(async (db, before) => {
  const kinds = JSON.stringify(presentKinds())
  return (before?.kinds === kinds && (await takeIn(db, before))) || readAll(db, kinds)
})

/** What the products of the catalogue, and well-known ones beside them, are called and cost; a new one is known with the next question. */
export const productNames = async (db: Db): Promise<NameIndex> => (await known(db)).names.index

/** This moment, and of which kind every category is: where that changes no product tells of it. */
const MOMENT = sql`${SNAPSHOT} as seen,
  (select json_agg(c.id || c.kind order by c.id)::text from product_categories c) as "ofCategories"`

const columns = sql`p.id, p.title, b.name as brand, c.kind, s.main_price_value::float8 as price, s.product_id is not null as "isShown"`

const rowsOf = (products: SQL): SQL => sql`${products}
  join product_categories c on c.id = p.category_id
  left join product_search s on s.product_id = p.id
  left join brands b on b.id = p.brand_id`

type Moment = { seen: string; ofCategories: string }

/** Reads every name. What is written meanwhile is read again, by the snapshot that was taken before. */
async function readAll(db: Db, kinds: string): Promise<Known> {
  const { rows: moments } = await db.execute<Moment>(sql`select ${MOMENT}`)
  const { rows } = await db.execute<Row>(
    sql`select ${columns} from ${rowsOf(sql`products p`)} where not p.is_hidden order by p.id`,
  )
  const [moment] = moments
  if (!moment) throw new Error('the database does not tell its moment')
  const all = { ...moment, kinds, names: growingNames(KNOWN_NAMES), shown: new Set<number>() }
  await put(all, rows)
  return all
}

type Since = Moment & {
  /** Products on the site. */
  shown: number
  rows: (Row & { isHidden: boolean })[]
}

/** Takes in what has changed since; null where products are gone without a trace, too many are others, or kinds have become so. */
async function takeIn(db: Db, before: Known): Promise<Known | null> {
  const { rows } = await db.execute<Since>(sql`
    select ${MOMENT}, (select coalesce(sum(n), 0)::int from product_counts) as shown,
      (select coalesce(json_agg(row order by row.id), '[]') from (
        select ${columns}, p.is_hidden as "isHidden"
        from ${rowsOf(sql`${changedSince(PRODUCT_NOTES, before.seen)} join products p on p.id = n.id`)}
      ) row) as rows`)
  const [since] = rows
  if (!since || since.ofCategories !== before.ofCategories || since.rows.length > MOST_CHANGES) return null
  const gone = since.rows.filter(({ isHidden }) => isHidden).map(({ id }) => id)
  before.names.drop(gone)
  for (const id of gone) before.shown.delete(id)
  await put(
    before,
    since.rows.filter(({ isHidden }) => !isHidden),
  )
  before.seen = since.seen
  return before.shown.size === since.shown ? before : null
}

async function put({ names, shown }: Known, rows: readonly Row[]): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    if (start > 0) await othersFirst()
    const batch = rows.slice(start, start + AT_ONCE)
    names.put(batch.map(({ isShown: _shown, ...product }) => product))
    for (const { id, isShown } of batch) {
      if (isShown) shown.add(id)
      else shown.delete(id)
    }
  }
  names.settle()
}
