import { formatVnd, parsePriceText } from '#app/vietnamese/money.ts'

/** The four prices of a product: the text as it was given, and its number in VND where one could be read. */
export type Prices = {
  price: string | null
  lowestPrice: string | null
  manufacturerPrice: string | null
  rumoredPrice: string | null
  priceValue: number | null
  lowestPriceValue: number | null
  manufacturerPriceValue: number | null
  rumoredPriceValue: number | null
}

/** One price with what it is called; `value` is null where the text holds no number. */
export type LabelledPrice = { label: string; text: string; value: number | null }

/** The number a price text is sorted by, in VND, as the database reads it: null without one, or with more than 15 digits. */
export function sortedVnd(text: string): number | null {
  const value = parsePriceText(text)
  return value === null || text.replace(/\D/g, '').length > 15 ? null : value
}

/** What stands where a product has no price at all. */
export const NO_PRICE = 'Liên hệ'

/** Every price present, in the specification's order of priority; the first is the main one. */
export function presentPrices(prices: Prices): LabelledPrice[] {
  const inOrder = [
    ['Giá thấp nhất', prices.lowestPrice, prices.lowestPriceValue],
    ['Giá hãng', prices.manufacturerPrice, prices.manufacturerPriceValue],
    ['Giá tin đồn', prices.rumoredPrice, prices.rumoredPriceValue],
    ['Giá hiện tại', prices.price, prices.priceValue],
  ] as const
  return inOrder.flatMap(([label, raw, value]) =>
    raw?.trim() ? [{ label, text: value === null ? raw.trim() : formatVnd(value), value }] : [],
  )
}

/** The price block of a card: the main price, and the maker's struck with its percent where it is higher. */
export type PriceSummary = {
  text: string
  label: string | null
  oldText: string | null
  percent: number | null
}

/** Percent saved against the maker's price: rounded (maker's − price) / maker's; null where nothing is saved. */
export function percentOff(price: number, manufacturerPrice: number): number | null {
  if (manufacturerPrice <= price) return null
  const percent = Math.round(((manufacturerPrice - price) / manufacturerPrice) * 100)
  return percent > 0 ? percent : null
}

/** The main price by the specification's priority, ready to show. */
export function summarisePrice(prices: Prices): PriceSummary {
  const [main] = presentPrices(prices)
  if (!main) return { text: NO_PRICE, label: null, oldText: null, percent: null }
  const makers = prices.manufacturerPriceValue
  const percent = main.value !== null && makers !== null ? percentOff(main.value, makers) : null
  return {
    text: main.text,
    label: main.label,
    oldText: percent && makers ? formatVnd(makers) : null,
    percent,
  }
}
