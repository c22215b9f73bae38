import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FIRST_EDITORS_STATE } from '#app/domain/catalogue/editing/list-state.ts'
import type { BlankCells, DuplicateStrategy } from '#app/domain/imports/import-subject.ts'
import { kindOf } from '#app/domain/imports/plan-kind.ts'
import { exportedProducts } from '#app/domain/imports/products/queries/export-products.server.ts'
import { requestUndo } from '#app/domain/imports/queries/jobs.server.ts'
import { csvPieces } from '#app/domain/imports/reports.server.ts'
import { seeded } from '#bench/generate.ts'
import type { Connection } from '#db/client.ts'
import { describeOnDatabase, openDatabase } from '#tests/support/database.ts'
import { csvOf, importsOver } from '#tests/support/imports.ts'
import { isLong } from '#tests/support/long.ts'
import { catalogueOf } from '#tests/support/whole-catalogue.ts'

const ROWS = isLong ? 1_000 : 300

const HEADER = [
  'id',
  'source_key',
  'brand',
  'model',
  'title',
  'category',
  'description',
  'price',
  'images',
  'specifications',
  'prices',
  'attr:capacity_l',
  'attr:inverter',
  'attr:note',
  'spec:Chung/Màu',
]

/** Rows that mean the same products by different names, rename and repeat them, and are wrong in every way. */
function generate(seed: number) {
  const random = seeded(seed)
  const number = (below: number) => Math.floor(random() * below)
  const pick = (choices: readonly string[]) => choices[number(choices.length)] ?? ''
  return Array.from({ length: ROWS }, () => {
    const n = number(90)
    return [
      random() < 0.05 ? pick([String(1 + number(6)), '999999', 'x']) : '',
      random() < 0.3 ? `K${number(60)}` : '',
      pick(['', 'LG', 'lg', 'Hãng Mới', 'hang moi', `Hãng ${number(4)}`]),
      random() < 0.6 ? pick([`GN-${n}`, `gn ${n}`]) : '',
      random() < 0.7 ? pick([`Tủ số ${n}`, ` TỦ SỐ ${n}`, `Tủ khác ${number(30)}`]) : '',
      random() < 0.85 ? pick(['Tủ lạnh', 'tu-lanh', 'may-giat']) : pick(['', 'Không có']),
      pick(['', 'Mô tả', 'Mô tả hai']),
      pick(['', '5.990.000 ₫', '6990000.00']),
      pick(['', 'https://a.vn/1.jpg', 'https://a.vn/1.jpg | Mặt trước\n/x.png', 'không']),
      pick(['', 'Chung | Năm | 2025', 'Chung | Năm | 2026\nMàu | Đỏ', 'một']),
      pick([
        '',
        '',
        `a.vn | ${5 + number(3)}000000 | 2026-05-0${1 + number(5)}`,
        'b.vn | 7.000.000',
        'a.vn | x',
      ]),
      pick(['', '315', '1.200,5 lít', 'nhiều']),
      pick(['', 'có', 'false']),
      pick(['', '7', 'chữ']),
      pick(['', 'Bạc', 'Đen']),
    ]
  })
}

const CASES: [DuplicateStrategy, BlankCells][] = [
  ['skip', 'keep'],
  ['rename', 'keep'],
  ['overwrite', 'keep'],
  ['overwrite', 'clear'],
]

async function fill({ pool }: Connection): Promise<void> {
  await pool.query(`
    insert into product_categories (name, slug, kind, group_key) values
      ('Tủ lạnh', 'tu-lanh', 'fridge', 'x'), ('Máy giặt', 'may-giat', 'washer', 'x');
    insert into brands (name, slug) values ('LG', 'lg');
    insert into products (title, model, source_key, brand_id, category_id, attributes, deleted_at)
    select 'Tủ số ' || n, 'GN-' || n, case when n % 2 = 0 then 'K' || n end, 1, 1, '{"capacity_l": 200, "note": 7}',
      case when n = 4 then now() end from generate_series(1, 6) n;
    insert into offers (product_id, shop) select id, 'a.vn' from products;
    insert into price_observations (offer_id, price, observed_on, source) select id, 1000000, '2026-05-01', 'tay' from offers;
    insert into product_specifications (product_id, spec_category, spec_name, spec_value) select id, 'Chung', 'Màu', 'Trắng' from products`)
}

describeOnDatabase('many products', 'schema', (_, kind) => {
  const which = kind === 'embedded' ? 'embedded' : 'PostgreSQL'
  describe.each(CASES)(`${ROWS} rows, duplicates: %s, blank cells: %s`, (strategy, blank) => {
    let connection: Connection
    beforeAll(async () => {
      connection = await openDatabase(which, 'schema')
      await fill(connection)
    })
    afterAll(() => connection.close())

    it('come to what the dry run said, and undone the catalogue is as it was', async () => {
      const imports = importsOver(connection, 'products')
      const before = await catalogueOf(connection)
      const id = await imports.upload(csvOf([HEADER, ...generate(strategy.length + blank.length)]), {
        strategy,
        blank,
      })
      const plan = await imports.plan(id)
      expect(await catalogueOf(connection)).toEqual(before)
      expect(new Set(plan.rows.map(kindOf)).size).toBeGreaterThan(2)

      await imports.start(id)
      await imports.runner.finish()
      const said = plan.rows.map(({ row, outcome, key, title, problems }) => ({
        row,
        outcome,
        key,
        title,
        problems,
      }))
      const done = (await imports.rows(id)).map(({ row, outcome, key, title, problems }) => ({
        row,
        outcome,
        key,
        title,
        problems: problems ?? [],
      }))
      expect(done).toEqual(said)
      expect(await imports.job(id)).toMatchObject({ state: 'completed', processed: ROWS })

      expect(await requestUndo(connection.db, id)).toBe(true)
      await imports.runner.finish()
      imports.close()
      expect(await catalogueOf(connection)).toEqual(before)
    })
  })
})

describeOnDatabase('the demo catalogue', 'demo', (database) => {
  it('exported and imported with overwrite, nothing of it changes', async () => {
    const imports = importsOver(database(), 'products')
    const before = await catalogueOf(database())
    const { header, rows } = await exportedProducts(database().db, FIRST_EDITORS_STATE)
    let file = ''
    for await (const piece of csvPieces(header, rows)) file += piece
    const id = await imports.upload(file, { strategy: 'overwrite', blank: 'clear' })
    const { counts, rows: plans } = await imports.plan(id)
    const changed = plans.filter(({ outcome, changes }) => outcome === 'error' || changes.length > 0)
    expect(changed.slice(0, 3)).toEqual([])
    const products = before.find(({ table }) => table === 'products')?.rows.length ?? 0
    expect(counts).toMatchObject({ unchanged: products, created: 0, overwritten: 0, error: 0 })
    await imports.start(id)
    await imports.runner.finish()
    imports.close()
    expect(await imports.job(id)).toMatchObject({ imported: products, errors: 0 })
    expect(await catalogueOf(database())).toEqual(before)
  })
})
