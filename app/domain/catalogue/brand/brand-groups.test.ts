import { describe, expect, test } from 'vitest'
import { firstOfEach } from './brand-groups.ts'

describe('the first of several lists', () => {
  test('are all of them where they fit, one list after the other', () => {
    expect(firstOfEach([['a', 'b'], [], ['c', 'd', 'e']], 5)).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  test('are the first of each before the second of one, the lists in front getting what is left over', () => {
    const lists = [['a', 'b', 'c'], ['d'], ['e', 'f', 'g']]
    expect(firstOfEach(lists, 3)).toEqual(['a', 'd', 'e'])
    expect(firstOfEach(lists, 4)).toEqual(['a', 'b', 'd', 'e'])
    expect(firstOfEach(lists, 6)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  })
})
