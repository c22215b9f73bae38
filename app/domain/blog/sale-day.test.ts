import { expect, test } from 'vitest'
import { isBehindSaleDay } from './sale-day.ts'

test.each([
  ['Trước mùa mua sắm 11.11 và Tết', '2026-10-18', '2026-11-11', false],
  ['Trước mùa mua sắm 11.11 và Tết', '2026-10-18', '2026-11-12', true],
  ['Trước mùa mua sắm 11.11 và Tết', '2026-11-20', '2026-12-01', false],
  ['Ngày 9/9 nên mua gì', '2026-09-01', '2026-09-20', true],
  ['Máy giặt 5.5 kg hay 8 kg', '2026-04-18', '2026-12-01', false],
  ['Màn hình 15.6 inch', '2026-10-18', '2026-12-01', false],
  ['Luật từ 1/7/2026: người mua nên biết gì', '2026-06-18', '2026-12-01', false],
])('“%s” of %s is about a day that is over on %s: %s', (title, published, day, isOver) => {
  const article = { title, publishedAt: `${published}T01:00:00Z` }
  expect(isBehindSaleDay(article, Date.parse(`${day}T05:00:00Z`))).toBe(isOver)
})
