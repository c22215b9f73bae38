import { expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { brandLines, saveBrandContent } from './edit-brands.server.ts'

describeOnDatabase('the list of brands', 'schema', (database) => {
  it('begins with those that have most products and no text of their own', async () => {
    const { db, pool } = database()
    await pool.query(`
      insert into product_categories (id, name, slug, kind, group_key) overriding system value
        values (1, 'Tủ lạnh', 'tu-lanh', 'fridge', 'dien-lanh');
      insert into brands (id, name, slug) overriding system value
        values (1, 'LG', 'lg'), (2, 'Ánh Sao', 'anh-sao'), (3, 'Aqua', 'aqua'), (4, 'Beko', 'beko');
      insert into products (title, category_id, brand_id)
        values ('Tủ 1', 1, 1), ('Tủ 2', 1, 1), ('Tủ 3', 1, 1), ('Tủ 4', 1, 3), ('Tủ 5', 1, 3)`)
    await saveBrandContent(db, 1, {
      tagline: 'Từ 1958',
      description: null,
      highlights: [],
      sections: { technologies: [], reasons: [] },
    })
    expect(
      (await brandLines(db)).map(({ name, products, hasContent }) => [name, products, hasContent]),
    ).toEqual([
      ['Aqua', 2, false],
      ['Ánh Sao', 0, false],
      ['Beko', 0, false],
      ['LG', 3, true],
    ])
  })
})
