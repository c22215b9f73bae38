import type { AlternativeView } from '#app/domain/catalogue/product-page.server.ts'
import { keepUnits } from '#app/vietnamese/keep-units.ts'

/** What the machine to put beside it would change: 'Có máy rẻ hơn 1,4 triệu mà rộng hơn 15 lít'. */
export function rivalWords({ reason, isAhead }: Pick<AlternativeView, 'reason' | 'isAhead'>): string {
  if (!reason) return 'Có máy nên so thêm'
  // What costs less and gives more is worth the surprise; of any other pair the words stand beside each other.
  return keepUnits(`Có máy ${isAhead ? reason.replace(/^(rẻ hơn .*?), (?=\D)/, '$1 mà ') : reason}`)
}
