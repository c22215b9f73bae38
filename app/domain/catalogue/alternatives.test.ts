import { describe, expect, test } from 'vitest'
import { alternatives } from './alternatives.ts'
import type { Comparable, Differences } from './alternatives.ts'

const own: Comparable = {
  id: 1,
  kind: 'fridge',
  price: 10_000_000,
  attributes: { litres: 300, kwh: 300, doors: 'top-freezer' },
  rating: { average: 4, count: 10 },
}
const other = (
  id: number,
  price: number | null,
  attributes = own.attributes,
  more: Partial<Comparable> = {},
) => ({
  ...own,
  rating: null,
  id,
  price,
  attributes,
  ...more,
})

/** Litres are a taste, kWh are a fact. */
const differences: Differences = (_kind, first, second) => {
  const litres = Number(first['litres']) - Number(second['litres'])
  const kwh = Number(first['kwh'] ?? second['kwh']) - Number(second['kwh'])
  return [
    ...(litres === 0
      ? []
      : [{ phrase: `${litres > 0 ? 'rộng hơn' : 'nhỏ hơn'} ${Math.abs(litres)} lít`, isBetter: null }]),
    ...(kwh === 0
      ? []
      : [{ phrase: `${kwh > 0 ? 'tốn thêm' : 'đỡ tốn'} ${Math.abs(kwh)} kWh`, isBetter: kwh < 0 }]),
  ]
}
const chosen = (...candidates: Comparable[]) =>
  alternatives(own, candidates, differences).map(({ role, product, reason }) => [role, product.id, reason])

describe('alternatives', () => {
  test('a much smaller machine is no better one, however little it uses', () => {
    const large = { ...own, attributes: { ...own.attributes, capacity_l: 328 } }
    const small = other(2, 8_000_000, { litres: 300, kwh: 250, capacity_l: 194 })
    expect(alternatives(large, [small], differences).map(({ role }) => role)).toEqual(['cheaper'])
  })

  test('a cheaper machine of about the size comes before a smaller one', () => {
    const large = { ...own, attributes: { ...own.attributes, capacity_l: 328 } }
    const small = other(2, 9_400_000, { litres: 300, kwh: 300, capacity_l: 194 })
    const alike = other(3, 8_800_000, { litres: 290, kwh: 300, capacity_l: 318 })
    expect(alternatives(large, [small, alike], differences).map(({ product }) => product.id)).toEqual([3, 2])
  })

  test.each([
    ['cheaper', other(2, 8_800_000, { litres: 270, kwh: 300 }), 'rẻ hơn 1,2 triệu, nhỏ hơn 30 lít'],
    ['cheaper', other(2, 9_500_000), 'rẻ hơn 500 nghìn, thông số chính tương đương'],
    ['better', other(2, 11_000_000, { litres: 300, kwh: 250 }), 'đắt hơn 1 triệu, đỡ tốn 50 kWh'],
    ['better', other(2, 8_000_000, { litres: 300, kwh: 250 }), 'rẻ hơn 2 triệu, đỡ tốn 50 kWh'],
    [
      'better',
      other(2, 10_000_000, own.attributes, { rating: { average: 4.5, count: 5 } }),
      'cùng giá, được chấm 4,5 sao so với 4,0',
    ],
    [
      'cheaper',
      other(2, 9_000_000, { litres: 300, kwh: 300, doors: 'mini' }),
      'rẻ hơn 1 triệu, kiểu tủ mini',
    ],
    ['cheaper', other(2, 9_000_000, { litres: 300 }), 'rẻ hơn 1 triệu'],
    ['similar', other(2, 10_300_000, { litres: 310, kwh: 300 }), 'đắt hơn 300 nghìn, rộng hơn 10 lít'],
    ['similar', other(2, 9_600_000, { litres: 300, kwh: 310 }), 'rẻ hơn 400 nghìn, tốn thêm 10 kWh'],
  ])('%s', (role, candidate, reason) => expect(chosen(candidate)).toEqual([[role, 2, reason]]))

  test.each([
    ['itself', other(1, 8_000_000)],
    ['a product without a price', other(2, null)],
    ['a dearer one that is only bigger', other(2, 12_000_000, { litres: 400, kwh: 300 })],
    ['a better one of another sort', other(2, 12_000_000, { litres: 300, kwh: 200, doors: 'mini' })],
    ['a better one far beyond the money', other(2, 16_000_000, { litres: 300, kwh: 200 })],
    ['a rating of a few', other(2, 12_000_000, own.attributes, { rating: { average: 5, count: 4 } })],
  ])('never names %s', (_, candidate) => expect(chosen(candidate)).toEqual([]))

  test('names two of each at most, and none twice', () => {
    const many = Array.from({ length: 12 }, (_, index) => other(index + 2, 9_000_000 + index * 200_000))
    const ids = chosen(...many).map(([, id]) => id)
    expect(ids).toHaveLength(4)
    expect(new Set(ids).size).toBe(4)
  })

  test('the cheaper one that gives up least comes first', () => {
    const [first] = chosen(
      other(2, 7_000_000, { litres: 200, kwh: 400 }),
      other(3, 8_500_000, { litres: 290, kwh: 300 }),
      other(4, 9_000_000),
    )
    expect(first?.[1]).toBe(4)
  })

  test('one ranking serves all: what is alike for a little less comes before what is cheaper and loses a fact', () => {
    const worse = other(2, 9_000_000, { litres: 300, kwh: 380 })
    const alike = other(3, 9_700_000)
    expect(chosen(worse, alike).map(([role, id]) => [role, id])).toEqual([
      ['similar', 3],
      ['cheaper', 2],
    ])
  })

  test('what costs no more and loses nothing comes before what gains more for more money', () => {
    const ahead = other(2, 9_900_000, { litres: 300, kwh: 290 })
    const dearer = other(3, 10_500_000, { litres: 300, kwh: 200 }, { rating: { average: 5, count: 9 } })
    const [first, second] = alternatives(own, [dearer, ahead], differences)
    expect(first).toMatchObject({ role: 'better', product: { id: 2 }, isAhead: true })
    expect(second).toMatchObject({ role: 'better', product: { id: 3 }, isAhead: false })
  })

  test('the one to look at first costs clearly less and is in nothing less, or is ahead', () => {
    const known = { capacity_l: 268, litres: 268, kwh: 300, inverter: true }
    const small = { ...own, attributes: known }
    const first = (attributes: Comparable['attributes'], price: number) =>
      alternatives(small, [other(2, price, { ...known, ...attributes })], differences)[0]?.comesFirst
    expect(first({ capacity_l: 283, litres: 283 }, 8_600_000)).toBe(true)
    expect(first({ capacity_l: 253, litres: 253 }, 8_600_000)).toBe(false)
    expect(first({ kwh: 330 }, 8_600_000)).toBe(false)
    expect(first({ kwh: 250 }, 9_900_000)).toBe(true)
    expect(first({ capacity_l: 283, litres: 283 }, 9_900_000)).toBe(false)
  })

  test('a product without a price has none', () =>
    expect(alternatives({ ...own, price: null }, [other(2, 9_000_000)], differences)).toEqual([]))
})
