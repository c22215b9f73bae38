import { expect, it } from 'vitest'
import { SHIPPED_RULES } from '../sizing/rules.ts'
import { understand } from '../understand/understand.ts'
import { doubtedSize } from './doubted-size.ts'

const said = (question: string) =>
  doubtedSize(question, understand(question, { brands: [] }), SHIPPED_RULES).said

it.each([
  ['nhà 4 người mua tủ lạnh 150 lít có đủ không', 'Tủ lạnh 150 lít thì nhỏ quá cho chỗ này.'],
  [
    'ghế cách tường tivi 2m2. Ông xã đòi 75 inch tôi thấy to quá. Ai đúng?',
    'Tivi 75 inch thì to quá cho chỗ này.',
  ],
  ['mua tivi 85 inch được không bạn, ngồi cách có 2m', 'Tivi 85 inch thì to quá cho chỗ này.'],
  ['phòng 16m2 máy lạnh 1 ngựa có đủ không', 'Máy 1 HP thì chưa đủ cho phòng này.'],
  ['tủ lạnh 300 lít cho nhà 4 người', null],
])('%s', (question, sentence) => {
  expect(said(question)).toBe(sentence)
})
