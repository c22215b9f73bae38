import type { EvalCase } from '../expectation.ts'
import { about, atLeast, atMost, between, from, upTo, within } from '../expectation.ts'

/** Refrigerators. */
export const fridge: EvalCase[] = [
  {
    ask: 'Nhà mình 4 người, tư vấn giúp tủ lạnh dưới 15 triệu',
    want: {
      outcome: 'products',
      kind: 'fridge',
      price: upTo(15),
      size: { capacity_l: within(300, 560) },
      source: true,
    },
  },
  {
    ask: 'Tủ lạnh cho 2 vợ chồng mới cưới, tầm 7 triệu thôi ạ',
    want: {
      outcome: 'products',
      kind: 'fridge',
      price: about(7),
      size: { capacity_l: within(180, 285) },
      source: true,
    },
  },
  {
    ask: 'mình cần mua tủ lạnh side by side, ngân sách không quá 18 triệu',
    want: {
      outcome: 'products',
      kind: 'fridge',
      price: upTo(18),
      is: { doors: 'side-by-side' },
      source: true,
    },
  },
  {
    ask: 'Tủ lạnh mini cho phòng trọ sinh viên, khoảng 3 triệu',
    want: { outcome: 'products', kind: 'fridge', price: about(3), size: { capacity_l: atMost(100) } },
  },
  {
    ask: 'Tủ lạnh Panasonic nào dưới 14 triệu mà tiết kiệm điện?',
    want: { outcome: 'products', kind: 'fridge', brands: ['Panasonic'], price: upTo(14), source: true },
  },
  {
    ask: 'Gia đình 6 người hay trữ đồ đông, nên lấy tủ lạnh nào dưới 25 triệu?',
    want: {
      outcome: 'products',
      kind: 'fridge',
      price: upTo(25),
      size: { capacity_l: atLeast(405) },
      source: true,
    },
  },
  {
    ask: 'Cần tủ lạnh nhiều cửa loại multi door giá từ 15 đến 20 triệu',
    want: { outcome: 'products', kind: 'fridge', price: between(15, 20), is: { doors: 'multi-door' } },
  },
  {
    ask: 'Chỗ để tủ chỉ rộng 60cm, tìm tủ lạnh inverter dưới 12 triệu lọt vừa',
    want: {
      outcome: 'products',
      kind: 'fridge',
      price: upTo(12),
      size: { width_mm: atMost(600) },
      is: { inverter: true },
    },
  },
  {
    ask: 'tủ lạnh có ngăn lấy nước ngoài của samsung hoặc lg',
    want: { outcome: 'products', kind: 'fridge', brands: ['Samsung', 'LG'], is: { water_dispenser: true } },
  },
  {
    ask: 'Tìm tủ lạnh khoảng 350 lít, đừng lấy Samsung',
    want: {
      outcome: 'products',
      kind: 'fridge',
      notBrands: ['Samsung'],
      size: { capacity_l: within(305, 395) },
    },
  },
  {
    ask: 'Tủ lạnh ngăn đá dưới giá bao nhiêu cũng được, miễn của Samsung',
    want: { outcome: 'products', kind: 'fridge', brands: ['Samsung'], is: { doors: 'bottom-freezer' } },
  },
  {
    ask: 'Nhà đông người cần tủ lạnh trên 600 lít, từ 20 triệu trở lên',
    want: { outcome: 'products', kind: 'fridge', price: from(20), size: { capacity_l: atLeast(600) } },
  },
]
