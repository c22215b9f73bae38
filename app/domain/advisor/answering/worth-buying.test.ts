import { expect, it, test } from 'vitest'
import { aCatalogue, aFridge } from '#tests/support/candidates.ts'
import { answerQuestion } from '../answer-question.ts'
import { indexNames } from '../mentions/growing-names.ts'

const phone = (id: number, title: string, price: number, attributes: Record<string, number>) =>
  aFridge({ id, title, price, attributes, brand: null, kind: 'phone', category: 'Điện thoại' })
const old = phone(1, 'Điện thoại Galaxy A54 5G 128GB', 9_000_000, {
  ram_gb: 6,
  battery_mah: 4500,
  screen_in: 6.4,
})
const better = phone(2, 'Điện thoại Galaxy A56 5G 256GB', 8_500_000, {
  ram_gb: 12,
  battery_mah: 5500,
  screen_in: 6.4,
})
const dearer = phone(3, 'Điện thoại Galaxy S25 256GB', 20_000_000, {
  ram_gb: 12,
  battery_mah: 6000,
  screen_in: 6.4,
})

function ask(message: string, products: (typeof old)[]) {
  const catalogue = {
    ...aCatalogue(products),
    brandNames: async () => ['Samsung'],
    names: async () => indexNames(products),
  }
  return answerQuestion({ message }, { catalogue, pictureOf: () => '/x.svg', onDropped: () => {} })
}

test.each([
  'galaxy a54 giờ còn đáng mua không',
  'có nên mua galaxy a54 5g ko shop',
  'galaxy a54 mua giờ có lỗi thời chưa',
  'Galaxy A54 xài ổn không',
])('"%s" is told of what costs no more and is worse in nothing', async (message) => {
  const { content } = await ask(message, [old, better, dearer])
  expect(content).toMatch(/^Chưa nên vội: cùng tầm tiền còn có Điện thoại Galaxy A56/)
  expect(content).not.toContain('S25')
})

it('says that nothing of its price beats it', async () => {
  const { content } = await ask('galaxy a54 có đáng mua không', [old, dearer])
  expect(content).toMatch(/^Ở tầm giá ấy mình chưa có máy nào khác cùng loại/)
})

it('leaves what is asked of a machine to its row', async () => {
  const { content } = await ask('galaxy a54 pin có tốt không', [old, better])
  expect(content).not.toContain('Chưa nên vội')
})
