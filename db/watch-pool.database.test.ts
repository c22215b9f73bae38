import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { describeOnDatabases } from '#tests/support/database.ts'
import { watchPool } from './watch-pool.ts'

describeOnDatabases('watchPool', 'schema', (database) => {
  const asker = new AsyncLocalStorage<string>()
  let seen: { text: string; asker: string | undefined; failed: boolean }[] = []
  let isWatched = false
  beforeEach(() => {
    seen = []
    if (isWatched) return
    isWatched = true
    watchPool(database().pool, (text) => {
      const from = asker.getStore()
      return (error) => void seen.push({ text, asker: from, failed: error !== undefined })
    })
  })

  it('tells of statements, whichever way they are sent, and never of their values', async () => {
    const { db, pool } = database()
    await pool.query('select $1::text as pool', ['bí mật'])
    await db.execute(sql`select ${'bí mật'}::text as drizzle`)
    await db.transaction((tx) => tx.execute(sql`select 1 as inside`))
    const client = await pool.connect()
    await client.query('select 1 as client')
    client.release()
    expect(seen.map(({ text }) => text)).toEqual([
      'select $1::text as pool',
      'select $1::text as drizzle',
      'begin',
      'select 1 as inside',
      'commit',
      'select 1 as client',
    ])
    expect(JSON.stringify(seen)).not.toContain('bí mật')
  })

  it('tells of failures, and leaves them to whoever asked', async () => {
    await expect(database().pool.query('selec 1')).rejects.toThrow('syntax error')
    expect(seen).toEqual([{ text: 'selec 1', asker: undefined, failed: true }])
  })

  it('knows who asked, also where they waited for a connection', async () => {
    const { db, pool } = database()
    const names = Array.from({ length: 25 }, (_, n) => `visitor ${n}`)
    await Promise.all(
      names.map((name, n) =>
        asker.run(name, async () => {
          if (n % 2 === 0) await pool.query(`select '${name}' as name`)
          else await db.transaction((tx) => tx.execute(sql.raw(`select '${name}' as name`)))
        }),
      ),
    )
    const selects = seen.filter(({ text }) => text.startsWith('select'))
    expect(selects).toHaveLength(names.length)
    for (const { text, asker } of selects) expect(text).toBe(`select '${asker}' as name`)
  })
})
