import { expect, it } from 'vitest'
import { indexNames } from '../mentions/growing-names.ts'
import { understand } from './understand.ts'

const MILLION = 1_000_000
/** What a handful of machines of each kind cost, in millions of VND. */
const PRICES = {
  fridge: [3, 5, 8, 12, 20, 30],
  laptop: [9, 14, 18, 22, 30, 50],
  kettle: [0.2, 0.3, 0.4, 0.6, 0.8, 1],
  fan: [0.2, 0.4, 0.6, 1, 2, 3],
  rice_cooker: [0.4, 0.7, 1, 1.5, 2, 3],
  blender: [0.4, 0.6, 0.9, 1.2, 2, 3],
  washer: [4, 6, 8, 10, 15, 20],
  ac: [6, 8, 10, 13, 20, 26],
  speaker: [0.4, 0.8, 1.5, 3, 5, 9],
}
const names = indexNames(
  Object.entries(PRICES)
    .flatMap(([kind, prices]) => prices.map((price) => ({ kind, price })))
    .map(({ kind, price }, id) => ({ id, title: `Máy ${id}`, brand: null, kind, price: price * MILLION })),
)
const budgetOf = (question: string) => understand(question, { brands: [], names }).budget

it.each<[string, number | undefined, number | undefined]>([
  // The price of such machines says what a number without a unit, or with one of many meanings, stands for.
  ['ấm điện tầm 500-700, inox nguyên khối', 0.5, 0.7],
  ['tủ lạnh 7-8', 7, 8],
  ['laptop học kế toán 15m đổ lại', undefined, 15],
  ['có 2 lít mua được cái quạt gì không', undefined, 0.2],
  ['nồi cơm bảy tám trăm gì đó', 0.7, 0.8],
  ['Máy xay sinh tố tối đa tám trăm, đừng vượt', undefined, 0.8],
  ['ấm siêu tốc 3 trăm', undefined, 0.3],
  // One million is said without its number.
  ['máy xay xay đá được, triệu hai', undefined, 1.2],
  ['Tìm nồi cơm không quá triệu mà không nhão', undefined, 1],
  ['nồi cơm triệu mấy thôi', undefined, 1.99],
  // Tens.
  ['mua laptop tổng hết khoảng hai chục triệu thôi', 18, 22],
  ['tủ lạnh tầm 3 chục triệu', 27, 33],
  // Several purses.
  ['sinh viên 4 đứa góp mỗi đứa 2 triệu mua tủ lạnh', undefined, 8],
  ['hùn với 2 đứa nữa mỗi đứa 700k mua nồi cơm', undefined, 2.1],
  ['lap cũ bán được 4tr, bù thêm 8tr nữa thì lấy laptop gì', undefined, 12],
  ['em có 6 củ, anh có 4 củ, chung lại mua tủ lạnh cho mẹ', undefined, 10],
  ['có 3tr tiền mặt + 1tr voucher + bán máy cũ được 2tr, mua tủ lạnh nào', undefined, 6],
  ['mẹ cho 5 triệu, để dành được 3tr5, thêm phiếu quà tặng 500k, mua laptop', undefined, 9],
  ['em gom 4.750.000 cộng thưởng 1 triệu với bán nồi cũ 3 trăm, mua laptop', undefined, 6.05],
  ['An góp 1tr8, Bích góp 1 triệu 2, em thêm 500k, mua máy giặt', undefined, 3.5],
  // What is paid at once is so much of the price.
  ['góp mỗi tháng 1tr, 12 tháng, trả trước 20%, mua tủ lạnh', undefined, 15],
  ['trả góp 2 triệu một tháng trong 6 tháng, đưa trước 40 phần trăm, mua laptop', undefined, 20],
  // Sums of several things are none of one purse.
  ['tủ lạnh 8 triệu + máy giặt 6 triệu', undefined, undefined],
  // A part of a sum.
  ['tiền mừng 48tr, mua tủ lạnh trong khoảng 1/3 thôi', 14.4, 17.6],
  ['mua 2 tủ lạnh, một cho cháu học lớp 9, 12 triệu', undefined, 12],
  ['máy xay sinh tố cho mẹ, ba trăm đổ lại', undefined, 0.3],
  // Dollars that are counted in thousands, or by the note.
  ['có 2 vé đô mua tủ lạnh', undefined, 5.2],
  ['không quá 1 ngàn đô, laptop', undefined, 26],
  ['laptop dưới 2 nghìn đô', undefined, 52],
  ['có 3 vé mua laptop', undefined, 3],
  // What was taken back.
  ['tủ lạnh khoảng 15 triệu, à không, 12 triệu thôi', undefined, 12],
])('the sum of "%s"', (question, min, max) => {
  const read = budgetOf(question)
  const million = (vnd: number | undefined) => (vnd === undefined ? undefined : vnd / MILLION)
  expect([million(read?.min), million(read?.max)]).toEqual([min, max])
})

it.each([
  'phòng ngủ 12, 15 và 20 mét thì mỗi phòng máy lạnh mấy ngựa',
  'ở chung cư 18 m2 mua quạt nào',
  'nhà ở chung cu, quần áo phơi hoài không khô, máy giặt nào',
  'quạt trần phòng 25 mét, trần 2m7, sải cánh đừng quá 1m3',
  'laptop ram 16 hay 32 là vừa',
  'loa cho 5 đứa chơi chung, thêm 2 cái mic',
])('no sum in "%s"', (question) => {
  expect(budgetOf(question)).toBeUndefined()
})
