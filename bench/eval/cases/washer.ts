import type { EvalCase } from '../expectation.ts'
import { about, atLeast, atMost, between, upTo, within } from '../expectation.ts'

/** Washing machines and washer-dryers. */
export const washer: EvalCase[] = [
  {
    ask: 'Máy giặt cửa trước cho nhà 4 người, dưới 10 triệu',
    want: {
      outcome: 'products',
      kind: 'washer',
      price: upTo(10),
      is: { load_type: 'front' },
      size: { load_kg: within(8, 10.5) },
      source: true,
    },
  },
  {
    ask: 'Tư vấn máy giặt lồng đứng 9 ký giá rẻ',
    want: {
      outcome: 'products',
      kind: 'washer',
      is: { load_type: 'top' },
      size: { load_kg: within(8.5, 9.5) },
    },
  },
  {
    ask: 'máy giặt LG trên 10kg tầm 10 triệu',
    want: {
      outcome: 'products',
      kind: 'washer',
      brands: ['LG'],
      price: about(10),
      size: { load_kg: atLeast(10) },
    },
  },
  {
    ask: 'Mình muốn mua máy giặt sấy kết hợp, khoảng 15 đến 20 triệu',
    want: {
      outcome: 'products',
      kind: 'washer',
      price: between(15, 20),
      size: { dry_load_kg: atLeast(1) },
      source: true,
    },
  },
  {
    ask: 'Vợ chồng son nên mua máy giặt mấy kg, tầm dưới 6 triệu?',
    want: {
      outcome: 'products',
      kind: 'washer',
      price: upTo(6),
      size: { load_kg: within(7, 8.5) },
      source: true,
    },
  },
  {
    ask: 'Nhà 8 người, máy giặt nào giặt được chăn mền, dưới 15 triệu',
    want: {
      outcome: 'products',
      kind: 'washer',
      price: upTo(15),
      size: { load_kg: atLeast(10.5) },
      source: true,
    },
  },
  {
    ask: 'Máy giặt Samsung hay Toshiba đều được, miễn có inverter và dưới 8 triệu',
    want: {
      outcome: 'products',
      kind: 'washer',
      brands: ['Samsung', 'Toshiba'],
      price: upTo(8),
      is: { inverter: true },
    },
  },
  {
    ask: 'Có máy giặt 12kg nào dưới 7 triệu không?',
    want: { outcome: 'products', kind: 'washer', price: upTo(7), size: { load_kg: within(11.5, 12.5) } },
  },
  {
    ask: 'Máy giặt cửa ngang nhà mình không thích, lấy loại cửa trên, tầm 5 triệu rưỡi',
    want: { outcome: 'products', kind: 'washer', price: about(5.5), is: { load_type: 'top' } },
  },
  {
    ask: 'cho em hỏi máy giặt nào êm, để phòng ngủ, chung cư nhỏ, bề ngang không quá 60 cm',
    want: { outcome: 'products', kind: 'washer', size: { width_mm: atMost(600) } },
  },
  {
    ask: 'Máy giặt 10 ký hãng nào cũng được trừ Aqua, từ 6 tới 9 triệu',
    want: {
      outcome: 'products',
      kind: 'washer',
      notBrands: ['Aqua'],
      price: between(6, 9),
      size: { load_kg: within(9.5, 10.5) },
    },
  },
]
