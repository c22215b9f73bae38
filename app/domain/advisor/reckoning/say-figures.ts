import { sayVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'

/** From this sum on hundreds are what is said. */
const IN_HUNDREDS = 10_000

/** A sum that was reckoned, as people say it: '146,3 nghìn', '4,16 nghìn', '1,57 triệu'. */
export const sayMoney = (vnd: number): string => {
  const step = vnd >= IN_HUNDREDS ? 100 : 10
  return sayVnd(Math.round(vnd / step) * step)
}

const MILLION = 1_000_000

/** The same in a line that others are added to, to the last thousand: '1,685 triệu'. */
export const sayPart = (vnd: number): string =>
  vnd < MILLION ? sayMoney(vnd) : `${formatNumber(vnd / MILLION, 3)} triệu`

/** '14,4 kWh', '0,77 kWh', '1.055 kWh'. */
export const sayKwh = (kwh: number): string => `${formatNumber(kwh, kwh < 10 ? 2 : 1)} kWh`

const MONTHS_OF_A_YEAR = 12
const SHORT = 36

/** '2,2 tháng', '1,9 năm (22 tháng)', '6,6 năm'. */
export function sayMonths(months: number): string {
  if (months < MONTHS_OF_A_YEAR) return `${formatNumber(months, 1)} tháng`
  const years = `${formatNumber(months / MONTHS_OF_A_YEAR, 1)} năm`
  return months < SHORT ? `${years} (${formatNumber(months, 1)} tháng)` : years
}
