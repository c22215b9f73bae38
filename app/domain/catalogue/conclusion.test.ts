import { expect, it } from 'vitest'
import { conclude } from './conclusion.ts'

const FIRST = { comesFirst: true }
const BESIDE = { comesFirst: false }

it.each([
  ['loss', FIRST, 'Nên xem máy khác trước'],
  ['gain', FIRST, 'Nên xem máy khác trước'],
  ['gain', BESIDE, 'Đáng xem trong tầm tiền này'],
  ['level', BESIDE, 'Mua được'],
  ['loss', BESIDE, 'Chưa nổi bật trong tầm tiền này'],
  [null, BESIDE, null],
  ['gain', null, 'Đáng xem trong tầm tiền này'],
  ['loss', null, 'Chưa nổi bật trong tầm tiền này, nên xem thêm máy khác'],
  [null, null, null],
] as const)('of %s beside %j concludes %s', (lean, rival, words) => {
  expect(conclude(lean, rival)).toBe(words)
})

it('says for whom a machine is that is neither ahead nor behind', () => {
  const suits = 'Hợp với người cần pin lâu (5.030 mAh), không hợp với người hay mang theo (tới 2 kg).'
  expect(conclude('level', null, 4_290_000, suits)).toBe(
    'Đáng cân nhắc nếu bạn cần pin lâu và giá còn quanh 4,3 triệu',
  )
  expect(conclude('level', null, null, 'Hợp với người hay mang theo.')).toBe(
    'Đáng cân nhắc nếu bạn hay mang theo',
  )
  expect(conclude('gain', null, null, suits)).toBe('Đáng xem trong tầm tiền này')
})

it('holds of an old price only while it is still about that', () => {
  expect(conclude('level', null, 4_290_000)).toBe('Mua được, nếu giá còn quanh 4,3 triệu')
  expect(conclude('gain', BESIDE, 990_000)).toBe('Đáng xem trong tầm tiền này, nếu giá còn quanh 1 triệu')
  expect(conclude('loss', BESIDE, 4_290_000)).toBe('Chưa nổi bật trong tầm tiền này')
})
