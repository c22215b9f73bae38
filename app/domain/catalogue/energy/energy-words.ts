import { formatVnd, sayVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Attributes } from '../attributes.ts'
import { consumption } from './consumption.ts'
import { DEFAULT_BASE_KWH, fiveYearCost, monthlyCost } from './running-cost.ts'
import type { Tariff } from './tariff.ts'

/** What a household says of itself: hours of use a day, and its own kWh a month without the product. */
export type Household = { hoursPerDay?: number | undefined; baseKwh?: number | undefined }

/** The running cost in words; `hoursPerDay` is null where hours change nothing. */
export type EnergyWords = {
  cost: string
  use: string
  assumption: string
  hoursPerDay: number | null
  baseKwh: number
}

/** What a product costs to run, ready to read; null where its figures do not say. Sums are rounded to 1,000 VND. */
export function energyWords(
  kind: string,
  attributes: Attributes,
  tariff: Tariff,
  { hoursPerDay, baseKwh = DEFAULT_BASE_KWH }: Household = {},
): EnergyWords | null {
  const used = consumption(kind, attributes, hoursPerDay)
  if (!used) return null
  const { kwhYear, basis } = used
  const years = sayVnd(Math.round(fiveYearCost(tariff, kwhYear, baseKwh) / 100_000) * 100_000)
  return {
    cost: formatVnd(Math.round(monthlyCost(tariff, kwhYear, baseKwh) / 1000) * 1000),
    use: `${formatNumber(kwhYear / 12, kwhYear < 120 ? 1 : 0)} kWh mỗi tháng, 5 năm khoảng ${years}`,
    assumption: `Tính theo ${basis}. Nhà đang dùng ${formatNumber(baseKwh)} kWh mỗi tháng, máy thêm vào sẽ tính ở bậc giá tiếp theo, gồm VAT.`,
    hoursPerDay: used.hoursPerDay,
    baseKwh,
  }
}
