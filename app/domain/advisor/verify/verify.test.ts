import { describe, expect, it } from 'vitest'
import { aFridge } from '#tests/support/candidates.ts'
import { emptyNeed } from '../understand/need.ts'
import type { Draft } from '../write/draft.ts'
import { evidenceFor } from './evidence.ts'
import { verify } from './verify.ts'

const first = aFridge({
  title: 'Tủ lạnh LG 374 lít LTD37BLM',
  price: 9_890_000,
  attributes: { capacity_l: 374 },
})
const second = aFridge({
  title: 'Tủ lạnh Aqua 328 lít AQR-T380FA',
  price: 7_990_000,
  attributes: { capacity_l: 328 },
})
const third = aFridge({
  title: 'Tủ lạnh Toshiba 194 lít GR-RT252',
  price: 5_490_000,
  attributes: { capacity_l: 194 },
})
const others = [
  {
    candidate: third,
    priceSource: {
      productId: third.id,
      shop: 'fptshop.com.vn',
      url: null,
      price: 5_490_000,
      observedOn: '2024-10-02',
      age: 'hơn 2 năm trước',
    },
  },
]
const draft: Draft = {
  paragraphs: [],
  others: [third],
  picks: [first, second].map((candidate) => ({
    role: 'best',
    candidate,
    reason: '',
    tradeOff: null,
    priceSource: null,
  })),
  sources: [],
  relatedQuestions: [],
  rules: ['Nhà 4 người hợp tủ 307–550 lít.'],
}
const need = { ...emptyNeed(), people: 4, budget: { max: 15_000_000, hard: true, words: 'dưới 15 triệu' } }
const check = (text: string) => verify([text], evidenceFor(draft, need, 7_990_000, others))

describe('verify', () => {
  it.each([
    'Tủ lạnh LG 374 lít LTD37BLM giá 9.890.000\u00a0₫.',
    'Giá khoảng 9,89 triệu, dung tích 374 lít.',
    'So với máy kia: rộng hơn 46 lít, đổi lại đắt hơn 1,9 triệu.',
    'Nhà 4 người hợp tủ 307–550 lít.',
    'Với ngân sách dưới 15 triệu thì rẻ nhất là từ 7,99 triệu.',
    'Máy chạy êm và dễ lau chùi.',
    'Kế đó là Tủ lạnh Toshiba 194 lít GR-RT252, giá 5.490.000\u00a0₫ (thấy ở fptshop.com.vn tháng 10/2024, hơn 2 năm trước).',
  ])('keeps %j', (text) => {
    expect(check(text)).toEqual({ paragraphs: [text], dropped: [] })
  })

  it.each([
    ['a price of no row', 'Máy này chỉ 8.890.000\u00a0₫.'],
    ['a rounded price of no row', 'Máy này tầm 10 triệu.'],
    ['a figure of no row', 'Dung tích 400 lít.'],
    ['a known number with another unit', 'Máy nặng 374 kg.'],
    ['a difference that is wrong', 'Rộng hơn 50 lít.'],
    ['a product of no row', 'Bạn nên mua Samsung RT38CG6584B1.'],
    ['a title with another model', 'Tủ lạnh LG 374 lít LTD37BLX giá tốt.'],
    ['an invented share', 'Tiết kiệm 40% điện.'],
  ])('drops %s', (_, text) => {
    expect(check(text)).toEqual({ paragraphs: [], dropped: [text] })
  })

  it('drops the sentence at fault and keeps the rest of its paragraph', () => {
    const { paragraphs, dropped } = check('Dung tích 374 lít. Giảm giá 50%. Máy chạy êm.')
    expect(paragraphs).toEqual(['Dung tích 374 lít. Máy chạy êm.'])
    expect(dropped.map((sentence) => sentence.trim())).toEqual(['Giảm giá 50%.'])
  })
})
