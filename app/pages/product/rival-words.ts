import type { AlternativeView } from '#app/domain/catalogue/product-page.server.ts'
import { upperFirst } from '#app/vietnamese/case.ts'
import { keepUnits } from '#app/vietnamese/keep-units.ts'

type Rival = Pick<AlternativeView, 'reason' | 'isAhead'>

/** What the machine to put beside it would change: 'Có máy rẻ hơn 1,4 triệu mà rộng hơn 15 lít'. */
export function rivalWords({ reason, isAhead }: Rival): string {
  if (!reason) return 'Có máy nên so thêm'
  return keepUnits(`Có máy ${isAhead ? surprising(reason) : reason}`)
}

/** The same of one that is named: 'Đắt hơn 1 triệu, nhưng tần số quét cao hơn 30 Hz, thêm 2 GB RAM và 128 GB bộ nhớ'. */
export const rivalReason = ({ reason, isAhead }: Rival): string =>
  keepUnits(upperFirst(isAhead ? surprising(reason) : paidFor(reason)))

/** What costs less and gives more is worth the surprise; of any other pair the words stand beside each other. */
const surprising = (reason: string): string => reason.replace(/^(rẻ hơn .*?), (?=\D)/, '$1 mà ')

/** What more money gives, where all that follows it is more: 'đắt hơn 1 triệu, nhưng rộng hơn 15 lít'. */
function paidFor(reason: string): string {
  const [cost = '', ...gains] = reason.split(/, (?=\D)/)
  const areGains = gains.every((gain) => /^thêm |(?:cao|rộng|nhanh) hơn/.test(gain))
  if (!cost.startsWith('đắt hơn') || gains.length === 0 || !areGains) return reason
  const last = gains.length > 1 ? gains.at(-1)?.replace(/^thêm (?=\d)/, '') : undefined
  const others = last === undefined ? gains : gains.slice(0, -1)
  return `${cost}, nhưng ${others.join(', ')}${last === undefined ? '' : ` và ${last}`}`
}
