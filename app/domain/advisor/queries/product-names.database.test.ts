import { beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { productNames } from './product-names.server.ts'

describeOnDatabase('names of products, brought up to date', 'schema', (database) => {
  const run = (text: string) => database().pool.query(text)
  const holding = async (...words: string[]) =>
    (await productNames(database().db)).holding(words).flatMap(({ id }) => (id > 0 ? [id] : []))

  beforeAll(async () => {
    await run(`
      insert into brands (name, slug) values ('Zyntra', 'zyntra');
      insert into product_categories (name, slug, kind, group_key) values ('Tủ', 'tu', 'fridge', 'x'), ('Loa', 'loa', 'speaker', 'x')`)
  })
  beforeEach(async () => {
    await run(`
      delete from products;
      insert into products (id, title, brand_id, category_id, price)
        select n, 'Tủ lạnh Zyntra Aquaflow Z' || n, min(b.id), min(c.id), n || '.000.000đ'
        from generate_series(1, 6) n, brands b, product_categories c where c.slug = 'tu' group by n`)
  })

  it('are known as soon as a product is there, is called otherwise, is hidden or goes', async () => {
    expect(await holding('aquaflow')).toEqual([1, 2, 3, 4, 5, 6])
    await run(
      `insert into products (id, title, category_id) select 8, 'Tủ Aquaflow mới', min(id) from product_categories`,
    )
    await run(`update products set title = 'Tủ lạnh Zyntra Icebox Z2' where id = 2`)
    expect(await holding('aquaflow')).toEqual([1, 3, 4, 5, 6, 8])
    expect(await holding('icebox')).toEqual([2])
    await run('update products set is_hidden = true where id = 3')
    expect(await holding('aquaflow')).toEqual([1, 4, 5, 6, 8])
    await run('update products set is_hidden = false where id = 3; delete from products where id = 4')
    expect(await holding('aquaflow')).toEqual([1, 3, 5, 6, 8])
  })

  it('say what lines, brands and kinds are of, and what machines of a kind usually cost', async () => {
    const { db } = database()
    expect((await productNames(db)).lines.get('aquaflow')).toMatchObject({ brand: 'Zyntra', kind: 'fridge' })
    expect((await productNames(db)).prices.get('fridge')).toEqual({ from: 1_000_000, to: 6_000_000 })
    await run(`update products set price = '9.000.000đ' where id = 6`)
    expect((await productNames(db)).prices.get('fridge')?.to).toBe(9_000_000)
    await run(`update brands set name = 'Zyntro' where slug = 'zyntra'`)
    expect((await productNames(db)).brands.has('zyntra')).toBe(false)
    expect((await productNames(db)).brands.get('zyntro')?.brand).toBe('Zyntro')
    await run(`update product_categories set kind = 'freezer' where slug = 'tu'`)
    expect((await productNames(db)).prices.has('fridge')).toBe(false)
    await run(
      `update brands set name = 'Zyntra' where slug = 'zyntra'; update product_categories set kind = 'fridge' where slug = 'tu'`,
    )
  })

  it('miss nothing of a transaction that began before the last reading and ended after it', async () => {
    const { pool, embedded } = database()
    if (embedded) return
    const slow = await pool.connect()
    try {
      await slow.query('begin')
      await slow.query('select pg_current_xact_id()')
      await run(`update products set title = 'Tủ lạnh Zyntra Icebox Z2' where id = 2`)
      expect(await holding('icebox')).toEqual([2])
      await slow.query(`update products set title = 'Tủ lạnh Zyntra Icebox Z1' where id in (1, 2)`)
      await slow.query('commit')
    } finally {
      slow.release()
    }
    expect(await holding('icebox')).toEqual([1, 2])
  })
})
