import { expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'
import { factSought } from './fact-sought.ts'

const read = (question: string) =>
  factSought(question, understand(question, { brands: ['Samsung', 'LG', 'Panasonic', 'Casper'] }))

/** Questions of a writer whose texts nothing was learnt from. */
it.each([
  ['1 ngựa bằng bao nhiêu BTU, sao có máy ghi 9000 có máy ghi 9200', 'hp-va-btu'],
  [
    'Tủ lạnh cũ 15 năm 180 lít bỏ mua cái inverter mới thì mấy năm lời lại tiền',
    'thay-may-cu-bao-lau-hoan-von',
  ],
  [
    'Em có sạc laptop 65W usb-c sạc cho iphone 15 với tab s9 được hông có hư pin không',
    'day-usb-c-dung-chung',
  ],
  ['Galaxy Watch nào đo đường huyết không cần chích máu vậy shop', 'dong-ho-duong-huyet'],
])('%s: a fact is asked for', (question, id) => {
  const sought = read(question)
  expect(sought?.fact.id).toBe(id)
  expect(sought?.share).toBeGreaterThan(0.45)
})

it.each([
  'Nhà em 4 người ở Hà Đông muốn mua máy giặt tầm 8 triệu',
  'tủ đông 300l trở lên, dưới 9tr',
  'Quạt đứng không cần remote không cần wifi, chỉ cần mát với đừng kêu, 600k',
  'so ip15 128 với ss s24 con nào chụp đêm ngon hơn',
])('%s: machines are', (question) => expect(read(question)?.share ?? 0).toBeLessThan(0.45))

it('tells who asks for machines beside it from who does not', () => {
  expect(read('1 ngựa bằng bao nhiêu BTU, sao có máy ghi 9000 có máy ghi 9200')?.machines).toBeLessThan(0.5)
  expect(
    read('mua máy nước nóng trực tiếp hay gián tiếp cho nhà 4 người, dưới 3 triệu')?.machines,
  ).toBeGreaterThan(0.5)
})
