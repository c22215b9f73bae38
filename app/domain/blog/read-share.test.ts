import { expect, test } from 'vitest'
import { readShare } from './read-share.ts'

test.each([
  [0, 1000, 0],
  [250, 1000, 0.25],
  [1000, 1000, 1],
  [1200, 1000, 1],
  [-80, 1000, 0],
  [10, 0, 0],
  [10, -5, 0],
])('%d of %d px is %d', (scrolled, scrollable, share) => expect(readShare(scrolled, scrollable)).toBe(share))
