import { expect, test } from 'vitest'
import { AC_CLASSES, BTU_PER_M2, btuRangeOfHp, hpOfBtu, sizeAirConditioner } from './air-conditioner.ts'

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

test('the room of a class is the one its BTU/h serve by the area rule', () => {
  for (const { btu, roomM2 } of AC_CLASSES) expect(roomM2 * BTU_PER_M2).toBe(btu)
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
  [41, 'hai máy, mỗi máy 2 HP'],
  [60, 'hai máy, mỗi máy 2 HP'],
  [80, 'hai máy, mỗi máy 2,5 HP'],
  [100, '3 máy, mỗi máy 2,5 HP'],
])('a room of %d m² is beyond one machine: %s', (roomM2, said) =>
  expect(sizeAirConditioner({ roomM2 })?.sentence).toContain(said),
)
