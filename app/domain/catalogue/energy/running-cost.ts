import { monthlyBill } from './tariff.ts'
import type { Tariff } from './tariff.ts'

/** What a household uses in a month besides the product, in kWh, unless it says otherwise. */
export const DEFAULT_BASE_KWH = 200

const FIVE_YEARS_MONTHS = 60

type Prices = Pick<Tariff, 'tiers' | 'vatRate'>

/**
 * What a product adds to a household's bill in a month, in whole VND with VAT: the bill with it less the bill without it,
 * so that it is priced at the steps it reaches. @param kwhYear the product's own use @param baseKwh the household's, a month
 */
export function monthlyCost(prices: Prices, kwhYear: number, baseKwh = DEFAULT_BASE_KWH): number {
  return Math.round(marginalCost(prices, kwhYear, baseKwh))
}

/** The same over five years at today's prices, in whole VND. */
export function fiveYearCost(prices: Prices, kwhYear: number, baseKwh = DEFAULT_BASE_KWH): number {
  return Math.round(marginalCost(prices, kwhYear, baseKwh) * FIVE_YEARS_MONTHS)
}

function marginalCost(prices: Prices, kwhYear: number, baseKwh: number): number {
  return monthlyBill(prices, baseKwh + kwhYear / 12) - monthlyBill(prices, baseKwh)
}
