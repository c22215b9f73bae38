import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brandPage } from '#app/domain/catalogue/brand/brand-page.server.ts'
import { productPage } from '#app/domain/catalogue/product-page.server.ts'
import { listProducts } from '#app/domain/catalogue/queries/list-products.server.ts'
import { suggest } from '#app/domain/catalogue/queries/suggest.server.ts'
import { queryOf, readListState } from '#app/domain/catalogue/schema.ts'
import { fillTo } from '#bench/fill.ts'
import type { Connection } from '#db/client.ts'
import { openAnyDatabase } from '#tests/support/database.ts'
import { isLong } from '#tests/support/long.ts'

/** Tables that grow with the catalogue: a plan that reads one whole costs more the larger the shop. */
const GROWING = new Set([
  'products',
  'product_search',
  'product_specifications',
  'product_reviews',
  'product_ratings',
  'offers',
  'price_observations',
])

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

const LISTS = [
  '',
  'page=200',
  'category=tu-lanh',
  'category=tu-lanh&sort=price-asc&page=3',
  'category=tu-lanh&brand=samsung&capacity_l=250-350&inverter=true',
  'category=may-lanh&hp=1.5&price=10000000-15000000',
  'brand=lg',
  'sort=title-asc&page=5',
  'price=-1000000&sort=price-desc',
  'q=tu+lanh+inverter',
  'q=may+giat+lg+9kg&sort=price-asc',
  'q=samsumg+galaxi',
  'q=rt38cg6584',
]

/** With whole reads made dear the plans are the same at either size. */
const PRODUCTS = isLong ? 20_000 : 2_000

describe(`plans at ${PRODUCTS} products`, () => {
  let connection: Connection
  beforeAll(async () => {
    connection = await openAnyDatabase('demo')
    await fillTo(connection, PRODUCTS)
  }, 600_000)
  afterAll(() => connection.close())

  /** The statements that `work` sends, with their values. */
  const sentBy = async (work: () => Promise<unknown>) => {
    const { pool } = connection
    const sent: { text: string; values: unknown[] }[] = []
    const query = pool.query.bind(pool)
    const record = (config: unknown, values?: unknown) => {
      const { text } = config as { text: string }
      sent.push({ text, values: (values ?? []) as unknown[] })
      return query(config as never, values as never)
    }
    pool.query = record
    try {
      await work()
    } finally {
      pool.query = query
    }
    return sent
  }

  /** The tables that a statement can only read whole, however the planner is urged to use an index. */
  const readWhole = async ({ text, values }: { text: string; values: unknown[] }) => {
    const client = await connection.pool.connect()
    try {
      await client.query('begin')
      await client.query('set local enable_seqscan = off')
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
        text: `explain (format json) ${text}`,
        values,
      })
      const plan = rows[0]?.['QUERY PLAN'][0].Plan
      return nodesOf(plan as Plan)
        .filter((node) => node['Node Type'] === 'Seq Scan' && GROWING.has(node['Relation Name'] ?? ''))
        .map((node) => node['Relation Name'])
    } finally {
      await client.query('rollback')
      client.release()
    }
  }

  /** The statements of `work` that can only read a growing table whole; 'nothing was asked' where it sends none. */
  const withoutIndex = async (work: () => Promise<unknown>) => {
    const sent = await sentBy(work)
    const whole: string[] = sent.length > 0 ? [] : ['nothing was asked']
    for (const statement of sent) {
      if ((await readWhole(statement)).length > 0) whole.push(statement.text)
    }
    return whole
  }

  it.each(LISTS)('/products?%s reads no growing table whole', async (address) => {
    const state = readListState(new URLSearchParams(address))
    expect(await withoutIndex(() => listProducts(connection.db, queryOf(state)))).toEqual([])
  })

  it.each(['tu lanh', 'sam', 'may giat 9kg'])(
    'suggestions for %j read no growing table whole',
    async (typed) => {
      expect(await withoutIndex(() => suggest(connection.db, typed))).toEqual([])
    },
  )

  it("a brand's page reads no growing table whole", async () => {
    expect(await withoutIndex(() => brandPage(connection.db, 'samsung'))).toEqual([])
  })

  it('a product page reads no growing table whole', async () => {
    const page = () =>
      productPage(connection.db, 1, { now: Date.now(), differences: () => [], suits: () => null })
    expect(await withoutIndex(page)).toEqual([])
  })
})
