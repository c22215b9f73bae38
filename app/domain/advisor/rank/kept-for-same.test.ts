import { expect, test } from 'vitest'
import { keptForSame } from './kept-for-same.ts'

const [one, other] = [{ id: 1 }, { id: 2 }]
const idsOf = keptForSame((things: readonly { id: number }[], from: number, extra?: { by: string }) => ({
  ids: things.map(({ id }) => id + from),
  extra,
}))

test('the same things that are asked the same have what was made of them', () => {
  const made = idsOf([one, other], 0, { by: 'a' })
  expect(made).toEqual({ ids: [1, 2], extra: { by: 'a' } })
  expect(idsOf([one, other], 0, { by: 'a' })).toBe(made)
})

test.each([
  ['another question', [one, other], 1, undefined, [2, 3]],
  ['another thing that looks the same', [one, { id: 2 }], 0, { by: 'a' }, [1, 2]],
  ['another order', [other, one], 0, { by: 'a' }, [2, 1]],
  ['fewer', [one], 0, { by: 'a' }, [1]],
  ['none', [], 0, { by: 'a' }, []],
])('%s is made anew', (_, things, from, extra, ids) => {
  const made = idsOf([one, other], 0, { by: 'a' })
  const anew = idsOf(things, from, extra)
  expect(anew).not.toBe(made)
  expect(anew.ids).toEqual(ids)
})

test('as many other things that are asked the same do not take its place', () => {
  const [first, second] = [[one], [other]]
  const made = [idsOf(first, 7), idsOf(second, 7)]
  expect([idsOf(first, 7), idsOf(second, 7)]).toEqual(made)
  expect(idsOf(first, 7)).toBe(made[0])
  expect(idsOf(second, 7)).toBe(made[1])
})
