import { expect, it } from 'vitest'
import { withTerm } from './recent-searches.ts'

it('a new search goes to the front and the sixth falls off', () => {
  expect(withTerm(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd'])
})

it('a known search changes nothing', () => {
  expect(withTerm(['a', 'b'], 'b')).toEqual(['a', 'b'])
})
