import { describe, expect, it } from 'vitest'
import { cardsQuery, compareState } from './schema.ts'

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

describe('compareState', () => {
  it.each([
    [{ ids: '3,1,2' }, [3, 1, 2], 0],
    [{ ids: '3,x,3,0,-1,1.5' }, [3], 4],
    [{ ids: '' }, [], 0],
    [{}, [], 0],
    [{ ids: ',,7,' }, [7], 0],
    [
      { ids: Array.from({ length: 60 }, (_, n) => n + 1).join() },
      Array.from({ length: 48 }, (_, n) => n + 1),
      0,
    ],
  ])('reads %j', (query, ids, unread) => {
    expect(compareState.parse(query).ids).toEqual({ ids, unread })
  })

  it.each([
    ['1', true],
    ['yes', false],
    [undefined, false],
  ])('diff=%j asks for the differences alone: %j', (diff, only) => {
    expect(compareState.parse({ diff }).diff).toBe(only)
  })
})
