import type { EvalCase } from '../expectation.ts'
import { about, atLeast, between, exactly, upTo, within } from '../expectation.ts'

/** Televisions. */
export const tv: EvalCase[] = [
  {
    ask: 'Tivi 55 inch dưới 12 triệu loại nào tốt?',
    want: {
      outcome: 'products',
      kind: 'tv',
      price: upTo(12),
      size: { screen_in: exactly(55) },
      source: true,
    },
  },
  {
    ask: 'Phòng khách ngồi cách tivi 3m, tư vấn tivi tầm 15 triệu',
    want: {
      outcome: 'products',
      kind: 'tv',
      price: about(15),
      size: { screen_in: within(55, 100) },
      source: true,
    },
  },
  {
    ask: 'Tivi Sony 65 inch để xem phim',
    want: {
      outcome: 'products',
      kind: 'tv',
      brands: ['Sony'],
      size: { screen_in: exactly(65) },
      source: true,
    },
  },
  {
    ask: 'Cần tivi OLED rẻ thôi, dưới 25 triệu',
    want: { outcome: 'products', kind: 'tv', price: upTo(25), is: { panel: 'OLED' } },
  },
  {
    ask: 'tivi 32in cho phòng ngủ dưới 4 triệu',
    want: { outcome: 'products', kind: 'tv', price: upTo(4), size: { screen_in: exactly(32) } },
  },
  {
    ask: 'Mua tivi samsung qled từ 65 inch trở lên, ngân sách 30 triệu',
    want: {
      outcome: 'products',
      kind: 'tv',
      brands: ['Samsung'],
      price: upTo(33),
      size: { screen_in: atLeast(65) },
      is: { panel: 'QLED' },
    },
  },
  {
    ask: 'tivi 43-50 inch chạy Google TV giá 7 đến 10 triệu',
    want: { outcome: 'products', kind: 'tv', price: between(7, 10), size: { screen_in: within(43, 50) } },
  },
  {
    ask: 'Tivi 120Hz chơi PS5 mượt, dưới 40 triệu',
    want: { outcome: 'products', kind: 'tv', price: upTo(40), size: { refresh_hz: atLeast(100) } },
  },
  {
    ask: 'TV 75 inch nào ngon bổ rẻ, đừng quá 30 triệu, không mua hàng LG',
    want: {
      outcome: 'products',
      kind: 'tv',
      notBrands: ['LG'],
      price: upTo(30),
      size: { screen_in: exactly(75) },
    },
  },
  {
    ask: 'Tặng bố mẹ cái tivi 50 inch dễ dùng, cỡ 9 triệu',
    want: { outcome: 'products', kind: 'tv', price: about(9), size: { screen_in: exactly(50) } },
  },
  {
    ask: 'Giường cách tường 2m thì mua tivi nào dưới 10 triệu cho vừa mắt',
    want: {
      outcome: 'products',
      kind: 'tv',
      price: upTo(10),
      size: { screen_in: within(39, 66) },
      source: true,
    },
  },
  {
    ask: 'ti vi 8K có con nào không',
    want: { outcome: 'products', kind: 'tv', is: { resolution: '8K' } },
  },
]
