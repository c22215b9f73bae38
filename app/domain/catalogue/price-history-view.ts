import { formatDate, formatMonth } from '#app/vietnamese/dates.ts'
import { formatVnd } from '#app/vietnamese/money.ts'
import { priceChart } from './price-chart.ts'
import type { PriceChart } from './price-chart.ts'
import { lowestByDay } from './price-history.ts'
import type { Observation } from './price-history.ts'
import { priceVerdict } from './price-verdict.ts'
import type { PriceVerdict } from './price-verdict.ts'

/** The history of a price as a page shows it: the chart, what can be said of it, and every price behind it. */
export type PriceHistoryView = {
  chart: PriceChart
  /** What the chart shows, for those who do not see it. */
  summary: string
  /** One a dot of the chart. */
  labels: string[]
  verdict: { tone: PriceVerdict['kind']; text: string; warning: string | null }
  /** Newest first. */
  rows: { day: string; shop: string; price: string; source: string }[]
}

/** The view of a series of observations; null while fewer than two days are known. @param today YYYY-MM-DD */
export function priceHistoryView(
  observations: readonly Observation[],
  today: string,
): PriceHistoryView | null {
  const points = lowestByDay(observations)
  const chart = priceChart(points)
  const [first, last] = [points[0], points.at(-1)]
  if (!chart || !first || !last) return null
  return {
    chart,
    summary: `Từ ${formatMonth(first.observedOn)} đến ${formatMonth(last.observedOn)}, giá thấp nhất đi từ ${formatVnd(first.price)} đến ${formatVnd(last.price)}.`,
    labels: points.map(
      ({ price, observedOn, shop }) => `${formatVnd(price)}, ${formatDate(observedOn)}, ${shop}`,
    ),
    verdict: verdictWords(priceVerdict(points, today)),
    rows: observations.toReversed().map(({ observedOn, shop, price, source }) => ({
      day: formatDate(observedOn),
      shop,
      price: formatVnd(price),
      source,
    })),
  }
}

const SIDE = { below: 'Thấp hơn', above: 'Cao hơn' }

function verdictWords(verdict: PriceVerdict): PriceHistoryView['verdict'] {
  if (verdict.kind === 'insufficient') {
    const text =
      verdict.points === 0
        ? 'Ba tháng qua chưa ghi được giá nào, nên chưa thể nói giá hiện giờ cao hay thấp.'
        : `Ba tháng qua mới ghi được ${verdict.points} lần giá, chưa đủ để nói giá này cao hay thấp.`
    return { tone: verdict.kind, text, warning: null }
  }
  const usual = `mức giữa của ba tháng qua (${formatVnd(verdict.median)})`
  return {
    tone: verdict.kind,
    text:
      verdict.kind === 'usual'
        ? `Ngang ${usual}.`
        : `${SIDE[verdict.kind]} ${verdict.percent}% so với ${usual}.`,
    warning: verdict.raisedFirst
      ? 'Giá vừa được nâng lên rồi mới hạ về chỗ cũ, nên mức giảm ghi ở cửa hàng không phải là rẻ hơn thật.'
      : null,
  }
}
