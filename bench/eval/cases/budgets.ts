import type { EvalCase } from '../expectation.ts'
import { about, between, from, upTo } from '../expectation.ts'

/** Money as people type it. */
export const budgets: EvalCase[] = [
  { ask: 'máy giặt 7tr', want: { outcome: 'products', kind: 'washer', price: about(7) } },
  { ask: 'tivi 12 củ đổ lại', want: { outcome: 'products', kind: 'tv', price: upTo(12) } },
  { ask: 'Laptop 15-18tr', want: { outcome: 'products', kind: 'laptop', price: between(15, 18) } },
  { ask: 'điện thoại 3tr5', want: { outcome: 'products', kind: 'phone', price: about(3.5) } },
  {
    ask: 'Tủ lạnh bảy tám triệu gì đó',
    want: { outcome: 'products', kind: 'fridge', price: between(7, 8.999) },
  },
  { ask: 'Mình có 20 chai, mua laptop gì', want: { outcome: 'products', kind: 'laptop', price: upTo(22) } },
  { ask: 'nồi cơm điện 800k', want: { outcome: 'products', kind: 'rice_cooker', price: about(0.8) } },
  { ask: 'Máy lạnh giá không quá 8.500.000đ', want: { outcome: 'products', kind: 'ac', price: upTo(8.5) } },
  {
    ask: 'quạt cây từ 500 đến 1 triệu',
    want: { outcome: 'products', kind: 'fan', price: between(0.5, 1), is: { fan_type: 'đứng' } },
  },
  { ask: 'tai nghe 500k đổ xuống', want: { outcome: 'products', kind: 'headphones', price: upTo(0.5) } },
  { ask: 'Tivi trên 40 triệu', want: { outcome: 'products', kind: 'tv', price: from(40) } },
  {
    ask: 'Robot hút bụi chưa tới 6 triệu',
    want: { outcome: 'products', kind: 'robot_vacuum', price: upTo(6) },
  },
  {
    ask: 'tủ lạnh mười hai triệu rưỡi trở xuống',
    want: { outcome: 'products', kind: 'fridge', price: upTo(12.5) },
  },
  {
    ask: 'Điện thoại samsung giá hơn 10 triệu một chút',
    want: { outcome: 'products', kind: 'phone', brands: ['Samsung'], price: between(10, 12) },
  },
  {
    ask: 'máy lọc nước từ 4 triệu đến dưới 6 triệu',
    want: { outcome: 'products', kind: 'water_purifier', price: between(4, 6) },
  },
  { ask: 'máy rửa chén 9.990k', want: { outcome: 'products', kind: 'dishwasher', price: about(9.99) } },
  { ask: 'loa tầm giá 3', want: { outcome: 'products', kind: 'speaker', price: about(3) } },
  {
    ask: 'max 25 triệu cho con tivi 65 inch trở lên',
    want: { outcome: 'products', kind: 'tv', price: upTo(25), size: { screen_in: { min: 64.5 } } },
  },
]
