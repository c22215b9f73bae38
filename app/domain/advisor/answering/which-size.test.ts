import { expect, it, test } from 'vitest'
import { aCatalogue, aFridge } from '#tests/support/candidates.ts'
import { answerQuestion } from '../answer-question.ts'
import type { Candidate } from '../catalogue.ts'

let id = 0
const machine = (kind: string, title: string, price: number, attributes: Candidate['attributes']) =>
  aFridge({ id: ++id, kind, title, category: title, brand: 'LG', price, attributes })
const products = [
  machine('ac', 'Máy lạnh 1 HP', 6_000_000, { hp: 1, cooling_btu: 9000 }),
  machine('ac', 'Máy lạnh 1.5 HP', 9_000_000, { hp: 1.5, cooling_btu: 12_000 }),
  machine('washer', 'Máy giặt 8 kg', 6_000_000, { load_kg: 8 }),
  machine('washer', 'Máy giặt 10 kg', 8_000_000, { load_kg: 10 }),
  machine('dishwasher', 'Máy rửa chén 8 bộ', 7_000_000, { place_settings: 8 }),
  machine('dishwasher', 'Máy rửa chén 14 bộ', 9_000_000, { place_settings: 14 }),
]

async function ask(message: string) {
  const { content, productRecommendations } = await answerQuestion(
    { message },
    { catalogue: aCatalogue(products), pictureOf: () => '/x.svg', onDropped: () => undefined },
  )
  return { content, titles: (productRecommendations?.products ?? []).map(({ title }) => title) }
}

test.each([
  [
    'máy lạnh 1 ngựa hay 1.5 ngựa cho phòng 18m2',
    'Giữa 1 và 1,5 HP thì bạn nên lấy 1,5 HP',
    'Máy lạnh 1.5 HP',
  ],
  ['máy giặt 8kg hay 10kg cho nhà 5 người', 'Giữa 8 và 10 kg thì bạn nên lấy 10 kg', 'Máy giặt 10 kg'],
  ['máy rửa chén 14 bộ với 8 bộ, nhà 4 người', 'Giữa 8 và 14 bộ thì bạn nên lấy 14 bộ', 'Máy rửa chén 14 bộ'],
])('of two sizes the one that the people or the room want: %s', async (question, said, title) => {
  const { content, titles } = await ask(question)
  expect(content.startsWith(said)).toBe(true)
  expect(titles[0]).toBe(title)
})

it('says nothing of two sizes where nobody knows for whom', async () => {
  expect((await ask('máy giặt 8kg hay 10kg')).content).not.toContain('Giữa')
})

it('calls a power that is too much too much', async () => {
  expect((await ask('10 mét vuông, mua máy lạnh 1.5 có phí ko')).content).toContain('Máy 1,5 HP là dư')
})
