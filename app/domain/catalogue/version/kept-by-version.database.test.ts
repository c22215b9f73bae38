import { expect, it } from 'vitest'
import { describeOnDatabase } from '#tests/support/database.ts'
import { catalogueVersion } from './catalogue-version.server.ts'
import { manyKeptByVersion } from './kept-by-version.server.ts'

describeOnDatabase('values kept by the version of the catalogue', 'demo', (database) => {
  const change = () => database().pool.query('update products set price = price where id = 1')
  const counted = (most: number) => {
    const reads: string[] = []
    const get = manyKeptByVersion({
      key: (name: string) => name,
      read: (_, name) => Promise.resolve(`${name}${reads.push(name)}`),
      most,
    })
    return { reads, get: (name: string) => get(database().db, name) }
  }

  it('are read once, also by those who ask at the same time, and anew after a change', async () => {
    const { reads, get } = counted(5)
    expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['a1', 'a1', 'b2'])
    expect(await get('a')).toBe('a1')
    await change()
    expect(await get('a')).toBe('a3')
    expect(reads).toEqual(['a', 'b', 'a'])
  })

  it('make room for others, the one used least recently first', async () => {
    const { reads, get } = counted(2)
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await get(name)
    expect(reads).toEqual(['a', 'b', 'c', 'b'])
  })

  it('are not kept when reading them failed', async () => {
    let isDown = true
    const get = manyKeptByVersion({
      key: String,
      read: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve('up')),
      most: 2,
    })
    await expect(get(database().db, 1)).rejects.toThrow('down')
    isDown = false
    expect(await get(database().db, 1)).toBe('up')
  })

  it('share one reading of the version with all that is asked for in the same moment, and no longer', async () => {
    const { db } = database()
    const first = catalogueVersion(db)
    const { version } = await first
    const sameMoment = catalogueVersion(db)
    expect((await sameMoment).version).toBe(version)
    await change()
    expect((await catalogueVersion(db)).version).toBe(version + 1)
  })
})
