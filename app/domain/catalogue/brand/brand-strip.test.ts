import { describe, expect, test } from 'vitest'
import type { BrandCategory } from '../queries/brand-page.server.ts'
import { brandStrip, markStrip } from './brand-strip.ts'

type Prices = Parameters<typeof brandStrip>[1]

const category = (id: number, count: number): BrandCategory => ({
  id,
  name: `Loại ${id}`,
  slug: `loai-${id}`,
  kind: 'fridge',
  group: 'dien-lanh',
  count,
})
/** The prices of machines by their category; dots are drawn of the first of them. */
const machines = (categoryId: number, millions: readonly number[], most = millions.length): Prices => {
  const all = millions.map((price) => price * 1_000_000)
  const inOrder = all.toSorted((a, b) => a - b)
  const [lowest = 0, middle = 0, highest = 0] = [0, Math.floor(all.length / 2), -1].map((at) =>
    inOrder.at(at),
  )
  return new Map([[categoryId, { count: all.length, newest: all.slice(0, most), lowest, middle, highest }]])
}

describe('the chart of all machines of a brand', () => {
  test('has a line a category, the one with most machines first, on one line of prices', () => {
    const strip = brandStrip(
      [category(1, 2), category(2, 4)],
      new Map([...machines(1, [3, 30]), ...machines(2, [1, 3, 10, 100])]),
    )
    expect(strip?.ticks).toEqual(['1', '3', '10', '30', '100'])
    expect(strip?.rows.map(({ slug, places, middle }) => ({ slug, places, middle }))).toEqual([
      { slug: 'loai-2', places: [0, 25, 50, 100], middle: 50 },
      { slug: 'loai-1', places: [25, 75], middle: 75 },
    ])
    expect(strip?.rows[0]?.range).toBe('giá từ 1 triệu đến 100 triệu')
  })

  test('puts a price between two ticks by how many times it is dearer, and says equal ones once', () => {
    const [row] = brandStrip([category(1, 6)], machines(1, [1, 1, 1, 1, 1, 3 ** 0.5]))?.rows ?? []
    expect(row?.places).toEqual([0, 50])
  })

  test('keeps prices beyond the ticks at their ends', () => {
    const strip = brandStrip([category(1, 6)], machines(1, [0.02, 1, 1, 1, 1, 5000]))
    expect(strip?.rows[0]?.places).toEqual([0, 25, 100])
  })

  test('draws the newest of many, and says so beside the range and the middle of all', () => {
    const strip = brandStrip([category(1, 7)], machines(1, [10, 30, 1, 3, 3, 100, 100], 2))
    expect(strip?.rows[0]).toMatchObject({
      places: [50, 75],
      middle: 50,
      range: 'giá từ 1 triệu đến 100 triệu',
    })
    expect(strip?.most).toBe(2)
    expect(brandStrip([category(1, 6)], machines(1, [1, 3, 10, 30, 100, 100]))?.most).toBeNull()
  })

  test('leaves out categories without a price, and says how many did not fit', () => {
    const many = Array.from({ length: 9 }, (_, at) => category(at + 1, 1))
    const strip = brandStrip(
      [...many, category(99, 5)],
      new Map(many.flatMap(({ id }) => [...machines(id, [4])])),
    )
    expect(strip?.rows).toHaveLength(7)
    expect(strip?.more).toBe(2)
    expect(strip?.rows[0]?.range).toBe('giá 4 triệu')
  })

  test('is absent where few machines have a price', () => {
    expect(brandStrip([category(1, 5)], machines(1, [1, 2, 3, 4, 5]))).toBeNull()
  })

  test('marks the middle of all brands on its line, and the machine to look at first', () => {
    const strip = brandStrip([category(1, 6)], machines(1, [1, 3, 10, 30, 100, 100]))
    const marked = (middle: number | null, value: number | null) =>
      strip &&
      markStrip(
        strip,
        [{ slug: 'loai-1', middle, priced: 6, belowMiddle: 1, aboveMiddle: 4 }],
        [{ slug: 'loai-1', value }],
      ).rows[0]
    expect(marked(3_000_000, 10_000_000)).toMatchObject({ market: 25, side: '4/6 đắt hơn', pick: 50 })
    expect(marked(null, null)).toEqual(strip?.rows[0])
  })
})
