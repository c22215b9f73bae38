import { expect, test } from 'vitest'
import {
  AC_CLASSES,
  airConditionerGuide,
  btuRangeOfHp,
  hpOfBtu,
  SHIPPED_AC_RULE,
  sizeAirConditioner,
} from './air-conditioner.ts'

test.each([
  [9000, 1],
  [9200, 1],
  [11_900, 1.5],
  [12_000, 1.5],
  [17_100, 2],
  [18_000, 2],
  [20_500, 2.5],
  [24_000, 2.5],
  [36_000, 4],
])('%d BTU/h is %d HP', (btu, hp) => expect(hpOfBtu(btu)).toBe(hp))

test('the classes do not overlap', () => {
  const bounds = AC_CLASSES.map(({ hp }) => btuRangeOfHp(hp)).flatMap(({ min, max }) => [min, max])
  expect(bounds).toEqual([...bounds].sort((a, b) => a - b))
})

test('the rooms of the guide are those the BTU/h of each class serve by the rule', () => {
  const labels = (btuPerM2: number) =>
    airConditionerGuide({ ...SHIPPED_AC_RULE, btuPerM2 }).map(({ label }) => label)
  expect(labels(600)).toEqual(['Dưới 15 m²', '15–20 m²', '20–30 m²', '30–40 m²'])
  expect(labels(750)).toEqual(['Dưới 12 m²', '12–16 m²', '16–24 m²', '24–32 m²'])
})

test('an editor’s figures are what is reckoned and said with', () => {
  const rule = { ...SHIPPED_AC_RULE, btuPerM2: 700, heatLeast: 10, heatMost: 15 }
  expect(sizeAirConditioner({ roomM2: 18, heat: ['sun'] }, rule)?.sentence).toBe(
    'Phòng 18 m² × 700 = 12.600 BTU/h; phòng bị nắng chiếu nên cộng thêm 10–15 %, thành 13.860–14.490 BTU/h: máy 2 HP (khoảng 18.000 BTU/h) là vừa.',
  )
})

test('a larger room never gets a smaller machine', () => {
  let last = 0
  for (let roomM2 = 5; roomM2 <= 40; roomM2 += 1) {
    const ideal = sizeAirConditioner({ roomM2 })?.ideal ?? 0
    expect(ideal).toBeGreaterThanOrEqual(last)
    last = ideal
  }
})

test.each([
  [43, 'hai máy, mỗi máy 2 HP'],
  [60, 'hai máy, mỗi máy 2 HP'],
  [80, 'hai máy, mỗi máy 2,5 HP'],
  [100, '3 máy, mỗi máy 2,5 HP'],
])('a room of %d m² is beyond one machine: %s', (roomM2, said) =>
  expect(sizeAirConditioner({ roomM2 })?.sentence).toContain(said),
)

test('a load a hair above a class is still its', () => {
  expect(sizeAirConditioner({ roomM2: 16, heat: ['sun', 'top_floor'] })?.sentence).toContain('máy 1,5 HP')
  expect(sizeAirConditioner({ roomM2: 18, heat: ['sun'] })?.sentence).toContain('máy 2 HP')
})
