import { expect, it } from 'vitest'
import { aCatalogue, aFridge } from '#tests/support/candidates.ts'
import { answerQuestion } from '../answer-question.ts'
import { indexNames } from '../mentions/growing-names.ts'

const washer = aFridge({
  id: 1,
  title: 'Máy giặt Aqua 9 kg',
  price: 6_000_000,
  brand: 'Aqua',
  kind: 'washer',
  category: 'Máy giặt',
  attributes: { load_kg: 9 },
})

async function ask(message: string) {
  const catalogue = {
    ...aCatalogue([washer]),
    brandNames: async () => ['Aqua'],
    names: async () => indexNames([washer]),
  }
  const parts = { catalogue, pictureOf: () => '/x.svg', onDropped: () => {} }
  return (await answerQuestion({ message }, parts)).content
}

it.each([
  [
    'máy giặt sửa hết 4 triệu, mua mới 6 triệu, nên sửa hay mua mới',
    /bằng 67% giá máy mới 6 triệu.*nghiêng về mua mới/,
  ],
  ['máy giặt 12 năm, thợ báo sửa 1tr5, nên sửa hay mua mới', /bằng 25% giá.*đã 12 năm.*nghiêng về mua mới/],
  ['máy giặt 3 năm, thợ báo sửa 1tr5, nên sửa hay mua mới', /bằng 25% giá.*mới 3 năm.*nghiêng về sửa/],
  ['máy giặt 9 năm rồi, sửa chắc 2 triệu, có nên mua cái mới 6 triệu không', /bằng 33% giá.*đã 9 năm/],
  ['thợ báo thay bo máy giặt 3tr5, vậy có nên đổi con mới không', /bằng 58% giá.*nghiêng về mua mới/],
  ['máy giặt xài 2 năm, sửa 500k, có đáng mua mới luôn không', /bằng 8% giá.*nghiêng về sửa/],
])('%s', async (question, verdict) => {
  expect(await ask(question)).toMatch(verdict)
})

it('without the cost of the repair nothing is weighed', async () => {
  expect(await ask('máy giặt nên sửa hay mua mới')).not.toMatch(/Tiền sửa/)
})
