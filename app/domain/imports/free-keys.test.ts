import { expect, it } from 'vitest'
import { freeKeys } from './free-keys.ts'

function over(taken: readonly string[], used: readonly string[] = []) {
  const asked: number[] = []
  const inDatabase = new Set(taken)
  const here = new Set(used)
  const free = freeKeys(
    (keys) => {
      asked.push(keys.length)
      return Promise.resolve(new Set(keys.filter((key) => inDatabase.has(key))))
    },
    (key) => here.has(key),
  )
  return { free, asked, here }
}

it.each([
  [[], 'a-1'],
  [['a-1', 'a-2'], 'a-3'],
  [['a-2'], 'a-1'],
  [['a-10', 'a-1x', 'a-01'], 'a-1'],
])('with %j taken, a becomes %s', async (taken, expected) =>
  expect(await over(taken).free.after('a')).toBe(expected),
)

it('passes what this batch has taken', async () =>
  expect(await over(['a-2'], ['a', 'a-1']).free.after('a')).toBe('a-3'))

it('finds a place behind a thousand in a few questions', async () => {
  const { free, asked, here } = over(Array.from({ length: 1000 }, (_, at) => `a-${at + 1}`))
  expect(await free.after('a')).toBe('a-1001')
  here.add('a-1001')
  expect(await free.after('a')).toBe('a-1002')
  expect(asked.length).toBeLessThan(8)
})

it('asks once for a whole batch', async () => {
  const { free, asked } = over(['a-1', 'c-1'], ['a', 'c'])
  await free.expect(['a', 'b', 'c', 'd', 'd'])
  expect([await free.after('a'), await free.after('c'), await free.after('d')]).toEqual(['a-2', 'c-2', 'd-1'])
  expect(asked).toEqual([48])
})
