import { describe, expect, test } from 'vitest'
import { mixedFigures, placed, placeOf, rangesOf, rowFigures, rowKeys, shareBelow } from './ranges.ts'
import type { CategoryRanges } from './ranges.ts'

const steps = (from: number, to: number) =>
  Array.from({ length: 101 }, (_, step) => from + ((to - from) * step) / 100)
const FRIDGES: CategoryRanges = {
  total: 80,
  spreads: new Map([
    ['capacity_l', { known: 80, steps: steps(100, 700) }],
    ['energy_kwh_year', { known: 12, steps: steps(200, 600) }],
    ['noise_db', { known: 60, steps: [36] }],
    ['perSize', { known: 80, steps: steps(20_000, 120_000) }],
    ['price', { known: 80, steps: steps(2e6, 60e6) }],
  ]),
}
const fridge = { kind: 'fridge', attributes: { capacity_l: 400 }, price: 16_000_000 }

describe('the place of a figure among a category', () => {
  test.each([
    [100, 0],
    [400, 0.5],
    [700, 1],
    [5000, 1],
  ])('%i litres of 100 to 700 are at %d', (litres, at) => {
    expect(shareBelow({ known: 80, steps: steps(100, 700) }, litres)).toBeCloseTo(at, 1)
  })

  test('those that have as much stand half before and half behind', () => {
    expect(shareBelow({ known: 4, steps: [1, 2, 2, 3] }, 2)).toBe(0.5)
  })

  test('a figure says its value, unit and place; one that is not stated neither value nor place', () => {
    expect(placed(fridge, 'capacity_l', FRIDGES)).toMatchObject({ label: 'Dung tích', value: '400 lít' })
    expect(placed(fridge, 'capacity_l', FRIDGES).at).toBeCloseTo(0.5, 1)
    expect(placed(fridge, 'energy_kwh_year', FRIDGES)).toMatchObject({ value: null, at: null })
    expect(placed(fridge, 'perSize', FRIDGES)).toMatchObject({ label: 'Giá mỗi lít', value: '40 nghìn' })
  })

  test('prices by the size that are said alike stand in one place', () => {
    const place = (price: number) => placed({ ...fridge, price }, 'perSize', FRIDGES)
    expect(place(15_980_000)).toEqual(place(16_020_000))
  })

  test('where all have the same there is no place', () => {
    const quiet = { ...fridge, attributes: { noise_db: 36 } }
    expect(placed(quiet, 'noise_db', FRIDGES)).toMatchObject({ value: '36 dB', at: null })
  })
})

describe('the place of a figure as it is shown', () => {
  test('is the share that has less, a word, and where one end is better of how many it is ahead', () => {
    expect(placeOf('fridge', placed(fridge, 'capacity_l', FRIDGES))).toEqual({
      at: 50,
      word: 'tầm trung',
      good: null,
    })
    expect(placeOf('fridge', placed(fridge, 'energy_kwh_year', FRIDGES))).toBeNull()
    // Good is what costs less and is quieter; of a size nobody can say.
    expect(placeOf('fridge', { key: 'perSize', at: 0.9 })).toEqual({
      at: 90,
      word: 'đắt hơn 90% máy',
      good: 10,
    })
    expect(placeOf('fridge', { key: 'noise_db', at: 0.1 })).toEqual({ at: 10, word: 'rất êm', good: 90 })
    expect(placeOf('phone', { key: 'battery_mah', at: 0.7 })).toEqual({ at: 70, word: 'khá lớn', good: 70 })
    expect(placeOf('fridge', { key: 'capacity_l', at: 0.7 })?.good).toBeNull()
    // The dearer of two is cheaper than none.
    const two = { total: 2, spreads: new Map([['price', { known: 2, steps: [5e6, 5e6, 7e6, 7e6] }]]) }
    expect(
      [5e6, 7e6].map((price) => placeOf('fridge', placed({ ...fridge, price }, 'price', two))?.word),
    ).toEqual(['rẻ nhất', 'đắt nhất'])
    // Two that are told in the same word do not stand on the same spot.
    const [less, more] = [0.42, 0.58].map((at) => placeOf('fridge', { key: 'capacity_l', at }))
    expect([less?.word, less?.at, more?.at]).toEqual([more?.word, 42, 58])
  })
})

