import type { EvalCase } from '../expectation.ts'
import { atLeast, exactly, upTo } from '../expectation.ts'

/** No product meets the whole wish, or the shop has nothing of the kind: said, with the nearest or with nothing. */
export const nothingFits: EvalCase[] = [
  {
    ask: 'Tủ lạnh side by side dưới 5 triệu',
    want: {
      outcome: 'products',
      kind: 'fridge',
      price: upTo(5),
      is: { doors: 'side-by-side' },
      nothingFits: true,
    },
  },
  {
    ask: 'iPhone mới dưới 5 triệu có không',
    want: {
      outcome: ['products', 'unknown'],
      kind: 'phone',
      price: upTo(5),
      brands: ['Apple'],
      nothingFits: true,
    },
  },
  {
    ask: 'Tivi OLED 65 inch dưới 20 triệu',
    want: {
      outcome: 'products',
      kind: 'tv',
      price: upTo(20),
      size: { screen_in: exactly(65) },
      is: { panel: 'OLED' },
      nothingFits: true,
    },
  },
  {
    ask: 'Máy giặt sấy dưới 6 triệu',
    want: {
      outcome: 'products',
      kind: 'washer',
      price: upTo(6),
      size: { dry_load_kg: atLeast(1) },
      nothingFits: true,
    },
  },
  {
    ask: 'Máy lạnh Daikin dưới 5 triệu',
    want: { outcome: 'products', kind: 'ac', brands: ['Daikin'], price: upTo(5), nothingFits: true },
  },
  {
    ask: 'máy lạnh 2 chiều 1hp dưới 8 triệu',
    want: {
      outcome: 'products',
      kind: 'ac',
      price: upTo(8),
      size: { hp: exactly(1) },
      is: { two_way: true },
      nothingFits: true,
    },
  },
  {
    ask: 'Laptop gaming dưới 8 triệu',
    want: {
      outcome: 'products',
      kind: 'laptop',
      price: upTo(8),
      is: { gpu_discrete: true },
      nothingFits: true,
    },
  },
  {
    ask: 'tư vấn máy ép trái cây dưới 2 triệu',
    want: { outcome: 'unknown', says: ['chưa có'], saysNot: ['₫'] },
  },
  { ask: 'Cần mua máy in cho văn phòng', want: { outcome: 'unknown', says: ['chưa có'], saysNot: ['₫'] } },
  {
    ask: 'tủ lạnh Bosch dưới 30 triệu',
    want: {
      outcome: ['products', 'unknown'],
      kind: 'fridge',
      brands: ['Bosch'],
      price: upTo(30),
      nothingFits: true,
    },
  },
  {
    ask: 'Tivi 43 inch chỉ có 2 triệu thôi',
    want: {
      outcome: 'products',
      kind: 'tv',
      price: upTo(2.2),
      size: { screen_in: exactly(43) },
      nothingFits: true,
    },
  },
]
