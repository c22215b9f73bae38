import { describe, expect, it } from 'vitest'
import { verdictOfFirst } from './verdict-of-first.ts'

const products = [
  { title: 'Tivi Samsung 65 inch QA65Q60B', brand: 'Samsung' },
  { title: 'Tivi Samsung 55 inch QA55Q60B', brand: 'Samsung' },
] as const
const fridges = [
  { title: 'Tủ lạnh LG Inverter 374 lít LTD37BLM', brand: 'LG' },
  { title: 'Tủ lạnh Aqua Inverter 358 lít AQR-T410FA(WGB)', brand: 'Aqua' },
] as const

describe('the verdict of an example', () => {
  it.each([
    [
      'Đắt hơn Tivi Samsung 55 inch QA55Q60B 2 triệu, bù lại màn hình to thêm 10 inch.',
      'Đắt hơn 2 triệu so với Samsung 55 inch, bù lại màn hình to thêm 10 inch.',
      products,
    ],
    [
      'Dung tích 374 lít; có inverter. Đắt hơn máy Aqua 1,15 triệu, bù lại rộng hơn 16 lít.',
      'Dung tích 374 lít; có inverter. Đắt hơn 1,15 triệu so với Aqua, bù lại rộng hơn 16 lít.',
      fridges,
    ],
    ['Màn hình 65 inch, đúng cỡ.', 'Màn hình 65 inch, đúng cỡ.', products],
  ] as const)('%s', (text, said, machines) => {
    expect(verdictOfFirst(text, machines)).toBe(said)
  })
})
