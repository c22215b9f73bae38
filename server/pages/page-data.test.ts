import { expect, test } from 'vitest'
import { createPageData } from './page-data.ts'

function someData() {
  let clock = 0
  let times = 0
  const data = createPageData({ freshMs: 30_000, now: () => clock, maxBytes: 8_000 })
  data.setHearing(true)
  const read = async (key: string, { anew = false, tags = ['product:1', 'reference'] as const } = {}) => {
    const { data: said } = await data.read(
      key,
      (names) => {
        names(...tags)
        return Promise.resolve(`${key} ${(times += 1)}`)
      },
      anew,
    )
    return said
  }
  return { data, read, pass: (ms: number) => (clock += ms) }
}

test('what a page shows is read once, and anew after a change of what it names', async () => {
  const { data, read } = someData()
  expect([await read('a'), await read('a')]).toEqual(['a 1', 'a 1'])
  data.drop('product:2')
  expect(await read('a')).toBe('a 1')
  data.drop('product:*')
  expect(await read('a')).toBe('a 2')
  data.drop('reference')
  expect(await read('a')).toBe('a 3')
})

test('it tells the rows that it was read from each time', async () => {
  const { data, read } = someData()
  await read('a')
  const { tags } = await data.read('a', () => Promise.resolve('never'))
  expect(tags).toEqual(['product:1', 'reference'])
})

test('what was read while it changed is not kept', async () => {
  const { data, read } = someData()
  const { promise, resolve } = Promise.withResolvers<string>()
  const slow = data.read('a', (names) => {
    names('product:1')
    return promise
  })
  data.drop('product:1')
  resolve('old')
  expect((await slow).data).toBe('old')
  expect(await read('a')).toBe('a 1')
})

test('it is no older than half a minute, and as new as can be for a page that is kept itself', async () => {
  const { read, pass } = someData()
  await read('a')
  pass(29_999)
  expect(await read('a')).toBe('a 1')
  expect(await read('a', { anew: true })).toBe('a 2')
  pass(29_999)
  expect(await read('a')).toBe('a 2')
  pass(1)
  expect(await read('a')).toBe('a 3')
})

test('nothing is kept while changes may be missed, nor what names no rows', async () => {
  const { data, read } = someData()
  await read('a')
  data.setHearing(false)
  expect([await read('a'), await read('a')]).toEqual(['a 2', 'a 3'])
  data.setHearing(true)
  const nothing = () => data.read('b', () => Promise.resolve({}))
  expect((await nothing()).data).not.toBe((await nothing()).data)
})

test('the memory is bounded: what was read longest ago goes first', async () => {
  const { read } = someData()
  for (let id = 0; id < 60; id += 1) await read(`key ${id}`)
  expect(await read('key 59')).toBe('key 59 60')
  expect(await read('key 0')).toBe('key 0 61')
})
