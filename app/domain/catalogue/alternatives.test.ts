import { describe, expect, test } from 'vitest'
import { alternatives } from './alternatives.ts'
import type { Comparable, Differences } from './alternatives.ts'

const own: Comparable = {
  id: 1,
  kind: 'fridge',
  price: 10_000_000,
  attributes: { capacity_l: 300, energy_kwh_year: 300, doors: 'top-freezer' },
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

/** Litres are paid for, a width is a taste, kWh and 5G are facts. */
const differences: Differences = (_kind, first, second) => {
  const gap = (key: string) => Number(first[key] ?? second[key]) - Number(second[key] ?? first[key])
  const said = (
    attribute: string,
    more: string,
    less: string,
    isBetter: (isMore: boolean) => boolean | null,
  ) => {
    const by = gap(attribute)
    const isMore = by > 0
    if (Number.isNaN(by) || by === 0) return []
    return [
      {
        attribute,
        phrase: (isMore ? more : less).replace('#', String(Math.abs(by))),
        isBetter: isBetter(isMore),
        isMore,
      },
    ]
  }
  return [
    ...said('capacity_l', 'rộng hơn # lít', 'nhỏ hơn # lít', () => null),
    ...said('width_mm', 'ngang hơn # mm', 'hẹp hơn # mm', () => null),
    ...said('energy_kwh_year', 'tốn thêm # kWh', 'đỡ tốn # kWh', (isMore) => !isMore),
    ...said('inverter', 'có inverter', 'không có inverter', (isMore) => isMore),
  ]
}
const chosen = (...candidates: Comparable[]) =>
  alternatives(own, candidates, differences).map(({ role, product, gained, lost, differs }) => [
    role,
    product.id,
    [gained, lost, differs].map((words) => words.join(', ')).join(' | '),
  ])

describe('alternatives', () => {
  test('a much smaller machine is no better one, however little it uses', () => {
    const large = { ...own, attributes: { ...own.attributes, capacity_l: 328 } }
    const small = other(2, 8_000_000, { capacity_l: 194, energy_kwh_year: 250 })
    expect(alternatives(large, [small], differences).map(({ role }) => role)).toEqual(['cheaper'])
  })

  test('a cheaper machine of about the size comes before a smaller one', () => {
    const large = { ...own, attributes: { ...own.attributes, capacity_l: 328 } }
    const small = other(2, 9_400_000, { capacity_l: 194, energy_kwh_year: 300 })
    const alike = other(3, 8_800_000, { capacity_l: 318, energy_kwh_year: 300 })
    expect(alternatives(large, [small, alike], differences).map(({ product }) => product.id)).toEqual([3, 2])
  })

  test.each([
    [
      'cheaper',
      other(2, 8_800_000, { capacity_l: 270, energy_kwh_year: 300 }),
      'rẻ hơn 1,2 triệu | nhỏ hơn 30 lít | ',
    ],
    ['cheaper', other(2, 9_500_000), 'rẻ hơn 500 nghìn, thông số chính tương đương |  | '],
    [
      'better',
      other(2, 11_000_000, { capacity_l: 300, energy_kwh_year: 250 }),
      'đỡ tốn 50 kWh | đắt hơn 1 triệu | ',
    ],
    [
      'better',
      other(2, 8_000_000, { capacity_l: 300, energy_kwh_year: 250 }),
      'rẻ hơn 2 triệu, đỡ tốn 50 kWh |  | ',
    ],
    [
      'better',
      other(2, 10_000_000, own.attributes, { rating: { average: 4.5, count: 5 } }),
      'cùng giá, được chấm 4,5 sao so với 4,0 |  | ',
    ],
    [
      'cheaper',
      other(2, 9_000_000, { capacity_l: 300, energy_kwh_year: 300, doors: 'mini' }),
      'rẻ hơn 1 triệu |  | kiểu tủ mini',
    ],
    ['cheaper', other(2, 9_000_000, { capacity_l: 300 }), 'rẻ hơn 1 triệu |  | '],
    [
      'similar',
      other(2, 10_300_000, { capacity_l: 310, energy_kwh_year: 300 }),
      'rộng hơn 10 lít | đắt hơn 300 nghìn | ',
    ],
    [
      'similar',
      other(2, 9_600_000, { capacity_l: 300, energy_kwh_year: 310 }),
      'rẻ hơn 400 nghìn | tốn thêm 10 kWh | ',
    ],
  ])('%s', (role, candidate, reason) => expect(chosen(candidate)).toEqual([[role, 2, reason]]))

  test.each([
    ['itself', other(1, 8_000_000)],
    ['a product without a price', other(2, null)],
    ['a dearer one that is only bigger', other(2, 12_000_000, { capacity_l: 400, energy_kwh_year: 300 })],
    [
      'a better one of another sort',
      other(2, 12_000_000, { capacity_l: 300, energy_kwh_year: 200, doors: 'mini' }),
    ],
    ['a better one far beyond the money', other(2, 16_000_000, { capacity_l: 300, energy_kwh_year: 200 })],
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
      other(2, 7_000_000, { capacity_l: 200, energy_kwh_year: 400 }),
      other(3, 8_500_000, { capacity_l: 290, energy_kwh_year: 300 }),
      other(4, 9_000_000),
    )
    expect(first?.[1]).toBe(4)
  })

  test('one ranking serves all: what is alike for a little less comes before what is cheaper and loses a fact', () => {
    const worse = other(2, 9_000_000, { capacity_l: 300, energy_kwh_year: 380 })
    const alike = other(3, 9_700_000)
    expect(chosen(worse, alike).map(([role, id]) => [role, id])).toEqual([
      ['similar', 3],
      ['cheaper', 2],
    ])
  })

  test('what costs no more and loses nothing comes before what gains more for more money', () => {
    const ahead = other(2, 9_900_000, { ...own.attributes, energy_kwh_year: 290 })
    const dearer = other(
      3,
      10_500_000,
      { capacity_l: 300, energy_kwh_year: 200 },
      { rating: { average: 5, count: 9 } },
    )
    const [first, second] = alternatives(own, [dearer, ahead], differences)
    expect(first).toMatchObject({ role: 'better', product: { id: 2 }, comesFirst: true })
    expect(second).toMatchObject({ role: 'better', product: { id: 3 }, comesFirst: false })
  })

  describe('the one to look at first costs no more and gives up nothing', () => {
    const known = { capacity_l: 268, energy_kwh_year: 300, inverter: true, doors: 'mini' }
    const rival = (attributes: Comparable['attributes'], price: number, of = known) =>
      alternatives({ ...own, attributes: of }, [other(2, price, attributes)], differences)[0]
    test.each([
      ['more room for less', { ...known, capacity_l: 283 }, 8_600_000, true],
      ['more room for hardly less', { ...known, capacity_l: 283 }, 9_900_000, true],
      ['the same for clearly less', known, 8_600_000, true],
      ['the same for hardly less', known, 9_900_000, false],
      ['less room', { ...known, capacity_l: 253 }, 8_600_000, false],
      ['much more room, which is another machine', { ...known, capacity_l: 400 }, 8_600_000, false],
      ['a worse fact', { ...known, energy_kwh_year: 330 }, 8_600_000, false],
      ['a better fact', { ...known, energy_kwh_year: 250 }, 9_900_000, true],
      ['a better fact for more', { ...known, energy_kwh_year: 250 }, 10_100_000, false],
      ['another sort', { ...known, doors: 'side-by-side' }, 8_600_000, false],
      ['a quality less', { ...known, inverter: false }, 8_600_000, false],
    ])('%s', (_, attributes, price, isFirst) => {
      expect(rival(attributes, price)?.comesFirst).toBe(isFirst)
    })

    test('a quality more', () =>
      expect(rival(known, 8_600_000, { ...known, inverter: false })).toMatchObject({
        gained: ['rẻ hơn 1,4 triệu', 'có inverter'],
        differs: [],
        comesFirst: true,
      }))

    test('not one that leaves open what this one states, which is said', () => {
      const { energy_kwh_year: _, ...rest } = known
      expect(rival(rest, 8_600_000)).toMatchObject({ unknown: ['điện năng'], comesFirst: false })
    })

    test('it stands before what is better for more money, however much better', () => {
      const better = other(
        2,
        11_000_000,
        { ...known, energy_kwh_year: 100 },
        { rating: { average: 5, count: 9 } },
      )
      const ranked = alternatives(
        { ...own, attributes: known },
        [better, other(3, 9_000_000, known)],
        differences,
      )
      expect(ranked.map(({ product, comesFirst }) => [product.id, comesFirst])).toEqual([
        [3, true],
        [2, false],
      ])
    })
  })

  test('a product without a price has none', () =>
    expect(alternatives({ ...own, price: null }, [other(2, 9_000_000)], differences)).toEqual([]))
})
