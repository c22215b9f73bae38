import { beforeEach, expect, test } from 'vitest'
import { storage } from '#tests/support/storage.ts'
import { forgetViews, recentlyViewed, recordView, restoreViews } from './recently-viewed.ts'

beforeEach(() => storage.install())

test('the product looked at last stands first, each once', () => {
  for (const id of [1, 2, 3, 1]) recordView(id)
  expect(recentlyViewed.read()).toEqual([1, 3, 2])
})

test('twelve are remembered', () => {
  for (let id = 1; id <= 20; id++) recordView(id)
  expect(recentlyViewed.read()).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9])
})

test('forgotten products come back behind those looked at since', () => {
  for (const id of [1, 2, 3]) recordView(id)
  const forgotten = forgetViews()
  expect(recentlyViewed.read()).toEqual([])
  recordView(2)
  restoreViews(forgotten)
  expect(recentlyViewed.read()).toEqual([2, 3, 1])
})
