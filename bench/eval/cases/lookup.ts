import type { EvalCase } from '../expectation.ts'

/** One product by its name: its price and figures. */
export const lookup: EvalCase[] = [
  {
    ask: 'iPhone 16 Pro giá bao nhiêu?',
    want: {
      outcome: 'products',
      kind: 'phone',
      names: ['iPhone 16 Pro 1TB'],
      says: ['35.990.000'],
      source: true,
    },
  },
  {
    ask: 'Giá tủ lạnh LG GN-D392BLA hiện giờ bao nhiêu',
    want: { outcome: 'products', kind: 'fridge', names: ['GN-D392BLA'], says: ['13.140.000'], source: true },
  },
  {
    ask: 'Galaxy A54 5G pin bao nhiêu mAh?',
    want: { outcome: 'products', kind: 'phone', names: ['Galaxy A54'], says: ['mAh'], source: true },
  },
  {
    ask: 'cho mình xin thông số máy giặt FV1410S4W1',
    want: { outcome: 'products', kind: 'washer', names: ['FV1410S4W1'], says: ['10 kg'], source: true },
  },
  {
    ask: 'robot ecovacs deebot t10 có lau nhà không',
    want: { outcome: 'products', kind: 'robot_vacuum', names: ['Deebot T10'], says: ['lau'] },
  },
  {
    ask: 'Xiaomi 15T giá nhiêu',
    want: { outcome: 'products', kind: 'phone', names: ['Xiaomi 15T'], says: ['14.990.000'], source: true },
  },
  {
    ask: 'macbook air m4 giá rẻ nhất bao nhiêu',
    want: {
      outcome: 'products',
      kind: 'laptop',
      names: ['MacBook Air 13 inch M4'],
      says: ['23.990.000'],
      source: true,
    },
  },
  {
    ask: 'máy lạnh ATKB35YVMV bao nhiêu tiền?',
    want: { outcome: 'products', kind: 'ac', names: ['ATKB35YVMV'], says: ['12.890.000'], source: true },
  },
  {
    ask: 'Tivi Samsung UA55DU8000 có đáng mua không?',
    want: { outcome: 'products', kind: 'tv', names: ['UA55DU8000'] },
  },
  {
    ask: 'iphone 12 mini còn bán không giá sao',
    want: { outcome: 'unknown', says: ['chưa có'], saysNot: ['₫'] },
  },
  { ask: 'Giá Samsung Galaxy S30 Ultra', want: { outcome: 'unknown', saysNot: ['₫'] } },
  {
    ask: 'JBL Charge 5 bao nhiêu tiền',
    want: {
      outcome: 'products',
      kind: 'speaker',
      names: ['JBL Charge 5'],
      says: ['3.790.000'],
      source: true,
    },
  },
]
