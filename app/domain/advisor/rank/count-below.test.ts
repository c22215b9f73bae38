import { expect, test } from 'vitest'
import { countBelow } from './count-below.ts'

test.each([
  [[], 3, 0],
  [[3], 3, 0],
  [[1, 3, 3, 3, 7], 3, 1],
  [[1, 3, 3, 3, 7], 4, 4],
  [[1, 3, 3, 3, 7], 0, 0],
  [[1, 3, 3, 3, 7], 8, 5],
])('of %j below %d', (sorted, value, count) => {
  expect(countBelow(sorted, value)).toBe(count)
})
