import { describe, expect, test } from 'vitest'
import type { Kind } from '#app/kinds/kind.ts'
import { KINDS, isKind } from '#app/kinds/kind.ts'
import type { SizingFacts } from './rule.ts'
import { size, sizeGuide, sizingFact } from './size.ts'

type Row = [Kind, SizingFacts, string, number, number, number | null]

const ROWS: Row[] = [
  ['fridge', { people: 1 }, 'capacity_l', 180, 180, 280],
  ['fridge', { people: 2 }, 'capacity_l', 180, 230, 280],
  ['fridge', { people: 3 }, 'capacity_l', 180, 290, 366],
  ['fridge', { people: 4 }, 'capacity_l', 307, 390, 550],
  ['fridge', { people: 5 }, 'capacity_l', 405, 480, 550],
  ['fridge', { people: 6 }, 'capacity_l', 450, 550, 646],
  ['fridge', { people: 12 }, 'capacity_l', 646, 650, null],
  ['washer', { people: 2 }, 'load_kg', 7, 7, 7.5],
  ['washer', { people: 3 }, 'load_kg', 7, 7.5, 9],
  ['washer', { people: 4 }, 'load_kg', 8, 8.5, 9],
  ['washer', { people: 5 }, 'load_kg', 8, 9.5, 10],
  ['washer', { people: 6 }, 'load_kg', 9.8, 10, 10],
  ['washer', { people: 8 }, 'load_kg', 10.5, 10.5, null],
  ['dryer', { people: 2 }, 'load_kg', 7, 7, 7],
  ['dryer', { people: 4 }, 'load_kg', 8, 8.5, 9],
  ['dryer', { people: 7 }, 'load_kg', 9.5, 9.5, 10],
  ['dryer', { people: 9 }, 'load_kg', 10.5, 10.5, null],
  ['water_heater', { people: 2 }, 'capacity_l', 20, 20, 20],
  ['water_heater', { people: 3 }, 'capacity_l', 20, 25, 30],
  ['water_heater', { people: 5 }, 'capacity_l', 30, 30, 30],
  ['water_heater', { people: 7 }, 'capacity_l', 30, 30, null],
  ['rice_cooker', { people: 3 }, 'capacity_l', 1, 1.2, 1.5],
  ['rice_cooker', { people: 4 }, 'capacity_l', 1, 1.6, 1.8],
  ['rice_cooker', { people: 6 }, 'capacity_l', 1.8, 1.8, 1.8],
  ['rice_cooker', { people: 10 }, 'capacity_l', 1.8, 1.8, null],
  ['tv', { distanceM: 2 }, 'screen_in', 39, 48, 66],
  ['tv', { distanceM: 2.5 }, 'screen_in', 49, 61, 82],
  ['tv', { distanceM: 3 }, 'screen_in', 59, 73, 99],
  ['ac', { roomM2: 12 }, 'cooling_btu', 7650, 9000, 10080],
  ['ac', { roomM2: 15 }, 'cooling_btu', 7650, 9000, 10080],
  ['ac', { roomM2: 18 }, 'cooling_btu', 10200, 12000, 13440],
  ['ac', { roomM2: 20 }, 'cooling_btu', 10200, 12000, 13440],
  ['ac', { roomM2: 18, heat: ['sun'] }, 'cooling_btu', 15300, 18000, 20160],
  ['ac', { roomM2: 30 }, 'cooling_btu', 15300, 18000, 20160],
  ['ac', { roomM2: 40 }, 'cooling_btu', 20400, 24000, 26880],
  ['ac', { roomM3: 54 }, 'cooling_btu', 10200, 12000, 13440],
  ['ac', { roomM2: 50 }, 'cooling_btu', 15300, 18000, 20160],
  ['dishwasher', { people: 2 }, 'place_settings', 6, 7, 8],
  ['dishwasher', { people: 4 }, 'place_settings', 12, 14, 15],
  ['air_purifier', { roomM2: 20 }, 'room_m2_max', 20, 20, null],
  ['air_purifier', { roomM3: 60 }, 'room_m2_max', 20, 20, null],
  ['laptop', { uses: ['study'] }, 'ram_gb', 16, 16, null],
]

