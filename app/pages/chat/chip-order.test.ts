import { expect, it } from 'vitest'
import { asTyped } from './chip-order.ts'

const chip = (slot: string, label: string) => ({ slot, label })

it('puts what was understood in the order in which it was typed, behind what is looked for', () => {
  const chips = [
    chip('kinds:fridge', 'Tủ lạnh'),
    chip('budget', 'Dưới 15 triệu'),
    chip('people', '4 người'),
    chip('uses:family', 'Dùng cho gia đình'),
    chip('priorities:saving', 'Tiết kiệm điện'),
  ]
  const labels = (question: string) => asTyped(chips, question).map(({ label }) => label)
  expect(labels('Nhà 4 người cần tủ lạnh dưới 15 triệu, tiết kiệm điện')).toEqual([
    'Tủ lạnh',
    '4 người',
    'Dưới 15 triệu',
    'Tiết kiệm điện',
    'Dùng cho gia đình',
  ])
  // A sum in other words is found by its figure.
  expect(labels('tiet kiem dien, 15tr do lai, 4 nguoi').slice(1, 4)).toEqual([
    'Tiết kiệm điện',
    'Dưới 15 triệu',
    '4 người',
  ])
})
