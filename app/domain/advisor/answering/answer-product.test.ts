import { describe, expect, it, test } from 'vitest'
import { aCatalogue, aFridge } from '#tests/support/candidates.ts'
import { answerQuestion } from '../answer-question.ts'

const phone = aFridge({
  id: 1,
  title: 'Điện thoại OPPO A3 8GB/256GB',
  brand: 'OPPO',
  kind: 'phone',
  category: 'Điện thoại',
  price: 4_990_000,
  attributes: { battery_mah: 5100, weight_kg: 0.186, network_5g: false },
})
const other = aFridge({
  id: 2,
  title: 'Điện thoại OPPO A5 6GB/128GB',
  brand: 'OPPO',
  kind: 'phone',
  category: 'Điện thoại',
  price: 3_990_000,
  attributes: { battery_mah: 6000, weight_kg: 0.194 },
})
const dishwasher = (id: number, noise: number) =>
  aFridge({
    id,
    title: `Máy rửa chén Bosch SMS${id}`,
    brand: 'Bosch',
    kind: 'dishwasher',
    category: 'Máy rửa chén',
    price: 12_000_000,
    attributes: { noise_db: noise, place_settings: 14 },
  })
const products = [phone, other, dishwasher(11, 44), dishwasher(12, 40)]
const tables = {
  1: [
    { name: 'Thẻ nhớ', value: 'MicroSD, hỗ trợ tối đa 2 TB' },
    { name: 'Hỗ trợ sạc tối đa', value: '45 W' },
    { name: 'Chất liệu', value: 'Khung nhựa' },
  ],
}

const ask = (message: string) =>
  answerQuestion(
    { message },
    {
      catalogue: aCatalogue(products, tables),
      pictureOf: () => '/x.svg',
      onDropped: (sentences) => {
        throw new Error(`Dropped: ${sentences.join()}`)
      },
    },
  )

describe('what is asked of a product by name', () => {
  test.each([
    ['OPPO A3 pin bao nhiêu mAh', 'pin 5.100 mAh'],
    ['oppo a3 nặng bao nhiêu', 'nặng 186 g'],
    ['OPPO A3 có khe thẻ nhớ không', 'MicroSD, hỗ trợ tối đa 2 TB'],
    ['oppo a3 có 5g không', 'không có 5G'],
    ['OPPO A3 hỗ trợ sạc tối đa mấy W', '45 W'],
  ])('%s', async (question, said) => {
    const { content, productRecommendations } = await ask(question)
    expect(content).toContain(said)
    expect(productRecommendations?.products[0]?.id).toBe(1)
  })

  it('is said to be missing where neither row nor table states it', async () => {
    expect((await ask('OPPO A5 có kháng nước không')).content).toMatch(/chưa ghi chống nước/)
  })
})

it('a figure asked of a kind is the range of its rows', async () => {
  const { content } = await ask('máy rửa chén Bosch ồn bao nhiêu db')
  expect(content).toContain('Trong 2 máy rửa chén hãng Bosch mình có số liệu, độ ồn 40 dB đến 44 dB.')
})