describe('size', () => {
  test.each(ROWS)('%s for %j is %s %d / %d / %s', (kind, facts, attribute, min, ideal, max) => {
    expect(size(kind, facts)).toMatchObject({ kind, attribute, min, ideal, max })
  })

  test.each<[Kind, SizingFacts]>([
    ['fridge', {}],
    ['fridge', { people: 0 }],
    ['ac', { people: 4 }],
    ['tv', { roomM2: 20 }],
    ['laptop', { uses: ['gift'] }],
    ['phone', { people: 4 }],
  ])('%s from %j is not guessed', (kind, facts) => expect(size(kind, facts)).toBeNull())

  test('the sum is said', () => {
    expect(size('ac', { roomM2: 18 })?.sentence).toBe(
      'Phòng 18 m² × 600 = 10.800 BTU/h: máy 1,5 HP (khoảng 12.000 BTU/h) là vừa.',
    )
    expect(size('ac', { roomM2: 18, heat: ['sun'] })?.sentence).toContain(
      'cộng thêm 20–30 %, thành 12.960–14.040 BTU/h: máy 2 HP',
    )
    expect(size('ac', { roomM2: 50 })?.sentence).toContain('hai máy')
    expect(size('tv', { distanceM: 2.5 })?.sentence).toContain('2,5 × 39,37 ÷ 1,626 ≈ 61 inch')
    expect(size('fridge', { people: 4 })?.sentence).toBe(
      'Nhà 4 người hợp tủ có dung tích sử dụng 307–550 lít, lý tưởng là quanh 390 lít.',
    )
    expect(size('air_purifier', { roomM2: 20 })?.sentence).toContain('60 m³ × 2–3 lần mỗi giờ ≈ 120–180 m³/h')
  })

  test('an air conditioner is also sized in HP', () => {
    expect(size('ac', { roomM2: 25 })?.alsoNeeds).toEqual([{ attribute: 'hp', min: 2, ideal: 2, max: 2 }])
  })

  test('demanding uses ask for their graphics', () => {
    const needs = (uses: SizingFacts['uses']) =>
      size('laptop', { uses })?.alsoNeeds.map((need) => need.attribute)
    expect(needs(['office', 'gaming'])).toEqual(['storage_gb', 'gpu_discrete'])
    expect(needs(['graphics'])).toEqual(['storage_gb', 'srgb_percent'])
  })
})

const SIZED = [...KINDS].filter(isKind).filter((kind) => sizingFact(kind) !== null)

test('eleven kinds have a size rule', () => expect(SIZED).toHaveLength(11))

test.each(SIZED)('%s names the rule, its source and the day it was checked', (kind) => {
  const advice = size(kind, { people: 4, roomM2: 20, distanceM: 3, uses: ['study'] })
  expect(advice?.ruleId).toMatch(/^[a-z-]+$/)
  expect(advice?.source.title).not.toBe('')
  expect(advice?.source.publisher).not.toBe('')
  expect(advice?.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})

test.each(SIZED)('the guide of %s rises from line to line', (kind) => {
  const lows = sizeGuide(kind).map((row) => row.min)
  expect(lows).toEqual([...lows].sort((a, b) => a - b))
})

test('a crowd is told that one machine for a home is too small', () => {
  expect(size('rice_cooker', { people: 15 })?.sentence).toMatch(/máy thứ hai/)
  expect(size('rice_cooker', { people: 8 })?.sentence).not.toMatch(/máy thứ hai/)
})

test('a kind without a rule has no guide', () => {
  expect(sizeGuide('phone')).toEqual([])
  expect(sizingFact('phone')).toBeNull()
})
