import { describe, expect, it, test } from 'vitest'
import { aCatalogue, aFridge } from '#tests/support/candidates.ts'
import { answerQuestion } from '../answer-question.ts'
import { KNOWN_NAMES } from '../known/known-models.ts'
import { indexNames } from '../mentions/growing-names.ts'

const iphone = aFridge({
  id: 1,
  title: 'Điện thoại iPhone 16 Pro Max 256GB',
  brand: 'Apple',
  kind: 'phone',
  category: 'Điện thoại',
  price: 30_990_000,
  attributes: { battery_mah: 4685, screen_in: 6.9, weight_kg: 0.227 },
})
const cheap = aFridge({
  id: 2,
  title: 'Điện thoại Samsung Galaxy A06',
  brand: 'Samsung',
  kind: 'phone',
  category: 'Điện thoại',
  price: 2_990_000,
  attributes: { battery_mah: 5000, screen_in: 6.7, ram_gb: 4 },
})
const products = [iphone, cheap]
/** Of every name there is: made once, because that takes a second. */
const NAMES = indexNames([...products, ...KNOWN_NAMES])

const ask = (message: string) =>
  answerQuestion(
    { message },
    {
      catalogue: {
        ...aCatalogue(products),
        brandNames: async () => ['Apple', 'Samsung'],
        names: async () => NAMES,
      },
      pictureOf: () => '/x.svg',
      onDropped: (sentences) => {
        throw new Error(`Dropped: ${sentences.join()}`)
      },
    },
  )

describe('a well-known model without a row', () => {
  it('is set beside one that has a row, each for whom it is better', async () => {
    const { content, productRecommendations } = await ask('s25u vs ip16prm con nào đáng mua hơn')
    expect(content).toMatch(/^Chọn Galaxy S25 Ultra nếu bạn ưu tiên: .*\n\nChọn iPhone 16 Pro Max nếu/)
    expect(content).toContain('Galaxy S25 Ultra chưa có trong bảng giá của mình')
    expect(content).toContain('30.990.000 ₫')
    expect(productRecommendations?.products.map(({ id }) => id)).toEqual([1])
  })

  test.each([
    ['s25 ultra pin bao nhiêu', 'pin 5.000 mAh'],
    ['Apple Watch SE có đo ECG không', 'không có đo điện tâm đồ'],
    ['sony wh-1000xm5 có gập lại được không', 'không gập'],
    ['s23 ultra hay s24 con nào pin trâu hơn', 'Galaxy S23 Ultra hơn: 5.000 mAh so với 4.000 mAh'],
  ])('answers "%s" by what its maker publishes', async (question, said) => {
    expect((await ask(question)).content).toContain(said)
  })

  it('names where that stands, and never a price', async () => {
    const { content, sources } = await ask('s25 ultra pin bao nhiêu')
    expect(sources).toContainEqual(expect.objectContaining({ url: expect.stringMatching(/^https:/) }))
    expect(content).not.toContain('₫')
  })

  it('is no wish of who owns it and asks for another', async () => {
    const { productRecommendations } = await ask('đang xài iphone 11 muốn đổi máy tầm 3 triệu')
    expect(productRecommendations?.products.map(({ id }) => id)).toEqual([2])
  })
})
