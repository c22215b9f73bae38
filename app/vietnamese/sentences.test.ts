import { describe, expect, test } from 'vitest'
import { splitSentences } from './sentences.ts'

const trimmed = (text: string) => splitSentences(text).map((sentence) => sentence.trim())

describe('splitSentences', () => {
  test.each<[string, string[]]>([
    ['Chào bạn. Mình gợi ý ba mẫu!', ['Chào bạn.', 'Mình gợi ý ba mẫu!']],
    ['Giá 12.990.000 ₫. Rẻ hơn 1.5 triệu.', ['Giá 12.990.000 ₫.', 'Rẻ hơn 1.5 triệu.']],
    ['Máy 1.5 HP chạy êm. Phù hợp phòng 18 m².', ['Máy 1.5 HP chạy êm.', 'Phù hợp phòng 18 m².']],
    ['Giao ở TP. Hồ Chí Minh. Miễn phí.', ['Giao ở TP. Hồ Chí Minh.', 'Miễn phí.']],
    ['Tivi, tủ lạnh, v.v. Đều có.', ['Tivi, tủ lạnh, v.v. Đều có.']],
    ['Mẫu AQW-DR.180 rất bền. Nên mua?', ['Mẫu AQW-DR.180 rất bền.', 'Nên mua?']],
    ['1. Tủ lạnh LG\n2. Tủ lạnh Sharp', ['1. Tủ lạnh LG', '2. Tủ lạnh Sharp']],
    ['Bạn ở đâu?? Mình xem… Rồi.', ['Bạn ở đâu??', 'Mình xem…', 'Rồi.']],
    ['Hãng ghi "rất êm." Thực tế vậy.', ['Hãng ghi "rất êm."', 'Thực tế vậy.']],
    ['Ví dụ... thế này thôi', ['Ví dụ... thế này thôi']],
    ['Không có dấu kết', ['Không có dấu kết']],
    ['', []],
  ])('%j', (text, expected) => expect(trimmed(text)).toEqual(expected))

  test('the pieces joined are the text', () => {
    const text = 'Chào bạn.  Có 3 mẫu:\n\n- LG 9 kg. Êm.\n- Samsung.\n\nBạn thích mẫu nào? '
    expect(splitSentences(text).join('')).toBe(text)
    expect(splitSentences('\n\nChào.').join('')).toBe('\n\nChào.')
  })

  test('a long text without stops comes out whole', () => {
    const text = 'a.b '.repeat(50_000)
    expect(splitSentences(text).join('')).toBe(text)
  })
})
