import { describe, expect, test } from 'vitest'
import { cleanAnswer, cleanText, stripCitations, stripInvisible, stripMarkdown } from './clean.ts'

describe('stripInvisible', () => {
  test.each([
    ['tủ\u200b lạnh', 'tủ lạnh'],
    ['LG\ufe0f', 'LG'],
    ['a\u{e0041}\u{e0042}b', 'ab'],
    ['a\u{e0100}b', 'ab'],
    ['\ufeffx\u202ey\u00ad\u0007', 'xy'],
    ['Đồng hồ 2 ₫', 'Đồng hồ 2 ₫'],
  ])('%j becomes %j', (text, expected) => expect(stripInvisible(text)).toBe(expected))
})

test('cleanText composes letters and settles white space', () => {
  expect(cleanText('  Ma\u0301y\t lạnh \r\n\r\n\r\n\r\n LG\u00a0 ')).toBe('Máy lạnh\n\nLG')
})

describe('stripCitations', () => {
  test.each([
    ['Tiết kiệm điện [1][2].', 'Tiết kiệm điện.'],
    ['Theo nguồn [1, 3] thì', 'Theo nguồn thì'],
    ['Ghi chú[^4]', 'Ghi chú'],
    ['[2024] là năm', '[2024] là năm'],
    ['[1](https://a.vn)', '[1](https://a.vn)'],
  ])('%j becomes %j', (text, expected) => expect(stripCitations(text)).toBe(expected))
})

describe('stripMarkdown', () => {
  test.each([
    ['## Gợi ý', 'Gợi ý'],
    ['**Tủ lạnh LG** rất *êm*', 'Tủ lạnh LG rất êm'],
    ['__Đậm__ và _nghiêng_', 'Đậm và nghiêng'],
    ['- một\n* hai\n+ ba', '• một\n• hai\n• ba'],
    ['1. một', '1. một'],
    ['[Xem](https://a.vn) ![ảnh](https://b.vn/x.png)', 'Xem ảnh'],
    ['> trích', 'trích'],
    ['`RT38` ~~cũ~~', 'RT38 cũ'],
    ['Kích thước 60*70*180 cm', 'Kích thước 60*70*180 cm'],
    ['ten_san_pham', 'ten_san_pham'],
    ['3 * 4 * 5', '3 * 4 * 5'],
  ])('%j becomes %j', (text, expected) => expect(stripMarkdown(text)).toBe(expected))
})

test('cleanAnswer does all of it', () => {
  expect(cleanAnswer('# Kết luận\n\n**LG** là hợp nhất [1].\n\n\n\n- Êm [2]')).toBe(
    'Kết luận\n\nLG là hợp nhất.\n\n• Êm',
  )
})

test.each(['[', '*a', '_a', '`a', '**', '![', '~~'])(
  'many %j are read, without a pattern going round in circles',
  (piece) => {
    expect(cleanAnswer(piece.repeat(20_000))).toBeTypeOf('string')
  },
)
