import type { Reading } from '../understand/reading.ts'
import type { Figure } from './figure-at.ts'
import { figuresIn } from './figures.ts'
import { isPeriod, timesIn } from './periods.ts'
import { sayMoney, sayMonths } from './say-figures.ts'
import { thingsIn } from './things.ts'
import { PAYBACK } from './wanted.ts'

/** What leads up to money that is saved: 'mỗi tháng đỡ 80k', 'tiết kiệm được chừng 500 ngàn'. */
const SAVES =
  /(?:^|\s)(?:do|tiet kiem|bot|giam|loi)(?: (?:ton|duoc|cho|toi|chung|tam|khoang|co|hon|them|tien|dien))* $/

const MONTHS_OF_A_YEAR = 12

/**
 * When a purchase has paid for itself by a saving that the question states itself ('đắt hơn 2 triệu, mỗi tháng đỡ 80k'); null where it
 * names anything but one price and one saving.
 */
export function payBack(reading: Reading): string[] | null {
  const { folded, tokens } = reading
  if (!PAYBACK.test(folded)) return null
  const money = figuresIn(reading, thingsIn(reading))?.figures.filter(({ of }) => of === 'money') ?? []
  const isSaved = ({ first }: Figure) => SAVES.test(folded.slice(0, tokens[first]?.start ?? 0))
  const saving = money.find(isSaved)
  const price = money.find((figure) => !isSaved(figure) && figure.per === null)
  if (money.length !== 2 || !saving || !price || !isPeriod(saving.per)) return null
  const inYear = saving.value * timesIn(saving.per, 'year', {})[0]
  return [
    `Khoảng ${sayMonths((price.value / inYear) * MONTHS_OF_A_YEAR)} thì lấy lại vốn: bỏ ra thêm ${sayMoney(price.value)}, mỗi năm đỡ khoảng ${sayMoney(inYear)}.`,
  ]
}
