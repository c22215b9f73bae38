import { describe, expect, it } from 'vitest'
import { isCorrectable, nearestWord, slipsBetween } from './misspelling.ts'

const known = [
  { word: 'samsung', n: 200 },
  { word: 'lenovo', n: 20 },
  { word: 'sunhouse', n: 20 },
  { word: 'lanh', n: 300 },
  { word: 'lan', n: 2 },
]

describe('nearestWord', () => {
  it.each([
    ['samsumg', 'samsung'],
    ['samsnug', 'samsung'],
    ['lenvo', 'lenovo'],
    ['sunhuose', 'sunhouse'],
    ['lanhj', 'lanh'],
    ['abcdef', null],
    ['snmsxnx', null],
  ])('%s was meant as %s', (typed, word) => {
    expect(nearestWord(typed, known)).toBe(word)
  })
})

it.each([
  ['abc', 'abc', 0],
  ['abc', 'acb', 1],
  ['abc', 'ab', 1],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
])('%s and %s are %i slips apart', (a, b, slips) => {
  expect(slipsBetween(a, b)).toBe(slips)
})

it('codes and short words are left as typed', () => {
  expect(['rt38cg', 'lg', 'tvi', 'samsumg'].map(isCorrectable)).toEqual([false, false, false, true])
})
