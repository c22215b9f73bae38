import { expect, test } from 'vitest'
import { understand } from './understand.ts'

const BRANDS = { brands: ['LG', 'Samsung'] }

test.each([
  'tủ đông có chỗ mát riêng chỗ đông riêng',
  'tủ lạnh mặt cửa bằng kính bóng loáng',
  'nồi cơm nắp tháo rời kiểu ngày xưa',
  'lò vi sóng thương hiệu Thụy Điển',
  'bếp điện có núm vặn cho bà ngoại dễ xài',
  'màn hình 27 in không cong',
  'Quạt trần cánh không phải sắt thép',
  'tivi hệ điều hành của LG webos',
])('"%s" names what is looked for', (text) => {
  expect(understand(text, BRANDS)).toMatchObject({ intent: 'advise', isOwned: false })
})

test.each([
  'máy giặt vắt rung đi bộ luôn ra giữa nhà tắm',
  'tủ lạnh inverter là gì',
  'máy rửa bát có cần rửa sơ trước không em',
  'điều hòa mùi hôi ẩm mốc khi mới bật',
])('"%s" looks for nothing', (text) => {
  expect(understand(text, BRANDS).intent).not.toBe('advise')
})
