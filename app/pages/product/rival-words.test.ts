import { expect, it } from 'vitest'
import { rivalWords } from './rival-words.ts'

it.each([
  [
    { reason: 'rẻ hơn 1,4 triệu, rộng hơn 15 lít', isAhead: true },
    'Có máy rẻ hơn 1,4 triệu mà rộng hơn 15 lít',
  ],
  [
    { reason: 'rẻ hơn 300 nghìn, êm hơn 3 dB, có inverter', isAhead: true },
    'Có máy rẻ hơn 300 nghìn mà êm hơn 3 dB, có inverter',
  ],
  [{ reason: 'cùng giá, rộng hơn 15 lít', isAhead: true }, 'Có máy cùng giá, rộng hơn 15 lít'],
  [{ reason: 'rẻ hơn 1,4 triệu, nhỏ hơn 15 lít', isAhead: false }, 'Có máy rẻ hơn 1,4 triệu, nhỏ hơn 15 lít'],
  [{ reason: '', isAhead: false }, 'Có máy nên so thêm'],
])('says of %j %s', (rival, words) => {
  expect(rivalWords(rival).replaceAll('\u00a0', ' ')).toBe(words)
})
