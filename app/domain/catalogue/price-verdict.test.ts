import { describe, expect, test } from 'vitest'
import { priceVerdict } from './price-verdict.ts'

const TODAY = '2026-06-30'

/** A series from pairs of days ago and million VND, oldest first. */
const series = (...pairs: [daysAgo: number, millions: number][]) =>
  pairs.map(([daysAgo, millions]) => ({
    price: millions * 1_000_000,
    observedOn: new Date(Date.parse(TODAY) - daysAgo * 86_400_000).toISOString().slice(0, 10),
  }))

describe('with three prices in the last 90 days', () => {
  test.each([
    ['below', 15, series([80, 10], [40, 10], [1, 8.5])],
    ['below', 5, series([80, 10], [40, 10], [1, 9.5])],
    ['usual', 4, series([80, 10], [40, 10], [1, 9.6])],
    ['usual', 0, series([80, 10], [40, 10], [1, 10])],
    ['usual', 4, series([80, 10], [40, 10], [1, 10.4])],
    ['above', 5, series([80, 10], [40, 10], [1, 10.5])],
    ['above', 20, series([90, 10], [40, 10], [0, 12])],
    ['below', 10, series([80, 11], [60, 10], [40, 10], [1, 9])],
    ['usual', 0, series([300, 20], [80, 10], [40, 10], [1, 10])],
  ])('%s by %d %%', (kind, percent, points) =>
    expect(priceVerdict(points, TODAY)).toMatchObject({ kind, percent }),
  )

  test('the middle of an even number of prices is between the two in the middle', () =>
    expect(priceVerdict(series([80, 8], [60, 10], [40, 12], [1, 14]), TODAY)).toMatchObject({
      median: 11_000_000,
    }))
})

test.each([
  [0, series()],
  [1, series([1, 10])],
  [2, series([40, 10], [1, 8])],
  [2, series([200, 10], [91, 10], [40, 10], [1, 5])],
  [0, series([400, 10], [300, 10], [200, 5])],
  [2, series([40, 10], [1, 8], [-3, 7])],
])('says that %d prices are too few', (points, known) =>
  expect(priceVerdict(known, TODAY)).toEqual({ kind: 'insufficient', points }),
)

describe('a price put up before it is cut', () => {
  test('is no bargain: it stands where it stood, and the rise is told', () =>
    expect(priceVerdict(series([80, 10], [60, 10], [12, 13], [1, 10.2]), TODAY)).toMatchObject({
      kind: 'usual',
      raise: { before: { price: 10_000_000 }, raised: { price: 13_000_000 } },
    }))
  test('in steps is seen as well', () =>
    expect(priceVerdict(series([80, 10], [30, 11], [12, 13], [1, 11]), TODAY)).toMatchObject({
      raise: { before: { price: 11_000_000 }, raised: { price: 13_000_000 } },
    }))
  test.each([
    ['a true cut', series([80, 10], [60, 10], [12, 13], [1, 9])],
    ['a plain fall', series([80, 13], [60, 13], [12, 13], [1, 10])],
    ['a rise of long ago', series([88, 10], [70, 13], [30, 13], [1, 10])],
    ['a small rise', series([80, 10], [60, 10], [12, 10.5], [1, 10])],
    ['a rise that stays', series([80, 10], [60, 10], [12, 13], [1, 13])],
  ])('%s is not taken for one', (_, points) =>
    expect(priceVerdict(points, TODAY)).toMatchObject({ raise: null }),
  )
})
