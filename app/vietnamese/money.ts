import { formatShortMonth } from './dates.ts'
import { formatNumber } from './numbers.ts'

const MILLION = 1_000_000
const BILLION = 1_000_000_000

/** A price in full: 12990000 (VND) gives '12.990.000 ₫', with the no-break space Intl uses for vi-VN. */
export function formatVnd(vnd: number): string {
  return `${formatNumber(vnd, 0)}\u00a0₫`
}

/**
 * A price as people say it, at most two decimals: 12990000 (VND) gives '12,99 triệu', 500000 '500 nghìn',
 * 1200000000 '1,2 tỷ'. Under 1,000 VND: '500 đồng'.
 */
export function sayVnd(vnd: number): string {
  const hundredth = (unit: number) => Math.round((vnd / unit) * 100) / 100
  if (hundredth(MILLION) >= 1000) return `${formatNumber(vnd / BILLION)} tỷ`
  if (hundredth(1000) >= 1000) return `${formatNumber(vnd / MILLION)} triệu`
  if (vnd >= 1000) return `${formatNumber(vnd / 1000)} nghìn`
  return `${formatNumber(vnd, 0)} đồng`
}

/** From here on (VND) a sum that is this near to a rounder one is said by that. */
const FROM = MILLION
const NEARLY = 10_000

/** About how much, as it is said of a gap between two prices: 7010000 (VND) gives '7 triệu', 3150000 '3,15 triệu'. */
export function sayAbout(vnd: number): string {
  const round = Math.round(vnd / 100_000) * 100_000
  return sayVnd(vnd >= FROM && Math.abs(vnd - round) <= NEARLY ? round : vnd)
}

/** Two prices as people say what lies between them: '3–6 triệu', '500 nghìn – 1,5 triệu', 'dưới 1 triệu'. */
export function sayVndRange(from: number, to: number): string {
  const high = sayVnd(to)
  if (from === 0) return `dưới ${high}`
  const [figure = '', unit = ''] = sayVnd(from).split(' ')
  return high.endsWith(unit) ? `${figure}–${high}` : `${figure} ${unit} – ${high}`
}

/**
 * The number of a price kept as text, in VND: non-digits are stripped ('12.990.000 ₫' gives 12990000).
 * Null when the text is empty or holds no digit.
 */
export function parsePriceText(text: string | null | undefined): number | null {
  const digits = (text ?? '').replace(/\D/g, '')
  return digits === '' ? null : Number(digits)
}

/** 'shop.vn, 6/2025': where and when a price was seen, as short as fits a card. @param shop null where it was typed */
export const shopAndMonth = (shop: string | null, day: string): string =>
  `${shop ?? 'giá nhập tay'}, ${formatShortMonth(day)}`
