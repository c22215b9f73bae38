import { sayVnd } from '#app/vietnamese/money.ts'
import type { Lean } from './verdict.ts'

/** The machine to put beside another: what it would change, and whether it is the one to look at first. */
type Rival = { name: string; reason: string; comesFirst: boolean }

/**
 * The decision on a machine.
 * @property worth what it comes to; null where nothing tells
 * @property beside the machine to put beside it: the words before its name, that name, and those that follow; null where there is none
 * @property comesFirst whether that one is to be looked at before this one, which then is the decision
 */
export type Conclusion = {
  worth: string | null
  beside: { before: string; name: string; after: string } | null
  comesFirst: boolean
}

/** What a machine is worth among those of its price, as the beginning of a sentence. */
const WORTH: Record<Lean, string> = {
  gain: 'Đáng xem trong tầm tiền này',
  level: 'Mua được',
  loss: 'Chưa nổi bật trong tầm tiền này',
}

/** A price in VND that was seen long ago, and where it was seen for less elsewhere, the least of that. */
type OldPrice = { value: number; lower?: number | null }

/** To what an old price is rounded, in VND. */
const STEP = 100_000

/**
 * What follows for who thinks of buying: to look at another machine first, or that this one is worth a look and what to put beside it.
 * @param lean whether what tells most of the machine speaks for it; null where nothing does
 * @param old what it cost, where that was seen so long ago that it only holds while it still does
 * @param suits whom it suits, in a sentence: of one that is neither ahead nor behind the reason to buy it
 * @returns null where there is nothing to conclude from
 */
export function conclude(
  lean: Lean | null,
  rival: Rival | null,
  old: OldPrice | null = null,
  suits: string | null = null,
): Conclusion | null {
  if (rival?.comesFirst) {
    const beside = { before: '', name: rival.name, after: ` ${joined(rival.reason)}.` }
    return { worth: 'Nên xem máy khác trước.', beside, comesFirst: true }
  }
  const [, wish] = /^Hợp người (.+?)(?: \(|, chưa hợp|\.$)/.exec(suits ?? '') ?? []
  const worth = (of: Lean) => {
    if (of === 'loss') return WORTH[of]
    const whose = of === 'level' && wish ? `${WORTH[of]} nếu ${wish}` : WORTH[of]
    if (!old) return whose
    if (old.lower) return `${whose}; nơi khác từng bán ${sayVnd(old.lower)}`
    const price = `giá còn quanh ${sayVnd(Math.round(old.value / STEP) * STEP)}`
    return whose === WORTH[of] ? `${whose}, nếu ${price}` : `${whose} và ${price}`
  }
  if (!rival) {
    if (lean === null) return null
    const further = lean === 'loss' ? ', nên xem thêm máy khác' : ''
    return { worth: `${worth(lean)}${further}.`, beside: null, comesFirst: false }
  }
  return {
    worth: lean && `${worth(lean)}.`,
    // The other machine is the subject of what is said of it.
    beside: {
      before: lean === null ? 'Trước khi mua nên so với' : 'Nên so với',
      name: rival.name,
      after: rival.reason ? `: ${paidFor(rival.reason)}.` : '.',
    },
    comesFirst: false,
  }
}

/** What more money gives, where all that follows it is more: 'đắt hơn 1 triệu, nhưng rộng hơn 15 lít'. */
function paidFor(reason: string): string {
  const [cost = '', ...gains] = reason.split(/, (?=\D)/)
  const areGains = gains.every((gain) => /^thêm |(?:cao|rộng|nhanh) hơn/.test(gain))
  if (!cost.startsWith('đắt hơn') || gains.length === 0 || !areGains) return reason
  const last = gains.length > 1 ? gains.at(-1)?.replace(/^thêm (?=\d)/, '') : undefined
  const others = last === undefined ? gains : gains.slice(0, -1)
  return `${cost}, nhưng ${others.join(', ')}${last === undefined ? '' : ` và ${last}`}`
}

/** What costs less and gives more is worth the surprise: 'rẻ hơn 1,4 triệu mà rộng hơn 15 lít'. */
const joined = (reason: string): string => reason.replace(/^(rẻ hơn .*?), (?=\D)/, '$1 mà ')
