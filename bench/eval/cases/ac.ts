import type { EvalCase } from '../expectation.ts'
import { about, between, exactly, upTo } from '../expectation.ts'

/** Air conditioners. */
export const ac: EvalCase[] = [
  {
    ask: 'Phòng ngủ 18m2 nên mua máy lạnh nào dưới 12 triệu?',
    want: { outcome: 'products', kind: 'ac', price: upTo(12), size: { hp: exactly(1.5) }, source: true },
  },
  {
    ask: 'Máy lạnh 1 ngựa tiết kiệm điện cho phòng 12 mét vuông, tầm 9 triệu',
    want: {
      outcome: 'products',
      kind: 'ac',
      price: about(9),
      size: { hp: exactly(1) },
      is: { inverter: true },
      source: true,
    },
  },
  {
    ask: 'Điều hòa 2 chiều 12000 BTU cho miền Bắc, dưới 17 triệu',
    want: {
      outcome: 'products',
      kind: 'ac',
      price: upTo(17),
      size: { hp: exactly(1.5) },
      is: { two_way: true },
    },
  },
  {
    ask: 'Phòng khách 28 m2 cần máy lạnh mấy HP, có con nào dưới 15 triệu?',
    want: { outcome: 'products', kind: 'ac', price: upTo(15), size: { hp: exactly(2) }, source: true },
  },
  {
    ask: 'Máy lạnh Daikin 1.5 HP giá bao nhiêu, tư vấn cho em một con tốt',
    want: { outcome: 'products', kind: 'ac', brands: ['Daikin'], size: { hp: exactly(1.5) }, source: true },
  },
  {
    ask: 'Phòng 15m2 tầng áp mái nắng chiếu cả chiều thì lắp máy lạnh nào, ngân sách 13 triệu đổ lại',
    want: { outcome: 'products', kind: 'ac', price: upTo(13), size: { hp: exactly(1.5) }, source: true },
  },
  {
    ask: 'điều hoà panasonic 2HP khoảng 20 đến 27 triệu',
    want: {
      outcome: 'products',
      kind: 'ac',
      brands: ['Panasonic'],
      price: between(20, 27),
      size: { hp: exactly(2) },
    },
  },
  {
    ask: 'Phòng 4m x 5m lắp máy lạnh gì cho đủ mát, không lấy hàng Casper với TCL, dưới 11 triệu',
    want: {
      outcome: 'products',
      kind: 'ac',
      notBrands: ['Casper', 'TCL'],
      price: upTo(11),
      size: { hp: exactly(1.5) },
      source: true,
    },
  },
  {
    ask: 'Phòng 35 m² thì chọn máy lạnh nào tầm 14 triệu',
    want: { outcome: 'products', kind: 'ac', price: about(14), size: { hp: exactly(2.5) }, source: true },
  },
  {
    ask: 'Máy lạnh nào chạy êm cho phòng em bé 12m2, giá khoảng 8 tới 12 triệu',
    want: { outcome: 'products', kind: 'ac', price: between(8, 12), size: { hp: exactly(1) }, source: true },
  },
  {
    ask: 'mua 1 cái điều hòa LG một ngựa rưỡi, đừng quá 12 triệu',
    want: { outcome: 'products', kind: 'ac', brands: ['LG'], price: upTo(12), size: { hp: exactly(1.5) } },
  },
  {
    ask: 'Quán cà phê 40 mét vuông, trần cao 3m, lắp máy lạnh inverter nào?',
    want: { outcome: 'products', kind: 'ac', size: { hp: exactly(2.5) }, source: true },
  },
]
