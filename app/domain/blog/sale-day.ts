import { toVietnamInput } from '#app/vietnamese/dates.ts'

/** A day of sales is named by its number twice: '11.11', '9/9'; '5.5 kg' is none. */
const SALE_DAY = /(?<![\d.,/])(\d{1,2})[./]\1(?![\d.,/]|\s*(?:kg|hp|inch|lít|kW|cm|m²|triệu|tỷ)(?!\p{L}))/iu

/**
 * Whether an article is about a day of sales that is over: its title names one ('Trước mùa mua sắm 11.11'), and the first such day
 * after it was published lies behind. It stays to be read, and leads no page.
 * @param publishedAt ISO 8601; the day counts as Vietnam's
 * @param now in ms
 */
export function isBehindSaleDay({ title, publishedAt }: { title: string; publishedAt: string }, now: number) {
  const month = Number(SALE_DAY.exec(title)?.[1])
  if (!(month >= 1 && month <= 12)) return false
  const published = dayOf(publishedAt)
  const of = (year: number) => [year, month, month].map((part) => String(part).padStart(2, '0')).join('-')
  const year = Number(published.slice(0, 4))
  const day = of(year) >= published ? of(year) : of(year + 1)
  return day < dayOf(now)
}

/** '2026-11-11', as it is in Vietnam. */
const dayOf = (moment: string | number) => toVietnamInput(moment).slice(0, 10)
