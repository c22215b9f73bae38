import { expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { titlesWith } from './titles-with.server.ts'

describeOnDatabase('titles that a search box suggests', 'demo', (database) => {
  it('hold every word, marks and case aside, the text as it stands first, and are few', async () => {
    const found = await titlesWith(database().db, 'TU LANH', 3)
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThanOrEqual(3)
    expect(found[0]?.title).toMatch(/tủ lạnh/i)
    for (const { path } of found) expect(path).toMatch(/^\/blog\//)
  })

  it('are the newest with the text as it stands, and behind these the newest with its words', async () => {
    const { db, pool } = database()
    const { rows: all } = await pool.query<{ title: string; slug: string; found: string; date: Date }>(
      `select title, slug, title_folded as found, published_at as date from articles
       where status = 'published' and deleted_at is null and published_at <= now() order by published_at desc, id desc`,
    )
    for (const text of ['máy', 'tu lanh', 'lanh tu', 'may giat', 'o']) {
      const words = text.normalize('NFD').replace(/\p{M}/gu, '').split(' ')
      const held = all.filter(({ found }) => words.every((word) => found.includes(word)))
      const asItStands = held.filter(({ found }) => found.includes(words.join(' ')))
      const wanted = [...asItStands, ...held.filter((one) => !asItStands.includes(one))]
      for (const limit of [1, 3, 40])
        expect((await titlesWith(db, text, limit)).map(({ title }) => title)).toEqual(
          wanted.slice(0, limit).map(({ title }) => title),
        )
    }
  })

  it('are none for a blank text or for words that no title holds', async () => {
    expect(await titlesWith(database().db, '  ', 3)).toEqual([])
    expect(await titlesWith(database().db, 'zzzqqq', 3)).toEqual([])
  })

  it('take signs of a pattern as they stand', async () => {
    expect(await titlesWith(database().db, '%%%', 3)).toEqual([])
  })
})
