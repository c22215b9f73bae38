import { describe, expect, it } from 'vitest'
import { verdictOfFirst } from './verdict-words.ts'

const products = [
  { title: 'Tivi Samsung 65 inch QA65Q60B' },
  { title: 'Tivi Samsung 55 inch QA55Q60B' },
] as const

describe('the verdict of an example', () => {
  it.each([
    [
      'Đắt hơn Tivi Samsung 55 inch QA55Q60B 2 triệu, bù lại màn hình to thêm 10 inch.',
      'Máy này đắt hơn máy thứ hai 2 triệu, bù lại màn hình to thêm 10 inch.',
    ],
    [
      'Dung tích 374 lít; có inverter. Đắt hơn máy Aqua 1,15 triệu, bù lại rộng hơn 16 lít.',
      'Dung tích 374 lít; có inverter. Máy này đắt hơn máy Aqua 1,15 triệu, bù lại rộng hơn 16 lít.',
    ],
    ['Màn hình 65 inch, đúng cỡ.', 'Màn hình 65 inch, đúng cỡ.'],
  ])('%s', (text, said) => {
    expect(verdictOfFirst(text, products).replaceAll('\u00a0', ' ')).toBe(said)
  })

  it('parts no figure from its unit', () => {
    expect(verdictOfFirst('Đắt hơn máy Aqua 1,15 triệu.', products)).toContain('1,15\u00a0triệu')
  })
})
