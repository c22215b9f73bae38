import { expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { productsByIds } from './products-by-ids.server.ts'

describeOnDatabase('productsByIds', 'demo', (database) => {
  const ids = async (wanted: number[]) => (await productsByIds(database().db, wanted)).map(({ id }) => id)

  it('keeps the order asked for and leaves out what does not exist', async () => {
    expect(await ids([9, 2, 999_999, 5])).toEqual([9, 2, 5])
  })

  it('leaves out what lies in the trash', async () => {
    await database().pool.query('update products set deleted_at = now() where id = 2')
    expect(await ids([9, 2, 5])).toEqual([9, 5])
    await database().pool.query('update products set deleted_at = null where id = 2')
  })

  it('asked for nothing gives nothing', async () => {
    expect(await ids([])).toEqual([])
  })

  it('says under which address the category of a product stands', async () => {
    const [product] = await productsByIds(database().db, [1])
    const { rows } = await database().pool.query(
      'select c.slug from products p join product_categories c on c.id = p.category_id where p.id = 1',
    )
    expect(product?.categorySlug).toBe(rows[0].slug)
  })
})
