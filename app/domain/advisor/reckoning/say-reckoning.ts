import { formatNumber } from '#app/vietnamese/numbers.ts'
import { lowerFirst } from '../write/phrasing.ts'
import { sayPeriod } from './periods.ts'
import type { Wanted } from './post.ts'
import { add, NOTHING } from './reckon.ts'
import type { Cost, Reckoned, Way } from './reckon.ts'
import { sayKwh, sayMoney, sayMonths } from './say-figures.ts'

/**
 * What is said to a question that was reckoned: the figure it asks for first, then a line for each thing, then what was taken
 * for given. @param taken how the price of a kWh was found, where the question does not say it
 */
export function sayReckoning(reckoned: Reckoned, taken: string | null): string[] {
  const { ways } = reckoned
  return [
    ...sayFirst(reckoned),
    ...ways.flatMap(({ lines }) => lines),
    ...sayBeside(reckoned),
    ...sayGiven(reckoned, taken),
  ]
}

const MONTHS_OF_A_YEAR = 12
const DAYS_OF_MONTH = 30
/** From so many years on a purchase is in no hurry. */
const SLOW_YEARS = 5

/** 'mỗi tháng', 'mỗi lần', 'cả đợt': what a sum is for. */
const sayEach = ({ period, isOnce, isWhole }: Wanted): string =>
  isOnce ? 'mỗi lần' : isWhole ? 'cả đợt' : `mỗi ${sayPeriod(period)}`

/** What is asked for, in one or two sentences. */
function sayFirst(reckoned: Reckoned): string[] {
  const { asked, ways } = reckoned
  const { wanted } = asked
  const pays = wanted.payback ? sayPayback(reckoned) : []
  const [one, other] = ways
  const isOfTwo = one !== undefined && other !== undefined && ways.length === 2
  if (pays.length > 0)
    return wanted.period === 'year' || !isOfTwo ? pays : [sayDifference(reckoned, one, other), ...pays]
  if (wanted.difference && isOfTwo) return [sayDifference(reckoned, one, other)]
  if ((wanted.dearest || wanted.difference) && ways.length > 1)
    return [sayDearest(reckoned), sayAll(reckoned)]
  return [sayAll(reckoned)]
}

const isOfMoney = ({ kwhVnd, all }: Reckoned): boolean => kwhVnd !== null || all.kwh === 0

/** '45 nghìn đồng', with the kWh where there are any; kWh alone where their price is not known. */
function sayCost(cost: Cost, reckoned: Reckoned): string {
  const money = `${sayMoney(cost.vnd)} đồng`.replace('đồng đồng', 'đồng')
  if (cost.kwh === 0) return money
  if (!isOfMoney(reckoned)) return sayKwh(cost.kwh)
  const { inKwh } = reckoned.asked.wanted
  return inKwh ? `${sayKwh(cost.kwh)}, tức ${money}` : `${money} (${sayKwh(cost.kwh)})`
}

function sayAll(reckoned: Reckoned): string {
  const { all, ways, asked } = reckoned
  return `${ways.length > 1 ? 'Tổng cộng khoảng' : 'Khoảng'} ${sayCost(all, reckoned)} ${sayEach(asked.wanted)}.`
}

const weigh = (cost: Cost, reckoned: Reckoned): number => (isOfMoney(reckoned) ? cost.vnd : cost.kwh)

function sayDifference(reckoned: Reckoned, one: Way, other: Way): string {
  const { asked } = reckoned
  const [less, more] = weigh(one.cost, reckoned) <= weigh(other.cost, reckoned) ? [one, other] : [other, one]
  const gap: Cost = {
    kwh: Math.abs(more.cost.kwh - less.cost.kwh),
    litres: 0,
    vnd: more.cost.vnd - less.cost.vnd,
  }
  // Where water or parts cost too, the kWh of the two say nothing of the money.
  const isOfPower = [less, more].every(({ cost }) => cost.litres === 0)
  const said = sayCost(isOfPower ? gap : { ...gap, kwh: 0 }, reckoned)
  const { measuredIn } = asked
  const pieces = measuredIn
    ? `, tức chừng ${formatNumber(gap.vnd / measuredIn.vnd, 0)} ${measuredIn.name}`
    : ''
  return `${less.name} đỡ tốn hơn: ${sayEach(asked.wanted)} chênh khoảng ${said}${pieces}.`
}

function sayDearest(reckoned: Reckoned): string {
  const { ways, all } = reckoned
  const [first, ...rest] = ways
  if (!first) return ''
  const most = rest.reduce(
    (dear, way) => (weigh(way.cost, reckoned) > weigh(dear.cost, reckoned) ? way : dear),
    first,
  )
  const share = Math.round((weigh(most.cost, reckoned) / weigh(all, reckoned)) * 100)
  return `${most.name} tốn nhất: ${sayCost(most.cost, reckoned)}, chiếm ${share}% của tất cả.`
}

