import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { decideAllRows, decideRows, doubtsOf } from '#app/domain/imports/doubts.server.ts'
import type { Decision } from '#app/domain/imports/doubts.server.ts'
import { importerFor } from '#app/domain/imports/imports.server.ts'
import { requestUndo } from '#app/domain/imports/queries/jobs.server.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { csvOf, importsOver } from '#tests/support/imports.ts'

const HEADER = ['id', 'title', 'brand', 'model', 'gtin', 'category', 'shop', 'shop_price']
const GTIN = '4006381333931'

describeOnDatabase('rows that may be products that are there', 'schema', (database) => {
  let imports: ReturnType<typeof importsOver>
  const importer = importerFor('products')
  beforeAll(async () => {
    imports = importsOver(database(), 'products')
    await database().pool.query(`
      insert into product_categories (name, slug, kind, group_key) values ('Máy giặt', 'may-giat', 'washer', 'x')`)
  })
  // What the shop of keys A sells.
  beforeEach(async () => {
    await database().pool.query('delete from products; delete from product_matches')
    await imports.run(
      csvOf([
        HEADER,
        ['A1', 'Máy giặt LG Inverter 9 kg', 'LG', 'FV1409S4W', GTIN, 'Máy giặt', 'a.vn', '8000000'],
        ['A2', 'Máy giặt Samsung 10 kg', 'Samsung', 'WW10T', '', 'Máy giặt', 'a.vn', '9000000'],
        ['A3', 'Máy giặt Aqua 8 kg', 'Aqua', '', '', 'Máy giặt', 'a.vn', '5000000'],
      ]),
    )
  })
  afterAll(() => imports.close())

  const outcomes = async (id: string) =>
    (await imports.rows(id)).map(({ outcome, key, title }) => [outcome, key ?? title].join(' '))
  const products = async () => {
    const { rows } = await database().pool.query<{ said: string }>(`
      select concat_ws(' ', source_key, gtin, (select string_agg(o.shop || ' ' || e.price, ', ' order by o.shop)
        from offers o join price_observations e on e.offer_id = o.id where o.product_id = p.id)) as said
      from products p order by source_key`)
    return rows.map(({ said }) => said)
  }
  const asked = async (id: string) => ({
    db: database().db,
    importer,
    job: await imports.job(id),
    person: { id: 'editor' },
  })
  const decide = async (id: string, ...decisions: [number, Decision][]) =>
    decideRows(await asked(id), new Map(decisions))
  const productId = async (key: string) =>
    (await database().pool.query<{ id: number }>('select id from products where source_key = $1', [key]))
      .rows[0]?.id ?? 0

  /** The same machines as another shop calls them, with keys of its own. */
  const OTHER = csvOf([
    HEADER,
    ['B1', 'LG máy giặt cửa trước', '', '', GTIN, 'Máy giặt', 'b.vn', '7900000'],
    ['B2', 'Máy giặt Samsung AI 10 kg', 'samsung', 'ww-10 T', '', 'Máy giặt', 'b.vn', '8900000'],
    ['B3', 'máy giặt AQUA 8kg', 'Aqua', '', '', 'Máy giặt', 'b.vn', '4900000'],
    ['B4', 'Máy giặt Aqua 8 kg', 'Aqua', '', '', 'Máy giặt', 'b.vn', '4800000'],
    ['B5', 'Máy giặt Samsung 12 kg', 'Samsung', 'WW10T', '', 'Máy giặt', 'b.vn', '9900000'],
    ['B6', 'Máy giặt lạ', 'Lạ', '', '', 'Máy giặt', 'b.vn', '1000000'],
  ])
  const FOUND = ['overwritten A1', 'overwritten A2', 'doubt B3', 'doubt B4', 'doubt B5', 'created B6']

  it('by barcode and brand with model are known; a name alone and other figures wait, and nothing is written of them', async () => {
    const id = await imports.upload(OTHER, { strategy: 'overwrite' })
    const dry = (await imports.plan(id)).rows.map(({ outcome, key }) => `${outcome} ${key}`)
    await imports.start(id)
    await imports.runner.finish()
    expect(await outcomes(id)).toEqual(FOUND)
    expect(dry).toEqual(FOUND)
    expect(await imports.job(id)).toMatchObject({ imported: 3, skipped: 3, errors: 0 })
    expect(await products()).toEqual([
      `A1 ${GTIN} a.vn 8000000, b.vn 7900000`,
      'A2 a.vn 9000000, b.vn 8900000',
      'A3 a.vn 5000000',
      'B6 b.vn 1000000',
    ])
    const { rows, total } = await doubtsOf(database().db, await asked(id), { after: 0, limit: 10 })
    expect(total).toBe(3)
    expect(rows.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
      '4 The same name under another key',
      '5 The same name under another key',
      '6 The same model, but other figures in the name',
    ])
    expect(rows[2]?.candidates[0]?.sides).toEqual([
      { field: 'title', row: 'Máy giặt Samsung 12 kg', there: 'Máy giặt Samsung AI 10 kg' },
      { field: 'brand', row: 'Samsung', there: 'Samsung' },
      { field: 'model', row: 'WW10T', there: 'ww-10 T' },
      { field: 'gtin', row: '', there: '' },
      { field: 'category', row: 'Máy giặt', there: 'Máy giặt' },
      { field: 'source_key', row: 'B5', there: 'A2' },
    ])
  })

  it('are merged, made new or left out as decided, and so in every later file', async () => {
    const earlier = await imports.run(OTHER)
    const { id } = await imports.run(OTHER, { strategy: 'overwrite' })
    const aqua = await productId('A3')
    expect(await decide(id, [4, { is: 'merge', id: aqua }], [5, { is: 'leave' }], [6, { is: 'new' }])).toBe(3)
    const decided = [
      'overwritten A1',
      'overwritten A2',
      'overwritten A3',
      'skipped Máy giặt Aqua 8 kg',
      'created B5',
      'overwritten B6',
    ]
    expect(await outcomes(id)).toEqual(decided)
    expect(await imports.job(id)).toMatchObject({ processed: 6, imported: 5, skipped: 1, errors: 0 })
    const { total } = await doubtsOf(database().db, await asked(earlier.id), { after: 0, limit: 10 })
    expect(total).toBe(0)
    const after = await products()
    expect(after.slice(2)).toEqual(['A3 a.vn 5000000, b.vn 4900000', 'B5 b.vn 9900000', 'B6 b.vn 1000000'])

    const again = await imports.run(OTHER, { strategy: 'overwrite' })
    expect(await outcomes(again.id)).toEqual(decided.map((each) => each.replace('created', 'overwritten')))
    expect(await products()).toEqual(after)
  })

  it('are decided about all at once, but merged only where one is meant', async () => {
    const { id } = await imports.run(OTHER, { strategy: 'overwrite' })
    await database().pool.query(
      `insert into products (source_key, title, brand_id, model, category_id, created_at)
       select 'A4', 'Máy giặt Samsung 10 kg khác', brand_id, model, category_id, '2026-01-01' from products where source_key = 'A2'`,
    )
    expect(await decideAllRows(await asked(id), 'merge')).toBe(2)
    expect((await outcomes(id))[4]).toBe('doubt B5')
    expect(await decideAllRows(await asked(id), 'leave')).toBe(1)
    expect(await decideAllRows(await asked(id), 'leave')).toBe(0)
  })

  it('by a short code of their brand in the name wait', async () => {
    await imports.run(
      csvOf([HEADER, ['C1', 'Máy giặt Toshiba', 'Toshiba', '4423', '', 'Máy giặt', 'a.vn', '5000000']]),
    )
    const { id } = await imports.run(
      csvOf([
        HEADER,
        ['D1', 'Toshiba 4423', 'Toshiba', '', '', 'Máy giặt', 'b.vn', '4900000'],
        ['D2', 'Máy giặt Sharp 4423', 'Sharp', '', '', 'Máy giặt', 'b.vn', '4900000'],
      ]),
    )
    expect(await outcomes(id)).toEqual(['doubt D1', 'created D2'])
    const { rows } = await doubtsOf(database().db, await asked(id), { after: 0, limit: 10 })
    expect(rows.map(({ reason }) => reason)).toEqual(['The name holds the model of this product'])
  })

  it('of one file that would be one product are two', async () => {
    const { id } = await imports.run(
      csvOf([
        HEADER,
        ['B1', 'Máy giặt Samsung 10 kg trắng', 'Samsung', 'WW10T', '', 'Máy giặt', 'b.vn', '8900000'],
        ['B2', 'Máy giặt Samsung 10 kg đen', 'Samsung', 'WW10T', '', 'Máy giặt', 'b.vn', '8800000'],
      ]),
      { strategy: 'overwrite' },
    )
    expect(await outcomes(id)).toEqual(['overwritten A2', 'doubt B2'])
    const { rows } = await doubtsOf(database().db, await asked(id), { after: 0, limit: 10 })
    expect(rows.map(({ reason, candidates }) => [reason, candidates.map(({ key }) => key)])).toEqual([
      ['Row 2 of this file is this one already', ['A2']],
    ])
    await decide(id, [3, { is: 'new' }])
    expect((await products()).at(-1)).toBe('B2 b.vn 8800000')
  })

  it('a row means nothing but what stands beside it, and of an import that was undone nothing is decided', async () => {
    const { id } = await imports.run(OTHER, { strategy: 'overwrite' })
    const lg = await productId('A1')
    await expect(decide(id, [4, { is: 'merge', id: lg }])).rejects.toMatchObject({ code: 'invalid' })
    expect((await outcomes(id))[2]).toBe('doubt B3')
    const aqua = await productId('A3')
    await decide(id, [4, { is: 'merge', id: aqua }])
    await requestUndo(database().db, id)
    await imports.runner.finish()
    expect(await products()).toEqual([`A1 ${GTIN} a.vn 8000000`, 'A2 a.vn 9000000', 'A3 a.vn 5000000'])
    const { rows } = await database().pool.query('select key from product_matches')
    expect(rows).toEqual([])
    await expect(decide(id, [5, { is: 'new' }])).rejects.toMatchObject({ code: 'conflict' })
  })
})
