import { beforeAll, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { agesByKind, agesByShop, countOldPrices, staleProducts } from './price-ages.server.ts'

describeOnDatabase('the ages of prices', 'schema', (database) => {
  beforeAll(async () => {
    await database().pool.query(`
      insert into product_categories (name, slug, kind, group_key) values
        ('Tivi', 'tivi', 'tv', 'x'), ('Tủ lạnh', 'tu-lanh', 'fridge', 'x');
      insert into products (title, category_id, price, prices_undated)
        select t.title, c.id, t.price, t.undated from (values
          ('Tivi mới', 'tivi', null, false), ('Tivi cũ', 'tivi', null, false), ('Tivi cũ hơn', 'tivi', null, false),
          ('Tivi từ tệp', 'tivi', '5000000', true), ('Tủ gõ tay', 'tu-lanh', '6000000', false),
          ('Tủ không giá', 'tu-lanh', null, false)) as t(title, slug, price, undated)
        join product_categories c using (slug);
      insert into offers (product_id, shop)
        select p.id, x.shop from (values ('Tivi mới', 'a.vn'), ('Tivi cũ', 'a.vn'), ('Tivi cũ hơn', 'a.vn'), ('Tivi cũ', 'b.vn'))
          as x(title, shop) join products p using (title);
      insert into price_observations (offer_id, price, observed_on, source)
        select o.id, 1000000, vietnam_day(now()) - case p.title when 'Tivi mới' then 60 when 'Tivi cũ' then 61 else 300 end, 'tay'
        from offers o join products p on p.id = o.product_id`)
  })

  it('are counted by kind, with the shop that would freshen most', async () => {
    expect(await agesByKind(database().db)).toEqual([
      expect.objectContaining({
        name: 'Tivi',
        total: 4,
        current: 1,
        old: 2,
        undated: 1,
        none: 0,
        shop: 'a.vn',
        wouldFreshen: 2,
      }),
      expect.objectContaining({ name: 'Tủ lạnh', total: 2, current: 1, old: 0, none: 1, shop: null }),
    ])
  })

  it('are counted by shop', async () => {
    expect(await agesByShop(database().db, 10)).toEqual([
      expect.objectContaining({
        shop: 'a.vn',
        total: 3,
        current: 1,
        wouldFreshen: 2,
        source: 'tay',
        feed: null,
      }),
      expect.objectContaining({ shop: 'b.vn', total: 1, current: 0, wouldFreshen: 1 }),
    ])
  })

  it('lead to the products, those without a price and the oldest first', async () => {
    const { db } = database()
    const of = async (asked: Parameters<typeof staleProducts>[1]) => {
      const { total, products } = await staleProducts(db, asked, 2)
      return [total, ...products.map(({ title }) => title)]
    }
    expect(await of({ shop: 'a.vn' })).toEqual([2, 'Tivi cũ hơn', 'Tivi cũ'])
    const [tv] = await agesByKind(db)
    expect(await of({ category: tv?.id ?? 0 })).toEqual([3, 'Tivi cũ hơn', 'Tivi cũ'])
  })

  it('of more than a year are counted, and lead to the products', async () => {
    const { db, pool } = database()
    expect(await countOldPrices(db)).toBe(0)
    await pool.query(`
      update price_observations set observed_on = vietnam_day(now()) - 366 where offer_id in
        (select o.id from offers o join products p on p.id = o.product_id where p.title = 'Tivi cũ hơn')`)
    expect(await countOldPrices(db)).toBe(1)
    expect(await staleProducts(db, { older: 'year' }, 2)).toMatchObject({
      total: 1,
      products: [{ title: 'Tivi cũ hơn' }],
    })
  })
})
