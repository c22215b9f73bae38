import { describe, expect, test } from 'vitest'
import type { ProductListItem } from '../product-view.ts'
import { brandCharts, drawChart } from './brand-chart.ts'
import type { BrandMachine } from './brand-chart.ts'

const FRIDGES = { kind: 'fridge', size: 'capacity_l' }
const fridge = (id: number, size: number, millions: number): BrandMachine => ({
  id,
  title: `Tủ ${id}`,
  size,
  price: millions * 1_000_000,
})
const item = (id: number): ProductListItem => ({
  id,
  href: `/products/${id}`,
  title: `Tủ ${id}`,
  image: null,
  brand: 'A',
  category: 'Tủ lạnh',
  categorySlug: 'tu-lanh',
  facts: [],
  price: { text: 'x' },
  rating: null,
})

/** The cheapest, the most litres for the money, the largest, and one that is none of these. */
const FOUR = [fridge(1, 150, 5), fridge(2, 300, 6), fridge(3, 600, 20), fridge(4, 310, 9)]

/** The chart of some machines of a brand, with those named that are found. */
function chartOf(
  machines: readonly BrandMachine[],
  named: readonly number[] = [],
  all?: Parameters<typeof drawChart>[2],
) {
  const drawing = drawChart(FRIDGES, machines, all)
  const category = { name: 'Tủ lạnh', slug: 'tu-lanh' }
  return drawing && brandCharts('a', [{ category, drawing }], named.map(item))[0]
}

describe('the charts of a brand', () => {
  test('name the machines that are the first of something, each once', () => {
    const chart = chartOf(FOUR, [1, 2, 3])
    expect(chart?.firsts.map(({ number, says, product }) => [number, says, product.id])).toEqual([
      [1, 'Rẻ nhất', 1],
      [2, 'Giá mỗi lít thấp nhất', 2],
      [3, 'Dung tích lớn nhất', 3],
    ])
    expect(chart?.marks.map(({ id, number }) => [id, number])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ])
  })

  test('say in one line all that a machine is the first of', () => {
    const machines = [fridge(1, 200, 4), fridge(2, 300, 9), fridge(3, 310, 10)]
    expect(chartOf(machines, [1, 3])?.firsts.map(({ says }) => says)).toEqual([
      'Rẻ nhất, giá mỗi lít thấp nhất',
      'Dung tích lớn nhất',
    ])
  })

  test('put a larger machine further right and a dearer one further up, within the axes', () => {
    const chart = chartOf(FOUR)
    const [small, cheap, large] = chart?.dots ?? []
    expect(small?.x).toBeLessThan(cheap?.x ?? 0)
    expect(cheap?.x).toBeLessThan(large?.x ?? 0)
    expect(large?.y).toBeLessThan(small?.y ?? 0)
    for (const { x, y } of chart?.dots ?? []) {
      expect(x).toBeGreaterThanOrEqual(chart?.left ?? Infinity)
      expect(x).toBeLessThanOrEqual(chart?.right ?? 0)
      expect(y).toBeLessThanOrEqual(chart?.height ?? 0)
      expect(y).toBeGreaterThan(0)
    }
    expect(chart?.xTicks.at(-1)?.text).toMatch(/ lít$/)
    expect(chart?.summary).toBe('4 máy, từ 150 lít đến 600 lít')
  })

  test('say where they show some of many, and name what is the first of all', () => {
    const chart = chartOf(FOUR, [2], { count: 6512, firsts: [{ id: 2, says: 'Rẻ nhất' }] })
    expect(chart?.summary).toBe('4 trong 6.512 máy, từ 150 lít đến 600 lít')
    expect(chart?.firsts.map(({ says, product }) => [says, product.id])).toEqual([['Rẻ nhất', 2]])
  })

  test.each([
    ['fewer than three machines', FOUR.slice(0, 2)],
    ['machines of one size', [fridge(1, 300, 5), fridge(2, 300, 6), fridge(3, 300, 7)]],
    ['machines of one price', [fridge(1, 300, 5), fridge(2, 310, 5), fridge(3, 320, 5)]],
  ])('%s make none', (_, machines) => {
    expect(chartOf(machines)).toBeNull()
  })
})
