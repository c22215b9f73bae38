import { expect, it } from 'vitest'
import { sizingRules } from '#app/domain/advisor/queries/sizing-rules.server.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { catalogueShape } from '../queries/catalogue-shape.server.ts'
import { keptByShelf } from './kept-by-shelf.server.ts'

describeOnDatabase('what is made of the machines of some categories', 'demo', (database) => {
  const get = keptByShelf({
    key: ({ categories }) => categories.map(({ slug }) => slug).join(' '),
    read: (_, { categories }) => Promise.resolve({ of: categories.length }),
    restsOn: sizingRules,
    most: 9,
  })
  /** Of fridges, and of televisions and phones. */
  const both = async () => {
    const { db } = database()
    const shape = await catalogueShape(db)
    return Promise.all(
      [['tu-lanh'], ['tivi', 'dien-thoai']].map((slugs) =>
        get(db, { categories: slugs.flatMap((slug) => shape.get(slug) ?? []) }),
      ),
    )
  }
  const FRIDGES = `(select id from product_categories where slug = 'tu-lanh')`
  const FRIDGE = `(select min(id) from products where category_id = ${FRIDGES})`

  it.each([
    ['a title', `update products set title = title || ' mới' where id = ${FRIDGE}`],
    ['a price', `update products set lowest_price = '2.345.000đ' where id = ${FRIDGE}`],
    [
      'a review',
      `insert into product_reviews (product_id, customer_name, rating, review_text, is_approved) values (${FRIDGE}, 'A', 4, 'A', true)`,
    ],
    ['what is hidden', `update products set is_hidden = true where id = ${FRIDGE}`],
    ['what is shown again', `update products set is_hidden = false where id = ${FRIDGE}`],
  ])('is kept for others where %s changes, and made anew for its own', async (_, change) => {
    const [own, other] = await both()
    await database().pool.query(change)
    const [ownAfter, otherAfter] = await both()
    expect(ownAfter).not.toBe(own)
    expect(ownAfter).toEqual(own)
    expect(otherAfter).toBe(other)
  })

  it.each([
    ['another name of a category', `update product_categories set name = 'Tủ mát' where id = ${FRIDGES}`],
    ['another filter', `update facets set edges = '{100}' where attribute = 'capacity_l'`],
    ['a new brand', `insert into brands (name, slug) values ('Hãng mới', 'hang-moi')`],
    [
      'an edited rule',
      `insert into sizing_rules (rule_key, definition, source, as_of)
        select 'fridge-litres', '{}', 'A', current_date where not exists (select from sizing_rules)`,
    ],
  ])('is made anew of all by %s', async (_, change) => {
    const [own, other] = await both()
    await database().pool.query(change)
    const after = await both()
    expect(after[0]).not.toBe(own)
    expect(after[1]).not.toBe(other)
  })

  it('is made anew of all categories that it is of, where one changes', async () => {
    const [, other] = await both()
    await database().pool.query(
      `update products set title = title || ' mới' where id = (select min(p.id) from products p
        join product_categories c on c.id = p.category_id where c.slug = 'dien-thoai')`,
    )
    expect((await both())[1]).not.toBe(other)
  })

  it('is made anew where machines are gone', async () => {
    const [own] = await both()
    await database().pool.query(`delete from products where id = ${FRIDGE}`)
    expect((await both())[0]).not.toBe(own)
  })
})
