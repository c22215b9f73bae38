import { expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { brandNames } from './brand-names.server.ts'
import { catalogueShape } from './catalogue-shape.server.ts'

describeOnDatabase('names that are kept in memory', 'schema', (database) => {
  it('a brand that is made, renamed or deleted is seen at once', async () => {
    const { db, pool } = database()
    expect(await brandNames(db)).toEqual([])
    await pool.query(`insert into brands (name, slug) values ('LG', 'lg')`)
    expect(await brandNames(db)).toEqual(['LG'])
    await pool.query(`update brands set name = 'Casper' where slug = 'lg'`)
    expect(await brandNames(db)).toEqual(['Casper'])
    await pool.query('delete from brands')
    expect(await brandNames(db)).toEqual([])
  })

  it('so is a category, and what its kind can be filtered by', async () => {
    const { db, pool } = database()
    expect((await catalogueShape(db)).size).toBe(0)
    await pool.query(
      `insert into product_categories (name, slug, kind, group_key) values ('Tủ', 'tu', 'thu', 'x');
       insert into facets (kind, attribute, display_order) values ('thu', 'inverter', 1)`,
    )
    expect((await catalogueShape(db)).get('tu')).toMatchObject({
      name: 'Tủ',
      facets: [{ attribute: 'inverter' }],
    })
    await pool.query(`update product_categories set name = 'Tủ mát' where slug = 'tu'`)
    expect((await catalogueShape(db)).get('tu')?.name).toBe('Tủ mát')
  })
})
