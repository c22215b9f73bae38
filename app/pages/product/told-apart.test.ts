import { expect, it } from 'vitest'
import { toldApart } from './told-apart.ts'

it.each([
  [
    'Hợp với ai cần pin lâu (5.030 mAh), không hợp với ai hay mang theo (tới 2 kg).',
    [
      { name: 'Hợp với', rest: 'Ai cần pin lâu (5.030 mAh)' },
      { name: 'Không hợp với', rest: 'Ai hay mang theo (tới 2 kg)' },
    ],
  ],
  ['Không hợp với ai hay mang theo.', [{ name: 'Không hợp với', rest: 'Ai hay mang theo' }]],
  [
    'Giá tầm trung: đắt hơn 7/12 điện thoại trong khoảng 3–6 triệu.',
    [{ name: 'Giá', rest: 'Tầm trung: đắt hơn 7/12 điện thoại trong khoảng 3–6 triệu' }],
  ],
  ['Vừa cho nhà 3–4 người.', [{ name: 'Vừa cho', rest: 'Nhà 3–4 người' }]],
  ['Hợp chỗ ngồi cách màn hình 2 m.', [{ name: 'Hợp', rest: 'Chỗ ngồi cách màn hình 2 m' }]],
  ['Êm hơn 9/12 máy.', [{ name: 'Xếp hạng', rest: 'Êm hơn 9/12 máy' }]],
])('parts %s into what stands under a name', (sentence, told) => expect(toldApart(sentence)).toEqual(told))
