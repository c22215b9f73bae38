import type { EvalCase } from '../expectation.ts'
import { about, atLeast, atMost, between, upTo, within } from '../expectation.ts'

/** Laptops. */
export const laptop: EvalCase[] = [
  {
    ask: 'Laptop cho sinh viên kinh tế dưới 16 triệu',
    want: {
      outcome: 'products',
      kind: 'laptop',
      price: upTo(16),
      size: { ram_gb: atLeast(8) },
      source: true,
    },
  },
  {
    ask: 'Laptop chơi game tầm 25 triệu, card rời',
    want: { outcome: 'products', kind: 'laptop', price: about(25), is: { gpu_discrete: true }, source: true },
  },
  {
    ask: 'Mình học lập trình cần laptop RAM 16GB, ngân sách 18 triệu trở xuống',
    want: { outcome: 'products', kind: 'laptop', price: upTo(18), size: { ram_gb: atLeast(16) } },
  },
  {
    ask: 'laptop mỏng nhẹ dưới 1.5kg cho dân văn phòng hay đi công tác, tầm 20-30 triệu',
    want: { outcome: 'products', kind: 'laptop', price: between(20, 30), size: { weight_kg: atMost(1.5) } },
  },
  {
    ask: 'MacBook nào rẻ mà đủ dùng để làm văn phòng?',
    want: { outcome: 'products', kind: 'laptop', brands: ['Apple'], names: ['MacBook Air'] },
  },
  {
    ask: 'Laptop làm đồ họa, dựng video 4K dưới 35 triệu',
    want: {
      outcome: 'products',
      kind: 'laptop',
      price: upTo(35),
      size: { ram_gb: atLeast(16) },
      is: { gpu_discrete: true },
      source: true,
    },
  },
  {
    ask: 'laptop Dell văn phòng khoảng 17 triệu',
    want: { outcome: 'products', kind: 'laptop', brands: ['Dell'], price: about(17) },
  },
  {
    ask: 'Cần laptop 14 inch pin lâu đi học, không mua Acer, tầm 18 triệu',
    want: {
      outcome: 'products',
      kind: 'laptop',
      notBrands: ['Acer'],
      price: about(18),
      size: { screen_in: within(13.5, 14.5) },
      nothingFits: true,
    },
  },
  {
    ask: 'laptop lenovo ram 24gb dưới 21 triệu',
    want: {
      outcome: 'products',
      kind: 'laptop',
      brands: ['Lenovo'],
      price: upTo(21),
      size: { ram_gb: atLeast(24) },
    },
  },
  {
    ask: 'Máy chạy AutoCAD với Revit cho kiến trúc sư, chi tối đa 30 triệu',
    want: {
      outcome: 'products',
      kind: 'laptop',
      price: upTo(30),
      size: { ram_gb: atLeast(16) },
      is: { gpu_discrete: true },
      source: true,
    },
  },
  {
    ask: 'laptop ổ cứng 1TB dưới 25 triệu',
    want: { outcome: 'products', kind: 'laptop', price: upTo(25), size: { storage_gb: atLeast(950) } },
  },
  {
    ask: 'Có con laptop Asus hoặc HP nào 20 củ đổ xuống cho em gái học đại học không ạ',
    want: { outcome: 'products', kind: 'laptop', brands: ['Asus', 'HP'], price: upTo(20) },
  },
]
