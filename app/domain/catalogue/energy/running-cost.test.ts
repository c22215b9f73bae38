import { describe, expect, test } from 'vitest'
import { consumption } from './consumption.ts'
import { fiveYearCost, monthlyCost } from './running-cost.ts'

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

// kWh a year, the household's kWh a month, VND a month and in five years; from exact fractions of the cumulative table.
describe('the cost of a product', () => {
  test.each([
    [0, 200, 0, 0],
    [12, 200, 3238, 194_270],
    [120, 200, 32_378, 1_942_704],
    [217, 200, 58_551, 3_513_056],
    [302, 200, 81_486, 4_889_138],
    [339, 200, 91_469, 5_488_139],
    [411, 200, 110_896, 6_653_761],
    [669, 200, 180_510, 10_830_575],
    [724, 200, 195_350, 11_720_981],
    [1200, 200, 323_784, 19_427_040],
    [2400, 200, 685_584, 41_135_040],
    [3600, 200, 1_059_264, 63_555_840],
    [339, 0, 60_532, 3_631_910],
    [339, 40, 61_833, 3_709_962],
    [339, 80, 65_486, 3_929_148],
    [339, 100, 72_614, 4_356_828],
    [339, 150, 72_614, 4_356_828],
    [339, 250, 91_469, 5_488_139],
    [339, 290, 98_407, 5_904_414],
    [340, 350, 102_510, 6_150_600],
    [339, 390, 104_377, 6_262_596],
    [339, 400, 105_565, 6_333_876],
    [339, 800, 105_565, 6_333_876],
    [1044, 0, 189_054, 11_343_240],
    [1044, 200, 281_692, 16_901_525],
    [1044, 350, 319_162, 19_149_696],
  ])(
    '%d kWh a year on top of %d kWh a month: %d VND a month, %d in five years',
    (kwhYear, base, month, years) => {
      expect(monthlyCost(PRICES, kwhYear, base)).toBe(month)
      expect(fiveYearCost(PRICES, kwhYear, base)).toBe(years)
    },
  )

  test('is counted on top of 200 kWh a month where nothing is said', () => {
    expect(monthlyCost(PRICES, 339)).toBe(91_469)
    expect(fiveYearCost(PRICES, 339)).toBe(5_488_139)
  })

  test.each([
    [5.23, 280_795],
    [4.2, 352_695],
  ])('a 9,212 BTU/h air conditioner of CSPF %d costs %d VND a month', (cspf, vnd) => {
    const use = consumption('ac', { cooling_btu: 9212, cspf })
    expect(monthlyCost(PRICES, use?.kwhYear ?? 0)).toBe(vnd)
  })
})
