import { expect, it, test } from 'vitest'
import { askedWords, linesAbout } from './specification-lines.ts'

const TABLE = [
  { name: 'Bảng điều khiển', value: 'Nút xoay' },
  { name: 'Chất liệu lồng giặt', value: 'Thép không gỉ' },
  { name: 'Cổng nhận hình ảnh và âm thanh', value: '3 cổng HDMI' },
  { name: 'Chiều dài dây điện', value: '112 cm' },
]
const found = (question: string) => linesAbout(askedWords(question, []), TABLE).map(({ name }) => name)

test.each([
  ['bảng điều khiển kiểu gì', 'Bảng điều khiển'],
  ['có mấy cổng hdmi vậy ad', 'Cổng nhận hình ảnh và âm thanh'],
  ['lồng giặt chất liệu gì', 'Chất liệu lồng giặt'],
])('%s', (question, name) => expect(found(question)).toEqual([name]))

it('finds nothing where a line shares a word alone', () =>
  expect(found('dây đeo bằng da thật hay giả')).toEqual([]))

it('leaves out the product’s own name and what only asks', () =>
  expect(askedWords('OPPO A3 có chống nước không shop', ['Điện thoại OPPO A3'])).toEqual(['chong', 'nuoc']))
