import { expect, it } from 'vitest'
import { WEIGHTS, WISH_WEIGHT } from '#app/domain/advisor/rank/score.ts'
import type { ListQuery } from '#app/domain/catalogue/list-filter.ts'
import { featuredProducts } from '#app/domain/catalogue/queries/featured-products.server.ts'
import { listProducts } from '#app/domain/catalogue/queries/list-products.server.ts'
import { CHANGES, LIST_ORDERS, RELEVANCE_WORDS } from '#app/domain/catalogue/ranking.ts'
import { queryOf, readListState } from '#app/domain/catalogue/schema.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { RANKING } from './ranking-document.ts'

const said = JSON.stringify(RANKING)

/** What makes each change that the page names, of the product $1; a price counts from the beginning of its day. */
const MADE: Record<keyof typeof CHANGES, string> = {
  price: `insert into price_observations (offer_id, price, observed_on, source)
    select min(id), 1000000, vietnam_day(now()), 't' from offers where product_id = $1`,
  row: `update products set des = des || '.', updated_at = now() where id = $1`,
  review: `insert into product_reviews (product_id, customer_name, rating, review_text, is_approved)
    values ($1, 'Lan', 5, 'Tốt', true)`,
}

describeOnDatabase('the page about ranking and the queries', 'demo', (database) => {
  const list = async (order: Partial<ListQuery> = {}) =>
    (
      await listProducts(database().db, {
        ...queryOf(readListState(new URLSearchParams())),
        limit: 48,
        ...order,
      })
    ).products
  const newest = async () => (await list())[0]?.id
  /** The product at the far end of the list, which is not first by chance. */
  const oldest = async () => (await list({ sortOrder: 'asc' }))[0]?.id

  it.each(Object.keys(MADE) as (keyof typeof CHANGES)[])('say that a %s is a change', async (change) => {
    const id = await oldest()
    expect(await newest()).not.toBe(id)
    await database().pool.query(MADE[change], [id])
    expect(await newest()).toBe(id)
    expect(said).toContain(CHANGES[change])
  })

  it('count no sample as a change, nor a review that waits', async () => {
    const before = (await list()).map(({ id }) => id)
    const id = await oldest()
    await database().pool.query(
      `insert into product_reviews (product_id, customer_name, rating, review_text, is_approved, is_demo)
       values ($1, 'Mẫu', 5, 'Tốt', true, true), ($1, 'Lan', 5, 'Tốt', false, false)`,
      [id],
    )
    expect((await list()).map((product) => product.id)).toEqual(before)
  })

  it('say every order there is, and put what has no price last in both directions', async () => {
    for (const { says } of Object.values(LIST_ORDERS)) expect(said).toContain(says)
    expect(said).toContain(RELEVANCE_WORDS)
    const id = await oldest()
    await database().pool.query('delete from offers where product_id = $1', [id])
    const { rows } = await database().pool.query<{ n: number }>('select count(*)::int as n from products')
    for (const sortOrder of ['asc', 'desc'] as const) {
      const page = await list({ sortBy: 'price', sortOrder, limit: rows[0]?.n ?? 0 })
      expect(page.at(-1)?.id).toBe(id)
    }
  })

  it('show the weights in force', () => {
    const table = RANKING.sections.flatMap(({ parts }) =>
      parts.flatMap((part) => (typeof part === 'object' && 'table' in part ? part.table : [])),
    )
    expect(table.slice(1).map(([, weight]) => weight)).toEqual(
      Object.values({ ...WEIGHTS, wish: WISH_WEIGHT })
        .toSorted((a, b) => b - a)
        .map((weight) => formatNumber(weight)),
    )
  })

  it('feature what people rated, then the last changed of other categories, each category once', async () => {
    const rate = (id: number | undefined, isDemo: boolean) =>
      database().pool.query(
        `insert into product_reviews (product_id, customer_name, rating, review_text, is_approved, is_demo)
         select $1, 'Người ' || n, 5, 'Tốt', true, $2 from generate_series(1, 9) n`,
        [id, isDemo],
      )
    const rated = await oldest()
    await rate(rated, false)
    const sample = await oldest()
    await rate(sample, true)
    const featured = await featuredProducts(database().db, 20)
    expect(featured[0]?.id).toBe(rated)
    expect(featured.map(({ id }) => id)).not.toContain(sample)
    expect(new Set(featured.map(({ categorySlug }) => categorySlug)).size).toBe(featured.length)
  })
})
