import { expect, test } from 'vitest'
import { inventedIn, pricesIn } from './grounding.ts'
import { answerOf, LARGE, ROWS, SMALL } from './sample-answer.ts'

test('prices are read with dots between thousands and a no-break space', () => {
  expect(pricesIn('từ 4.590.000\u00a0₫ đến 12.000.000 ₫, không phải 15 triệu')).toEqual([
    4_590_000, 12_000_000,
  ])
})

test('an answer that keeps to its rows invents nothing', () => {
  const answer = answerOf(`${SMALL.title} giá 5.000.000 ₫, có nơi 5.490.000 ₫.`, [SMALL])
  expect(inventedIn(answer, ROWS, '')).toEqual([])
})

test.each([
  { content: 'Giá 4.900.000 ₫.', shown: [SMALL], found: 'price 4.900.000\u00a0₫' },
  { content: 'Giá 12.000.000 ₫.', shown: [SMALL], found: 'price 12.000.000\u00a0₫' },
  { content: 'Xem thêm GR-X500VN nhé.', shown: [SMALL], found: 'model GR-X500VN' },
  { content: '', shown: [{ ...SMALL, id: 9 }], found: `product 9 ${SMALL.title}` },
  { content: '', shown: [{ ...SMALL, title: 'Tủ lạnh Gamma' }], found: 'product 1 Tủ lạnh Gamma' },
  { content: '', shown: [{ ...LARGE, brand: 'Alpha' }], found: `brand Alpha of ${LARGE.title}` },
  { content: '', shown: [{ ...SMALL, price: 1_000_000 }], found: `price 1.000.000\u00a0₫ of ${SMALL.title}` },
])('$found is found to be invented', ({ content, shown, found }) => {
  expect(inventedIn(answerOf(content, shown), ROWS, '')).toEqual([found])
})

test('a model code of the question may be repeated', () => {
  expect(inventedIn(answerOf('Mình chưa có dữ liệu về ZX-9000A.'), ROWS, 'zx-9000a giá bao nhiêu')).toEqual(
    [],
  )
})

test('a price of another product counts once its title stands in the text', () => {
  const answer = answerOf(`${LARGE.title} đắt hơn: 12.000.000 ₫.`, [SMALL])
  expect(inventedIn(answer, ROWS, '')).toEqual([])
})

test('a unit pair or an abbreviation with a slash is no model code', () => {
  expect(inventedIn(answerOf('Từ 8 GB/256 GB, hợp CAD/3D và BTU/h.'), ROWS, '')).toEqual([])
})

test('so many pieces of a price come to what they come to, and to nothing else', () => {
  const sayOf = (sum: string) => answerOf(`Lấy 2 cái ${SMALL.title} hết ${sum} ₫.`, [SMALL])
  expect(inventedIn(sayOf('10.000.000'), ROWS, '')).toEqual([])
  expect(inventedIn(sayOf('12.000.000'), ROWS, '')).toEqual(['price 12.000.000\u00a0₫'])
})
