import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { WORD_WEIGHTS_SQL } from '../ranking.ts'
import type { Sought } from '../search-words.ts'
import { foundBy } from './found.server.ts'

const WORDS = `'may':*AB`
const BOTH = `'tu':*AB & 'lanh':*`
const TEXTS: Sought[] = [
  { words: WORDS, loose: `'may':*`, marked: null },
  { words: WORDS, loose: `'may':*`, marked: `'máy':*C` },
  { words: BOTH, loose: BOTH, marked: `'tủ':*C & 'lạnh':*C` },
  { words: `'nothinghasthis':*`, loose: `'nothinghasthis':*`, marked: null },
]

describeOnDatabase('what a text finds', 'demo', (database) => {
  const run = (text: string) => database().pool.query(text)

  /** What is kept of each text. */
  const said = () =>
    Promise.all(
      TEXTS.map(async (sought) => {
        const { db } = database()
        const { counts, ranked } = await foundBy(db, sought)
        const { category, brand, step, rating } = counts
        const countsOf = (of: Iterable<[number, number]>) =>
          [...of].filter(([, n]) => n > 0).sort(([a], [b]) => a - b)
        return {
          counts: [
            ['category', countsOf(category)],
            ['brand', countsOf(brand.entries())],
            ['step', countsOf(step.entries())],
            ['rating', countsOf(rating.entries())],
          ],
          ranked: await ranked(db),
        }
      }),
    )
  /** The same as the database finds it. */
  const truth = () =>
    Promise.all(
      TEXTS.map(async ({ words, loose, marked }) => {
        const { db } = database()
        const found = sql`product_search s where s.tsv @@ ${words}::tsquery`
        const parts = {
          category: 'category_id',
          brand: 'brand_id',
          step: 'price_step',
          rating: 'rating_floor',
        }
        const counts = Object.entries(parts).map(async ([part, name]) => {
          const { rows } = await db.execute<{ id: number; n: number }>(sql`
            select coalesce(${sql.identifier(name)}, 0)::int as id, count(*)::int as n from ${found} group by 1 order by 1`)
          return [part, rows.map(({ id, n }) => [id, n])]
        })
        const { rows } = await db.execute<{ id: number; typed: boolean }>(sql`
          select s.product_id as id, coalesce(s.tsv @@ ${marked}::tsquery, true) as typed from ${found}
          order by typed desc, ts_rank(${WORD_WEIGHTS_SQL}::float4[], s.tsv, ${loose}::tsquery) desc, s.updated_at desc, s.product_id desc`)
        return { counts: await Promise.all(counts), ranked: rows.map(({ id }) => id) }
      }),
    )

  it('is counted and put in order as the database does', async () => {
    const found = await said()
    expect(found).toEqual(await truth())
    expect(found[0]?.ranked.length).toBeGreaterThan(20)
    expect(found[3]?.ranked).toEqual([])
  })
  it.each([
    ['titles that have the words', `update products set title = 'Máy ' || title where id % 7 = 0`],
    ['titles that have them no more', `update products set title = 'Quạt số ' || id where id % 14 = 0`],
    ['a price', `update products set lowest_price = '1.234.000đ' where id % 5 = 0`],
    ['a category and a brand', 'update products set category_id = 2, brand_id = 3 where id % 11 = 0'],
    ['the name of a brand', `update brands set name = 'Máy tốt' where id = 4`],
    ['the name of a category', `update product_categories set name = 'Máy xay' where id = 5`],
    [
      'a review',
      `insert into product_reviews (product_id, customer_name, rating, review_text, is_approved)
        select id, 'A', 4, 'A', true from products where id % 4 = 0`,
    ],
    ['what is hidden', 'update products set is_hidden = true where id % 6 = 0'],
    ['what is shown again', 'update products set is_hidden = false where id % 12 = 0'],
    ['what is gone', 'delete from products where id % 13 = 0'],
    [
      'what is new',
      `insert into products (title, category_id) select 'Máy mới ' || n, 1 from generate_series(1, 9) n`,
    ],
    ['a hidden category', 'update product_categories set is_hidden = true where id = 2'],
  ])('is, after a change of %s', async (_, change) => {
    await said()
    await run(change)
    expect(await said()).toEqual(await truth())
  })
})
