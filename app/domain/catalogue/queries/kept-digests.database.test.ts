import { expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { textQuery } from '../search-words.ts'
import { brandDigest, getBrand } from './brand-page.server.ts'
import { suggest } from './suggest.server.ts'
import { searchDictionary } from './synonyms.server.ts'

describeOnDatabase('what is read of many products and kept', 'demo', (database) => {
  it('suggestions are there again as they were, and follow a title that changes', async () => {
    const { db, pool } = database()
    const before = await suggest(db, 'tủ lạnh')
    expect(await suggest(db, 'tủ lạnh')).toBe(before)
    const [first] = before.products
    await pool.query(`update products set title = 'Lò nướng thử nghiệm' where id = $1`, [first?.id])
    const after = await suggest(db, 'tủ lạnh')
    expect(after.products.map(({ id }) => id)).not.toContain(first?.id)
    expect((await suggest(db, 'lo nuong thu nghiem')).products.map(({ id }) => id)).toEqual([first?.id])
  })

  it('a category is suggested with as many products as the text finds in it', async () => {
    const { db, pool } = database()
    const text = textQuery('tủ lạnh inverter', await searchDictionary(db))
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from product_search s join product_categories c on c.id = s.category_id
       where c.slug = 'tu-lanh' and s.tsv @@ $1::tsquery`,
      [text?.strict],
    )
    const { categories } = await suggest(db, 'tủ lạnh inverter')
    expect(rows[0]?.n).toBeGreaterThan(0)
    expect(categories[0]).toMatchObject({ slug: 'tu-lanh', count: rows[0]?.n })
  })

  it("a brand's figures, favourites and cuts follow prices and reviews at once", async () => {
    const { db, pool } = database()
    const { id } = (await getBrand(db, 'samsung')) ?? { id: 0 }
    const before = await brandDigest(db, id)
    expect(await brandDigest(db, id)).toBe(before)
    const { rows } = await pool.query<{ id: number }>(
      `select product_id as id from product_search where brand_id = $1 order by product_id limit 1`,
      [id],
    )
    const product = rows[0]?.id
    await pool.query(
      `update products set manufacturer_price = '900.000.000đ', lowest_price = '1.000đ' where id = $1`,
      [product],
    )
    const cut = await brandDigest(db, id)
    expect(cut.figures.lowest).toBe(1000)
    expect(cut.cuts[0]?.id).toBe(product)
    await pool.query(
      `insert into product_reviews (product_id, customer_name, rating, review_text, is_approved)
       select $1, 'Người ' || n, 5, 'Pin rất bền.', true from generate_series(1, 500) n`,
      [product],
    )
    const rated = await brandDigest(db, id)
    expect(rated.figures.reviews).toBe(cut.figures.reviews + 500)
    expect(rated.favourites[0]?.id).toBe(product)
    expect(rated.aspects).toMatchObject([{ key: 'pin', negative: 0, quote: 'Pin rất bền.' }])
    await pool.query(
      `with gone as (delete from product_reviews where product_id = $1 and not is_demo)
       insert into product_reviews (product_id, customer_name, rating, review_text, is_approved)
       select $1, 'Người ' || n, 5, 'Pin mau hết.', true from generate_series(1, 500) n`,
      [product],
    )
    expect((await brandDigest(db, id)).aspects).toMatchObject([{ key: 'pin', positive: 0 }])
  })
})
