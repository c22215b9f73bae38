import { beforeEach, expect, test } from 'vitest'
import { storage } from '#tests/support/storage.ts'
import { save, unsave } from './saving.ts'
import { isSaved, MOST_SAVED, wishlist } from './wishlist.ts'

beforeEach(() => storage.install())

const ids = () => wishlist.read().map(({ id }) => id)

test('what was saved last stands first', () => {
  save([{ id: 1, savedAt: 100 }])
  save([{ id: 2, savedAt: 200 }])
  expect(ids()).toEqual([2, 1])
  expect([isSaved(1), isSaved(3)]).toEqual([true, false])
})

test('a product saved twice stands once, at its first time', () => {
  save([{ id: 1, savedAt: 100 }])
  expect(save([{ id: 1, savedAt: 900 }])).toEqual([])
  expect(wishlist.read()).toEqual([{ id: 1, savedAt: 100 }])
})

test('what was given up goes back to its place', () => {
  save([3, 2, 1].map((id) => ({ id, savedAt: id })))
  const removed = unsave([2])
  expect(ids()).toEqual([3, 1])
  save(removed)
  expect(ids()).toEqual([3, 2, 1])
})

test('a full list takes no more and loses nothing', () => {
  save(Array.from({ length: MOST_SAVED - 1 }, (_, index) => ({ id: index + 1, savedAt: index })))
  expect(
    save([
      { id: 900, savedAt: 900 },
      { id: 901, savedAt: 901 },
    ]),
  ).toEqual([900])
  expect(wishlist.read()).toHaveLength(MOST_SAVED)
  expect([isSaved(1), isSaved(900), isSaved(901)]).toEqual([true, true, false])
})

test.each([
  '{"id":"1","savedAt":1}',
  '{"id":1.5,"savedAt":1}',
  '{"id":1}',
  'null',
  '7',
  '{"id":-1,"savedAt":1}',
])('the stored %s is no product', (item) => {
  storage.values.set('wishlist', `[${item},{"id":8,"savedAt":1}]`)
  expect(ids()).toEqual([8])
})
