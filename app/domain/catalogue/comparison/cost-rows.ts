import { formatVnd, sayVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { consumption } from '../energy/consumption.ts'
import { fiveYearCost, monthlyCost } from '../energy/running-cost.ts'
import type { Tariff } from '../energy/tariff.ts'
import { sayPrice, sayWhereSeen } from '../price.ts'
import type { ComparedProduct } from './compared-product.ts'
import type { DraftRow, Value } from './row.ts'

/** What a product costs: VND to buy, VND a month to run, both over five years, and kWh a year; null where it is not known. */
export type Costs = {
  price: number | null
  kwhYear: number | null
  monthly: number | null
  fiveYears: number | null
}

type Running = NonNullable<ReturnType<typeof consumption>> | null

/**
 * What each product costs. Electricity is only worked out where every product that says anything was worked out for the same use:
 * a label's year and eight hours a day are not the same year.
 */
export function costsOf(products: readonly ComparedProduct[], tariff: Tariff | null): Costs[] {
  const running = comparableUse(products)
  return products.map((product, place) => {
    const price = product.mainPrice?.value ?? null
    const kwhYear = running[place]?.kwhYear ?? null
    if (kwhYear === null || !tariff) return { price, kwhYear, monthly: null, fiveYears: null }
    const electricity = fiveYearCost(tariff, kwhYear)
    return {
      price,
      kwhYear,
      monthly: monthlyCost(tariff, kwhYear),
      fiveYears: price === null ? null : price + electricity,
    }
  })
}

function comparableUse(products: readonly ComparedProduct[]): Running[] {
  const running = products.map(({ kind, attributes }) => consumption(kind, attributes))
  const uses = new Set(running.flatMap((use) => (use ? [use.hoursPerDay] : [])))
  return uses.size > 1 ? running.map(() => null) : running
}

/** The rows of price, five-year cost, running cost and rating. @param today YYYY-MM-DD */
export function costRows(
  products: readonly ComparedProduct[],
  costs: readonly Costs[],
  today: string,
): DraftRow[] {
  const running = comparableUse(products)
  return [
    { key: 'price', label: 'Giá', values: products.map((product) => priceValue(product, today)) },
    {
      key: 'five_year_cost',
      label: 'Chi phí 5 năm',
      values: costs.map(({ price, fiveYears }) =>
        fiveYears === null || price === null
          ? null
          : money(fiveYears, `mua ${sayVnd(price)} + điện ${sayVnd(hundredThousands(fiveYears - price))}`),
      ),
    },
    {
      key: 'monthly_cost',
      label: 'Tiền điện mỗi tháng',
      values: costs.map(({ monthly }, place) =>
        monthly === null ? null : money(monthly, running[place]?.basis),
      ),
    },
    { key: 'rating', label: 'Đánh giá', values: products.map(ratingValue) },
  ]
}

/** Costs that rest on an assumption are said to the nearest thousand. */
function money(vnd: number, note?: string): Value {
  const number = Math.round(vnd / 1000) * 1000
  return { text: formatVnd(number), number, ...(note ? { note } : {}) }
}

const hundredThousands = (vnd: number) => Math.round(vnd / 100_000) * 100_000

function priceValue({ mainPrice }: ComparedProduct, today: string): Value | null {
  if (!mainPrice) return null
  return { text: sayPrice(mainPrice), number: mainPrice.value, note: sayWhereSeen(mainPrice, today) }
}

function ratingValue({ ratingAverage, reviewCount }: ComparedProduct): Value {
  if (ratingAverage === null) return { text: 'Chưa có đánh giá', number: null }
  return { text: `${formatNumber(ratingAverage, 1)}/5 sao`, number: null, note: `${reviewCount} đánh giá` }
}
