import { expect, it } from 'vitest'
import { fold } from '#app/vietnamese/fold.ts'
import { reasonAgainst } from './unsafe.ts'

it.each([
  'đốt than sưởi trong phòng ngủ',
  'để máy phát trong nhà chạy qua đêm',
  'bình nóng lạnh gas lắp trong nhà tắm kín, bịt khe cửa cho ấm',
])('fire in a closed room: %s', (plan) => {
  expect(reasonAgainst(fold(plan))).toContain('khí CO')
})

it('tells of refrigerant where it is meant', () => {
  expect(reasonAgainst(fold('tự bơm gas máy lạnh tại nhà'))).toContain('gas lạnh')
})
