import { groupBy } from '#app/platform/group-by.ts'
import { formatDate, formatMonth } from '#app/vietnamese/dates.ts'
import { formatVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { priceChart } from './price-chart.ts'
import type { PriceChart } from './price-chart.ts'
import { lowestByDay } from './price-history.ts'
import type { Observation } from './price-history.ts'
import {
  BACK_AGAIN,
  ENOUGH_POINTS,
  priceVerdict,
  RAISE,
  RAISE_DAYS,
  USUAL,
  WINDOW_DAYS,
} from './price-verdict.ts'
import type { PriceVerdict } from './price-verdict.ts'

/** Lines that a chart has at most: the shops seen last. */
const MOST_SHOPS = 5

/** The history of a price as a page shows it: the chart, what can be said of it, and every price behind it. */
export type PriceHistoryView = {
  /** The lowest price of each day where there are several shops, then a line a shop. */
  chart: PriceChart
  /** What the chart shows, for those who do not see it. */
  summary: string
  /** In the order of the chart's lines: the shop with its newest price, and what each dot is. */
  shops: { name: string; newest: string; labels: string[] }[]
  /** Shops that the chart has no line of. */
  others: number
  verdict: {
    tone: PriceVerdict['kind']
    text: string
    warning: string | null
    /** How it was come to, a sentence each. */
    rule: string[]
  }
  /** Newest first. */
  rows: { day: string; shop: string; price: string; source: string }[]
}

/** The view of a series of observations; null while fewer than two days are known. @param today YYYY-MM-DD */
export function priceHistoryView(
  observations: readonly Observation[],
  today: string,
): PriceHistoryView | null {
  const points = lowestByDay(observations)
  const [first, last] = [points[0], points.at(-1)]
  const byShop = [...groupBy(observations, ({ shop }) => shop).values()]
    .map((own) => own.toSorted((a, b) => a.observedOn.localeCompare(b.observedOn)))
    .toSorted((a, b) => (b.at(-1)?.observedOn ?? '').localeCompare(a.at(-1)?.observedOn ?? ''))
  const drawn = byShop.slice(0, MOST_SHOPS)
  const chart = priceChart(drawn.length > 1 ? [points, ...drawn] : drawn)
  if (!chart || !first || !last) return null
  return {
    chart,
    summary: `Từ ${formatMonth(first.observedOn)} đến ${formatMonth(last.observedOn)}, giá thấp nhất đi từ ${formatVnd(first.price)} đến ${formatVnd(last.price)}.`,
    shops: drawn.map(shopLine),
    others: byShop.length - drawn.length,
    verdict: verdictWords(priceVerdict(points, today)),
    rows: observations.toReversed().map(({ observedOn, shop, price, source, inStock }) => ({
      day: formatDate(observedOn),
      shop,
      price: formatVnd(price) + (inStock === false ? ' (hết hàng)' : ''),
      source,
    })),
  }
}

function shopLine(own: readonly Observation[]): PriceHistoryView['shops'][number] {
  const last = own.at(-1)
  return {
    name: last?.shop ?? '',
    newest: last ? `${formatVnd(last.price)}, ${formatDate(last.observedOn)}` : '',
    labels: own.map(
      ({ price, observedOn, shop }) => `${formatVnd(price)}, ${formatDate(observedOn)}, ${shop}`,
    ),
  }
}

const SIDE = { below: 'Thấp hơn thường lệ: thấp hơn', above: 'Cao hơn thường lệ: cao hơn' }

const percentOf = (share: number) => `${formatNumber(Math.round(share * 100))}%`

function verdictWords(verdict: PriceVerdict): PriceHistoryView['verdict'] {
  if (verdict.kind === 'insufficient') {
    const text =
      verdict.points === 0
        ? 'Ba tháng qua chưa ghi được giá nào, nên chưa thể nói giá hiện giờ cao hay thấp.'
        : `Ba tháng qua mới ghi được ${verdict.points} lần giá, chưa đủ để nói giá này cao hay thấp.`
    const rule = [
      `Chúng tôi chỉ nhận xét khi ${WINDOW_DAYS} ngày qua ghi được giá của ít nhất ${ENOUGH_POINTS} ngày.`,
    ]
    return { tone: verdict.kind, text, warning: null, rule }
  }
  const { kind, percent, median, raise } = verdict
  const usual = `mức giữa của ba tháng qua (${formatVnd(median)})`
  return {
    tone: kind,
    text: kind === 'usual' ? `Ngang ${usual}.` : `${SIDE[kind]} ${percent}% so với ${usual}.`,
    warning: raise
      ? 'Giá ảo: giá vừa được nâng lên rồi mới hạ về chỗ cũ, nên mức giảm ghi ở cửa hàng không phải là rẻ hơn thật.'
      : null,
    rule: ruleOf(verdict),
  }
}

function ruleOf({
  current,
  points,
  median,
  raise,
}: Exclude<PriceVerdict, { kind: 'insufficient' }>): string[] {
  const day = (point: { price: number; observedOn: string }) =>
    `${formatVnd(point.price)} (${formatDate(point.observedOn)})`
  return [
    `Lấy giá thấp nhất của từng ngày ghi được trong ${WINDOW_DAYS} ngày qua (${points} ngày), xếp từ thấp đến cao: mức giữa là ${formatVnd(median)}.`,
    `Giá mới nhất là ${day(current)}. Chênh dưới ${percentOf(USUAL)} gọi là ngang, từ ${percentOf(USUAL)} trở lên gọi là thấp hơn hoặc cao hơn thường lệ. Giá niêm yết của hãng không được dùng để so.`,
    raise
      ? `Trong ${RAISE_DAYS} ngày trước đó giá đã tăng từ ${day(raise.before)} lên ${day(raise.raised)}, từ ${percentOf(RAISE)} trở lên, rồi hạ mà vẫn không thấp hơn quá ${percentOf(1 - BACK_AGAIN)} so với trước khi tăng: chúng tôi gọi đó là giá ảo.`
      : `Gọi là giá ảo khi trong ${RAISE_DAYS} ngày giá tăng từ ${percentOf(RAISE)} trở lên rồi hạ mà vẫn không thấp hơn quá ${percentOf(1 - BACK_AGAIN)} so với trước khi tăng. Lần này không thấy như vậy.`,
  ]
}
