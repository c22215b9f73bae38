import { describe, expect, test } from 'vitest'
import { priceChart, roundTicks } from './price-chart.ts'

const at = (observedOn: string, price: number) => ({ observedOn, price })

describe('priceChart', () => {
  test.each([[[]], [[at('2026-01-01', 5_000_000)]]])('draws nothing under two points', (points) =>
    expect(priceChart([points])).toBeNull(),
  )

  test('goes in steps from the left edge to the right one', () => {
    const chart = priceChart([
      [at('2026-01-01', 10_000_000), at('2026-02-01', 12_000_000), at('2026-03-04', 11_000_000)],
    ])
    expect(chart?.lines[0]?.line).toMatch(/^M58 [\d.]+H[\d.]+V[\d.]+H386V[\d.]+$/)
    expect(chart?.lines[0]?.dots.map(({ x }) => x)).toEqual([58, 222, 386])
    expect(chart?.xTicks.map(({ text }) => text)).toEqual(['1/2026', '2/2026', '3/2026'])
    expect(chart?.yTicks[0]).toEqual({ y: 164, text: '10 tr' })
  })

  test('a higher price stands higher, and every point is on the drawing', () => {
    const chart = priceChart([
      [at('2025-01-01', 900_000), at('2025-06-01', 34_000_000), at('2026-01-01', 990_000)],
    ])
    const [low, high, back] = chart?.lines[0]?.dots ?? []
    expect(high?.y).toBeLessThan(back?.y ?? 0)
    expect(back?.y).toBeLessThan(low?.y ?? 0)
    for (const { x, y } of chart?.lines[0]?.dots ?? []) {
      expect(x).toBeGreaterThanOrEqual(58)
      expect(x).toBeLessThanOrEqual(386)
      expect(y).toBeGreaterThanOrEqual(14)
      expect(y).toBeLessThanOrEqual(164)
    }
  })

  test('a price that never changed is a level line', () => {
    const chart = priceChart([[at('2025-01-01', 9_990_000), at('2025-02-01', 9_990_000)]])
    expect(new Set(chart?.lines[0]?.dots.map(({ y }) => y)).size).toBe(1)
    expect(chart?.yTicks.length).toBeGreaterThanOrEqual(3)
  })
})

test('has a line a shop over one scale of days and prices', () => {
  const chart = priceChart([
    [at('2026-01-01', 10_000_000), at('2026-03-04', 11_000_000)],
    [at('2026-02-01', 12_000_000)],
  ])
  expect(chart?.lines.map(({ dots }) => dots.map(({ x }) => x))).toEqual([[58, 386], [222]])
  expect(chart?.lines[1]?.dots[0]?.y).toBeLessThan(chart?.lines[0]?.dots[1]?.y ?? 0)
})

test.each([
  [
    [10_000_000, 12_000_000],
    [10_000_000, 11_000_000, 12_000_000],
  ],
  [
    [13_990_000, 19_990_000],
    [12_000_000, 14_000_000, 16_000_000, 18_000_000, 20_000_000],
  ],
  [
    [500_000, 500_000],
    [500_000, 510_000, 520_000],
  ],
])('the ticks of %j are round and hold them: %j', (prices, ticks) =>
  expect(roundTicks(prices)).toEqual(ticks),
)
