import { expect, it } from 'vitest'
import { describeOnDatabases } from '#tests/support/database.ts'
import { forgetOld } from './retention.ts'

/** What is written, each with the age at which it is still kept and the age at which it is gone. */
const KEPT: [what: string, insert: (age: string) => string, count: string, kept: string, gone: string][] = [
  [
    'a question',
    (age) =>
      `insert into user_questions (question_text, last_asked_at) values ('q', now() - interval '${age}')`,
    'user_questions',
    '11 months',
    '13 months',
  ],
  [
    'a search that found nothing',
    (age) =>
      `insert into zero_result_queries (query_folded, query_text, last_searched_at) values ('q', 'q', now() - interval '${age}')`,
    'zero_result_queries',
    '11 months',
    '13 months',
  ],
  [
    'a message',
    (age) =>
      `insert into contact_messages (name, email, subject, message, created_at) values ('a', 'b', 'c', 'd', now() - interval '${age}')`,
    'contact_messages',
    '23 months',
    '25 months',
  ],
  [
    'a subscription that ended',
    (age) =>
      `insert into subscriptions (email, token_hash, consent_text, consented_at, confirmed_at, unsubscribed_at)
       values ('a', 'b', 'c', now(), now(), now() - interval '${age}')`,
    'subscriptions',
    '23 months',
    '25 months',
  ],
  [
    'a subscription that nobody confirmed',
    (age) =>
      `insert into subscriptions (email, token_hash, consent_text, consented_at) values ('a', 'b', 'c', now() - interval '${age}')`,
    'subscriptions',
    '29 days',
    '31 days',
  ],
  [
    'an account nobody signed in to',
    (age) =>
      `insert into users (id, name, email, updated_at) values ('u', 'a', 'a@example.vn', now() - interval '${age}')`,
    'users',
    '23 months',
    '25 months',
  ],
]

describeOnDatabases('forgetOld', 'schema', (database) => {
  const query = (text: string) => database().pool.query<{ n: number }>(text)
  const left = async (table: string) => (await query(`select count(*)::int as n from ${table}`)).rows[0]?.n

  it.each(KEPT)('%s is kept until its time, then forgotten', async (_, insert, table, kept, gone) => {
    await query(`delete from ${table}`)
    await query(insert(kept))
    await forgetOld(database().pool)
    expect(await left(table)).toBe(1)
    await query(`delete from ${table}`)
    await query(insert(gone))
    await forgetOld(database().pool)
    expect(await left(table)).toBe(0)
  })

  it('keeps an account of staff, and one that was signed in to, however old', async () => {
    await query(`insert into users (id, name, email, updated_at) values
      ('staff', 'a', 's@example.vn', now() - interval '3 years'), ('back', 'a', 'b@example.vn', now() - interval '3 years')`)
    await query(`insert into user_roles values ('staff', 'editor')`)
    await query(
      `insert into sessions (id, token, user_id, expires_at) values ('s', 't', 'back', now() - interval '1 second')`,
    )
    await forgetOld(database().pool)
    expect(await left('users')).toBe(2)
  })

  it('takes the name off a review of three years ago, and keeps what it says', async () => {
    await query(
      `insert into product_categories (name, slug, kind, group_key) values ('Tivi', 'tivi', 'tv', 'dien-tu')`,
    )
    await query(
      `insert into products (title, category_id) values ('Tivi', (select id from product_categories))`,
    )
    await query(`insert into product_reviews (product_id, customer_name, rating, review_text, created_at)
      select id, 'Lan', 5, 'Tốt', now() - interval '37 months' from products`)
    await forgetOld(database().pool)
    const { rows } = await database().pool.query('select customer_name, review_text from product_reviews')
    expect(rows).toEqual([{ customer_name: 'Người mua', review_text: 'Tốt' }])
  })
})
