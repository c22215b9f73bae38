import { describe, expect, test } from 'vitest'
import { formatNumber, parseNumber, plainNumber, withCommas } from './numbers.ts'

describe('formatNumber', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1.000'],
    [10800, '10.800'],
    [1234567.891, '1.234.567,89'],
    [1.5, '1,5'],
    [2.005, '2'],
    [-1500, '-1.500'],
    [-0.001, '0'],
  ])('%d is %s', (value, text) => expect(formatNumber(value)).toBe(text))

  test('keeps at most the decimals asked for', () => {
    expect(formatNumber(7.1234, 1)).toBe('7,1')
    expect(formatNumber(7.1234, 0)).toBe('7')
  })
})

describe('parseNumber', () => {
  test.each([
    ['6,5', 6.5],
    ['6.5', 6.5],
    ['2.65', 2.65],
    ['17.990', 17990],
    ['17,990', 17990],
    ['10.000.000', 10_000_000],
    ['10 000 000', 10_000_000],
    ['1170', 1170],
    ['1.234,5', 1234.5],
    ['1,234.50', 1234.5],
    ['12.990.000,00', 12_990_000],
    ['0,194', 0.194],
    ['0.125', 0.125],
    ['1.234.5', null],
    ['1.000.00', null],
    ['abc', null],
    ['', null],
  ])('%j is %j', (text, value) => expect(parseNumber(text)).toBe(value))
})

describe('plainNumber', () => {
  test.each([
    [1200, '1200'],
    [6.5, '6,5'],
    [0.194, '0,194'],
    [1.194, '1,1940'],
    [1234.567, '1234,567'],
  ])('%d is %s, and read as it was', (value, text) => {
    expect(plainNumber(value)).toBe(text)
    expect(parseNumber(text)).toBe(value)
  })
})

test('sizes have a decimal comma, however they were written', () => {
  expect(withCommas('Midea Inverter 1.5 HP MSAGII-13CRDN8')).toBe('Midea Inverter 1,5 HP MSAGII-13CRDN8')
  expect(withCommas('Casper Inverter 9.0 kg WF-9VG1')).toBe('Casper Inverter 9 kg WF-9VG1')
  expect(withCommas('chở được 1.000 kg')).toBe('chở được 1.000 kg')
})
