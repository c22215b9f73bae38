import { expect, it } from 'vitest'
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

  it('leaves a catalogue alone that holds anything', async () => {
    expect(await prepareDatabase(database(), { demo: true })).toEqual({ demoProducts: 0 })
  })
})
