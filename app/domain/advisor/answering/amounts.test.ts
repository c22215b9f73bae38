import { expect, it, test } from 'vitest'
import { aCatalogue, aFridge } from '#tests/support/candidates.ts'
import { answerQuestion } from '../answer-question.ts'
import type { Candidate } from '../catalogue.ts'

let id = 0
const machine = (kind: string, title: string, price: number, attributes: Candidate['attributes'] = {}) =>
  aFridge({ id: ++id, kind, title, category: title, brand: 'LG', price, attributes })
const products = [
  machine('ac', 'Máy lạnh rẻ', 5_000_000, { hp: 1, inverter: true }),
  machine('ac', 'Máy lạnh vừa', 7_500_000, { hp: 1, inverter: true, cspf: 5 }),
  machine('tv', 'Tivi 43 inch', 7_000_000, { screen_in: 43 }),
  machine('tv', 'Tivi 43 inch rẻ', 5_000_000, { screen_in: 43 }),
  machine('fan', 'Quạt đứng', 400_000),
  machine('rice_cooker', 'Nồi cơm 1.8 lít', 800_000, { capacity_l: 1.8 }),
  machine('rice_cooker', 'Nồi cơm 1 lít', 500_000, { capacity_l: 1 }),
  machine('monitor', 'Màn hình 24 inch', 2_500_000, { screen_in: 24 }),
  machine('monitor', 'Màn hình 24 inch đắt', 5_500_000, { screen_in: 24 }),
  machine('air_fryer', 'Nồi chiên 5 lít', 1_500_000, { capacity_l: 5 }),
  machine('hob', 'Bếp từ đơn', 900_000, { zones: 1, hob_type: 'induction' }),
]

async function ask(message: string) {
  const { content, productRecommendations } = await answerQuestion(
    { message },
    {
      catalogue: aCatalogue(products),
      pictureOf: () => '/x.svg',
      onDropped: (sentences) => {
        throw new Error(`Dropped: ${sentences.join()}`)
      },
    },
  )
  return { content, titles: (productRecommendations?.products ?? []).map(({ title }) => title) }
}

test.each([
  ['3 máy lạnh 21 triệu đủ không', /^Đủ: 3 cái Máy lạnh rẻ .*15\.000\.000 ₫, còn dư 6 triệu/],
  ['mua 4 cai may lanh 18tr duoc hong', /^Không đủ 4 máy lạnh: .*20\.000\.000 ₫, thiếu 2 triệu/],
])('whether a sum reaches for all of them is said first: %s', async (question, said) => {
  const { content, titles } = await ask(question)
  expect(content).toMatch(said)
  expect(titles[0]).toBe('Máy lạnh rẻ')
})

it('each of eight gets one, within the sum for all', async () => {
  const { content, titles } = await ask('văn phòng 8 người mỗi người 1 màn hình 24, ngân sách 25 triệu')
  expect(titles).toEqual(['Màn hình 24 inch'])
  expect(content).toMatch(/8 cái .*20\.000\.000/)
})

it('a size before a comma is no sum', async () => {
  const { content } = await ask('6 phòng mỗi phòng 1 máy lạnh 1hp với 1 tivi 43, 100 triệu đủ không')
  expect(content).toMatch(/100 triệu mua được cả máy lạnh và tivi cho 6 phòng; lấy loại rẻ nhất .*60 triệu/)
  expect(content).not.toMatch(/43 triệu đến/)
})

it('things that are counted one behind the other are all wanted', async () => {
  const { titles, content } = await ask('2 cái quạt 1 cái nồi cơm 1 triệu rưỡi đủ hông')
  expect(titles).toEqual(['Quạt đứng', 'Nồi cơm 1 lít'])
  expect(content).toMatch(/× 2 = 800\.000/)
})

test.each(['nhà có nồi cơm với tivi rồi, sắm thêm gì cho bếp', 'bep co noi com roi mua them gi nua'])(
  'what is had is not offered: %s',
  async (question) => {
    const { titles } = await ask(question)
    expect(titles.length).toBeGreaterThan(0)
    expect(titles.join()).not.toMatch(/Nồi cơm|Tivi/)
  },
)

test.each([
  ['10 triệu mua nồi cơm với bếp từ, đừng tiêu hết nha', ['Nồi cơm 1 lít', 'Bếp từ đơn']],
  ['10 triệu mua quạt với nồi cơm, khỏi xài hết', ['Quạt đứng', 'Nồi cơm 1 lít']],
])('a sum that is not to be used up buys the cheapest: %s', async (question, expected) => {
  const { titles, content } = await ask(question)
  expect(titles).toEqual(expected)
  expect(content).not.toMatch(/Còn ý/)
})

test.each(['nấu cơm cho 40 người ăn mua nồi nào', 'dam gio 40 khach can noi com'])(
  'no cooker feeds a feast alone: %s',
  async (question) => {
    const { content, titles } = await ask(question)
    expect(content).toMatch(
      /Không nồi nào .*40 người.*4–6 kg gạo, cần nồi 7–12 lít.*1,8 lít, tức phải 4–7 nồi/,
    )
    expect(titles).toEqual(['Nồi cơm 1.8 lít'])
  },
)
