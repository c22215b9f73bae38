import { describe, expect, test } from 'vitest'
import { wrap } from './wrap.ts'

/** Every letter 10 px wide. */
const measure = (text: string) => Array.from(text).length * 10
const lines = (text: string, width: number, most = 3) => wrap(text, { width, most, measure })

describe('wrap', () => {
  test.each([
    ['một hai ba', 70, ['một hai', 'ba'], true],
    ['một', 100, ['một'], true],
    ['', 100, [], true],
    ['một hai ba bốn năm', 70, ['một hai', 'ba bốn', 'năm'], true],
    ['một hai ba bốn năm sáu bảy', 70, ['một hai', 'ba bốn', 'năm…'], false],
    ['NH.QPFSV.004ABC xin', 50, ['NH.QP', 'FSV.0', '04AB…'], false],
    ['xin NH.QPFSV.004/AB xin', 100, ['xin', 'NH.QPFSV.', '004/AB xin'], true],
    ['F2712STWB-XYZ/12', 120, ['F2712STWB-', 'XYZ/12'], true],
    ['một hai ba bốn (năm sáu', 60, ['một', 'hai ba', 'bốn…'], false],
  ])('%o in %i px', (text, width, expected, whole) => {
    expect(lines(text, width)).toEqual({ lines: expected, whole })
  })

  test('no line is wider than asked for, whatever the text', () => {
    for (const text of [
      'Laptop Acer Gaming Nitro V 15 ProPanel',
      'Điệnthoạikhôngcódấucách',
      'a b c d e f g h',
    ]) {
      for (const width of [30, 50, 80, 200]) {
        for (const line of lines(text, width).lines) expect(measure(line)).toBeLessThanOrEqual(width)
      }
    }
  })
})
