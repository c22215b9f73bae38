import { expect, it } from 'vitest'
import { conclude } from './conclusion.ts'
import type { Conclusion } from './conclusion.ts'

const rival = (reason: string, comesFirst = false) => ({ name: 'Aqua AQR-T299', reason, comesFirst })
const said = (conclusion: Conclusion | null) =>
  conclusion && [conclusion.worth, beside(conclusion)].filter(Boolean).join(' ')
const beside = ({ beside }: Conclusion) => beside && `${beside.before} ${beside.name}${beside.after}`.trim()

it.each([
  [
    'loss',
    rival('rẻ hơn 1,4 triệu, rộng hơn 15 lít', true),
    'Nên xem máy khác trước. Aqua AQR-T299 rẻ hơn 1,4 triệu mà rộng hơn 15 lít.',
  ],
  [
    'gain',
    rival('cùng giá, đỡ tốn 40 kWh mỗi năm', true),
    'Nên xem máy khác trước. Aqua AQR-T299 cùng giá, đỡ tốn 40 kWh mỗi năm.',
  ],
  [
    'gain',
    rival('rẻ hơn 300 nghìn, nhỏ hơn 15 lít'),
    'Đáng xem trong tầm tiền này. Nên so với Aqua AQR-T299: rẻ hơn 300 nghìn, nhỏ hơn 15 lít.',
  ],
  ['level', rival('đắt hơn 1 triệu'), 'Mua được. Nên so với Aqua AQR-T299: đắt hơn 1 triệu.'],
  [
    'loss',
    rival('rẻ hơn 1 triệu'),
    'Chưa nổi bật trong tầm tiền này. Nên so với Aqua AQR-T299: rẻ hơn 1 triệu.',
  ],
  [
    'level',
    rival('đắt hơn 1 triệu, tần số quét cao hơn 30 Hz, thêm 2 GB RAM, thêm 128 GB bộ nhớ'),
    'Mua được. Nên so với Aqua AQR-T299: đắt hơn 1 triệu, nhưng tần số quét cao hơn 30 Hz, thêm 2 GB RAM và 128 GB bộ nhớ.',
  ],
  [null, rival('rẻ hơn 1 triệu'), 'Trước khi mua nên so với Aqua AQR-T299: rẻ hơn 1 triệu.'],
  ['gain', null, 'Đáng xem trong tầm tiền này.'],
  ['loss', null, 'Chưa nổi bật trong tầm tiền này, nên xem thêm máy khác.'],
  [null, null, null],
] as const)('of %s beside %j concludes %s', (lean, beside, words) => {
  expect(said(conclude(lean, beside))).toBe(words)
})

it('says for whom a machine is that is neither ahead nor behind', () => {
  const suits =
    'Hợp người cần pin dùng lâu (pin 5.030 mAh, khá lớn), chưa hợp người chơi game, cần màn hình mượt.'
  expect(conclude('level', null, { value: 4_290_000 }, suits)?.worth).toBe(
    'Mua được nếu cần pin dùng lâu và giá còn quanh 4,3 triệu.',
  )
  expect(conclude('level', null, null, 'Hợp người hay mang theo.')?.worth).toBe('Mua được nếu hay mang theo.')
  expect(conclude('gain', null, null, suits)?.worth).toBe('Đáng xem trong tầm tiền này.')
})

it('holds of an old price only while it is still about that', () => {
  expect(conclude('level', null, { value: 4_290_000 })?.worth).toBe('Mua được, nếu giá còn quanh 4,3 triệu.')
  expect(conclude('gain', rival('đắt hơn 1 triệu'), { value: 990_000 })?.worth).toBe(
    'Đáng xem trong tầm tiền này, nếu giá còn quanh 1 triệu.',
  )
  expect(conclude('loss', rival('rẻ hơn 1 triệu'), { value: 4_290_000 })?.worth).toBe(
    'Chưa nổi bật trong tầm tiền này.',
  )
})

it('says that an old price was once less elsewhere, rather than to wait for the higher one', () => {
  const old = { value: 4_290_000, lower: 3_890_000 }
  expect(conclude('level', null, old, 'Hợp người cần pin dùng lâu.')?.worth).toBe(
    'Mua được nếu cần pin dùng lâu; nơi khác từng bán 3,89 triệu.',
  )
  expect(conclude('gain', null, old)?.worth).toBe(
    'Đáng xem trong tầm tiền này; nơi khác từng bán 3,89 triệu.',
  )
})
