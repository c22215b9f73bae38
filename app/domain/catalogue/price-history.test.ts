import { describe, expect, test } from 'vitest'
import { saysOld } from '#app/vietnamese/ages.ts'
import { priceHistoryView } from './price-history-view.ts'
import { isOld, lowestByDay, sayAge, vietnamDay } from './price-history.ts'

const seen = (observedOn: string, shop: string, price: number) => ({
  observedOn,
  shop,
  price,
  listPrice: null,
  inStock: null,
  source: 'thử',
})

test('the lowest price of each day is kept, oldest first', () => {
  const points = lowestByDay([
    seen('2026-02-01', 'a.vn', 9),
    seen('2026-01-01', 'a.vn', 12),
    seen('2026-01-01', 'b.vn', 11),
  ])
  expect(points.map(({ observedOn, shop }) => [observedOn, shop])).toEqual([
    ['2026-01-01', 'b.vn'],
    ['2026-02-01', 'a.vn'],
  ])
})

test.each([
  ['2026-06-30', '2026-06-30', null],
  ['2026-05-01', '2026-06-30', null],
  ['2026-04-30', '2026-06-30', '2 tháng trước'],
  ['2025-06-01', '2026-06-30', '12 tháng trước'],
  ['2024-06-01', '2026-06-30', 'hơn 2 năm trước'],
])('a price of %s says on %s: %s', (day, today, age) => expect(sayAge(day, today)).toBe(age))

test('an age in words is old from the same day on as the price itself', () => {
  const today = '2026-06-30'
  for (let days = 0; days < 1500; days++) {
    const day = vietnamDay(Date.parse(today) - days * 86_400_000)
    const age = sayAge(day, today)
    expect([day, age !== null && saysOld(age)]).toEqual([day, isOld(day, today)])
  }
})

test('a day begins at midnight in Vietnam', () => {
  expect(vietnamDay(Date.parse('2026-06-30T16:59:59Z'))).toBe('2026-06-30')
  expect(vietnamDay(Date.parse('2026-06-30T17:00:00Z'))).toBe('2026-07-01')
})

describe('priceHistoryView', () => {
  test.each([[[]], [[seen('2026-01-01', 'a.vn', 9), seen('2026-01-01', 'b.vn', 8)]]])(
    'shows nothing of a single day',
    (observations) => expect(priceHistoryView(observations, '2026-06-30')).toBeNull(),
  )

  test('lists every price behind the chart, the newest first', () => {
    const view = priceHistoryView(
      [
        seen('2026-05-01', 'a.vn', 10_000_000),
        seen('2026-06-01', 'a.vn', 10_000_000),
        seen('2026-06-01', 'b.vn', 10_500_000),
        seen('2026-06-20', 'b.vn', 9_000_000),
      ],
      '2026-06-30',
    )
    expect(view?.rows.map(({ day, price }) => [day, price])).toEqual([
      ['20/06/2026', '9.000.000\u00a0₫'],
      ['01/06/2026', '10.500.000\u00a0₫'],
      ['01/06/2026', '10.000.000\u00a0₫'],
      ['01/05/2026', '10.000.000\u00a0₫'],
    ])
    expect(view?.shops.map(({ name, labels }) => [name, labels.length])).toEqual([
      ['b.vn', 2],
      ['a.vn', 2],
    ])
    expect(view?.verdict.rule.join(' ')).toContain('(3 ngày), xếp từ thấp đến cao: mức giữa là 10.000.000')
    expect(view?.verdict.text).toBe(
      'Thấp hơn thường lệ: thấp hơn 10% so với mức giữa của ba tháng qua (10.000.000\u00a0₫).',
    )
  })

  test.each([
    ['2026-06-30', 'Ba tháng qua mới ghi được 2 lần giá, chưa đủ để nói giá này cao hay thấp.'],
    ['2027-06-30', 'Ba tháng qua chưa ghi được giá nào, nên chưa thể nói giá hiện giờ cao hay thấp.'],
  ])('says on %s that it knows too little', (today, text) => {
    const view = priceHistoryView([seen('2026-05-01', 'a.vn', 10), seen('2026-06-01', 'a.vn', 8)], today)
    expect(view?.verdict.text).toBe(text)
  })

  test('warns of a price put up before it was cut', () => {
    const view = priceHistoryView(
      [
        seen('2026-05-01', 'a.vn', 10_000_000),
        seen('2026-06-10', 'a.vn', 13_000_000),
        seen('2026-06-25', 'a.vn', 10_000_000),
      ],
      '2026-06-30',
    )
    expect(view?.verdict.warning).toContain('nâng lên rồi mới hạ')
    expect(view?.verdict.rule.at(-1)).toContain(
      'từ 10.000.000\u00a0₫ (01/05/2026) lên 13.000.000\u00a0₫ (10/06/2026)',
    )
  })
})
