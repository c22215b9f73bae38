import { expect, test } from 'vitest'
import { shortCount } from './counts.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1K'],
  [1234, '1,2K'],
  [15_678, '15,7K'],
  [999_940, '999,9K'],
  [999_960, '1M'],
  [3_400_000, '3,4M'],
])('%d is shown as %s', (count, text) => expect(shortCount(count)).toBe(text))
