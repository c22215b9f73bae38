import { expect, it } from 'vitest'
import { plainTextOf } from './plain-text.ts'
import { anAnswer } from './sample-answer.ts'

it('carries the question, the answer, products with price and address, and the sources', () => {
  const product = {
    id: 7,
    title: 'Tủ A',
    image: '',
    des: '',
    price: '9.990.000 ₫',
    priceSeen: null,
    brand: null,
    reason: '',
  }
  const answer = anAnswer({
    productRecommendations: { query: 'q', products: [{ ...product, role: 'best', tradeOff: null }] },
    sources: [{ title: 'Cách tính', url: '/cach-tinh' }],
  })
  expect(plainTextOf('Tủ nào?', answer, 'https://chonmay.example')).toBe(
    [
      'Hỏi: Tủ nào?',
      'Chọn máy 300 lít.',
      'Phù hợp nhất: Tủ A, 9.990.000 ₫\nhttps://chonmay.example/products/7',
      'Nguồn:\n1. Cách tính: https://chonmay.example/cach-tinh',
      'Trả lời do AI tạo, chỉ mang tính tham khảo.',
    ].join('\n\n'),
  )
})

it('carries a table row by row', () => {
  const comparison = {
    columns: [
      { id: 1, title: 'A' },
      { id: 2, title: 'B' },
    ],
    rows: [['Giá', '1 ₫', '2 ₫']],
  }
  expect(plainTextOf(null, anAnswer({ comparison }), '')).toContain('A | B\nGiá | 1 ₫ | 2 ₫')
})
