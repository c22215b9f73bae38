import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { listProducts } from '#app/domain/catalogue/queries/list-products.server.ts'
import { apiListQuery } from '#app/domain/catalogue/schema.ts'
import type { Connection } from '#db/client.ts'
import { timed } from './timing.ts'
import type { Timing } from './timing.ts'

/** What a query of the list comes to at the least: the same page and total in plain SQL, with nothing counted beside. */
type ByHand = { page: string; total: string; values: readonly unknown[] }

const CARD = `select p.*, b.name as brand, c.name as category from page
  join products p on p.id = page.product_id left join brands b on b.id = p.brand_id
  join product_categories c on c.id = p.category_id`

/** A page of 24 with its total, as somebody would write it who needs neither facets nor orders that a visitor chooses. */
function plain(where: string, order: string, values: readonly unknown[]): ByHand {
  return {
    page: `with page as (select product_id from product_search where ${where} order by ${order} limit 24) ${CARD}`,
    total: `select count(*) from product_search where ${where}`,
    values,
  }
}

const of = (table: string, slug: string) => `(select id from ${table} where slug = '${slug}')`

/** By the name of the query that asks for the same. */
const BY_HAND: Readonly<Record<string, ByHand>> = {
  'tu lanh inverter': plain(
    'tsv @@ to_tsquery($1, $2)',
    'ts_rank(tsv, to_tsquery($1, $2)) desc, product_id',
    ['simple', 'tu:* & lanh:* & inverter:*'],
  ),
  'no text, newest': plain('true', 'updated_at desc, product_id desc', []),
  'no text, category and brand, by price': plain(
    `category_id = ${of('product_categories', 'tu-lanh')} and brand_id = ${of('brands', 'samsung')}`,
    'main_price_value, product_id',
    [],
  ),
}

/** Asks both statements of one, side by side where there is more than one connection. */
async function runByHand(pool: pg.Pool, { page, total, values }: ByHand): Promise<void> {
  await Promise.all([pool.query(page, [...values]), pool.query(total, [...values])])
}

/**
 * A catalogue query with its hits and times. Each gives a page of 24 rows, the total and the facet counts. `first`: after a
 * change of the catalogue, when nothing of it is kept; `again`: the page alone is read; `byHand`: page and total.
 */
export type QueryFigures = {
  query: string
  total: number
  first: Timing
  again: Timing
  byHand: Timing | null
}

const RUNS = { runs: 200, warmUp: 20 }
const FIRST_RUNS = { runs: 100, warmUp: 10 }

/** What visitors ask of a list: text without diacritics with filters, orders and pages, and lists without text. */
const QUERIES = [
  { name: 'tu lanh inverter', search: 'tu lanh inverter' },
  {
    name: 'tu lanh inverter, 5–15 million, by price',
    search: 'tu lanh inverter',
    minPrice: 5_000_000,
    maxPrice: 15_000_000,
    sortBy: 'price',
  },
  { name: 'may giat lg 9kg', search: 'may giat lg 9kg' },
  {
    name: 'tivi samsung, category and brand, page 2',
    search: 'tivi',
    category: 'tivi',
    brand: 'samsung',
    page: 2,
  },
  { name: 'may (most of the shop), by price', search: 'may', sortBy: 'price' },
  { name: 'no text, newest' },
  { name: 'no text, category and brand, by price', category: 'tu-lanh', brand: 'samsung', sortBy: 'price' },
  { name: 'a category with its facets', category: 'tu-lanh' },
  {
    name: 'a category, brand, litres and inverter',
    category: 'tu-lanh',
    brand: 'lg',
    capacity_l: '250-350',
    inverter: 'true',
  },
  {
    name: 'no text, price range, by title, page 3',
    minPrice: 2_000_000,
    maxPrice: 20_000_000,
    sortBy: 'title',
    page: 3,
  },
] as const

/** Times every query over a filled database, one at a time. */
export async function measureQueries({ db, pool }: Connection): Promise<QueryFigures[]> {
  const figures: QueryFigures[] = []
  const before = () => db.execute(sql`select raise_catalogue_version()`)
  for (const { name, ...input } of QUERIES) {
    const query = apiListQuery(
      new URLSearchParams(
        Object.entries({ limit: 24, ...input }).map(([name, value]) => [name, String(value)]),
      ),
    )
    const { pagination } = await listProducts(db, query)
    const first = await timed(() => listProducts(db, query), { ...FIRST_RUNS, before })
    const again = await timed(() => listProducts(db, query), RUNS)
    const plain = BY_HAND[name]
    const byHand = plain ? await timed(() => runByHand(pool, plain), RUNS) : null
    figures.push({ query: name, total: pagination.total, first, again, byHand })
  }
  return figures
}
