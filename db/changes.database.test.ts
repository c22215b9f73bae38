import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { describeOnDatabases } from '#tests/support/database.ts'
import { listenToChanges } from './changes.ts'
import type { Changes } from './changes.ts'

describeOnDatabases('changes of what pages show', 'demo', (open) => {
  let changes: Changes | null = null
  const told: string[] = []

  async function toldBy(statement: ReturnType<typeof sql>): Promise<string[]> {
    const { db } = open()
    if (!changes) {
      changes = await listenToChanges(open())
      changes.subscribe({ onChange: (tag) => told.push(tag), onHearing: () => undefined })
    }
    told.length = 0
    await db.execute(statement)
    await changes.settle()
    return [...new Set(told)].sort()
  }
  afterEach(async () => {
    await changes?.close()
    changes = null
  })

  const one = (table: string) => sql.raw(`(select min(id) from ${table})`)

  test.each([
    [
      'a product',
      sql`update products set title = title || '.' where id in (1, 2)`,
      ['product:1', 'product:2', 'products'],
    ],
    [
      'its pictures',
      sql`insert into product_images (product_id, url) values (3, '/a.webp')`,
      ['product:3', 'products'],
    ],
    ['its offers', sql`update offers set shop = shop where product_id = 4`, ['product:4', 'products']],
    [
      'its prices',
      sql`update price_observations set price = price + 1
        where offer_id in (select id from offers where product_id = 5)`,
      ['product:5', 'products'],
    ],
    ['very many products', sql`update products set title = title where id < 500`, ['product:*', 'products']],
    ['no product', sql`update products set title = title where id < 0`, []],
    [
      'a review that waits',
      sql`insert into product_reviews (product_id, customer_name, rating, review_text) values (6, 'Lan', 5, 'Tốt lắm')`,
      [],
    ],
    [
      'that review, approved',
      sql`update product_reviews set is_approved = true where product_id = 6`,
      ['product:6', 'products'],
    ],
    ['a brand', sql`update brands set name = name where id = ${one('brands')}`, ['reference']],
    ['an article', sql`update articles set title = title where id = ${one('articles')}`, ['articles']],
    [
      'a view counted',
      sql`update articles set view_count = view_count + 1 where id = ${one('articles')}`,
      [],
    ],
    ['a like', sql`update articles set like_count = like_count + 1 where id = 3`, ['article:3', 'likes']],
    ['a tag', sql`update tags set name = name where id = ${one('tags')}`, ['articles']],
    [
      'a redirect',
      sql`insert into redirects (path, target, origin) values ('/cu', '/products', 'typed')`,
      ['redirects'],
    ],
    ['a setting', sql`insert into settings (key, value) values ('hotline', '"1900 1234"')`, ['site']],
  ])('%s', async (_, statement, tags) => {
    expect(await toldBy(statement)).toEqual(tags)
  })

  test('every column of an article is told of but its counters, and when it changed, which goes with others', async () => {
    const { rows } = await open().pool.query<{ column: string }>(
      `select attname as column from pg_attribute join pg_class on pg_class.oid = attrelid
       where relname = 'articles' and attnum > 0 and not attisdropped and attgenerated = ''
         and not attnum = any (array(select unnest(tgattr::int2[]) from pg_trigger where tgname = 'articles_told'))
       order by 1`,
    )
    expect(rows.map(({ column }) => column)).toEqual(['changed_at', 'like_count', 'view_count'])
  })

  test('nothing is told of what is taken back', async () => {
    await toldBy(sql`select 1`)
    await open()
      .db.transaction(async (tx) => {
        await tx.execute(sql`update products set title = title where id = 7`)
        throw new Error('taken back')
      })
      .catch(() => {})
    await changes?.settle()
    expect(told).toEqual([])
  })

  test('a listener that comes later is told that changes are heard', async () => {
    await toldBy(sql`select 1`)
    let hearing = false
    changes?.subscribe({ onChange: () => undefined, onHearing: () => (hearing = true) })
    expect(hearing).toBe(true)
  })

  test('another server that is always late is waited for once a minute', async () => {
    const { pool, embedded } = open()
    if (embedded) return
    await toldBy(sql`select 1`)
    const late = new pg.Client({ ...pool.options, application_name: 'chon-may changes' })
    const questions: string[] = []
    late.on('notification', ({ payload = '' }) => {
      if (payload.startsWith('ask ')) questions.push(payload.slice(4))
    })
    await late.connect()
    await late.query('listen changes_heard')
    const write = async () => {
      await open().db.execute(sql`update products set title = title where id = 8`)
      let isSettled = false
      const settled = changes?.settle().then(() => (isSettled = true))
      return { settled, isSettled: () => isSettled }
    }
    const answer = async () => {
      await vi.waitFor(() => expect(questions).not.toEqual([]))
      await late.query(`select pg_notify('changes_heard', 'heard ' || $1)`, [questions.shift()])
    }
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    try {
      const first = await write()
      await vi.waitFor(() => expect(questions).toHaveLength(1), { timeout: 10_000 })
      expect(first.isSettled()).toBe(false)
      vi.advanceTimersByTime(1_000)
      await first.settled
      await answer()
      await (
        await write()
      ).settled
      expect(questions).toEqual([])
      vi.advanceTimersByTime(60_000)
      const later = await write()
      await answer()
      await later.settled
    } finally {
      vi.useRealTimers()
      await late.end()
    }
  })
})
