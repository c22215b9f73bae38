import { describe, expect, test } from 'vitest'
import type { Need } from './need.ts'
import { understand } from './understand.ts'

const read = (question: string, previous?: Need) =>
  understand(question, { brands: ['Sony', 'TCL', 'LG', 'Casper'] }, previous ?? null)

describe('what is spoken of beside the thing that is asked for', () => {
  test.each([
    ['cần cái tivi treo phòng họp để chiếu bài từ laptop, tầm 18 triệu', ['tv']],
    ['bà nội hay quên nồi trên bếp từ rồi ra coi tivi, loại nào tự tắt', ['hob']],
    ['cần 1 điện thoại, 1 loa bluetooth, tổng 25 triệu', ['phone', 'speaker']],
    ['hốc bếp chừa cho tủ lạnh rộng 68 cm cao 175, nhà 3 người', ['fridge']],
    ['chua cho tu lanh rong 68 cm, nha 3 nguoi', ['fridge']],
  ])('%s', (question, kinds) => expect(read(question).kinds).toEqual(kinds))

  test('a machine that may not be fitted is not wanted', () =>
    expect(read('gác trọ 8m2 nóng, không gắn máy lạnh được vì chủ cấm, tầm 500 ngàn').kinds).not.toContain(
      'ac',
    ))
})

describe('a figure of money that is none to spend', () => {
  test.each([
    'máy sấy bơm nhiệt đắt hơn loại ngưng tụ 5 triệu thì bao lâu hoàn vốn',
    'quạt hơi nước với máy lạnh khác gì nhau, sao cái thì 3tr cái thì 8tr',
  ])('%s', (question) => expect(read(question).budget).toBeUndefined())

  test.each<[string, number]>([
    ['máy giặt đắt hơn chút cũng được, 12 triệu', 12_000_000],
    ['tủ lạnh với máy giặt với tivi, ba thứ 45 triệu', 45_000_000],
  ])('%s is', (question, sum) => expect(read(question).budget).toMatchObject({ max: sum }))

  test('what each piece may cost is no sum for all', () => {
    const { budget, count } = read('cần 6 con laptop văn phòng RAM 16GB, dưới 15tr/con')
    expect([count, budget?.max, budget?.isForAll]).toEqual([6, 15_000_000, undefined])
  })
})

test('hours of the day are no width', () =>
  expect(read('tủ đông ở Quảng Trị chạy 24/24 tốn bao nhiêu điện').widthMm).toBeUndefined())

test('a size that air conditioners are sold in needs no unit', () =>
  expect(read('điều hoà 12000 inverter tốn bao nhiêu điện').hp).toMatchObject({ target: 1.5 }))

test('pieces are taken away from and added to those that were wanted', () => {
  const first = read('80 triệu mua tủ lạnh, máy giặt, 3 máy lạnh')
  const fewer = read('bớt 1 máy lạnh, thêm máy rửa chén', first)
  const more = read('thêm 1 máy lạnh nữa', fewer)
  const pieces = (need: Need) => need.parts?.find(({ kind }) => kind === 'ac')?.count
  expect([first, fewer, more].map(pieces)).toEqual([3, 2, 3])
})

describe('who plainly asks what to buy is not taken to be in danger', () => {
  test.each([
    'nhà tầng cao nước yếu tắm cứ rỉ rỉ, lấy loại bình nóng lạnh nào đẩy mạnh lên',
    'ông ngoại ở một mình con cháu sợ té không ai hay, có đồng hồ nào tự báo không',
  ])('%s', (question) => expect(read(question).intent).toBe('advise'))
})

describe('words and figures of round 18', () => {
  test('the brand of what a thing is for is not its own', () => {
    expect(read('loa thanh cho tivi Sony 55 inch, dưới 7 triệu').brands).toEqual([])
    expect(read('tư vấn cho tivi Sony 55 inch').brands).toEqual(['Sony'])
  })

  test('a weight said with a tenth behind it', () => {
    expect(read('laptop ram 16, nhẹ dưới 1 ký 6, tối đa 14 củ').figures.weight_kg).toMatchObject({ max: 1.6 })
  })

  test('a measure of water is no money', () =>
    expect(read('máy lọc nước, đo TDS khoảng 900, tầm 7tr').budget).toMatchObject({ target: 7_000_000 }))

  test('what was bought a moment ago is not to be bought', () =>
    expect(read('mới sắm ps5, cần màn hình 4k tầm 12 củ').kinds).toEqual(['monitor']))
})

test('the number of a socket is no money', () =>
  expect(read('màn hình 4k có hdmi 2.1, tầm 12 củ').budget).toMatchObject({ target: 12_000_000 }))
