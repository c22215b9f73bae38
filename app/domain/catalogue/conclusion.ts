import { sayVnd } from '#app/vietnamese/money.ts'
import type { Lean } from './verdict.ts'

/** What a machine is worth among those of its price, as the beginning of a sentence. */
const WORTH: Record<Lean, string> = {
  gain: 'Đáng xem trong tầm tiền này',
  level: 'Mua được',
  loss: 'Chưa nổi bật trong tầm tiền này',
}

/** To what an old price is rounded, in VND. */
const STEP = 100_000

/**
 * What follows for who thinks of buying, as a heading: what the machine is worth, where no other is to be looked at first.
 * @param lean whether what tells most of the machine speaks for it; null where nothing does
 * @param hasRival whether another machine is put beside it
 * @param oldPrice what it cost in VND, where that was seen so long ago that all this only holds while it still does
 * @param suits whom it suits, in a sentence: of one that is neither ahead nor behind the reason to buy it
 * @returns null where there is nothing to conclude from
 */
export function conclude(
  lean: Lean | null,
  hasRival: boolean,
  oldPrice: number | null = null,
  suits: string | null = null,
): string | null {
  if (lean === null) return null
  if (lean === 'loss') return hasRival ? WORTH.loss : `${WORTH.loss}, nên xem thêm máy khác`
  const [, wish] = /^Hợp với ai (.+?)(?: \(|, không hợp|\.$)/.exec(suits ?? '') ?? []
  const isFor = lean === 'level' && wish !== undefined
  const worth = isFor ? `Đáng mua nếu ${wish}` : WORTH[lean]
  if (oldPrice === null) return worth
  return `${worth}${isFor ? ' và' : ', nếu'} giá vẫn quanh ${sayVnd(Math.round(oldPrice / STEP) * STEP)}`
}
