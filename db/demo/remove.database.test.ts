import { expect, it } from 'vitest'
import { describeOnDatabases } from '#tests/support/database.ts'
import { removeDemo } from './remove.ts'

describeOnDatabases('a site that began as a demo', 'demo', (database) => {
  it('is rid of all samples, and of nothing else, by one command', async () => {
    const { db, pool } = database()
    await pool.query(
      `insert into products (title, category_id) select 'Máy của mình', min(id) from product_categories`,
    )
    await pool.query(`
      insert into brands (name, slug) values ('Hãng của mình', 'hang-cua-minh'), ('Chưa có máy', 'chua-co-may');
      insert into import_jobs (subject, file_name, file_key, file_hash, feed_id)
        select 'products', 'nguon-mau.csv', '', '', id from feeds where is_demo;
      update products set brand_id = (select min(brand_id) from products where is_demo) where not is_demo;
      insert into tags (name, slug) values ('Thẻ để dành', 'the-de-danh')`)
    const { rows: shared } = await pool.query<{ name: string }>(
      `select b.name from brands b join products p on p.brand_id = b.id where not p.is_demo`,
    )
    const { rows: samples } = await pool.query<{ n: number }>(
      'select count(*)::int as n from products where is_demo',
    )
    expect(await removeDemo(db)).toBe(samples[0]?.n)
    const { rows: brands } = await pool.query<{ name: string }>('select name from brands order by id')
    expect(brands.map(({ name }) => name)).toEqual([shared[0]?.name, 'Hãng của mình', 'Chưa có máy'])
    expect((await pool.query('select name from tags')).rows).toEqual([{ name: 'Thẻ để dành' }])
    const { rows: tables } = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.columns where column_name = 'is_demo' and table_schema = 'public'`,
    )
    const left: Record<string, number> = {}
    for (const { name } of tables) {
      const { rows } = await pool.query<{ n: number }>(`select count(*)::int as n from ${name} where is_demo`)
      left[name] = rows[0]?.n ?? -1
    }
    expect(left).toEqual(Object.fromEntries(tables.map(({ name }) => [name, 0])))
    expect(tables.length).toBeGreaterThan(4)
    expect((await pool.query('select file_name from import_jobs')).rows).toEqual([])
    const { rows } = await pool.query(
      'select p.title from product_search s join products p on p.id = s.product_id',
    )
    expect(rows).toEqual([{ title: 'Máy của mình' }])
  })
})
