import { expect, it } from 'vitest'
import { SAMPLE_NAMES } from '#tests/support/vocabulary.ts'
import { understand } from './understand.ts'

const read = (question: string) =>
  understand(question, { brands: ['Samsung', 'LG', 'Apple', 'Casper', 'Kangaroo', 'Asus', 'Acer', 'Senko'] })

it.each<[string, [count: number, m2: number][]]>([
  [
    'Ba phòng ngủ 12, 15 và 20 mét thì mỗi phòng máy lạnh mấy ngựa',
    [
      [1, 12],
      [1, 15],
      [1, 20],
    ],
  ],
  [
    'mỗi tầng 1 phòng 16m2, 22m2, 30m2 chưa lắp máy lạnh nào',
    [
      [1, 16],
      [1, 22],
      [1, 30],
    ],
  ],
  [
    'lắp 4 điều hoà: 2 phòng 15m, 1 phòng 20m và phòng thờ 25m',
    [
      [2, 15],
      [1, 20],
      [1, 25],
    ],
  ],
])('rooms of "%s"', (question, rooms) => {
  expect(read(question).rooms).toEqual(rooms.map(([count, m2]) => ({ count, m2 })))
})

it('no rooms where people and machines are counted', () => {
  expect(read('Văn phòng 40m2 12 người 12 máy tính, trần thấp 2m7, máy lạnh nào').rooms).toBeUndefined()
})

it.each([
  ['phòng trọ 3 đứa cần nồi cơm điện', 3],
  ['máy giặt cho 4 thằng ở chung', 4],
  ['máy lọc nước cho xưởng 20 công nhân', 20],
  ['nồi cơm nhỏ, có mình em ăn thôi', 1],
])('people of "%s"', (question, people) => {
  expect(read(question).people).toBe(people)
})

it.each([
  ['laptop hp hay dell', '20 củ'],
  ['ngày nào cũng bị tẩy chay', '3 tháng rồi'],
])('no people in "%s %s"', (one, other) => {
  expect(read(`${one} ${other}`).people).toBeUndefined()
})

it('children stay children', () => {
  expect(read('vợ chồng với 2 đứa nhỏ, tủ lạnh nào')).toMatchObject({ people: 4, children: 2 })
  expect(read('nhà có hai vợ chồng với thằng cháu thôi, máy giặt nào')).toMatchObject({ people: 3 })
  expect(read('hai vợ chồng mua tủ lạnh')).toMatchObject({ people: 2 })
})

it.each([
  ['tv 55 4k ss hay lg ngon hơn', 55, 55],
  ['màn hình cong 34 ultrawide hay phẳng', 34, 34],
  ['bàn sâu 60 thì màn hình 27 hay 32 hợp lý hơn', 27, 32],
])('inches of "%s"', (question, from, to) => {
  const { inches } = read(question)
  expect(inches?.min).toBeLessThanOrEqual(from)
  expect(inches?.max).toBeGreaterThanOrEqual(to)
})

it.each([
  ['bốn món hai triệu, má hổng chịu đồ Kangaroo', ['Kangaroo']],
  ['laptop hãng nào cũng được miễn đừng asus acer', ['Asus', 'Acer']],
  ['quạt nào không phải senko cũng không phải casper', ['Senko', 'Casper']],
])('brands turned down in "%s"', (question, brands) => {
  expect(read(question).brandsExcluded).toEqual(brands)
})

it('to make curls sells no Apple', () => {
  expect(read('sang phai tao kieu toc xoan de livestream').brands).toEqual([])
})

it.each([
  ['E cần màn hình 27in cắm 1 dây type c với macbook air m2', ['monitor']],
  ['need a screen 27 inch for macbook air m2', ['monitor']],
  ['tai nghe dùng với iphone 15 dưới 2 triệu', ['headphones']],
])('what "%s" is used with is not what is wanted', (question, kinds) => {
  const need = understand(question, { brands: ['Apple'], names: SAMPLE_NAMES })
  expect([need.kinds, need.models, need.brands]).toEqual([kinds, [], []])
})

it.each([
  ['iphone 15 con nào chụp đẹp hơn', ['iphone 15']],
  ['note 13 pro vs a55 đánh liên quân con nào mượt', ['redmi note 13 pro', 'a55']],
  ['mac air m2 còn đáng mua không', ['macbook air m2']],
])('models of "%s"', (question, models) => {
  expect(understand(question, { brands: ['Apple', 'Xiaomi'], names: SAMPLE_NAMES }).models).toEqual(models)
})

it('what is there already is not wanted, said once for a whole list', () => {
  expect(read('Tân gia anh trai, 3 triệu, nhà có tủ lạnh máy giặt tivi hết rồi').kinds).toEqual([])
})

it('what is turned down is not what is meant', () => {
  expect(read('món gì vui mà xài được chứ đừng nồi cơm nha').kinds).not.toContain('rice_cooker')
})

it.each([['không cần điện thoại chơi game, chỉ cần chuông to', ['phone']]])(
  'kinds of "%s"',
  (question, kinds) => {
    expect(read(question).kinds).toEqual(kinds)
  },
)

it('what is turned down is not wanted', () => {
  expect(read('quà sinh nhật dưới 3 triệu, đừng tai nghe vì ổng có rồi').kinds).not.toContain('headphones')
})

it('a machine with its price is no machine without an inverter', () => {
  expect(read('máy lạnh bao lâu vệ sinh một lần, một máy có đắt không').featuresExcluded).toEqual([])
})

it('what the old machine was is not what the new one is to be', () => {
  expect(read('máy cũ đang xài cửa trên 8 ký giặt không sạch, giờ đổi máy giặt gì').features).toEqual([])
})
