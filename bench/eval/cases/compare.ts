import type { EvalCase } from '../expectation.ts'

/** Two products side by side. */
export const compare: EvalCase[] = [
  {
    ask: 'So sánh iPhone 15 với iPhone 16',
    want: { outcome: 'comparison', kind: 'phone', names: ['iPhone 15', 'iPhone 16'], source: true },
  },
  {
    ask: 'Xiaomi 14T và Xiaomi 15T khác nhau chỗ nào',
    want: { outcome: 'comparison', kind: 'phone', names: ['Xiaomi 14T', 'Xiaomi 15T'] },
  },
  {
    ask: 'nên mua ATKB35YVMV hay ATKF35YVMV',
    want: { outcome: 'comparison', kind: 'ac', names: ['ATKB35YVMV', 'ATKF35YVMV'] },
  },
  {
    ask: 'so sanh tivi UA55DU8000 voi 55A6500K',
    want: { outcome: 'comparison', kind: 'tv', names: ['UA55DU8000', '55A6500K'] },
  },
  {
    ask: 'Máy giặt FV1409S4W vs WW80T3020WW cái nào tốt hơn',
    want: { outcome: 'comparison', kind: 'washer', names: ['FV1409S4W', 'WW80T3020WW'] },
  },
  {
    ask: 'So sánh tủ lạnh GN-D392BLA và NR-TX461GPKV giúp mình',
    want: { outcome: 'comparison', kind: 'fridge', names: ['GN-D392BLA', 'NR-TX461GPKV'] },
  },
  {
    ask: 'iphone 15 pro max hay xiaomi 15t đáng tiền hơn?',
    want: { outcome: 'comparison', kind: 'phone', names: ['iPhone 15 Pro Max', 'Xiaomi 15T'] },
  },
  {
    ask: 'Deebot T10 so với Xiaomi X20 Pro thì sao',
    want: { outcome: 'comparison', kind: 'robot_vacuum', names: ['Deebot T10', 'X20 Pro'] },
  },
  {
    ask: 'JBL Flip 6 hay JBL Charge 5 nghe hay hơn',
    want: { outcome: 'comparison', kind: 'speaker', names: ['Flip 6', 'Charge 5'] },
  },
  {
    ask: 'phân vân giữa ipad mini 7 và ipad air m3',
    want: { outcome: 'comparison', kind: 'tablet', names: ['iPad mini 7', 'iPad Air M3'] },
  },
  {
    ask: 'So sánh Samsung Galaxy A06 và OPPO A18',
    want: { outcome: 'comparison', kind: 'phone', names: ['Galaxy A06', 'OPPO A18'] },
  },
]
