import { describe, expect, it } from 'vitest'
import { cardsQuery } from './schema.ts'

describe('cardsQuery', () => {
  it.each([
    ['3,1,2', [3, 1, 2]],
    ['7', [7]],
    ['5,5,1,5', [5, 1]],
    ['', []],
  ])('reads %j as %j', (ids, expected) => {
    expect(cardsQuery.parse({ ids })).toEqual({ ids: expected })
  })

  it.each([
    'a',
    '1,',
    '1,,2',
    '1.5',
    '0',
    '-1',
    '99999999999',
    Array.from({ length: 49 }, (_, n) => n + 1).join(),
  ])('refuses %s', (ids) => {
    expect(cardsQuery.safeParse({ ids }).success).toBe(false)
  })
})
