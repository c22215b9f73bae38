import { expect, it } from 'vitest'
import { rivalReason, rivalWords } from './rival-words.ts'

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

it.each([
  ['rẻ hơn 1,4 triệu, rộng hơn 15 lít', true, 'Rẻ hơn 1,4 triệu mà rộng hơn 15 lít'],
  [
    'đắt hơn 1 triệu, tần số quét cao hơn 30 Hz, thêm 2 GB RAM, thêm 128 GB bộ nhớ',
    false,
    'Đắt hơn 1 triệu, nhưng tần số quét cao hơn 30 Hz, thêm 2 GB RAM và 128 GB bộ nhớ',
  ],
  ['rẻ hơn 300 nghìn, nhỏ hơn 15 lít', false, 'Rẻ hơn 300 nghìn, nhỏ hơn 15 lít'],
])('of a named one %s is told as %s', (reason, isAhead, words) => {
  expect(rivalReason({ reason, isAhead }).replaceAll('\u00a0', ' ')).toBe(words)
})
