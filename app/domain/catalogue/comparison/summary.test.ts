import { describe, expect, it } from 'vitest'
import type { Costs } from './cost-rows.ts'
import type { CompareRow } from './row.ts'
import { summarise } from './summary.ts'

const nothing: Costs = { price: null, kwhYear: null, monthly: null, fiveYears: null }
const cost = (costs: Partial<Costs>): Costs => ({ ...nothing, ...costs })
const tell = (costs: Costs[], differing: CompareRow[] = [], telling: string[] = []) =>
  summarise({
    names: ['A', 'B', 'C', 'D'].slice(0, costs.length),
    costs,
    sections: { differing, alike: [], incomplete: [] },
    telling,
  })

describe('of two products', () => {
  it.each<[string, Costs[], string[]]>([
    ['price', [cost({ price: 10_000_000 }), cost({ price: 11_200_000 })], ['A rẻ hơn 1,2 triệu.']],
    [
      'price and electricity',
      [cost({ price: 10_000_000, kwhYear: 400 }), cost({ price: 11_000_000, kwhYear: 340 })],
      ['A rẻ hơn 1 triệu.', 'B tốn điện ít hơn 60 kWh mỗi năm.'],
    ],
    [
      'five years that turn the price around',
      [
        cost({ price: 10_000_000, fiveYears: 16_000_000 }),
        cost({ price: 11_000_000, fiveYears: 14_340_000 }),
      ],
      ['A rẻ hơn 1 triệu.', 'Tính cả tiền điện 5 năm thì B lại đỡ tốn hơn khoảng 1,7 triệu.'],
    ],
    [
      'five years that do not',
      [
        cost({ price: 10_000_000, fiveYears: 14_000_000 }),
        cost({ price: 11_000_000, fiveYears: 14_900_000 }),
      ],
      ['A rẻ hơn 1 triệu.', 'Tính cả tiền điện 5 năm thì A vẫn đỡ tốn hơn khoảng 900 nghìn.'],
    ],
    [
      'gaps too small to tell',
      [
        cost({ price: 7, kwhYear: 340, fiveYears: 14_000_000 }),
        cost({ price: 7, kwhYear: 344, fiveYears: 14_050_000 }),
      ],
      ['Các số liệu đang có của những sản phẩm này giống nhau.'],
    ],
    ['a missing price', [cost({ price: 7 }), nothing], ['Chưa có giá của B.']],
  ])('%s', (_, costs, sentences) => {
    expect(tell(costs)).toEqual(sentences)
  })

  const size: CompareRow = {
    key: 'capacity_l',
    label: 'Dung tích',
    cells: [{ text: '283 lít' }, { text: '328 lít' }],
  }
  const noise: CompareRow = {
    key: 'noise_db',
    label: 'Độ ồn',
    cells: [{ text: '21 dB', better: 'Êm hơn' }, { text: '24 dB' }],
  }
  const memory: CompareRow = {
    key: 'ram_gb',
    label: 'RAM',
    cells: [{ text: '16 GB', better: 'RAM nhiều hơn' }, { text: '8 GB' }],
  }

  it('a cheaper product that is smaller is said to be smaller', () => {
    expect(tell([cost({ price: 1_000_000 }), cost({ price: 2_000_000 })], [size], ['capacity_l'])).toEqual([
      'A rẻ hơn 1 triệu.',
      'Dung tích khác nhau: A 283 lít, B 328 lít.',
    ])
  })

  it('what else is better is said in its words', () => {
    const same = [cost({ price: 1 }), cost({ price: 1 })]
    expect(tell(same, [noise, memory])).toEqual(['A êm hơn, RAM nhiều hơn.'])
  })

  it('differences of taste alone are left to the table', () => {
    const same = [cost({ price: 1 }), cost({ price: 1 })]
    expect(tell(same, [size])).toEqual([
      'Chưa có điểm nào hơn kém rõ ràng bằng số: xem những điểm khác nhau trong bảng.',
    ])
  })
})

describe('of more', () => {
  it('names the lowest of each', () => {
    expect(
      tell([
        cost({ price: 12_000_000, kwhYear: 300, fiveYears: 15_000_000 }),
        cost({ price: 9_000_000, kwhYear: 500, fiveYears: 14_000_000 }),
        cost({ price: 10_000_000, kwhYear: 400, fiveYears: 14_500_000 }),
      ]),
    ).toEqual([
      'Rẻ nhất là B (9 triệu), rẻ hơn máy đắt nhất 3 triệu.',
      'Ít tốn điện nhất là A, khoảng 300 kWh mỗi năm.',
      'Tính cả tiền điện 5 năm thì B đỡ tốn nhất.',
    ])
  })

  it('names nobody where the lowest is shared', () => {
    const sentences = tell([cost({ price: 9 }), cost({ price: 9 }), cost({ price: 10 })])
    expect(sentences.join(' ')).not.toContain('nhất')
  })
})
