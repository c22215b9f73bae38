import { expect, test } from 'vitest'
import { percentile } from './percentile.ts'

test.each([
  { figures: [5], share: 0.5, value: 5 },
  { figures: [4, 1, 3, 2], share: 0.5, value: 2 },
  { figures: [4, 1, 3, 2], share: 0.99, value: 4 },
  { figures: [10, 20, 30], share: 0, value: 10 },
])('$share of $figures stay at or under $value', ({ figures, share, value }) => {
  expect(percentile(figures, share)).toBe(value)
})

test('of no figures there is no percentile', () => {
  expect(percentile([], 0.5)).toBeNaN()
})
