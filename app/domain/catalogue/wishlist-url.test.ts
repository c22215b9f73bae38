import { expect, it } from 'vitest'
import { MOST_SHARED, sharedListHref } from './wishlist-url.ts'

it('a link shares as many as its page reads', () => {
  const ids = Array.from({ length: MOST_SHARED + 5 }, (_, index) => index + 1)
  expect(sharedListHref(ids).split(',')).toHaveLength(MOST_SHARED)
  expect(sharedListHref([3, 1])).toBe('/yeu-thich?ids=3,1')
})
