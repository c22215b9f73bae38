import type { EvalCase } from '../expectation.ts'
import { about, upTo } from '../expectation.ts'

const CHINESE = [
  'Xiaomi',
  'OPPO',
  'vivo',
  'realme',
  'Honor',
  'Huawei',
  'TCL',
  'Hisense',
  'Haier',
  'Aqua',
  'Midea',
  'Lenovo',
]

/** Where a brand is from or a product was made, and its colour. */
export const origins: EvalCase[] = [
  {
    ask: 'tủ lạnh dưới 12 triệu, đừng lấy hàng Trung Quốc',
    want: {
      outcome: 'products',
      kind: 'fridge',
      price: upTo(12),
      notBrands: CHINESE,
      isNot: { made_in: 'Trung Quốc' },
    },
  },
  {
    ask: 'dien thoai duoi 10tr khong lay hang tau',
    want: { outcome: 'products', kind: 'phone', price: upTo(10), notBrands: CHINESE },
  },
  {
    ask: 'tivi 55 inch hãng Nhật',
    want: { outcome: 'products', kind: 'tv', brands: ['Sony', 'Sharp', 'Panasonic', 'Toshiba'] },
  },
  {
    ask: 'máy lạnh thương hiệu Nhật Bản cho phòng 15m2',
    want: {
      outcome: 'products',
      kind: 'ac',
      brands: [
        'Daikin',
        'Panasonic',
        'Sharp',
        'Toshiba',
        'Hitachi',
        'Mitsubishi Electric',
        'Mitsubishi Heavy',
        'Fujitsu',
      ],
    },
  },
  {
    ask: 'tủ lạnh của hãng Hàn Quốc khoảng 15 triệu',
    want: { outcome: 'products', kind: 'fridge', brands: ['Samsung', 'LG'], price: about(15) },
  },
  {
    ask: 'máy giặt sản xuất tại Thái Lan dưới 10 triệu',
    want: { outcome: 'products', kind: 'washer', price: upTo(10), is: { made_in: 'Thái Lan' } },
  },
  {
    ask: 'nồi cơm điện made in Việt Nam',
    want: { outcome: 'products', kind: 'rice_cooker', is: { made_in: 'Việt Nam' } },
  },
  {
    ask: 'quạt sản xuất ở Việt Nam dưới 1 triệu',
    want: { outcome: 'products', kind: 'fan', price: upTo(1), is: { made_in: 'Việt Nam' } },
  },
  { ask: 'máy giặt màu đen', want: { outcome: 'products', kind: 'washer', is: { colour: 'Đen' } } },
  {
    turns: [
      { ask: 'tivi 50 inch dưới 12 triệu' },
      {
        ask: 'bỏ hàng Trung Quốc ra',
        want: { outcome: 'products', kind: 'tv', price: upTo(12), notBrands: CHINESE },
      },
    ],
  },
]