describe('what each row of a category shows', () => {
  test('figures that few state and that all have alike are left out; the price by size comes last', () => {
    expect(rowKeys('fridge', FRIDGES, 3)).toEqual(['capacity_l', 'perSize'])
  })

  test('a figure that a filter has fixed is left out, and with the size what depends on it alone', () => {
    expect(rowKeys('fridge', FRIDGES, 3, new Map([['capacity_l', 400]]))).toEqual([])
    expect(rowKeys('fridge', FRIDGES, 3, new Map([['door_type', 'x']]))).toEqual(['capacity_l', 'perSize'])
  })

  test('where a filter has left no figure to read down, the place of the price is one', () => {
    const row = { ...fridge, mainPrice: { value: 3e6 } }
    const fixed = new Map([['capacity_l', 400]])
    expect(rowFigures(row, FRIDGES, { fixed })).toMatchObject({
      figures: [{ label: 'Giá so với cùng loại', value: expect.stringMatching(/^rẻ hơn \d+% máy$/) }],
    })
  })

  test('a size that is right for the need they are listed for says so; any other is told among its kind', () => {
    const fit = { bounds: [{ attribute: 'capacity_l', min: 307, max: 550 }], words: 'vừa 4 người' }
    const words = [400, 560].map((capacity_l) => {
      const row = { ...fridge, attributes: { capacity_l }, mainPrice: { value: 16e6 } }
      return rowFigures(row, FRIDGES, { fit }).figures.map(({ place }) => place?.word)
    })
    expect(words).toEqual([
      ['vừa 4 người', 'rẻ hơn 80% máy'],
      ['khá lớn', 'rẻ hơn 91% máy'],
    ])
  })

  test('of sizes that do for a need the one nearest to what is best for it is told from those beside it', () => {
    const fit = { bounds: [{ attribute: 'capacity_l', min: 300, max: 550 }], words: 'đúng cỡ', ideal: 400 }
    const [small, right, large] = [320, 420, 540].map((capacity_l) => {
      const row = { ...fridge, attributes: { capacity_l }, mainPrice: { value: 16e6 } }
      return rowFigures(row, FRIDGES, { fit }).figures[0]?.place
    })
    expect([small?.word, right?.word, large?.word]).toEqual([
      'hơi nhỏ, vẫn hợp',
      'đúng cỡ',
      'hơi lớn, vẫn hợp',
    ])
    // All that does is a band on the line that each stands on.
    const [from = 0, to = 0] = right?.band ?? []
    expect(from).toBeLessThan(right?.at ?? 0)
    expect(to).toBeGreaterThan(right?.at ?? 100)
    expect([small?.band, large?.band]).toEqual([
      [from, to],
      [from, to],
    ])
  })

  test('in a list of several kinds the figures stand in words, and no price beside those of other sizes', () => {
    const row = { ...fridge, mainPrice: { value: 16e6 } }
    expect(mixedFigures(row, FRIDGES)).toMatchObject({ figures: [], qualities: ['400 lít'] })
  })

  test('machines may be weighed among themselves, unless they are too few', () => {
    const few = [100, 200, 300, 400, 500].map((capacity_l) => ({ ...fridge, attributes: { capacity_l } }))
    const ranges = rangesOf('fridge', few)
    expect(ranges && placed({ ...fridge, attributes: { capacity_l: 300 } }, 'capacity_l', ranges).at).toBe(
      0.5,
    )
    expect(ranges?.spreads.get('capacity_l')?.steps).toHaveLength(101)
    expect(rangesOf('fridge', few.slice(1))).toBeNull()
  })

  test('a kind that is carried is not priced by its size', () => {
    expect(rowKeys('phone', { total: 0, spreads: new Map() }, 3)).toEqual([])
  })
})
