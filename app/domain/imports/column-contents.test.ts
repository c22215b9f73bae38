import { describe, expect, it } from 'vitest'
import { contentsOf } from './column-contents.ts'

describe('what a column holds', () => {
  it.each([
    ['ids', ['1', '42', '', '999']],
    ['prices', ['12.990.000 ₫', '8490000', '1,290,000', '12990000.00']],
    ['addresses', ['https://a.vn/x', '//b.vn/y?z=1']],
    ['pictures', ['https://a.vn/x.jpg', 'https://a.vn/Images/2002/y-(1).png?v=2']],
    ['json', ['[{"a": 1}]', '{"Dung tích": "300 lít"}', '[]']],
    ['lines', ['Dung tích: 300 lít\nMàu: Đen', 'Chung | Màu | Đen']],
    ['days', ['2025-06', '2026-05-31', '31/5/2026', '2026-05-31T10:00:00Z']],
    ['gtins', ['8806091234568', '036000291452']],
  ] as const)('%s', (kind, cells) => expect(contentsOf(cells)[kind]).toBe(1))

  it.each([['https://a.vn/x'], ['10:30'], ['2026-05-31T10:00:00Z'], ['{"a": 1}']])(
    '%s is no line of specifications',
    (cell) => expect(contentsOf([cell]).lines).toBe(0),
  )

  it('tells shares of what is filled', () =>
    expect(contentsOf(['p193bb', '12', '', '  '])).toMatchObject({ filled: 2, ids: 0.5, prices: 0 }))

  it('of nothing says nothing', () => expect(contentsOf(['', ' '])).toMatchObject({ filled: 0, ids: 0 }))
})
