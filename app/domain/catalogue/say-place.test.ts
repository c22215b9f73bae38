import { describe, expect, it } from 'vitest'
import { sayPlace, sayWish } from './say-place.ts'

describe('sayPlace', () => {
  it.each([
    ['capacity_l', '-150', 'Dưới 150 lít'],
    ['capacity_l', '250-350', '250 – 350 lít'],
    ['capacity_l', '600-', 'Từ 600 lít'],
    ['capacity_l', ':400', 'Tối đa 400 lít'],
    ['screen_in', '55', '55 inch'],
    ['storage_gb', '1024', '1 TB'],
    ['doors', 'side-by-side', 'Side by side'],
    ['inverter', 'true', 'Inverter'],
    ['hp', '1.5', '1,5 HP'],
    ['headphone_type', '!wired', 'Không phải Có dây'],
    ['os', 'Google TV', 'Google TV'],
  ])('%s %s: %s', (attribute, place, words) => {
    expect(sayPlace(attribute, place)).toBe(words)
  })
})

describe('sayWish', () => {
  it.each([
    ['ram_gb', '8', 'RAM 8 GB'],
    ['capacity_l', '-150', 'Dung tích dưới 150 lít'],
    ['doors', 'mini', 'Mini'],
    ['inverter', 'true', 'Inverter'],
    ['os', 'iOS', 'Hệ điều hành iOS'],
  ])('%s %s: %s', (attribute, place, words) => {
    expect(sayWish(attribute, place)).toBe(words)
  })
})
