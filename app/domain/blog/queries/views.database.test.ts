import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '#db/client.ts'
import { articleMaker } from '#tests/support/articles.ts'
import { describeOnDatabase } from '#tests/support/database.ts'
import { createViewCounter } from '../view-counter.server.ts'
import { likeArticle } from './like-article.server.ts'
import { countViews, forgetViews, mostReadThisWeek } from './views.server.ts'

const quiet = pino({ level: 'silent' })

describeOnDatabase('views and likes', 'schema', (database) => {
  const db = () => database().db
  let id = 0
  let made = 0
  beforeEach(async () => {
    await db().execute(sql`delete from article_views`)
    made += 1
    id = await articleMaker(db()).article(`bai-${made}`)
  })
  const views = async () =>
    (await db().execute<{ n: number }>(sql`select view_count as n from articles where id = ${id}`)).rows[0]?.n
  const aged = (minutes: number) =>
    db().execute(sql`update article_views set seen_at = now() - make_interval(mins => ${minutes})`)

  it('two visitors are two views, the same one again within 30 minutes is none', async () => {
    await countViews(db(), [
      { articleId: id, visitor: 'a' },
      { articleId: id, visitor: 'b' },
    ])
    await countViews(db(), [{ articleId: id, visitor: 'a' }])
    expect(await views()).toBe(2)
    await aged(29)
    await countViews(db(), [{ articleId: id, visitor: 'a' }])
    expect(await views()).toBe(2)
    await aged(31)
    await countViews(db(), [{ articleId: id, visitor: 'a' }])
    expect(await views()).toBe(3)
  })
  it('one visitor twice in a batch is one view, and an article that is gone is none', async () => {
    await countViews(db(), [
      { articleId: id, visitor: 'a' },
      { articleId: id, visitor: 'a' },
      { articleId: 2_000_000, visitor: 'a' },
    ])
    expect(await views()).toBe(1)
  })
  it('count for the day in Vietnam, and so for the week', async () => {
    await countViews(db(), [
      { articleId: id, visitor: 'a' },
      { articleId: id, visitor: 'b' },
    ])
    expect((await mostReadThisWeek(db(), { limit: 1 }))[0]).toBeDefined()
    const { rows } = await db().execute<{ views: number; today: boolean }>(sql`
      select views, day = (now() at time zone 'Asia/Ho_Chi_Minh')::date as today from article_daily_views
      where article_id = ${id}`)
    expect(rows).toEqual([{ views: 2, today: true }])
  })
  it('do not make an article newer', async () => {
    const changed = () => db().execute(sql`select updated_at from articles where id = ${id}`)
    const before = (await changed()).rows
    await countViews(db(), [{ articleId: id, visitor: 'a' }])
    await likeArticle(db(), { articleId: id, visitor: 'a' })
    expect((await changed()).rows).toEqual(before)
  })
  it('who saw what is forgotten after a day', async () => {
    await countViews(db(), [{ articleId: id, visitor: 'a' }])
    await aged(25 * 60)
    await forgetViews(db())
    const { rows } = await db().execute(sql`select 1 from article_views`)
    expect(rows).toEqual([])
  })

  describe('the counter', () => {
    it('writes what it noted when it is flushed, repeats once', async () => {
      const counter = createViewCounter(db(), quiet)
      for (const visitor of ['a', 'a', 'b']) counter.note({ articleId: id, visitor })
      expect(await views()).toBe(0)
      await counter.flush()
      expect(await views()).toBe(2)
    })
    it('keeps what could not be written, and writes it with the next', async () => {
      let broken = true
      const flaky = new Proxy(db(), {
        get: (target, name, receiver) =>
          name === 'execute' && broken
            ? () => Promise.reject(new Error('away'))
            : (Reflect.get(target, name, receiver) as unknown),
      }) satisfies Db
      const counter = createViewCounter(flaky, quiet)
      counter.note({ articleId: id, visitor: 'a' })
      await counter.flush()
      expect(await views()).toBe(0)
      broken = false
      await counter.flush()
      expect(await views()).toBe(1)
    })
  })

  it('a like counts once a visitor', async () => {
    expect(await likeArticle(db(), { articleId: id, visitor: 'a' })).toBe(1)
    expect(await likeArticle(db(), { articleId: id, visitor: 'a' })).toBe(1)
    expect(await likeArticle(db(), { articleId: id, visitor: 'b' })).toBe(2)
    expect(await likeArticle(db(), { articleId: 2_000_000, visitor: 'b' })).toBeNull()
  })
})
