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

it.each([
  ['sấy tóc trong bồn tắm đầy nước cho ấm được không, máy sấy có chống giật mà', 'Tuyệt đối không'],
  ['mà tui ngủ quên sạc bên gối, có sao k', 'cạnh gối'],
  ['xịt nước cọ rửa thẳng vô dàn lạnh máy lạnh khi đang chạy được ko', 'Ngắt aptomat'],
])('the very act is said no to: %s', (plan, reason) => {
  expect(reasonAgainst(fold(plan)) ?? '').toContain(reason)
})

it('a fan is not clamped on a cot', () => {
  const plan = 'bé mới sinh, mình tính kẹp cái quạt mini lên thành nôi bật số to cả đêm'
  expect(reasonAgainst(fold(plan)) ?? '').toContain('cách nôi')
})

it('tells of refrigerant where it is meant', () => {
  expect(reasonAgainst(fold('tự bơm gas máy lạnh tại nhà'))).toContain('gas lạnh')
})

it('an egg in a microwave is no gas', () => {
  const plan = 'hâm trứng gà luộc nguyên vỏ trong lò vi sóng, cơm bọc giấy bạc bỏ vô luôn được không'
  expect(reasonAgainst(fold(plan))).toContain('trứng còn vỏ')
})

it('a wet telephone is not dried in a microwave', () => {
  const plan = 'đt rớt xuống hồ cá vớt lên ướt nhẹp, bỏ vô lò vi sóng quay 30 giây cho khô lẹ'
  expect(reasonAgainst(fold(plan))).toContain('đừng bật thử')
  expect(reasonAgainst(fold('tự mở lò vi sóng sửa'))).toContain('tụ điện')
})

it('what trips all the time leaks, and nobody washes under it', () => {
  const plan = 'máy nước nóng cứ tắm là nhảy chống giật, tháo ELCB đấu thẳng được không'
  expect(reasonAgainst(fold(plan))).toContain('Ngưng tắm')
})

it('a dryer is not shut in with its heat', () => {
  const plan = 'máy sấy ồn quá, bịt ống xả lại rồi nhét vô tủ kín được không'
  expect(reasonAgainst(fold(plan)) ?? '').toContain('xơ vải')
})
