import { expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { catalogueVersion } from './catalogue-version.server.ts'

describeOnDatabase('catalogueVersion', 'demo', (database, kind) => {
  const run = (statement: string) => database().pool.query(statement)
  const version = async () => (await catalogueVersion(database().db)).version
  const raisedBy = async (statement: string) => {
    const before = await version()
    await run(statement)
    return (await version()) - before
  }

  it.each([
    ['a price', `update products set price = '1.000.000 ₫' where id = 1`],
    ['a product taken away', `update products set deleted_at = now() where id = 2`],
    ['a price seen', `update price_observations set price = price + 1 where id = 1`],
    ['a review approved', `update product_reviews set is_approved = true where id = 1`],
    [
      'a review shown',
      `insert into product_reviews (product_id, customer_name, rating, review_text, is_approved)
      values (1, 'An', 4, 'ổn', true)`,
    ],
    ['a synonym', `insert into synonyms (forms) values ('["tủ mát", "tủ làm mát"]')`],
    ['a tariff', `update electricity_tariffs set vat_rate = vat_rate`],
    [
      'a rule',
      `insert into sizing_rules (rule_key, definition, source, as_of) values ('x', '{}', 'x', '2026-01-01')`,
    ],
  ])('is raised by %s', async (_, statement) => {
    expect(await raisedBy(statement)).toBe(1)
  })

  it.each([
    ['a question asked', `insert into user_questions (question_text) values ('tivi')`],
    ['a vote for a review', `update product_reviews set helpful_votes = helpful_votes + 1 where id = 1`],
    ['a view of an article', `update articles set view_count = view_count + 1`],
    [
      'a review that waits for approval',
      `insert into product_reviews (product_id, customer_name, rating, review_text)
      values (1, 'An', 1, 'chờ duyệt')`,
    ],
  ])('is not raised by %s', async (_, statement) => {
    expect(await raisedBy(statement)).toBe(0)
  })

  it('is raised once by a transaction of many statements, and not by one that was undone', async () => {
    const change = `update products set price = price where id = 1`
    expect(await raisedBy(`begin; ${change}; ${change}; ${change}; commit`)).toBe(1)
    expect(await raisedBy(`begin; ${change}; rollback`)).toBe(0)
  })

  it('says when the last change is long enough ago', async () => {
    await run(`update products set price = price where id = 1`)
    expect((await catalogueVersion(database().db)).isSettled).toBe(false)
    await run(`update catalogue_version set changed_at = now() - interval '2 minutes'`)
    expect((await catalogueVersion(database().db)).isSettled).toBe(true)
  })

  it.runIf(kind === 'PostgreSQL')('lets no writer wait for another', async () => {
    const before = await version()
    const changes = [
      `update price_observations set price = price + 1 where id = 2`,
      `update synonyms set note = 'x' where id = 1`,
      `update electricity_tariffs set vat_rate = vat_rate`,
    ]
    const clients = await Promise.all(changes.map(() => database().pool.connect()))
    try {
      for (const [index, client] of clients.entries()) {
        await client.query(`begin; set local lock_timeout = '5s'`)
        await client.query(changes[index] ?? '')
      }
      expect(await version()).toBe(before)
      for (const [index, client] of clients.entries()) {
        await client.query('commit')
        expect(await version()).toBe(before + index + 1)
      }
    } finally {
      for (const client of clients) client.release(true)
    }
  })
})
