import { expect, it, test } from 'vitest'
import { aCatalogue, aFridge } from '#tests/support/candidates.ts'
import { answerQuestion } from '../answer-question.ts'

const washer = (id: number, title: string, doors: string) =>
  aFridge({
    id,
    title,
    brand: 'LG',
    kind: 'washer',
    category: 'Máy giặt',
    price: 8_000_000 + id,
    attributes: { load_kg: 9, noise_db: 53, drum: doors },
  })
const products = [
  washer(1, 'Máy giặt LG Inverter 9 kg FV1409S4W', 'front'),
  washer(2, 'Máy giặt LG Inverter 9 kg T2309VSAB', 'top'),
]

const ask = (message: string) =>
  answerQuestion(
    { message },
    {
      catalogue: aCatalogue(products),
      pictureOf: () => '/x.svg',
      onDropped: (sentences) => {
        throw new Error(`Dropped: ${sentences.join()}`)
      },
    },
  )

test.each([
  ['Cần máy giặt 9 ký dưới 9 triệu, mà vắt có ồn không', /độ ồn 53 dB/],
  ['Tìm máy giặt 9 kg tầm 9 triệu, với lại nên dùng nước giặt hay bột giặt vậy', /[Nn]ước giặt/],
  [
    'Cần máy giặt 9 kg dưới 9 triệu, với lại vỏ máy sơn mấy lớp vậy shop',
    /“với lại vỏ máy sơn mấy lớp[^”]*” thì mình chưa có nguồn/,
  ],
])('what is asked beside the machine is answered too: %s', async (question, said) => {
  const { content, productRecommendations } = await ask(question)
  expect(content).toMatch(said)
  expect(productRecommendations?.products.length).toBeGreaterThan(0)
})

it('machines follow what is known where they are asked for too', async () => {
  const { content, productRecommendations } = await ask(
    'Máy giặt cho đồ sơ sinh loại nào tốt, giặt nước nóng bao nhiêu độ là đủ',
  )
  expect(content).toMatch(/đun nước chiếm phần lớn/)
  expect(productRecommendations?.products.length).toBeGreaterThan(0)
})

test.each([
  'Cần máy giặt LG 9 kg, có con nào dưới 9 triệu không',
  'Mình cần máy giặt 9 kg cho nhà 4 người, tư vấn giúp mình loại nào',
])('what the machines themselves answer is not called unknown: %s', async (question) => {
  expect((await ask(question)).content).not.toMatch(/chưa có nguồn chắc/)
})

it('tells what is known of a thing that the machine has to live with, and does not call it left out', async () => {
  const { content, sources } = await ask('Máy giặt 9 kg dưới 9 triệu, ba má đi ruộng về đồ dính đầy bùn cát')
  expect(content).toMatch(/bùn cát/)
  expect(content).not.toContain('chưa xét được')
  expect(sources.some(({ url }) => url.startsWith('/kien-thuc#'))).toBe(true)
})

it('tells nothing of what is of no concern', async () => {
  const { content } = await ask('Máy giặt 9 kg dưới 9 triệu, không quan tâm sấy khô, giặt nước nóng')
  expect(content).not.toMatch(/sấy bơm nhiệt|ngưng tụ/)
})
