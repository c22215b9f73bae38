import { expect, it } from 'vitest'
import { plainSpaces } from '#tests/support/html.ts'
import { rivalWords, tradeLines } from './rival-words.ts'

const trade = (words: Partial<Parameters<typeof tradeLines>[0]>) => ({
  gained: [],
  lost: [],
  differs: [],
  unknown: [],
  comesFirst: false,
  ...words,
})

it.each([
  [
    { gained: ['rẻ hơn 1,4 triệu', 'rộng hơn 15 lít', 'có inverter'] },
    'Có máy rẻ hơn 1,4 triệu, rộng hơn 15 lít',
  ],
  [{ gained: ['thêm 2 GB RAM'], lost: ['đắt hơn 1 triệu'] }, 'Có máy thêm 2 GB RAM, nhưng đắt hơn 1 triệu'],
  [{ lost: ['đắt hơn 1 triệu'] }, 'Có máy nên so thêm'],
])('says of %j %s', (words, said) => {
  expect(plainSpaces(rivalWords(trade(words)))).toBe(said)
})

it.each([
  [
    'what is lost and not known stands beside what is got',
    { gained: ['rẻ hơn 610 nghìn', 'có inverter'], lost: ['nhỏ hơn 30 lít'], unknown: ['pin'] },
    ['Được: Rẻ hơn 610 nghìn, có inverter', 'Mất: Nhỏ hơn 30 lít', 'Chưa rõ: Pin'],
  ],
  [
    'of the one to look at first that nothing is lost',
    { gained: ['rẻ hơn 610 nghìn'], comesFirst: true },
    ['Được: Rẻ hơn 610 nghìn', 'Mất: Chưa thấy gì trong số liệu đang có'],
  ],
  [
    'of a machine that is another thing what that is',
    { gained: ['rẻ hơn 610 nghìn'], differs: ['kiểu tủ mini'] },
    ['Được: Rẻ hơn 610 nghìn', 'Khác: Kiểu tủ mini'],
  ],
  ['of what is only dearer no more than that', { lost: ['đắt hơn 1 triệu'] }, ['Mất: Đắt hơn 1 triệu']],
])('%s', (_, words, lines) => {
  expect(tradeLines(trade(words)).map(({ name, words }) => `${name}: ${plainSpaces(words)}`)).toEqual(lines)
})