/** When a purchase has paid for itself, and what is left of it in the end; nothing where none is named. */
function sayPayback({ asked, ways }: Reckoned): string[] {
  const [one, other] = ways
  if (!one || !other) return []
  const { dearerBy, keptYears } = asked
  const bought = ways.findLast(({ price }) => price !== null)
  const old = bought === one ? other : one
  const price = bought?.price ?? dearerBy
  if (price === null || price === undefined) return []
  const saved = bought ? old.inYear.vnd - bought.inYear.vnd : Math.abs(one.inYear.vnd - other.inYear.vnd)
  if (saved <= 0)
    return [
      `Không lấy lại vốn được: ${lowerFirst(bought?.name ?? one.name)} mỗi năm còn tốn hơn ${lowerFirst(old.name)} khoảng ${sayMoney(-saved)}.`,
    ]
  const first = `Khoảng ${sayMonths((price / saved) * MONTHS_OF_A_YEAR)} thì lấy lại vốn: mỗi năm đỡ khoảng ${sayMoney(saved)}, còn bỏ ra thêm ${sayMoney(price)}.`
  const isSlow = price / saved >= SLOW_YEARS
  const advice = isSlow ? ['Lâu vậy thì máy cũ còn chạy tốt cứ dùng, chừng nào sắp hư hẵng thay.'] : []
  if (keptYears === null) return bought?.price ? [first, ...advice] : [first]
  const left = saved * keptYears - price
  const balance =
    left >= 0
      ? `Xài ${keptYears} năm thì dư khoảng ${sayMoney(left)}, chưa kể tiền sửa.`
      : `Xài ${keptYears} năm thì vẫn chưa lấy lại đủ, còn thiếu khoảng ${sayMoney(-left)}.`
  return [first, balance]
}

/** What follows from the sum: a share of each who pays, half of the power. */
function sayBeside(reckoned: Reckoned): string[] {
  const { asked, all } = reckoned
  const { sharedBy, isHalved } = asked
  const each = sayEach(asked.wanted)
  const share =
    sharedBy > 1
      ? [`Chia ${sharedBy} người thì mỗi người khoảng ${sayMoney(all.vnd / sharedBy)} ${each}.`]
      : []
  const half: Cost = { kwh: all.kwh / 2, litres: 0, vnd: all.vnd / 2 }
  return isHalved
    ? [...share, `Bật nửa công suất thì còn khoảng ${sayCost(half, reckoned)} ${each}.`]
    : [...share, ...sayMonth(reckoned), ...sayYears(reckoned)]
}

/** What all of the years come to that a thing runs for. */
function sayYears(reckoned: Reckoned): string[] {
  const { asked, ways } = reckoned
  const { keptYears, wanted } = asked
  if (keptYears === null || wanted.payback) return []
  const year = ways.reduce((sum, { inYear }) => add(sum, inYear), NOTHING)
  const all: Cost = { kwh: year.kwh * keptYears, litres: 0, vnd: year.vnd * keptYears }
  return [`${keptYears} năm như vậy thì khoảng ${sayCost(all, reckoned)}.`]
}

/** What a use comes to in a month of days, where only the use itself was told of. */
function sayMonth(reckoned: Reckoned): string[] {
  const { all, asked } = reckoned
  if (!asked.wanted.isOnce) return []
  const month: Cost = { kwh: all.kwh * DAYS_OF_MONTH, litres: 0, vnd: all.vnd * DAYS_OF_MONTH }
  return [`Ngày nào cũng một lần như vậy thì mỗi tháng khoảng ${sayCost(month, reckoned)}.`]
}

/** The price that was reckoned with, and how far the true figure may lie from it. */
function sayGiven({ asked, kwhVnd, all }: Reckoned, taken: string | null): string[] {
  const { kwh, vat } = asked.prices
  const isOfLabel = asked.posts.some(({ phases }) => phases.length > 0)
  const rated = isOfLabel
    ? ['Công suất ghi trên máy là lúc chạy hết sức, nên thực tế thường thấp hơn số này.']
    : []
  if (all.kwh === 0 || kwhVnd === null) return rated
  const ofVat = vat > 0 ? `, cộng VAT ${formatNumber(vat * 100)}%` : ''
  const price =
    kwh === null
      ? (taken ?? '')
      : `Mình tính với giá ${formatNumber(kwh)} đồng một số điện như bạn nói${ofVat}.`
  return price ? [price, ...rated] : rated
}
