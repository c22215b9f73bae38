import { describe, expect, it } from 'vitest'
import { cleanText, codeKey, fold } from './text-cleaning.ts'

describe('cleanText', () => {
  it.each([
    ['Tủ lạnh &amp; tủ đông', 'Tủ lạnh & tủ đông'],
    ['Màn hình 27&quot;', 'Màn hình 27"'],
    ['15m&sup2;', '15m²'],
    ['&#225;&#x1EA1;', 'áạ'],
    ['PP Filter u0026 Carbon', 'PP Filter & Carbon'],
    ['&amp;nbsp;hai lớp', 'hai lớp'],
    ['<b>Đậm</b> nhạt', 'Đậm nhạt'],
    ['  nhiều \n khoảng\ttrắng\u200B ', 'nhiều khoảng trắng'],
    ['tủ lạnh'.normalize('NFD'), 'tủ lạnh'],
  ])('reads %j as %j', (raw, expected) => {
    expect(cleanText(raw)).toBe(expected)
  })

  it('keeps an ampersand that starts no entity', () => {
    expect(cleanText('Lock&Lock')).toBe('Lock&Lock')
  })
})

describe('fold and codeKey', () => {
  it('drops case and every mark, đ included', () => {
    expect(fold('Điều Hòa')).toBe('dieu hoa')
  })

  it('makes one key of two spellings of a code', () => {
    expect(codeKey('AQD- D1102G BK')).toBe(codeKey('aqd-d1102g.bk'))
  })
})
