import { formatShortMonth } from '#app/vietnamese/dates.ts'
import { formatVnd, parsePriceText, shopAndMonth } from '#app/vietnamese/money.ts'
import { isCurrent, sayAge } from './price-history.ts'

/**
 * The price a product is shown, sorted and advised with, as the database's one rule gives it (table `product_prices`).
 * Prices in VND; `seenOn` is YYYY-MM-DD.
 */
export type MainPrice = {
  kind: 'lowest' | 'manufacturer' | 'rumored' | 'current'
  /** As it was typed; null where it was seen at a shop. */
  text: string | null
  /** Null where a typed text holds no number. */
  value: number | null
  /** The list price of the same sighting, or the maker's price typed beside it; null unless higher. */
  listPrice: number | null
  /** Null where it was typed. */
  shop: string | null
  url: string | null
  seenOn: string
  /** False where it was imported from a file that does not say of which day it is; `seenOn` is then the import's day. */
  isDated: boolean
}

/** The prices that were typed, as they were given, with the number in VND where one could be read. */
export type TypedPrices = {
  price: string | null
  manufacturerPrice: string | null
  rumoredPrice: string | null
  priceValue: number | null
  manufacturerPriceValue: number | null
  rumoredPriceValue: number | null
  /** The day on which one of them was last changed, YYYY-MM-DD. */
  pricesTypedOn: string | null
  /** Whether they came from a file that does not say of which day they are. */
  pricesUndated: boolean
}

/** What a product costs: the main price, and what else was typed. */
export type Prices = TypedPrices & { mainPrice: MainPrice | null }

/** One price with what it is called; `value` is null where the text holds no number. */
export type LabelledPrice = { label: string; text: string; value: number | null }

/** The number a price text is sorted by, in VND, as the database reads it: null without one, or with more than 15 digits. */
export function sortedVnd(text: string): number | null {
  const value = parsePriceText(text)
  return value === null || text.replace(/\D/g, '').length > 15 ? null : value
}

/** What stands where a product has no price at all. */
export const NO_PRICE = 'Liên hệ'

/** What a price is called. Only one of a known day of the last weeks is 'current'. @param today YYYY-MM-DD */
function labelOf(
  kind: MainPrice['kind'],
  { seenOn, isDated }: { seenOn: string | null; isDated: boolean },
  today: string,
): string {
  if (kind === 'lowest') return 'Giá thấp nhất'
  if (kind === 'manufacturer') return 'Giá hãng'
  if (kind === 'rumored') return 'Giá tin đồn'
  return isDated && seenOn !== null && isCurrent(seenOn, today) ? 'Giá hiện tại' : 'Giá từng ghi'
}

/** A price as it is shown: its number, or the text that holds none. */
export const sayPrice = ({ text, value }: Pick<MainPrice, 'text' | 'value'>): string =>
  value === null ? (text ?? '').trim() : formatVnd(value)

/** The prices beside the main one: the list price it was seen with, then what was typed, in the specification's order. */
export function otherPrices(prices: Prices, today: string): LabelledPrice[] {
  const { mainPrice, pricesTypedOn: seenOn, pricesUndated } = prices
  const typedOn = { seenOn, isDated: !pricesUndated }
  const typed = [
    ['manufacturer', prices.manufacturerPrice, prices.manufacturerPriceValue],
    ['rumored', prices.rumoredPrice, prices.rumoredPriceValue],
    ['current', prices.price, prices.priceValue],
  ] as const
  const listed =
    mainPrice?.shop && mainPrice.listPrice
      ? [
          {
            label: isCurrent(mainPrice.seenOn, today) ? 'Giá niêm yết' : 'Giá niêm yết lúc đó',
            text: formatVnd(mainPrice.listPrice),
            value: mainPrice.listPrice,
          },
        ]
      : []
  const others = typed.flatMap(([kind, raw, value]) =>
    raw?.trim() && kind !== mainPrice?.kind
      ? [{ label: labelOf(kind, typedOn, today), text: sayPrice({ text: raw, value }), value }]
      : [],
  )
  return [...listed, ...others]
}

/** The price block of a card: the main price, where and when it was seen, and the list price struck with its percent. */
export type PriceSummary = {
  text: string
  label: string | null
  /** 'dienmayxanh.com, 11/2025', and how old it is where it is no longer current. */
  seen: string | null
  oldText: string | null
  percent: number | null
}

/** Percent saved against the list price: rounded (list price − price) / list price; null where nothing is saved. */
export function percentOff(price: number, listPrice: number): number | null {
  if (listPrice <= price) return null
  const percent = Math.round(((listPrice - price) / listPrice) * 100)
  return percent > 0 ? percent : null
}

/** Where and when a price was seen or typed, as short as fits a card, and how old it is. @param today YYYY-MM-DD */
export function sayWhereSeen(
  { shop, seenOn, isDated }: Pick<MainPrice, 'shop' | 'seenOn' | 'isDated'>,
  today: string,
): string {
  if (!isDated) return `nhập từ tệp ${formatShortMonth(seenOn)}, chưa rõ ngày`
  const age = sayAge(seenOn, today)
  return shopAndMonth(shop, seenOn) + (age ? `, ${age}` : '')
}

/** Whether a product was once seen for less than its main price, which is the lowest of the latest days. Prices in VND. */
export const wasCheaper = (main: MainPrice | null, sightings: readonly { price: number }[]): boolean =>
  main?.value != null && sightings.some(({ price }) => price < (main.value ?? 0))

/** The least a machine was seen for, its main price among them, in VND; null where no price is known. */
export const lowestSeen = (
  main: Pick<MainPrice, 'value'> | null,
  sightings: readonly { price: number }[],
): number | null =>
  main?.value == null ? null : Math.min(main.value, ...sightings.map(({ price }) => price))

/** The main price, ready to show. What it was cut by is only said while it is the current one. @param today YYYY-MM-DD */
export function summarisePrice(main: MainPrice | null, today: string): PriceSummary {
  if (!main) return { text: NO_PRICE, label: null, seen: null, oldText: null, percent: null }
  const { kind, value, listPrice, seenOn, isDated } = main
  const isCut = value !== null && listPrice !== null && isDated && isCurrent(seenOn, today)
  const percent = isCut ? percentOff(value, listPrice) : null
  return {
    text: sayPrice(main),
    label: labelOf(kind, main, today),
    seen: sayWhereSeen(main, today),
    oldText: percent && listPrice ? formatVnd(listPrice) : null,
    percent,
  }
}
