import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { savePrices } from '#app/domain/catalogue/editing/queries/save-part.server.ts'
import { requestUndo } from '#app/domain/imports/queries/jobs.server.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { csvOf, importsOver } from '#tests/support/imports.ts'

describeOnDatabase('prices of an imported file', 'schema', (database) => {
  let imports: ReturnType<typeof importsOver>
  beforeAll(() => {
    imports = importsOver(database(), 'products')
  })
  beforeEach(async () => {
    await database().pool.query(`
      delete from products;
      insert into product_categories (name, slug, kind, group_key) values ('Tủ lạnh', 'tu-lanh', 'fridge', 'x')
        on conflict do nothing;
      insert into products (title, source_key, category_id, lowest_price)
        select 'Tủ lạnh LG', 'K1', id, '8490000' from product_categories`)
  })
  afterAll(() => imports.close())

  const products = async (columns: string) =>
    (await database().pool.query<Record<string, unknown>>(`select ${columns} from products p order by id`))
      .rows

  it('a moment makes a sighting of its own where something changed, with list price and stock, and is undone alone', async () => {
    const run = (moment: string, price: string, sale: string, stock: string) =>
      imports.run(
        csvOf([
          ['source_key', 'shop', 'price', 'sale_price', 'availability', 'seen_at'],
          ['K1', 'a.vn', price, sale, stock, moment],
        ]),
        { strategy: 'overwrite' },
      )
    const seen = () =>
      products(`updated_at::text as updated, prices_undated as undated, array(
        select concat_ws(' ', e.price, e.list_price, e.in_stock, e.observed_on) from offers o
        join price_observations e on e.offer_id = o.id where o.product_id = p.id and e.seen_at is not null
        order by e.seen_at) as seen`)
    await run('2026-06-01T01:00:00Z', '9.000.000', '8.000.000', 'in_stock')
    const [first] = await seen()
    expect(first).toMatchObject({ undated: false, seen: ['8000000 9000000 t 2026-06-01'] })
    await run('2026-06-01T05:00:00Z', '9.000.000', '8.000.000', 'in_stock')
    expect(await seen()).toEqual([first])
    await run('2026-06-02T01:00:00Z', '9.000.000', '8.000.000', 'in_stock')
    const [again] = await seen()
    // Seen again as it was: a sighting more, and the product is as it was last changed.
    expect(again).toMatchObject({
      updated: first?.['updated'],
      seen: [expect.any(String), '8000000 9000000 t 2026-06-02'],
    })
    const changed = await run('2026-06-02T05:00:00Z', '9.000.000', '', 'out of stock')
    const [after] = await seen()
    expect(after).toMatchObject({ seen: [expect.any(String), expect.any(String), '9000000 f 2026-06-02'] })
    expect(after?.['updated']).not.toBe(first?.['updated'])
    await run('2026-06-03T05:00:00Z', '9.000.000', '', 'out of stock')
    expect(await requestUndo(database().db, changed.id)).toBe(true)
    await imports.runner.finish()
    expect((await seen())[0]?.['seen']).toEqual([
      '8000000 9000000 t 2026-06-01',
      '8000000 9000000 t 2026-06-02',
      '9000000 f 2026-06-03',
    ])
  })

  it('a price as text of a file is of no known day until a person types one', async () => {
    await imports.run(
      csvOf([
        ['source_key', 'price'],
        ['K1', '7.000.000'],
      ]),
      { strategy: 'overwrite' },
    )
    expect(await products('price, prices_undated as undated')).toEqual([
      { price: '7.000.000', undated: true },
    ])
    const [{ id } = { id: 0 }] = (await products('id')) as { id: number }[]
    const typed = {
      price: '7.000.000',
      lowest_price: '8490000',
      manufacturer_price: null,
      rumored_price: null,
    }
    await savePrices(database().db, id, typed)
    expect(await products('prices_undated as undated')).toEqual([{ undated: true }])
    await savePrices(database().db, id, { ...typed, price: '7.100.000' })
    expect(await products('prices_undated as undated')).toEqual([{ undated: false }])
  })
})
