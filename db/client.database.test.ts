import { expect, it } from 'vitest'
import { describeOnDatabases } from '#tests/support/database.ts'

describeOnDatabases('connect', 'schema', (database) => {
  it('answers the next query after one that failed', async () => {
    for (let round = 0; round < 5; round++) {
      await expect(database().pool.query('selec 1')).rejects.toThrow('syntax error')
      await expect(database().pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] })
    }
  })

  it('keeps a transaction apart from what others ask meanwhile', async () => {
    await database().db.transaction(async (tx) => {
      await tx.execute("insert into settings (key, value) values ('a', '1')")
    })
    const failed = database().db.transaction(async (tx) => {
      await tx.execute("insert into settings (key, value) values ('b', '1')")
      throw new Error('changed my mind')
    })
    const meanwhile = database().pool.query('select key from settings order by key')
    await expect(failed).rejects.toThrow('changed my mind')
    expect((await meanwhile).rows).toEqual([{ key: 'a' }])
  })

  it('gives whole numbers as numbers, also those of 64 bits', async () => {
    const { rows } = await database().pool.query(
      'select 12990000::bigint as price, count(*) as n from brands',
    )
    expect(rows).toEqual([{ price: 12_990_000, n: 0 }])
  })
})
