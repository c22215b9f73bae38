import { expect, test } from 'vitest'
import { aCatalogue, aFridge } from '#tests/support/candidates.ts'
import { answerQuestion } from '../answer-question.ts'

const washer = aFridge({ id: 1, title: 'Máy giặt LG 9 kg T2109', brand: 'LG', kind: 'washer' })

const answerTo = (message: string) =>
  answerQuestion(
    { message, conversation: null },
    { catalogue: aCatalogue([washer]), pictureOf: () => '/x.svg', onDropped: () => {} },
  )

test.each<[string, string]>([
  ['thấy thông số sai trên trang này thì góp ý ở đâu', 'trang Liên hệ'],
  ['trang này viết sai công suất quạt, nhắn cho ai sửa', 'trang Liên hệ'],
  ['giá trên trang này sao chẳng giống ngoài tiệm, ai nói đúng', 'giá đã thấy ở cửa hàng'],
])('what is asked of the site is answered: %s', async (question, told) => {
  expect((await answerTo(question)).content).toContain(told)
})

test.each([
  'máy giặt LG nhà mình đang giặt thì đứng im, nên xử lý sao',
  'may giat lg nha toi vat duoc mot chut la tat, mua 2023 con bao hanh khong va nen lam gi',
  'máy giặt LG nhà em kêu lạch cạch, giờ nên làm sao',
])('who tells what ails a machine is sold none of its maker: %s', async (question) => {
  expect((await answerTo(question)).productRecommendations).toBeNull()
})
