import type { EvalCase } from '../expectation.ts'
import { exactly, upTo } from '../expectation.ts'

/** The most or least of something; the truth is worked out from the rows. */
export const superlatives: EvalCase[] = [
  {
    ask: 'Tủ lạnh rẻ nhất là cái nào?',
    want: { outcome: 'products', kind: 'fridge', extreme: { by: 'price', end: 'lowest' }, source: true },
  },
  {
    ask: 'tivi đắt nhất shop đang có',
    want: { outcome: 'products', kind: 'tv', extreme: { by: 'price', end: 'highest' } },
  },
  {
    ask: 'Máy lạnh Daikin rẻ nhất bao nhiêu tiền',
    want: {
      outcome: 'products',
      kind: 'ac',
      brands: ['Daikin'],
      extreme: { by: 'price', end: 'lowest' },
      source: true,
    },
  },
  {
    ask: 'laptop nhẹ nhất hiện nay nặng bao nhiêu',
    want: { outcome: 'products', kind: 'laptop', extreme: { by: 'weight_kg', end: 'lowest' } },
  },
  {
    ask: 'Tủ lạnh to nhất của Toshiba',
    want: {
      outcome: 'products',
      kind: 'fridge',
      brands: ['Toshiba'],
      extreme: { by: 'capacity_l', end: 'highest' },
    },
  },
  {
    ask: 'Tivi màn hình lớn nhất dưới 30 triệu',
    want: { outcome: 'products', kind: 'tv', price: upTo(30), extreme: { by: 'screen_in', end: 'highest' } },
  },
  {
    ask: 'điện thoại nào pin lớn nhất',
    want: { outcome: 'products', kind: 'phone', extreme: { by: 'battery_mah', end: 'highest' } },
  },
  {
    ask: 'may giat lg re nhat',
    want: { outcome: 'products', kind: 'washer', brands: ['LG'], extreme: { by: 'price', end: 'lowest' } },
  },
  {
    ask: 'Robot hút bụi hút mạnh nhất',
    want: { outcome: 'products', kind: 'robot_vacuum', extreme: { by: 'suction_pa', end: 'highest' } },
  },
  {
    ask: 'Máy lạnh 1 HP nào tiết kiệm điện nhất?',
    want: {
      outcome: 'products',
      kind: 'ac',
      size: { hp: exactly(1) },
      extreme: { by: 'cspf', end: 'highest' },
    },
  },
  {
    ask: 'Tivi OLED rẻ nhất',
    want: { outcome: 'products', kind: 'tv', is: { panel: 'OLED' }, extreme: { by: 'price', end: 'lowest' } },
  },
  {
    ask: 'Iphone nào mắc nhất vậy',
    want: { outcome: 'products', kind: 'phone', brands: ['Apple'], extreme: { by: 'price', end: 'highest' } },
  },
  {
    ask: 'máy giặt giặt được nhiều kg nhất dưới 12 triệu',
    want: {
      outcome: 'products',
      kind: 'washer',
      price: upTo(12),
      extreme: { by: 'load_kg', end: 'highest' },
    },
  },
]
