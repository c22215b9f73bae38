import type { DemoObservation, DemoOffer } from '../types.ts'
import type { SourcePrice } from './source.ts'

const SHOP_DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.(vn|com)$/
const USED_GOODS = /may-doi-tra|may-cu|hang-cu|doi-tra|\/cu-/i

/** A product page's address without tracking, or null when it is not a clean https page of that shop. */
export function cleanUrl(raw: string, shop: string): string | null {
  const bare = raw
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/^http:/, 'https:')
  if (!/^https:\/\/[a-z0-9.-]+\/[A-Za-z0-9._~/-]+$/.test(bare) || USED_GOODS.test(bare)) return null
  const host = new URL(bare).hostname
  return host === shop || host === `www.${shop}` ? bare : null
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

/** Prices within 0.5 to 2 times the median: further away it is another configuration, a deposit or a slip. */
function withoutOutliers(prices: SourcePrice[]): SourcePrice[] {
  const middle = median(prices.map(({ price }) => price))
  return prices.filter(({ price }) => price >= middle * 0.5 && price <= middle * 2)
}

/** One price a day: the lowest, where a page listed several colours at once. */
function observations(prices: SourcePrice[]): DemoObservation[] {
  const byDate = new Map<string, DemoObservation>()
  for (const { date, price, listPrice, source } of prices) {
    const before = byDate.get(date)
    if (before !== undefined && before.price <= price) continue
    const believable = listPrice !== null && listPrice > price && listPrice <= price * 2.5
    byDate.set(date, { date, price, listPrice: believable ? listPrice : null, source })
  }
  return [...byDate.values()].toSorted((one, other) => one.date.localeCompare(other.date))
}

/** Earliest date a price is still worth showing. */
const OLDEST = '2023-06-01'

/**
 * The shops' offers for one product, by shop: used-goods pages, marketplace exports, old and absurd prices left out.
 * @param prices every price recorded for the product, VND
 */
export function offersOf(prices: SourcePrice[]): DemoOffer[] {
  const usable = prices.filter(
    ({ shop, date, price, url }) =>
      SHOP_DOMAIN.test(shop) && !USED_GOODS.test(url) && date >= OLDEST && price >= 50_000,
  )
  const kept = withoutOutliers(usable)
  const shops = [...new Set(kept.map(({ shop }) => shop))].toSorted()
  return shops.map((shop) => {
    const own = kept.filter((price) => price.shop === shop)
    const urls = own
      .toSorted((one, other) => other.date.localeCompare(one.date))
      .map(({ url }) => cleanUrl(url, shop))
    return { shop, url: urls.find((url) => url !== null) ?? null, observations: observations(own) }
  })
}

export type PriceSummary = { price: number; latestDate: string }

/** The latest price, in VND. */
export function summarise(offers: DemoOffer[]): PriceSummary | undefined {
  const latest = offers.flatMap(({ observations }) => observations.at(-1) ?? [])
  const newest = latest
    .toSorted((one, other) => other.date.localeCompare(one.date) || one.price - other.price)
    .at(0)
  if (newest === undefined) return undefined
  return { price: newest.price, latestDate: newest.date }
}
