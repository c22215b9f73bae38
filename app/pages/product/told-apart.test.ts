import { expect, it } from 'vitest'
import { toldApart } from './told-apart.ts'

it.each([
  [
    'Hợp người cần pin dùng lâu (pin 5.030 mAh, khá lớn), chưa hợp người chơi game, cần màn hình mượt.',
    [
      { lead: 'Hợp:', rest: ' người cần pin dùng lâu (pin 5.030 mAh, khá lớn).' },
      { lead: 'Chưa hợp:', rest: ' người chơi game, cần màn hình mượt.' },
    ],
  ],
  ['Chưa hợp người chơi game.', [{ lead: 'Chưa hợp:', rest: ' người chơi game.' }]],
  [
    'Giá ở tầm trung: đắt hơn 7 trong 12 điện thoại cùng tầm 3–6 triệu.',
    [{ lead: 'Giá ở tầm trung:', rest: ' đắt hơn 7 trong 12 điện thoại cùng tầm 3–6 triệu.' }],
  ],
  ['Vừa cho nhà 3–4 người.', [{ lead: '', rest: 'Vừa cho nhà 3–4 người.' }]],
])('parts from %s what it begins with', (sentence, told) => expect(toldApart(sentence)).toEqual(told))
