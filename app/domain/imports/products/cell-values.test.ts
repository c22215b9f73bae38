import { describe, expect, it } from 'vitest'
import { priceAsText, readDay, readFigure, readVnd, writeFigure } from './cell-values.ts'

describe('a price in VND', () => {
  it.each([
    ['12.990.000 ₫', 12_990_000],
    ['12,990,000đ', 12_990_000],
    ['12990000 VND', 12_990_000],
    ['12990000.00', 12_990_000],
    ['12.990.000,00 VNĐ', 12_990_000],
    ['12,99 triệu', null],
    ['Liên hệ', null],
    ['0', null],
    ['-5000000', null],
    ['1000000000000', null],
  ])('%j is %j', (text, value) => expect(readVnd(text)).toBe(value))
})

describe('a price kept as text', () => {
  it.each([
    ['12990000.00', '12990000'],
    ['12.990.000 ₫', '12.990.000 ₫'],
    ['Liên hệ', 'Liên hệ'],
    ['Từ 5,5', 'Từ 5,5'],
  ])('%j stays or loses decimals that would count as digits: %j', (text, kept) =>
    expect(priceAsText(text)).toBe(kept),
  )
})

describe('a day', () => {
  it.each([
    ['2026-05-31', '2026-05-31'],
    ['31/5/2026', '2026-05-31'],
    ['01.06.2026', '2026-06-01'],
    ['1-6-2026 10:30', '2026-06-01'],
    ['2026-05-31T10:00:00Z', '2026-05-31'],
    ['2025-06', '2025-06-01'],
    ['2025-13', null],
    ['31/2/2026', null],
    ['5/31/2026', null],
    ['hôm qua', null],
  ])('%j is %j', (text, day) => expect(readDay(text)).toBe(day))
})

describe('a figure', () => {
  it.each([
    ['capacity_l', '315', 315],
    ['capacity_l', '1.234,5 lít', 1234.5],
    ['screen_in', '6.7"', 6.7],
    ['screen_in', '55 INCH', 55],
    ['warranty_months', '24 tháng', 24],
    ['warranty_months', '2 năm', 24],
    ['cspf', '5,4', 5.4],
    ['inverter', 'Inverter', true],
    ['inverter', 'thường', false],
    ['cordless', 'x', true],
    ['doors', 'side-by-side', 'side-by-side'],
    ['doors', 'NHIỀU cửa', 'multi-door'],
    ['resolution', '4K', '4K'],
    ['whatever', '7,5', 7.5],
    ['whatever', 'true', true],
    ['whatever', 'chữ', 'chữ'],
  ])('%s %j is %j', (key, text, value) => expect(readFigure(key, text)).toEqual({ value }))

  it.each([
    ['capacity_l', 'nhiều', 'Must be a number, such as 6,5'],
    ['capacity_l', '-5', 'Must be a number, such as 6,5'],
    ['capacity_l', '9999999999', 'Must be a number, such as 6,5'],
    ['inverter', 'có lẽ', 'Must be Inverter or Thường, yes or no'],
    ['hob_type', 'gas', 'Must be one of: Bếp từ, Hồng ngoại, Từ + hồng ngoại'],
    ['resolution', 'x'.repeat(201), 'Longer than 200 characters'],
    ['whatever', 'x'.repeat(201), 'Longer than 200 characters'],
  ])('%s %j is refused', (key, text, problem) => expect(readFigure(key, text)).toEqual({ problem }))

  it.each([
    ['weight_kg', 1.194],
    ['weight_kg', 0.194],
    ['battery_mah', 5000],
    ['inverter', true],
    ['doors', 'mini'],
    ['whatever', 1234],
  ])('%s %j is read as it was written', (key, value) =>
    expect(readFigure(key, writeFigure(value))).toEqual({ value }),
  )
})
