import { describe, expect, it } from 'vitest'
import type { Costs } from './cost-rows.ts'
import type { CompareRow } from './row.ts'
import { winner } from './winner.ts'

const nothing: Costs = { price: null, kwhYear: null, monthly: null, fiveYears: null }
const cost = (costs: Partial<Costs>): Costs => ({ ...nothing, ...costs })
const litres = (value: number) => ({ value, text: `${value} lít` })
const decide = (costs: Costs[], sizes: (number | null)[] = [], differing: CompareRow[] = []) =>
  winner({
    names: ['A', 'B', 'C', 'D'].slice(0, costs.length),
    costs,
    sizes: costs.map((_, place) => (sizes[place] ? litres(sizes[place]) : null)),
    differing,
  })
const quiet = (...better: boolean[]): CompareRow => ({
  key: 'noise_db',
  label: 'Độ ồn',
  cells: better.map((is) => (is ? { text: '21 dB', better: 'Êm hơn' } : { text: '24 dB' })),
})

describe('the winner of a comparison', () => {
  it('is the one that costs less and needs less, with what it wins by', () => {
    expect(
      decide(
        [
          cost({ price: 8_990_000, kwhYear: 380, fiveYears: 15_142_000 }),
          cost({ price: 7_990_000, kwhYear: 339, fiveYears: 13_478_000 }),
        ],
        [315, 328],
      ),
    ).toEqual({
      place: 1,
      text: 'Nên chọn B: rẻ hơn 1 triệu, tính cả điện 5 năm đỡ 1,7 triệu, ít điện hơn 41 kWh mỗi năm.',
    })
  })

  it('is told with what the other has over it', () => {
    const costs = [cost({ price: 8_000_000, kwhYear: 300 }), cost({ price: 9_000_000, kwhYear: 340 })]
    expect(decide(costs, [300, 330], [quiet(false, true)]).text).toBe(
      'Nên chọn A: rẻ hơn 1 triệu, ít điện hơn 40 kWh mỗi năm. Đổi lại B êm hơn, lớn hơn (330 lít so với 300 lít).',
    )
  })

  it('is nobody where each wins something', () => {
    const costs = [cost({ price: 8_000_000 }), cost({ price: 9_000_000 })]
    expect(decide(costs, [300, 310], [quiet(false, true)])).toEqual({
      place: null,
      text: 'Hai máy sát nhau: A rẻ hơn 1 triệu; B êm hơn. Chọn theo điều bạn cần hơn.',
    })
  })

  it('is nobody where the gaps are too small to tell', () => {
    const costs = [cost({ price: 8_900_000, kwhYear: 300 }), cost({ price: 9_000_000, kwhYear: 302 })]
    expect(decide(costs, [300, 310])).toEqual({
      place: null,
      text: 'Hai máy sát nhau, không máy nào hơn hẳn bằng số: chọn theo giá lúc mua và chỗ đặt.',
    })
  })

  it('is never the cheaper of two sizes', () => {
    expect(decide([cost({ price: 4_590_000 }), cost({ price: 7_990_000 })], [130, 328])).toEqual({
      place: null,
      text: 'Các máy khác cỡ nhau (A 130 lít, B 328 lít), nên chọn theo nhà mình trước. Tính theo cỡ thì B rẻ hơn.',
    })
  })

  it('is looked for among those of one size, the others named beside them', () => {
    const costs = [cost({ price: 8_990_000 }), cost({ price: 7_990_000 }), cost({ price: 4_590_000 })]
    expect(decide(costs, [315, 328, 130])).toEqual({
      place: 1,
      text: 'Nên chọn B trong hai máy cùng cỡ: rẻ hơn 1 triệu. C nhỏ hơn hẳn (130 lít), chỉ hợp khi cần cỡ ấy.',
    })
  })

  it('among three is the one ahead of both', () => {
    const costs = [
      cost({ price: 10_000_000, kwhYear: 400 }),
      cost({ price: 9_000_000, kwhYear: 420 }),
      cost({ price: 7_990_000, kwhYear: 339 }),
    ]
    expect(decide(costs).place).toBe(2)
  })

  it('names whom it is cheaper than where there are several', () => {
    const costs = [11_140_000, 9_990_000, 13_590_000].map((price) => cost({ price }))
    expect(decide(costs, [374, 358, 405]).text).toBe(
      'Nên chọn B: rẻ nhất (rẻ hơn A 1,15 triệu). Đổi lại A lớn hơn (374 lít so với 358 lít); C lớn hơn (405 lít so với 358 lít).',
    )
  })

  it('is nobody by an old price alone over newer ones, and by old prices with a doubt', () => {
    const input = {
      names: ['A', 'B'],
      costs: [cost({ price: 9_000_000 }), cost({ price: 8_000_000 })],
      sizes: [null, null],
      differing: [],
    }
    const two = { days: 760, said: 'hơn 2 năm trước' }
    expect(winner({ ...input, oldPrices: [null, two] })).toEqual({
      place: null,
      text: 'Chưa đủ để chốt: theo giá đã ghi thì B rẻ hơn 1 triệu, nhưng giá ấy từ hơn 2 năm trước, cũ hơn giá máy khác.',
    })
    // Of three the others are weighed against each other.
    const three = {
      names: ['A', 'B', 'C'],
      costs: [cost({ price: 11_140_000 }), cost({ price: 9_990_000 }), cost({ price: 13_590_000 })],
      sizes: [null, null, null],
      differing: [],
    }
    expect(winner({ ...three, oldPrices: [null, two, null] })).toEqual({
      place: 0,
      text: 'Nên chọn A: rẻ hơn 2,45 triệu. B ghi giá thấp hơn, nhưng giá ấy từ hơn 2 năm trước: hỏi lại trước khi so.',
    })
    // An old one beside one that is much older decides nothing either.
    const months = { days: 430, said: '14 tháng trước' }
    expect(winner({ ...input, oldPrices: [months, two] }).place).toBeNull()
    expect(winner({ ...input, oldPrices: [{ days: 1100, said: 'hơn 3 năm trước' }, two] }).doubt).toBe(
      'Giá cả hai máy đều ghi từ hơn một năm trước: bạn hỏi lại giá trước khi chốt nhé.',
    )
    expect(winner({ ...input, oldPrices: [months, null] }).doubt).toBeUndefined()
  })
})
