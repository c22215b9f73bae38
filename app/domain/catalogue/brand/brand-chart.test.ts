import { describe, expect, test } from 'vitest'
import type { ProductListItem } from '../product-view.ts'
import { brandCharts, chosenMachines } from './brand-chart.ts'
import type { BrandMachine, SizedCategory } from './brand-chart.ts'

const FRIDGES: SizedCategory = {
  id: 2,
  name: 'Tủ lạnh',
  slug: 'tu-lanh',
  kind: 'fridge',
  group: 'dien-lanh',
  count: 4,
  size: 'capacity_l',
}
const fridge = (id: number, size: number, millions: number): BrandMachine => ({
  id,
  categoryId: 2,
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

describe('the charts of a brand', () => {
  test('name the machines that are the first of something, each once', () => {
    expect(chosenMachines([FRIDGES], FOUR)).toEqual([1, 2, 3])
    const [chart] = brandCharts('a', [FRIDGES], FOUR, [1, 2, 3].map(item))
    expect(chart?.firsts.map(({ number, says, product }) => [number, says, product.id])).toEqual([
      [1, 'Rẻ nhất', 1],
      [2, 'Giá mỗi lít thấp nhất', 2],
      [3, 'Dung tích lớn nhất', 3],
    ])
  })

  test('say in one line all that a machine is the first of', () => {
    const machines = [fridge(1, 200, 4), fridge(2, 300, 9), fridge(3, 310, 10)]
    const [chart] = brandCharts('a', [FRIDGES], machines, [item(1), item(3)])
    expect(chart?.firsts.map(({ says }) => says)).toEqual([
      'Rẻ nhất, giá mỗi lít thấp nhất',
      'Dung tích lớn nhất',
    ])
  })

  test('put a larger machine further right and a dearer one further up, within the axes', () => {
    const [chart] = brandCharts('a', [FRIDGES], FOUR, [])
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

  test.each([
    ['fewer than three machines', FOUR.slice(0, 2)],
    ['machines of one size', [fridge(1, 300, 5), fridge(2, 300, 6), fridge(3, 300, 7)]],
    ['machines of one price', [fridge(1, 300, 5), fridge(2, 310, 5), fridge(3, 320, 5)]],
    ['machines of other categories', FOUR.map((one) => ({ ...one, categoryId: 3 }))],
  ])('%s make none', (_, machines) => {
    expect(brandCharts('a', [FRIDGES], machines, [])).toEqual([])
  })
})
