import { sql } from 'drizzle-orm'
import { listProducts } from '#app/domain/catalogue/queries/list-products.server.ts'
import { apiListQuery } from '#app/domain/catalogue/schema.ts'
import type { Connection } from '#db/client.ts'
import { BY_HAND, runByHand } from './by-hand.ts'
import { timed } from './timing.ts'
import type { Timing } from './timing.ts'

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
