import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { slugify } from '#app/vietnamese/slug.ts'
import type { ListFilter } from '../list-filter.ts'
import { attributeCondition, withinAny } from './attribute-conditions.server.ts'
import type { CategoryShape } from './catalogue-shape.server.ts'

/** The conditions of a filter by the part of it they come from: 'text', 'category', 'brand', 'price', 'updated', or an attribute. */
export type Conditions = ReadonlyMap<string, SQL>

/** Parts of a filter that only mean something within a category; counts of other categories leave them out. */
export const OF_CATEGORY = 'a:'

/** The part of a filter that words are. */
export const TEXT = 'text'

/** The part of a filter that a sizing rule makes of a stated need. */
export const NEED = `${OF_CATEGORY}need`

/** What a sizing rule asks, as one condition; null where it asks nothing. */
export function needCondition(needs: ListFilter['needs']): SQL | null {
  return needs.length > 0 ? sql.join(needs.map(withinAny), sql` and `) : null
}

/** A filter as conditions over `product_search s`. `category` is null when none was asked for or none is known by that name. */
export function listConditions(
  filter: ListFilter,
  category: CategoryShape | null,
  text: SQL | null,
): Conditions {
  const parts: [string, SQL | null][] = [
    [TEXT, text],
    ['category', category ? sql`s.category_id = ${category.id}` : null],
    ['unknown', filter.category && !category ? sql`false` : null],
    ['brand', brandCondition(filter.brands)],
    ['price', priceCondition(filter)],
    ['rating', filter.rating === undefined ? null : sql`s.rating_floor >= ${filter.rating}`],
    ['updated', filter.updatedSince === undefined ? null : changedSince(filter.updatedSince)],
    [NEED, needCondition(filter.needs)],
    ...Object.entries(filter.attributes).map(([attribute, values]): [string, SQL | null] => {
      const facet = category?.facets.find((definition) => definition.attribute === attribute)
      return [OF_CATEGORY + attribute, attributeCondition(attribute, values, facet)]
    }),
  ]
  return new Map(parts.filter((part): part is [string, SQL] => part[1] !== null))
}

/** A WHERE of all conditions but those left out, or nothing. */
export function whereOf(conditions: Conditions, isLeftOut: (part: string) => boolean = () => false): SQL {
  const kept = [...conditions].flatMap(([part, condition]) => (isLeftOut(part) ? [] : [condition]))
  return kept.length > 0 ? sql`where ${sql.join(kept, sql` and `)}` : sql``
}

const changedSince = (moment: string): SQL =>
  sql`s.product_id in (select product_id from product_changes where changed_at >= ${moment}::timestamptz)`

function brandCondition(brands: readonly string[]): SQL | null {
  const slugs = brands.filter((brand) => !brand.startsWith('!')).map(slugify)
  const left = brands.filter((brand) => brand.startsWith('!')).map((brand) => slugify(brand.slice(1)))
  const ids = (wanted: string[]) => sql`(select id from brands where slug in ${wanted})`
  const parts = [
    ...(slugs.length > 0 ? [sql`s.brand_id in ${ids(slugs)}`] : []),
    ...(left.length > 0 ? [sql`(s.brand_id is null or s.brand_id not in ${ids(left)})`] : []),
  ]
  return parts.length > 0 ? sql.join(parts, sql` and `) : null
}

function priceCondition({ prices, min, max }: ListFilter): SQL | null {
  const bands = prices.map((band) =>
    band.max === undefined
      ? sql`s.main_price_value >= ${band.min ?? 0}`
      : sql`(s.main_price_value >= ${band.min ?? 0} and s.main_price_value < ${band.max})`,
  )
  const parts = bands.length > 0 ? [sql`(${sql.join(bands, sql` or `)})`] : []
  if (min !== undefined || max !== undefined) {
    parts.push(sql`s.main_price_value between ${min ?? 0} and ${max ?? Number.MAX_SAFE_INTEGER}`)
  }
  return parts.length > 0 ? sql.join(parts, sql` and `) : null
}
