import { describe, expect, it } from 'vitest'
import { quantitiesIn } from './quantities.ts'
import { readSentence } from './read-sentence.ts'

const read = (text: string) =>
  quantitiesIn(readSentence(text).tokens).map(({ value, unit }) =>
    unit === null ? value : `${value} ${unit}`,
  )

describe('quantitiesIn', () => {
  it.each([
    'giá 9.890.000 ₫',
    'giá 9890000 VND',
    'giá 9 890 000 đ',
    'giá 9,890,000 đồng',
    'tầm 9.890k',
    'tầm 9tr89',
    '9,89 triệu',
    '9 củ 89',
    'chín triệu tám trăm chín mươi nghìn đồng',
    'giá ９.８９０.０００ ₫',
    'giá 9\u200b.8\u200b90.000 ₫',
  ])('reads the price in %j', (text) => {
    expect(read(text)).toEqual(['9890000 ₫'])
  })

  it.each<[string, (string | number)[]]>([
    ['dung tích 307–550 lít', ['307 lít', '550 lít']],
    ['từ 8 đến 10 triệu', ['8000000 ₫', '10000000 ₫']],
    ['ba trăm bảy mươi tư lít', ['374 lít']],
    ['mười hai nghìn BTU', ['12000 BTU']],
    ['12.000 BTU/h, 1,5 ngựa', ['12000 BTU', '1.5 HP']],
    ['phòng 18 m² là vừa', ['18 m²']],
    ['398 kWh mỗi năm', ['398 kWh']],
    ['1.5 kW hay 1.500 W', ['1.5 kW', '1500 W']],
    ['tiết kiệm 40% điện, tức bốn mươi phần trăm', ['40 %', '40 %']],
    ['4,5/5 qua 12 đánh giá', ['4.5 sao', '12 đánh giá']],
    ['tháng 9/2025, tức tháng 9 năm 2025', ['202509 tháng lịch', '202509 tháng lịch']],
    ['ngày 20/11/2026', ['20261120 ngày lịch']],
    ['ra mắt năm 2024', ['2024 năm lịch']],
    ['18 × 600 = 10.800 BTU', [18, 600, '10800 BTU']],
  ])('reads %j', (text, figures) => {
    expect(read(text)).toEqual(figures)
  })

  it.each(['vài triệu', 'XII triệu', '13x lít', 'chín phẩy tám triệu', '1.2.3 kg', '9.89O đồng'])(
    'reads a figure in %j that nothing can bear out',
    (text) => {
      expect(read(text)[0]).toMatch(/không rõ$/)
    },
  )

  it.each([
    'Một chiếc tủ của nhà mình',
    'Hai mẫu này đều tốt cho năm sau',
    'màn 4K, có 5G và tủ ba ngăn rộng rãi'.replace('ba ngăn', 'nhiều ngăn'),
    'Nhà từ xưa tới nay, tự tay bày biện',
  ])('reads none in %j', (text) => {
    expect(read(text)).toEqual([])
  })
})
