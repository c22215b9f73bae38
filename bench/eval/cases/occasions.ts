import type { EvalCase } from '../expectation.ts'
import { about, upTo } from '../expectation.ts'

/** Whom it is for or how much, but not what: something is always suggested. */
export const occasions: EvalCase[] = [
  { ask: 'mua quà tặng mẹ khoảng 3 triệu', want: { outcome: 'products', price: about(3) } },
  { ask: '5 triệu mua được gì cho phòng trọ', want: { outcome: 'products', price: about(5) } },
  { ask: 'tặng bạn gái món gì tầm 2 triệu', want: { outcome: 'products', price: about(2) } },
  { ask: 'qua tang dam cuoi duoi 4 trieu', want: { outcome: 'products', price: upTo(4) } },
  {
    ask: 'sinh viên mới lên thành phố có 1 triệu nên sắm gì',
    want: { outcome: 'products', price: about(1) },
  },
  { ask: 'có 10 triệu nên mua gì cho bố mẹ', want: { outcome: 'products', price: about(10) } },
  {
    turns: [
      { ask: 'mua quà tân gia tầm 3 triệu' },
      { ask: 'nồi chiên không dầu đi', want: { outcome: 'products', kind: 'air_fryer' } },
    ],
  },
]
