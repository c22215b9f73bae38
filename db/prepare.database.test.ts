import { expect, it } from 'vitest'
import { articleRules } from '#app/features/blog/article-rules.server.ts'
import { describeOnDatabases } from '#tests/support/database.ts'
import { prepareDatabase } from './prepare.ts'

describeOnDatabases('prepareDatabase', 'schema', (database) => {
  it('loads the demo once, however many servers start at the same time', async () => {
    const outcomes = await Promise.all([1, 2, 3].map(() => prepareDatabase(database(), { demo: true })))
    const loaded = outcomes.map(({ demoProducts }) => demoProducts).filter((products) => products > 0)
    expect(loaded).toHaveLength(1)
    const { rows } = await database().pool.query('select count(*) as n from products')
    expect(rows).toEqual([{ n: loaded[0] }])
  })

  it('gives a demo of before there were articles its articles, once', async () => {
    const articles = async () =>
      (await database().pool.query<{ n: number }>('select count(*) as n from articles')).rows[0]?.n
    await database().pool.query('delete from tags')
    expect(await articles()).toBe(0)
    await prepareDatabase(database(), { demo: true, articleRules })
    const loaded = await articles()
    expect(loaded).toBeGreaterThan(20)
    await prepareDatabase(database(), { demo: true, articleRules })
    expect(await articles()).toBe(loaded)
  })

  it('leaves a catalogue alone that holds anything', async () => {
    expect(await prepareDatabase(database(), { demo: true })).toEqual({ demoProducts: 0 })
  })
})
