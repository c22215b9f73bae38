import { expect, it } from 'vitest'
import { understand } from './understand.ts'

const brands = { brands: ['LG', 'Samsung', 'Daikin'] }

it.each([
  ['cầu thang hẹp 70cm lên lầu 3, mua tủ lạnh nào khiêng lọt', 'cầu thang', { widthMm: 700 }],
  ['Cầu thang nhà tui hẹp 75cm có khúc quẹo, cần tủ lạnh multi 4 cánh', 'cầu thang', { widthMm: 750 }],
  ['cua rong 68cm mua may giat nao', 'cửa', { widthMm: 680 }],
  ['cửa rộng 68 mua máy giặt nào cho lọt', 'cửa', { widthMm: 680 }],
  [
    'thang máy sâu 1m3 cao 2m1, tủ lạnh side by side lên được không',
    'thang máy',
    { depthMm: 1300, heightMm: 2100 },
  ],
  [
    'thang máy chung cư cửa rộng 80cm, lòng sâu 1m4 cao 2m2, tủ lạnh lên được không',
    'thang máy',
    { widthMm: 800, depthMm: 1400, heightMm: 2200 },
  ],
  ['nhà trong ngõ 1m2 mua tủ lạnh cho 6 người', 'ngõ', { widthMm: 1200 }],
  ['lối đi có 60 phân à, máy giặt nào đưa vô được', 'lối vào', { widthMm: 600 }],
  ['ngõ 1m2, cầu thang xoắn rộng có 65cm, tầng 4, cần tủ lạnh', 'cầu thang', { widthMm: 650 }],
  ['tủ lạnh phải khiêng qua cửa bếp 75cm, nhà 5 người', 'cửa', { widthMm: 750 }],
])('is carried through: %s', (question, name, sides) => {
  const need = understand(question, brands)
  expect(need.place).toEqual({ type: 'passage', name, ...sides })
  expect(need).not.toHaveProperty('widthMm')
  expect(need).not.toHaveProperty('heightMm')
})

it.each([
  'gầm cầu thang cao 1m5 để tủ lạnh nào được',
  'hốc tủ lạnh ngang 70 sâu 68 cao 178',
  'máy giặt cửa trên 60cm',
  'robot hút bụi leo được bục cửa 2 phân',
  'tủ lạnh 2 cửa ngang 60cm',
])('is the place itself: %s', (question) => {
  expect(understand(question, brands).place).toBeUndefined()
})

it.each([
  ['kệ ngang 1m4 mua được tối đa bao nhiêu inch', 'kệ', 1400],
  ['tủ dài 1m6 để vừa tivi 65 inch không', 'tủ', 1600],
  ['tủ dài 1m6 để vừa 65 inch không', 'tủ', 1600],
  ['tui có cái kệ tivi 1 mét 2, tivi to nhất để lọt là mấy in', 'kệ', 1200],
  ['vách phòng khách rộng 2m4 treo con tivi to nhất cỡ nào', 'tường', 2400],
  ['ke tv nha e ngang 110cm, mua tv bao nhieu inch la vua', 'kệ', 1100],
  ['bàn dài 1m3 chân tivi 55 có đứng lọt không', 'bàn', 1300],
  ['kệ tivi dài 1m2, treo tường không được phải để chân, tivi lớn nhất mấy inch', 'kệ', 1200],
])('a television has to go with it: %s', (question, name, widthMm) => {
  const need = understand(question, brands)
  expect(need.kinds).toEqual(['tv'])
  expect(need.place).toMatchObject({ type: 'screen', name, widthMm })
  expect(need).not.toHaveProperty('widthMm')
  expect(need).not.toHaveProperty('distanceM')
})

it.each([
  'tivi ngồi cách 2m5 mua mấy inch',
  'từ ghế tới kệ tivi 2 mét thì mua mấy inch',
  'tivi treo tường cao 1m2',
])('is no shelf: %s', (question) => expect(understand(question, brands).place).toBeUndefined())

it.each([
  ['mặt đá khoét sẵn 56 x 49 mua bếp từ nào', 560, 490],
  ['lỗ 69 x 39 thay bếp từ đôi', 690, 390],
  ['lỗ khoét đá cũ 680x380mm kiếm bếp từ nào bỏ vô vừa', 680, 380],
  ['Bếp từ đôi lắp âm, đá đã khoét sẵn 68x38, khỏi cắt lại, ngân sách 9tr', 680, 380],
  ['đá bếp khoét lỗ 73*43 rồi, cần bếp đôi từ tầm 8 triệu', 730, 430],
])('is cut out already: %s', (question, widthMm, depthMm) => {
  const need = understand(question, brands)
  expect(need.place).toEqual({ type: 'cut_out', widthMm, depthMm })
  expect(need).not.toHaveProperty('widthMm')
})

it.each([
  ['ban công hẹp 60cm để cục nóng máy lạnh 1.5 ngựa lọt không', { depthMm: 600 }],
  [
    'hộp kỹ thuật để cục nóng lọt lòng 80 ngang x 58 cao x 38 sâu cm. Gắn máy lạnh 1.5hp được k',
    { widthMm: 800, heightMm: 580, depthMm: 380 },
  ],
])('an outdoor unit stands there: %s', (question, sides) => {
  const need = understand(question, brands)
  expect(need.place).toEqual({ type: 'outdoor', ...sides })
  expect(need).not.toHaveProperty('widthMm')
})

it.each([
  ['máy sấy chồng lên máy giặt cao tối đa 1m75', 'stacked', { heightMm: 1750 }],
  ['chỗ để máy giặt với máy sấy cạnh nhau ngang có 1m25', 'beside', { widthMm: 1250 }],
])('two machines share it: %s', (question, type, sides) =>
  expect(understand(question, brands)).toMatchObject({ place: { type }, ...sides }),
)

it('a husband is not stacked', () =>
  expect(understand('chồng em muốn mua máy giặt với máy sấy', brands).place).toBeUndefined())

it.each([
  ['mình cao 1m50 với tay không tới đáy lồng giặt, mua máy giặt nào', 'reach', { heightMm: 1500 }],
  ['mẹ em lùn có 1m48, tủ lạnh cao quá với không tới ngăn trên', 'reach', { heightMm: 1480 }],
  ['cổ tay 14 cm đeo đồng hồ thông minh nào', 'wrist', { widthMm: 140 }],
  ['co tay e nho 13.5cm mua dong ho thong minh nao vua tay', 'wrist', { widthMm: 135 }],
  ['tay em nhỏ, điện thoại nào cầm đỡ mỏi', 'hand', {}],
])('is of a person: %s', (question, type, sides) => {
  const need = understand(question, brands)
  expect(need.place).toEqual({ type, ...sides })
  expect(need).not.toHaveProperty('heightMm')
})

it('a fridge is as high as is said of it', () =>
  expect(understand('tủ lạnh cao 1m5 cho nhà 2 người', brands)).toMatchObject({ heightMm: 1500 }))

it('a metre and its tenths as they are spoken', () => {
  const { place } = understand('cái kệ nó dài có mét hai thì tivi bao nhiêu inch để vừa', brands)
  expect(place).toMatchObject({ widthMm: 1200 })
})
