import type { EvalCase } from '../expectation.ts'
import { about, atLeast, exactly, upTo, within } from '../expectation.ts'

/** Three turns: the last one rests on both before it. */
export const conversations: EvalCase[] = [
  {
    turns: [
      { ask: 'Tư vấn máy lạnh cho phòng 18m2' },
      {
        ask: 'dưới 10 triệu thôi',
        want: { outcome: 'products', kind: 'ac', price: upTo(10), size: { hp: exactly(1.5) } },
      },
      {
        ask: 'bỏ Casper đi',
        want: {
          outcome: 'products',
          kind: 'ac',
          price: upTo(10),
          notBrands: ['Casper'],
          size: { hp: exactly(1.5) },
        },
      },
    ],
  },
  {
    turns: [
      { ask: 'nhà 5 người mua tủ lạnh gì' },
      {
        ask: 'tầm 20 triệu',
        want: {
          outcome: 'products',
          kind: 'fridge',
          price: about(20),
          size: { capacity_l: within(400, 560) },
        },
      },
      {
        ask: 'có cái nào của Samsung không',
        want: {
          outcome: 'products',
          kind: 'fridge',
          brands: ['Samsung'],
          price: about(20),
          size: { capacity_l: within(400, 560) },
        },
      },
    ],
  },
  {
    turns: [
      { ask: 'cần mua laptop' },
      { ask: 'chơi game', want: { outcome: 'products', kind: 'laptop', is: { gpu_discrete: true } } },
      {
        ask: '25 triệu đổ lại',
        want: { outcome: 'products', kind: 'laptop', price: upTo(25), is: { gpu_discrete: true } },
      },
    ],
  },
  {
    turns: [
      { ask: 'Tủ lạnh Samsung dưới 20 triệu' },
      {
        ask: 'Samsung với Panasonic hãng nào bền hơn',
        want: { outcome: ['products', 'comparison', 'unknown', 'text'] },
      },
      {
        ask: 'vậy cho xem Panasonic đi',
        want: { outcome: 'products', kind: 'fridge', brands: ['Panasonic'], price: upTo(20) },
      },
    ],
  },
  {
    turns: [
      { ask: 'Máy giặt LG cửa trước' },
      {
        ask: 'loại 10kg',
        want: {
          outcome: 'products',
          kind: 'washer',
          brands: ['LG'],
          size: { load_kg: within(9.5, 10.5) },
          is: { load_type: 'front' },
        },
      },
      {
        ask: 'dưới 10 triệu được không',
        want: {
          outcome: 'products',
          kind: 'washer',
          brands: ['LG'],
          price: upTo(10),
          size: { load_kg: within(9.5, 10.5) },
          is: { load_type: 'front' },
        },
      },
    ],
  },
  {
    turns: [
      { ask: 'tivi 65 inch' },
      {
        ask: 'dưới 20 triệu',
        want: { outcome: 'products', kind: 'tv', price: upTo(20), size: { screen_in: exactly(65) } },
      },
      {
        ask: 'của Sony thì sao',
        want: {
          outcome: 'products',
          kind: 'tv',
          brands: ['Sony'],
          price: upTo(20),
          size: { screen_in: exactly(65) },
          nothingFits: true,
        },
      },
    ],
  },
  {
    turns: [
      { ask: 'mua điện thoại cho mẹ' },
      { ask: 'tầm dưới 5 triệu', want: { outcome: 'products', kind: 'phone', price: upTo(5) } },
      {
        ask: 'pin 5000 trở lên nhé',
        want: { outcome: 'products', kind: 'phone', price: upTo(5), size: { battery_mah: atLeast(5000) } },
      },
    ],
  },
  {
    turns: [
      { ask: 'phòng 20m2 lắp máy lạnh nào' },
      {
        ask: 'hãng Daikin',
        want: { outcome: 'products', kind: 'ac', brands: ['Daikin'], size: { hp: exactly(1.5) } },
      },
      {
        ask: 'cái rẻ nhất bao nhiêu',
        want: {
          outcome: 'products',
          kind: 'ac',
          brands: ['Daikin'],
          size: { hp: exactly(1.5) },
          extreme: { by: 'price', end: 'lowest' },
        },
      },
    ],
  },
]
