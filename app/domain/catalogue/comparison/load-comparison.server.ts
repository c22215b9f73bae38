import { kindRecord } from '#app/kinds/kind.ts'
import { formatDate } from '#app/vietnamese/dates.ts'
import type { Db } from '#db/client.ts'
import { cardFactKeys, describeAttribute } from '../attributes.ts'
import { DEFAULT_BASE_KWH } from '../energy/running-cost.ts'
import type { Tariff } from '../energy/tariff.ts'
import { daysBetween, isOld, sayAge, vietnamDay } from '../price-history.ts'
import { productView } from '../product-view.ts'
import type { ProductListItem } from '../product-view.ts'
import { comparedProducts } from '../queries/compared-products.server.ts'
import { nearInPrice } from '../queries/near-in-price.server.ts'
import { productsByIds } from '../queries/products-by-ids.server.ts'
import { tariffOn } from '../queries/tariff.server.ts'
import { MOST_COMPARED } from './compare-url.ts'
import type { ComparedProduct } from './compared-product.ts'
import { costRows, costsOf } from './cost-rows.ts'
import type { Costs } from './cost-rows.ts'
import { figureRows } from './figure-rows.ts'
import { judgeRows } from './row.ts'
import type { Sections } from './row.ts'
import { shortNames } from './short-names.ts'
import { summarise } from './summary.ts'
import { winner } from './winner.ts'
import type { OldPrice, Winner } from './winner.ts'

/** How many products are offered to be put beside those chosen. */
const SUGGESTED = 6

/** A product as a column of the table. */
export type Column = ProductListItem & { shortName: string }

/** What was asked for and is not in the table. */
export type LeftOut = {
  /** Ids that could not be read or found. */
  unknown: number
  /** Beyond the fourth. */
  beyond: number
  /** Products of another category: its name, and the ids by which to compare those instead. */
  otherCategory: { name: string; ids: number[] } | null
}

/** A comparison ready to show. `basis` says how electricity was priced, null where it was not. */
export type Comparison = {
  columns: Column[]
  leftOut: LeftOut
  sections: Sections
  /** Null where there is but one. */
  winner: Winner | null
  summary: string[]
  /** What each costs over five years, where that is known of all: VND to buy and VND of electricity. */
  outlays: { price: number; electricity: number }[] | null
  basis: string | null
  suggestions: ProductListItem[]
  hasDemo: boolean
}

/**
 * Compares the products with these ids: those of the first one's category, four at most. Null when none exists.
 * @param unread how many more ids were asked for that are none
 * @param now in ms: the day of the tariff, and what 'new' means
 */
export async function loadComparison(
  db: Db,
  { ids, unread, now }: { ids: readonly number[]; unread: number; now: number },
): Promise<Comparison | null> {
  const today = vietnamDay(now)
  const found = await productsByIds(db, ids)
  const [first] = found
  if (!first) return null
  const alike = found.filter(({ categorySlug }) => categorySlug === first.categorySlug)
  const chosen = alike.slice(0, MOST_COMPARED)
  const [products, tariff, near] = await Promise.all([
    comparedProducts(db, chosen),
    tariffOn(db, today),
    chosen.length < MOST_COMPARED ? suggestionsFor(db, chosen) : [],
  ])
  const names = shortNames(products)
  return {
    columns: products.map((product, place) => ({
      ...productView(product, now),
      shortName: names[place] ?? product.title,
    })),
    leftOut: {
      unknown: unread + new Set(ids).size - found.length,
      beyond: alike.length - chosen.length,
      otherCategory: otherCategoryOf(found, first.categorySlug),
    },
    ...judge({ products, names, tariff, today }),
    suggestions: near.map((product) => productView(product, now)),
    hasDemo: products.some(({ isDemo }) => isDemo),
  }
}

type Judging = {
  products: readonly ComparedProduct[]
  names: readonly string[]
  tariff: Tariff | null
  today: string
}

function judge({ products, names, tariff, today }: Judging) {
  const kind = products[0]?.kind ?? ''
  const costs = costsOf(products, tariff)
  const sections = judgeRows(kind, [...costRows(products, costs, today), ...figureRows(products)])
  const priced = costs.some(({ monthly }) => monthly !== null)
  const alone = products.length === 1
  return {
    sections,
    winner: alone
      ? null
      : winner({
          names,
          costs,
          sizes: products.map(sizeOf),
          differing: sections.differing,
          oldPrices: products.map(({ mainPrice }) => ageOfOld(mainPrice, today)),
        }),
    summary: products.length > 1 ? summarise({ names, costs, sections, telling: cardFactKeys(kind) }) : [],
    outlays: alone ? null : outlaysOf(costs),
    basis: tariff && priced ? sayBasis(tariff) : null,
  }
}

function outlaysOf(costs: readonly Costs[]): Comparison['outlays'] {
  const known = costs.flatMap(({ price, fiveYears }) =>
    price === null || fiveYears === null ? [] : [{ price, electricity: fiveYears - price }],
  )
  return known.length === costs.length ? known : null
}

/** How old a price is that is too old to choose by; null for any other. @param today YYYY-MM-DD */
function ageOfOld(price: ComparedProduct['mainPrice'], today: string): OldPrice | null {
  if (!price?.isDated || !isOld(price.seenOn, today)) return null
  const said = sayAge(price.seenOn, today)
  return said === null ? null : { days: daysBetween(price.seenOn, today), said }
}

/** How big a product is by the size of its kind; null where it does not say. */
function sizeOf({ kind, attributes }: ComparedProduct) {
  const key = kindRecord(kind).size
  const value = key ? attributes[key] : undefined
  if (!key || typeof value !== 'number') return null
  return { value, text: describeAttribute(kind, key, value)?.value ?? String(value) }
}

function sayBasis({ source, effectiveFrom }: Tariff): string {
  return `Tiền điện là phần cộng thêm khi nhà bạn đã dùng ${DEFAULT_BASE_KWH} kWh mỗi tháng, đã gồm VAT, theo ${source} (áp dụng từ ${formatDate(effectiveFrom)}). Chi phí 5 năm là giá mua cộng tiền điện 60 tháng theo biểu giá này, chưa tính sửa chữa.`
}

function otherCategoryOf(found: readonly ComparableRow[], slug: string): LeftOut['otherCategory'] {
  const others = found.filter(({ categorySlug }) => categorySlug !== slug)
  const [first] = others
  if (!first) return null
  const ids = others.flatMap(({ id, categorySlug }) => (categorySlug === first.categorySlug ? [id] : []))
  return { name: first.category, ids }
}

type ComparableRow = { id: number; category: string; categorySlug: string }

/** What costs about as much as the first product that has a price. */
function suggestionsFor(db: Db, chosen: Awaited<ReturnType<typeof productsByIds>>) {
  const prices = chosen.map((product) => product.mainPrice?.value ?? null)
  return nearInPrice(db, {
    categorySlug: chosen[0]?.categorySlug ?? '',
    price: prices.find((price) => price !== null) ?? 0,
    without: chosen.map(({ id }) => id),
    limit: SUGGESTED,
  })
}
