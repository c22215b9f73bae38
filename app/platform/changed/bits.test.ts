import { expect, it } from 'vitest'
import { hasBit, numbers, withBits } from './bits.ts'

const among = (bits: Uint8Array) => Array.from({ length: 40 }, (_, at) => at).filter((at) => hasBit(bits, at))

it('sets and clears bits, and grows as it has to', () => {
  const some = withBits(new Uint8Array(), [0, 7, 8, 31], true)
  expect(among(some)).toEqual([0, 7, 8, 31])
  expect(among(withBits(some, [7, 31, 39], false))).toEqual([0, 8])
  expect(among(some)).toEqual([0, 7, 8, 31])
})
it('gives each id one number, from 0 on', () => {
  const numberOf = numbers()
  expect([90, 4, 90, 7, 4].map(numberOf)).toEqual([0, 1, 0, 2, 1])
})
