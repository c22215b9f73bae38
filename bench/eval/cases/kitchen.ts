import type { EvalCase } from '../expectation.ts'
import { about, atLeast, between, exactly, upTo, within } from '../expectation.ts'

/** Rice cookers, air fryers, hobs, microwave ovens, blenders, dishwashers. */
export const kitchen: EvalCase[] = [
  {
    ask: 'Nồi cơm điện cho 4 người ăn, dưới 1 triệu',
    want: {
      outcome: 'products',
      kind: 'rice_cooker',
      price: upTo(1),
      size: { capacity_l: within(1, 1.8) },
      source: true,
    },
  },
  {
    ask: 'Nồi cơm cao tần tầm 2 triệu rưỡi nấu cơm ngon',
    want: { outcome: 'products', kind: 'rice_cooker', price: about(2.5), is: { cooker_type: 'cao tần' } },
  },
  {
    ask: 'Nồi chiên không dầu cho gia đình 5 người, dung tích từ 6 lít trở lên, dưới 2 triệu',
    want: { outcome: 'products', kind: 'air_fryer', price: upTo(2), size: { capacity_l: atLeast(6) } },
  },
  {
    ask: 'nồi chiên không dầu philips giá rẻ nhất là con nào',
    want: {
      outcome: 'products',
      kind: 'air_fryer',
      brands: ['Philips'],
      extreme: { by: 'price', end: 'lowest' },
    },
  },
  {
    ask: 'Bếp từ đôi lắp âm dưới 8 triệu',
    want: {
      outcome: 'products',
      kind: 'hob',
      price: upTo(8),
      size: { zones: exactly(2) },
      is: { hob_type: 'induction' },
    },
  },
  {
    ask: 'bếp từ đơn ăn lẩu, khoảng 1,5 triệu',
    want: {
      outcome: 'products',
      kind: 'hob',
      price: about(1.5),
      size: { zones: exactly(1) },
      is: { hob_type: 'induction' },
    },
  },
  {
    ask: 'Có bếp hồng ngoại nào dưới 1 triệu không shop',
    want: { outcome: 'products', kind: 'hob', price: upTo(1), is: { hob_type: 'infrared' } },
  },
  {
    ask: 'Lò vi sóng có nướng tầm 2,5 triệu',
    want: { outcome: 'products', kind: 'microwave', price: about(2.5), is: { grill: true } },
  },
  {
    ask: 'lò vi sóng cơ đơn giản hâm đồ ăn cho phòng trọ, dưới 1tr8',
    want: { outcome: 'products', kind: 'microwave', price: upTo(1.8) },
  },
  {
    ask: 'Máy xay sinh tố Panasonic hoặc Philips dưới 1.4 triệu xay đá được',
    want: { outcome: 'products', kind: 'blender', brands: ['Panasonic', 'Philips'], price: upTo(1.4) },
  },
  {
    ask: 'Máy rửa bát cho nhà 5 người, 10 đến 15 triệu',
    want: {
      outcome: 'products',
      kind: 'dishwasher',
      price: between(10, 15),
      size: { place_settings: atLeast(12) },
      source: true,
    },
  },
  {
    ask: 'máy rửa chén mini cho 2 người tầm 8 triệu',
    want: {
      outcome: 'products',
      kind: 'dishwasher',
      price: about(8),
      size: { place_settings: within(5, 9) },
      source: true,
    },
  },
  {
    ask: 'Máy rửa chén Bosch dưới 20 triệu',
    want: { outcome: 'products', kind: 'dishwasher', brands: ['Bosch'], price: upTo(20), source: true },
  },
]
