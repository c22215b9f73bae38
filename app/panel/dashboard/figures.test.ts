import { expect, it } from 'vitest'
import { sayPriceAges, sayStatuses } from './figures.tsx'

it.each([
  [{ articles: 2, published: 1, drafts: 0 }, '1 đã đăng, 1 hẹn giờ, 0 bản nháp'],
  [{ articles: 3, published: 1, drafts: 2 }, '1 đã đăng, 2 bản nháp'],
])('of articles %j it says %s', (counts, said) => expect(sayStatuses(counts)).toBe(said))

it.each([
  [{ products: 0, oldPrices: 0, pricesOfYear: 0 }, 'Chưa có sản phẩm nào'],
  [{ products: 3, oldPrices: 0, pricesOfYear: 0 }, '3 chưa có giá rõ ngày'],
  [{ products: 3, oldPrices: 1, pricesOfYear: 2 }, '1 có giá cũ hơn một năm'],
  [{ products: 3, oldPrices: 0, pricesOfYear: 3 }, 'Mọi giá đều ghi nhận trong vòng một năm'],
])('of prices %j it says %s', (counts, said) => expect(sayPriceAges(counts)).toBe(said))
