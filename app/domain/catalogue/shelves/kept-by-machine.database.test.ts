import { expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { candidatesByIds } from '../queries/find-candidates.server.ts'

describeOnDatabase('what is kept of single machines', 'demo', (database) => {
  const some = async (count = 3) => {
    const { rows } = await database().pool.query<{ id: number }>(
      'select product_id as id from product_search order by product_id limit $1',
      [count],
    )
    return rows.map(({ id }) => id)
  }

  it('is given in the order asked for, without what is not on the site', async () => {
    const [first = 0, second = 0] = await some()
    const found = await candidatesByIds(database().db, [second, 987_654_321, first])
    expect(found.map(({ id }) => id)).toEqual([second, first])
  })

  it.each([
    ['a title', `update products set title = title || ' mới' where id = $1`],
    ['a description', `update products set des = 'Khác' where id = $1`],
    ['a picture', `update products set image = '/media/khac.webp' where id = $1`],
    ['a price', `update products set lowest_price = '2.345.000đ' where id = $1`],
    ['a figure', `update products set attributes = attributes || '{"width_mm": 123}' where id = $1`],
    ['a year', `update products set release_year = 2019 where id = $1`],
    [
      'a review',
      `insert into product_reviews (product_id, customer_name, rating, review_text, is_approved) values ($1, 'A', 4, 'A', true)`,
    ],
    ['its brand', `update products set brand_id = (select max(id) from brands) where id = $1`],
    [
      'its category',
      `update products set category_id = (select max(id) from product_categories) where id = $1`,
    ],
  ])('is read again after another %s of its own, and not of others', async (_, change) => {
    const { db, pool } = database()
    const ids = await some()
    const [own, ...others] = await candidatesByIds(db, ids)
    await pool.query(change, [ids[0]])
    const [ownAfter, ...othersAfter] = await candidatesByIds(db, ids)
    expect(ownAfter).not.toEqual(own)
    for (const [at, other] of others.entries()) expect(othersAfter[at]).toBe(other)
    expect(await candidatesByIds(db, ids.slice(0, 1))).toEqual([ownAfter])
  })

  it('is the same as before where a change of it was none of what is read', async () => {
    const { db, pool } = database()
    const ids = await some()
    const before = await candidatesByIds(db, ids)
    await pool.query('update products set updated_at = now() where id = $1', [ids[0]])
    const after = await candidatesByIds(db, ids)
    for (const [at, one] of before.entries()) expect(after[at]).toBe(one)
  })

  it('is gone with a machine that is hidden, and there again with it', async () => {
    const { db, pool } = database()
    const ids = await some(1)
    const before = await candidatesByIds(db, ids)
    await pool.query('update products set is_hidden = true where id = $1', ids)
    expect(await candidatesByIds(db, ids)).toEqual([])
    await pool.query('update products set is_hidden = false where id = $1', ids)
    expect(await candidatesByIds(db, ids)).toEqual(before)
  })

  it('has the new name of a brand and of a category', async () => {
    const { db, pool } = database()
    const ids = await some(1)
    await candidatesByIds(db, ids)
    await pool.query(
      `update brands set name = 'Hãng khác' where id = (select brand_id from products where id = $1)`,
      ids,
    )
    expect(await candidatesByIds(db, ids)).toMatchObject([{ brand: 'Hãng khác' }])
    await pool.query(
      `update product_categories set name = 'Loại khác' where id = (select category_id from products where id = $1)`,
      ids,
    )
    expect(await candidatesByIds(db, ids)).toMatchObject([{ category: 'Loại khác' }])
  })
})
