import { expect, it } from 'vitest'
import { countBits, hasBit, inBoth, inEither, numbers, withBits } from './bits.ts'

const among = (bits: Uint8Array) => Array.from({ length: 40 }, (_, at) => at).filter((at) => hasBit(bits, at))

it('sets and clears bits, and grows as it has to', () => {
  const some = withBits(new Uint8Array(), [0, 7, 8, 31], true)
  expect(among(some)).toEqual([0, 7, 8, 31])
  expect(among(withBits(some, [7, 31, 39], false))).toEqual([0, 8])
  expect(among(some)).toEqual([0, 7, 8, 31])
})
it('tells what is in both of two rows and what in either, however long each is', () => {
  const [short, long] = [
    withBits(new Uint8Array(), [1, 3, 9], true),
    withBits(new Uint8Array(), [3, 9, 39], true),
  ]
  for (const [one, other] of [
    [short, long],
    [long, short],
  ] as const) {
    expect(among(inBoth(one, other))).toEqual([3, 9])
    expect(among(inEither(one, other))).toEqual([1, 3, 9, 39])
  }
  expect([among(short), among(long)]).toEqual([
    [1, 3, 9],
    [3, 9, 39],
  ])
})
it('counts bits', () => {
  expect(countBits(withBits(new Uint8Array(), [0, 1, 2, 3, 4, 5, 6, 7, 20], true))).toBe(9)
  expect(countBits(new Uint8Array(5))).toBe(0)
})
it('gives each id one number, from 0 on', () => {
  const numberOf = numbers()
  expect([90, 4, 90, 7, 4].map(numberOf)).toEqual([0, 1, 0, 2, 1])
})
