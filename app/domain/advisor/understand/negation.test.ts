import { expect, test } from 'vitest'
import { readBrands } from './brands.ts'
import { readQuestion } from './reading.ts'

const VOCABULARY = {
  brands: ['Daikin', 'LG', 'Casper', 'OPPO', 'vivo', 'Samsung', 'Panasonic', 'Aqua', 'TCL'],
}
const read = (question: string) => readBrands(readQuestion(question), VOCABULARY, [])

test.each([
  ['tủ lạnh 300 lít tầm 10 triệu, thấy chữ Panasonic là em né', ['Panasonic']],
  ['tivi 55 inch 12 triệu, nghe tới TCL là ba em lắc đầu nguầy nguậy', ['TCL']],
  ['Điện thoại chơi game 8 triệu. Ai mà mời tôi Oppo hay Vivo nữa là tôi tắt máy đó', ['OPPO', 'vivo']],
])('turned down in words that no table has: %s', (question, excluded) => {
  expect(read(question).excluded.toSorted()).toEqual(excluded.toSorted())
})

test.each([
  ['tủ lạnh Samsung 300 lít cho nhà 4 người, tầm 9 triệu', ['Samsung']],
  ['sao không ai nhắc tới Aqua hết vậy, mình thấy máy giặt Aqua cũng được mà', ['Aqua']],
  ['nóng chịu không nổi, cần máy lạnh Daikin 1 ngựa gắn liền trong tuần', ['Daikin']],
  ['so sánh giúp tivi Samsung với TCL 55 inch tầm 12 triệu', ['Samsung', 'TCL']],
])('not turned down: %s', (question, wanted) => {
  expect(read(question)).toEqual({ wanted: expect.arrayContaining(wanted), excluded: [] })
})
