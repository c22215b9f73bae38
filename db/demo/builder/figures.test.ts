import { describe, expect, it } from 'vitest'
import { firstNumber, hoursOf, kilograms, monthsOf, numberBefore, numbersBefore, rangeOf } from './figures.ts'

describe('numbers', () => {
  it.each([
    ['431,3 kWh/năm', 431.3],
    ['9.000 BTU', 9000],
    ['17,990', 17_990],
    ['0.015 kW/h', 0.015],
    ['27.000 BTU', 27_000],
    ['không có', undefined],
  ])('reads the first number of %j as %j', (text, expected) => {
    expect(firstNumber(text)).toBe(expected)
  })

  it('reads the number that stands before the unit, not the first one', () => {
    expect(numberBefore('4 cánh, 326 lít', 'lít')).toBe(326)
    expect(numberBefore(undefined, 'lít')).toBeUndefined()
  })

  it('reads every number before a unit', () => {
    expect(numbersBefore('Chính 50 MP & Phụ 8 MP', 'MP')).toEqual([50, 8])
  })
})

describe('rangeOf', () => {
  it.each([
    ['Từ 15 - 20m²', { min: 15, max: 20 }],
    ['Từ 3 - 5 người', { min: 3, max: 5 }],
    ['4-5 người', { min: 4, max: 5 }],
    ['Dưới 15 m2', { max: 15 }],
    ['Trên 7 người', { min: 7 }],
    ['Phòng 60m²', { max: 60 }],
    ['Mọi phòng', {}],
  ])('reads %j as %j', (text, expected) => {
    expect(rangeOf(text)).toEqual(expected)
  })
})

describe('units', () => {
  it.each([
    ['2 năm', 24],
    ['24', 24],
    ['18 tháng', 18],
    ['Trọn đời', undefined],
  ])('reads a warranty of %j as %j months', (text, expected) => {
    expect(monthsOf(text)).toBe(expected)
  })

  it.each([
    ['Dài 149.6 mm - Nặng 177 g', 0.177],
    ['Nặng 2.31 kg', 2.31],
    ['nhẹ', undefined],
  ])('reads %j as %j kilograms', (text, expected) => {
    expect(kilograms(text)).toBe(expected)
  })

  it.each([
    ['Khoảng 40 giờ', 40],
    ['13 ngày', 312],
    ['lâu', undefined],
  ])('reads %j as %j hours', (text, expected) => {
    expect(hoursOf(text)).toBe(expected)
  })
})
