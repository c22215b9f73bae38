import { describe, expect, test } from 'vitest'
import { readSearch } from './schema.ts'

describe('readSearch', () => {
  test.each([
    ['', { q: '', category: undefined, page: 1 }],
    ['q=+tủ lạnh +', { q: 'tủ lạnh', category: undefined, page: 1 }],
    ['q=a&category=all', { q: 'a', category: undefined, page: 1 }],
    ['q=a&category=', { q: 'a', category: undefined, page: 1 }],
    ['category=3&page=2', { q: '', category: 3, page: 2 }],
    ['category=abc', { q: '', category: 0, page: 1 }],
    ['category=99999999999', { q: '', category: 0, page: 1 }],
    ['page=-1', { q: '', category: undefined, page: 1 }],
    ['page=21', { q: '', category: undefined, page: 1 }],
    ['page=x', { q: '', category: undefined, page: 1 }],
    [`q=${'a'.repeat(500)}`, { q: 'a'.repeat(200), category: undefined, page: 1 }],
    ['q=a%00b', { q: 'ab', category: undefined, page: 1 }],
  ])('%s is %o', (query, search) => expect(readSearch(new URLSearchParams(query))).toEqual(search))
})
