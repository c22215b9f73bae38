import { afterAll, beforeAll, expect, it } from 'vitest'
import { importerFor } from '#app/domain/imports/imports.server.ts'
import { chooseForJob, requestUndo } from '#app/domain/imports/queries/jobs.server.ts'
import { keptMappings, rememberMapping } from '#app/domain/imports/queries/mappings.server.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { importsOver } from '#tests/support/imports.ts'

/** A retailer's list: its own ids and categories, in JSON. */
const LIST = JSON.stringify([
  {
    id: '1',
    name: 'Nồi Thử 24 cm',
    brand: 'Thử',
    cate: 'Dụng cụ bếp',
    sub_cate: 'Nồi',
    specs: { 'Đường kính': '24 cm' },
  },
  {
    id: '2',
    name: 'Smart Tivi Thử 55 inch',
    brand: 'OEM',
    cate: 'Tivi LED',
    specs: [{ name: 'Tần số quét', value: '120 Hz' }],
  },
  { id: '3', name: 'Mũ Thử', brand: 'Thử', cate: 'Khác' },
])

describeOnDatabase('what a file calls by names of its own', 'schema', (database) => {
  let imports: ReturnType<typeof importsOver>
  beforeAll(() => (imports = importsOver(database(), 'products')))
  afterAll(() => imports.close())

  const count = async (table: string) =>
    (await database().pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n

  it('is made where asked, imported, and gone after undoing; left out and refused rows say why', async () => {
    const { db } = database()
    const id = await imports.upload(LIST)
    const { options, strategy } = await imports.job(id)
    expect(options.format.source).toBe('json')
    expect(options.mapping).toEqual([
      'source_key',
      'title',
      'brand',
      'category',
      'sub_category',
      'specifications',
    ])
    // Nobody has looked at it: nothing would be made.
    expect((await imports.plan(id)).counts).toMatchObject({ created: 0, error: 3 })

    const { foreign } = importerFor('products')
    const { choices, made } = (await foreign?.make(db, {
      categories: { 'Dụng cụ bếp > Nồi': 'own', 'Tivi LED': 'kind:tv', Khác: 'out' },
      brands: { Thử: 'name:Thử', OEM: 'none' },
    })) ?? { choices: {}, made: {} }
    const order = await database().pool.query<{ name: string }>(
      'select name from product_categories order by display_order',
    )
    expect(order.rows.map(({ name }) => name)).toEqual(['Tivi', 'Nồi'])
    await chooseForJob(db, id, { strategy, ...options, choices }, { start: false, made })
    const { counts, tally } = await imports.plan(id)
    expect(counts).toMatchObject({ created: 2, skipped: 1, error: 0 })
    expect(tally).toEqual({ lines: 2, read: 1, figures: 2 })

    await chooseForJob(db, id, { strategy, ...options, choices }, { start: true, made })
    await imports.runner.finish()
    expect(await imports.job(id)).toMatchObject({ state: 'completed', imported: 2, skipped: 1, errors: 0 })
    const { rows } = await database().pool.query(
      `select p.source_key, c.name, c.kind, c.group_key, p.attributes, b.name as brand from products p
       join product_categories c on c.id = p.category_id left join brands b on b.id = p.brand_id order by p.source_key`,
    )
    expect(rows).toEqual([
      { source_key: '1', name: 'Nồi', kind: 'noi', group_key: 'gia-dung', attributes: {}, brand: 'Thử' },
      {
        source_key: '2',
        name: 'Tivi',
        kind: 'tv',
        group_key: 'dien-tu',
        attributes: { screen_in: 55, refresh_hz: 120 },
        brand: null,
      },
    ])
    expect((await imports.rows(id)).find(({ outcome }) => outcome === 'skipped')?.problems).toEqual([
      { message: 'Left out, as chosen for "Khác"' },
    ])

    await requestUndo(db, id)
    await imports.runner.finish()
    expect(await count('products')).toBe(0)
    expect(await count('product_categories')).toBe(0)
    expect(await count('brands')).toBe(0)
  })

  it('is known again by its name, for everybody; what was done last only for who did it', async () => {
    const { db, pool } = database()
    await pool.query(
      `insert into users (id, name, email, email_verified) values ('other', 'Khác', 'khac@example.com', true)`,
    )
    const of = { subject: 'products', header: ['a', 'b'] }
    const kept = { mapping: ['title', null], choices: { brands: { x: 'none' } } }
    await rememberMapping(db, { ...of, userId: 'editor' }, { ...kept, name: '' })
    await rememberMapping(db, { ...of, userId: 'editor' }, { ...kept, name: 'Bảng giá' })
    expect((await keptMappings(db, { ...of, userId: 'editor' })).map(({ name }) => name)).toEqual([
      'Bảng giá',
      '',
    ])
    expect(await keptMappings(db, { ...of, userId: 'other' })).toEqual([{ ...kept, name: 'Bảng giá' }])
    expect(await keptMappings(db, { ...of, header: ['a'], userId: 'editor' })).toEqual([])
  })

  it('a file of rows to mend is matched as its file was, and its reasons are no column', async () => {
    const { db } = database()
    const of = { subject: 'products', userId: 'editor' }
    const kept = { name: '', mapping: ['title', 'seen_on'], choices: {} }
    const header = ['Hàng', 'Thấy hôm']
    const mending = ['Hàng', 'import_error', 'Thấy hôm']
    await rememberMapping(db, { ...of, header }, kept)
    expect(await keptMappings(db, { ...of, header: mending })).toEqual([
      { ...kept, mapping: ['title', null, 'seen_on'] },
    ])
    await rememberMapping(db, { ...of, header: mending }, { ...kept, mapping: ['title', null, 'shop'] })
    expect(await keptMappings(db, { ...of, header })).toEqual([{ ...kept, mapping: ['title', 'shop'] }])
  })

  it('an id that our products have, under such titles, is ours; else it is the key of its source', async () => {
    const { pool } = database()
    await pool.query(
      `insert into product_categories (name, slug, kind, group_key) values ('Quạt', 'quat', 'fan', 'x');
       insert into products (id, title, category_id) select 5, 'Quạt đứng Thử F5', id from product_categories where slug = 'quat'`,
    )
    const mappingOf = async (csv: string) => (await imports.job(await imports.upload(csv))).options.mapping
    expect(await mappingOf('id,title\n5,Quạt đứng Thử F5 mới\n')).toEqual(['id', 'title'])
    expect(await mappingOf('id,title\n5,Laptop Khác Hẳn 15\n')).toEqual(['source_key', 'title'])
    expect(await mappingOf('id,title\n77,Quạt đứng Thử F5\n')).toEqual(['source_key', 'title'])
  })
})
