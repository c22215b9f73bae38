import { expect, it } from 'vitest'
import { conclude } from './conclusion.ts'

it.each([
  ['gain', true, 'Đáng xem trong tầm tiền này'],
  ['level', true, 'Mua được'],
  ['loss', true, 'Chưa nổi bật trong tầm tiền này'],
  [null, true, null],
  ['gain', false, 'Đáng xem trong tầm tiền này'],
  ['loss', false, 'Chưa nổi bật trong tầm tiền này, nên xem thêm máy khác'],
  [null, false, null],
] as const)('of %s, another beside it: %s, concludes %s', (lean, hasRival, words) => {
  expect(conclude(lean, hasRival)).toBe(words)
})

it('says for whom a machine is that is neither ahead nor behind', () => {
  const suits = 'Hợp với ai cần pin lâu (5.030 mAh), không hợp với ai hay mang theo (tới 2 kg).'
  expect(conclude('level', false, 4_290_000, suits)).toBe(
    'Đáng mua nếu cần pin lâu và giá vẫn quanh 4,3 triệu',
  )
  expect(conclude('level', false, null, 'Hợp với ai hay mang theo.')).toBe('Đáng mua nếu hay mang theo')
  expect(conclude('gain', false, null, suits)).toBe('Đáng xem trong tầm tiền này')
})

it('holds of an old price only while it is still about that', () => {
  expect(conclude('level', false, 4_290_000)).toBe('Mua được, nếu giá vẫn quanh 4,3 triệu')
  expect(conclude('gain', true, 990_000)).toBe('Đáng xem trong tầm tiền này, nếu giá vẫn quanh 1 triệu')
  expect(conclude('loss', true, 4_290_000)).toBe('Chưa nổi bật trong tầm tiền này')
})
