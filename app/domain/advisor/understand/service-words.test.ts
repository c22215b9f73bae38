import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const BRANDS = { brands: ['LG', 'Panasonic'] }

test.each([
  'kiểm tra giúp đơn hàng của chị mã 99812',
  'Tra hộ em đơn 7781 tới đâu rồi',
  'bớt cho anh 500k anh chốt luôn con Panasonic',
  'bớt chút đi shop, anh lấy liền con LG',
])('"%s" is asked of a shop, and its figure is no sum to spend', (text) => {
  const { intent, budget } = understand(text, BRANDS)
  expect({ intent, budget }).toEqual({ intent: 'service', budget: undefined })
})

test.each(['máy giặt LG dưới 8 triệu có giao hàng không', 'tủ lạnh 10 triệu, bớt tốn điện'])(
  '"%s" keeps the sum that is said',
  (text) => {
    expect(understand(text, BRANDS).budget).toMatchObject({ max: expect.any(Number) })
  },
)
