import { expect, test } from 'vitest'
import { slugify } from './slug.ts'

test.each([
  ['Máy lạnh', 'may-lanh'],
  ['Đánh giá tủ lạnh Samsung 2025', 'danh-gia-tu-lanh-samsung-2025'],
  ['  Mẹo vặt: dùng   điều_hòa -- tiết kiệm!  ', 'meo-vat-dung-dieu-hoa-tiet-kiem'],
  ['Hello World', 'hello-world'],
  ['50% off & more', '50-off-more'],
  ['--Rì viu--', 'ri-viu'],
  ['iPhone 15 (128GB)', 'iphone-15-128gb'],
  ['Phòng 20 m² và CO₂', 'phong-20-m2-va-co2'],
  ['A–B', 'ab'],
  ['???', ''],
])('%j becomes %j', (title, slug) => expect(slugify(title)).toBe(slug))

test('a slug is its own slug', () => {
  const slug = slugify('Tủ đông Sanaky 2 ngăn_2 cánh')
  expect(slugify(slug)).toBe(slug)
})
