import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [3, 9, [1, 2, 3, 4, 5]],
  [4, 9, [2, 3, 4, 5, 6]],
  [8, 9, [5, 6, 7, 8, 9]],
  [9, 9, [5, 6, 7, 8, 9]],
  [99, 9, [5, 6, 7, 8, 9]],
  [-3, 9, [1, 2, 3, 4, 5]],
  [417, 834, [415, 416, 417, 418, 419]],
  [1, 0, []],
])('page %i of %i shows %j', (page, totalPages, numbers) => {
  expect(pageWindow(page, totalPages)).toEqual(numbers)
})
