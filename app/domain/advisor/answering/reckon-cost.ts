import { sayVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Candidate } from '../catalogue.ts'
import { readQuestion } from '../understand/reading.ts'
import { readStatedUse } from '../understand/stated-use.ts'
import { plainDraft } from '../write/draft.ts'
import { tariffSource } from '../write/running-cost.ts'
import type { Asked, Drafted } from './asked.ts'

/** A machine that uses so much in a year, as its label would say, in kWh. */
const labelled = (kwhYear: number): Candidate => ({
  id: 1,
  title: '',
  des: '',
  image: null,
  brand: null,
  category: '',
  kind: 'fridge',
  price: null,
  attributes: { energy_kwh_year: kwhYear },
  rating: null,
  releaseYear: null,
  seenOn: null,
})

/** What a machine costs to run by the power and the time, or the label, that the question itself states; null where it does not. */
export async function reckonCost({ question, need, runningCosts }: Asked): Promise<Drafted | null> {
  const use = readStatedUse(readQuestion(question), need)
  if (!use) return null
  const kwh = `Tính theo ${use.sum} là khoảng ${formatNumber(use.kwhMonth, 1)} kWh mỗi tháng.`
  const costs = use.vndPerKwh ? null : await runningCosts?.([labelled(use.kwhMonth * 12)], need)
  const monthly = use.vndPerKwh ? use.kwhMonth * use.vndPerKwh : costs?.of.get(1)?.monthlyVnd
  if (monthly === undefined) return null
  const money = use.vndPerKwh
    ? `Với ${formatNumber(use.vndPerKwh)} đồng mỗi kWh, tiền điện khoảng ${sayVnd(Math.round(monthly / 1000) * 1000)} mỗi tháng.`
    : `Nhà đang dùng ${formatNumber(costs?.baseKwh ?? 0)} kWh mỗi tháng thì máy này thêm khoảng ${sayVnd(monthly)}, tính theo bậc giá điện mà nó chạm tới; nhà dùng ít hơn thì trả ít hơn.`
  const share =
    use.sharedBy > 1
      ? [
          `Chia cho ${use.sharedBy} người thì mỗi người khoảng ${sayVnd(Math.round(monthly / use.sharedBy / 1000) * 1000)} mỗi tháng.`,
        ]
      : []
  const said = [kwh, money, ...share]
  const draft = plainDraft(said, ['Tính tiền điện theo bậc thế nào?', 'kW và kWh khác nhau thế nào?'])
  return { draft: { ...draft, rules: said, sources: costs ? [tariffSource(costs)] : [] } }
}
