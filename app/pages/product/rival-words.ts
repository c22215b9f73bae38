import type { AlternativeView } from '#app/domain/catalogue/product-page.server.ts'
import { upperFirst } from '#app/vietnamese/case.ts'
import { keepUnits } from '#app/vietnamese/keep-units.ts'

type Trade = Pick<AlternativeView, 'gained' | 'lost' | 'differs' | 'unknown' | 'comesFirst'>

/** What a line is called, and what it says of a machine beside this one. */
const LINES = [
  ['Được', 'gained'],
  ['Mất', 'lost'],
  ['Khác', 'differs'],
  ['Chưa rõ', 'unknown'],
] as const

/** What one gets with another machine, gives up, and does not know of it, each under its name; of the one to look at first that nothing is. */
export function tradeLines(trade: Trade): { name: string; words: string }[] {
  return LINES.flatMap(([name, key]) => {
    const words = key === 'lost' && trade.comesFirst ? ['chưa thấy gì trong số liệu đang có'] : trade[key]
    return words.length > 0 ? [{ name, words: keepUnits(upperFirst(words.join(', '))) }] : []
  })
}

/** Words of each side that the foot of a phone's window has room for. */
const FEW = 2

/** What the machine to put beside it would change, in half a sentence: 'Có máy rẻ hơn 1,4 triệu, nhưng nhỏ hơn 15 lít'. */
export function rivalWords({ gained, lost }: Pick<Trade, 'gained' | 'lost'>): string {
  if (gained.length === 0) return 'Có máy nên so thêm'
  const but = lost.length > 0 ? `, nhưng ${lost.slice(0, FEW).join(', ')}` : ''
  return keepUnits(`Có máy ${gained.slice(0, FEW).join(', ')}${but}`)
}
