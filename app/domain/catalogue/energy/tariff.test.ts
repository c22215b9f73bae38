import { describe, expect, test } from 'vitest'
import { monthlyBill } from './tariff.ts'

/** The six steps in force since 10 May 2025, VND a kWh before VAT. */
const TIERS = [
  { fromKwh: 0, vndPerKwh: 1984 },
  { fromKwh: 50, vndPerKwh: 2050 },
  { fromKwh: 100, vndPerKwh: 2380 },
  { fromKwh: 200, vndPerKwh: 2998 },
  { fromKwh: 300, vndPerKwh: 3350 },
  { fromKwh: 400, vndPerKwh: 3460 },
]
const PRICES = { tiers: TIERS, vatRate: 0.08 }

// Worked out by hand from the cumulative table: 50 kWh cost 99,200, 100 cost 201,700, 200 cost 439,700, 300 cost 739,500
// and 400 cost 1,074,500 VND before VAT.
describe('monthlyBill', () => {
  test.each([
    [0, 0],
    [1, 2142.72],
    [49, 104_993.28],
    [50, 107_136],
    [51, 109_350],
    [100, 217_836],
    [101, 220_406.4],
    [150, 346_356],
    [200, 474_876],
    [201, 478_113.84],
    [250, 636_768],
    [300, 798_660],
    [301, 802_278],
    [350, 979_560],
    [400, 1_160_460],
    [401, 1_164_196.8],
    [500, 1_534_140],
    [700, 2_281_500],
    [1000, 3_402_540],
  ])('%d kWh cost %d VND with VAT', (kwh, vnd) => expect(monthlyBill(PRICES, kwh)).toBeCloseTo(vnd, 4))

  test('a part of a kWh costs its part', () => expect(monthlyBill(PRICES, 0.5)).toBeCloseTo(1071.36, 4))
  test('less than nothing costs nothing', () => expect(monthlyBill(PRICES, -5)).toBe(0))
  test('the order of the steps does not matter', () =>
    expect(monthlyBill({ ...PRICES, tiers: TIERS.toReversed() }, 250)).toBeCloseTo(636_768, 4))
  test('a table of one step is one price', () =>
    expect(monthlyBill({ tiers: [{ fromKwh: 0, vndPerKwh: 2000 }], vatRate: 0.1 }, 100)).toBeCloseTo(
      220_000,
      4,
    ))
})
