import { describe, expect, test } from 'vitest'
import { formatVnd, parsePriceText, sayAbout, sayVnd } from './money.ts'

describe('formatVnd', () => {
  const intl = new Intl.NumberFormat('vi-VN', { style: 'currency', currency: 'VND' })

  test.each([0, 900, 1000, 500_000, 12_990_000, 1_250_000_000])('%d reads as Intl writes it', (vnd) => {
    expect(formatVnd(vnd)).toBe(intl.format(vnd))
  })
})

test.each([
  [7_010_000, '7 triệu'],
  [1_190_000, '1,2 triệu'],
  [3_150_000, '3,15 triệu'],
  [910_000, '910 nghìn'],
])('%d is about %s', (vnd, text) => expect(sayAbout(vnd)).toBe(text))

describe('sayVnd', () => {
  test.each([
    [500, '500 đồng'],
    [1000, '1 nghìn'],
    [12_500, '12,5 nghìn'],
    [500_000, '500 nghìn'],
    [999_999, '1 triệu'],
    [1_000_000, '1 triệu'],
    [12_990_000, '12,99 triệu'],
    [12_345_678, '12,35 triệu'],
    [999_999_999, '1 tỷ'],
    [1_200_000_000, '1,2 tỷ'],
  ])('%d is said %s', (vnd, text) => expect(sayVnd(vnd)).toBe(text))
})

describe('parsePriceText', () => {
  test.each([
    ['12990000', 12_990_000],
    ['12.990.000 ₫', 12_990_000],
    ['Giá: 5,490,000đ', 5_490_000],
    ['', null],
    ['Liên hệ', null],
    [null, null],
    [undefined, null],
  ])('%j is %j', (text, vnd) => expect(parsePriceText(text)).toBe(vnd))

  test('reads back what formatVnd writes', () => expect(parsePriceText(formatVnd(7_990_000))).toBe(7_990_000))
})
