import { expect, it } from 'vitest'
import { readWishes } from './alert-input.ts'
import { suggestedBelow } from './suggested-below.ts'

it.each([
  ['7.500.000', 7_500_000],
  ['7500000 ₫', 7_500_000],
  ['7,5 triệu', 7_500_000],
  ['12tr', 12_000_000],
])('%s is a sum', (typed, below) =>
  expect(readWishes({ 'below-12': typed })).toEqual({ wishes: [{ id: 12, below }], errors: {} }),
)

it.each(['abc', '5', '999999999999999', 'rẻ tr'])('%s is none', (typed) => {
  const { wishes, errors } = readWishes({ 'below-12': typed })
  expect(wishes).toEqual([])
  expect(errors['below-12']).toContain('số tiền')
})

it('asks for nothing where no sum is', () =>
  expect(readWishes({ 'below-12': ' ', 'below-x': '5', email: 'a' })).toEqual({ wishes: [], errors: {} }))

it.each([
  [12_990_000, 12_300_000],
  [990_000, 940_000],
  [5_000, 10_000],
])('of %d VND begins at %d', (price, below) => expect(suggestedBelow(price)).toBe(below))
