import { expect, test } from 'vitest'
import { listPages } from './list-pages.ts'

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 10, [1, 2, 3, 'gap', 10]],
  [4, 10, [1, 2, 3, 4, 5, 6, 'gap', 10]],
  [5, 10, [1, 2, 3, 4, 5, 6, 7, 'gap', 10]],
  [6, 12, [1, 'gap', 4, 5, 6, 7, 8, 'gap', 12]],
  [12, 12, [1, 'gap', 10, 11, 12]],
])('page %i of %i shows %j', (page, total, expected) => expect(listPages(page, total)).toEqual(expected))
