import { describe, expect, it } from 'vitest'
import {
  PRICE_LADDER,
  bandToken,
  countInBand,
  priceBands,
  readBand,
  readPrice,
  sayBand,
} from './price-bands.ts'

const steps = (filled: Record<number, number>) =>
  Array.from({ length: PRICE_LADDER.length + 1 }, (_, step) => filled[step] ?? 0)

describe('priceBands', () => {
  it('cuts at round sums, covers every price once and has at most six bands', () => {
    const counts = steps({ 8: 10, 9: 10, 12: 20, 14: 20, 16: 15, 18: 10, 20: 5 })
    const bands = priceBands(counts)
    expect(bands.length).toBeLessThanOrEqual(6)
    expect(bands[0]?.min).toBeUndefined()
    expect(bands.at(-1)?.max).toBeUndefined()
    expect(bands.map((band) => countInBand(band, counts)).reduce((sum, n) => sum + n, 0)).toBe(90)
    expect(bands.slice(1).map(({ min }) => min)).toEqual(bands.slice(0, -1).map(({ max }) => max))
  })

  it('offers none where all products cost about the same, or there are none', () => {
    expect(priceBands(steps({ 5: 12 }))).toEqual([])
    expect(priceBands(steps({}))).toEqual([])
  })
})

describe('a band', () => {
  it.each([
    [{ max: 5_000_000 }, '-5000000', 'Dưới 5 triệu'],
    [{ min: 5_000_000, max: 10_000_000 }, '5000000-10000000', 'Từ 5 đến 10 triệu'],
    [{ min: 500_000, max: 1_000_000 }, '500000-1000000', 'Từ 500 nghìn đến 1 triệu'],
    [{ min: 20_000_000 }, '20000000-', 'Từ 20 triệu'],
  ])('%j is written %s and said %s', (band, token, words) => {
    expect(bandToken(band)).toBe(token)
    expect(readBand(token)).toEqual({ min: undefined, max: undefined, ...band })
    expect(sayBand(band)).toBe(words)
  })

  it.each(['', '-', 'x-y', '10-5', '1-2-3', '999999999999-'])('is not read from %j', (token) => {
    expect(readBand(token)).toBeNull()
  })
})

describe('readPrice', () => {
  it.each([
    ['8 triệu', 8_000_000],
    ['8.5tr', 8_500_000],
    ['8,5 tr', 8_500_000],
    ['500k', 500_000],
    ['8.500.000', 8_500_000],
    ['8500000 đ', 8_500_000],
    ['15', 15_000_000],
    ['1.500 nghìn', 1_500_000],
    ['-5', null],
    ['99999 triệu', null],
    ['abc', null],
    ['', null],
  ])('%j is %s', (text, vnd) => {
    expect(readPrice(text)).toBe(vnd)
  })
})
