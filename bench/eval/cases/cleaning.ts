import type { EvalCase } from '../expectation.ts'
import { about, atLeast, between, upTo, within } from '../expectation.ts'

/** Robot vacuums, tumble dryers, air and water purifiers. */
export const cleaning: EvalCase[] = [
  {
    ask: 'Robot hút bụi lau nhà dưới 10 triệu cho nhà nuôi mèo',
    want: { outcome: 'products', kind: 'robot_vacuum', price: upTo(10), is: { mop: true }, source: true },
  },
  {
    ask: 'robot hút bụi tự đổ rác khoảng 17 triệu',
    want: { outcome: 'products', kind: 'robot_vacuum', price: about(17), is: { self_empty: true } },
  },
  {
    ask: 'Máy sấy quần áo bơm nhiệt cho nhà 4 người, tầm dưới 20 triệu',
    want: {
      outcome: 'products',
      kind: 'dryer',
      price: upTo(20),
      is: { dryer_type: 'heat-pump' },
      size: { load_kg: within(8, 10) },
      source: true,
    },
  },
  {
    ask: 'máy sấy thông hơi rẻ rẻ dưới 7 triệu',
    want: { outcome: 'products', kind: 'dryer', price: upTo(7), is: { dryer_type: 'vented' } },
  },
  {
    ask: 'Máy lọc không khí cho phòng 30m2, 3 đến 6 triệu',
    want: {
      outcome: 'products',
      kind: 'air_purifier',
      price: between(3, 6),
      size: { room_m2_max: atLeast(30) },
      source: true,
    },
  },
  {
    ask: 'Máy lọc nước nóng lạnh dưới 7 triệu',
    want: { outcome: 'products', kind: 'water_purifier', price: upTo(7), is: { hot_cold: true } },
  },
  {
    ask: 'cần máy lọc nước RO từ 10 lõi trở lên, 5 tới 10 củ',
    want: {
      outcome: 'products',
      kind: 'water_purifier',
      price: between(5, 10),
      size: { filter_stages: atLeast(10) },
    },
  },
  {
    ask: 'Robot Ecovacs hay Xiaomi dưới 9 triệu rưỡi, hút mạnh chút',
    want: {
      outcome: ['products', 'comparison'],
      kind: 'robot_vacuum',
      brands: ['Ecovacs', 'Xiaomi'],
      price: upTo(9.5),
    },
  },
  {
    ask: 'Máy lọc không khí Sharp cho phòng ngủ 20 m², dưới 4 triệu',
    want: {
      outcome: 'products',
      kind: 'air_purifier',
      brands: ['Sharp'],
      price: upTo(4),
      size: { room_m2_max: atLeast(20) },
      source: true,
    },
  },
]
