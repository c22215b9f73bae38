import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { slugify } from '#app/vietnamese/slug.ts'
import type { Db } from '#db/client.ts'
import type { ListQuery } from '../schema.ts'
import { prefixOf, prefixQuery, searchTerms } from '../search-words.ts'
import { countMatches } from './count-matches.server.ts'
import type { Facets } from './count-matches.server.ts'
import { productRows } from './product-rows.server.ts'
import type { ProductRow } from './product-rows.server.ts'

/** Where a page stands in its list. */
export type Pagination = {
  page: number
  limit: number
  total: number
  totalPages: number
  hasNext: boolean
  hasPrev: boolean
}

export type ProductList = { products: ProductRow[]; pagination: Pagination; facets: Facets }

/**
 * One page of the catalogue. Text matches word beginnings without diacritics; when nothing does, titles that sound
 * alike are taken instead. A category or brand is named or slugged; one that does not exist matches nothing.
 */
export async function listProducts(db: Db, query: ListQuery): Promise<ProductList> {
  const exact = await runList(db, query, textCondition(query.search))
  if (exact.pagination.total > 0 || !query.search) return exact
  return runList(db, query, alikeCondition(query.search))
}

async function runList(db: Db, query: ListQuery, text: SQL | null): Promise<ProductList> {
  const { page, limit } = query
  const conditions = [text, priceCondition(query)].filter((condition) => condition !== null)
  const where = [...conditions, membership(query)].filter((condition) => condition !== null)
  const chosen = sql`
    select s.product_id from product_search s ${whereClause(where)}
    order by ${order(query)} limit ${limit} offset ${(page - 1) * limit}`
  const [products, { total, facets }] = await Promise.all([
    productRows(db, chosen),
    countMatches(db, {
      conditions,
      category: query.category ? slugify(query.category) : null,
      brand: query.brand ? slugify(query.brand) : null,
    }),
  ])
  const totalPages = Math.ceil(total / limit)
  const pagination = {
    page,
    limit,
    total,
    totalPages,
    hasNext: page < totalPages,
    hasPrev: page > 1 && total > 0,
  }
  return { products, pagination, facets }
}

function textCondition(search: string | undefined): SQL | null {
  const query = prefixQuery(search ?? '')
  if (query) return sql`s.tsv @@ ${query}::tsquery`
  return search?.trim() ? sql`false` : null
}

/** Every word begins a word of the product or sounds like one of its title. */
function alikeCondition(search: string): SQL {
  const words = searchTerms(search).map(
    (word) => sql`(s.tsv @@ ${prefixOf(word)}::tsquery or ${word} <% s.title_folded)`,
  )
  return words.length > 0 ? sql.join(words, sql` and `) : sql`false`
}

function priceCondition({ minPrice, maxPrice }: ListQuery): SQL | null {
  if (minPrice === undefined && maxPrice === undefined) return null
  return sql`s.main_price_value between ${minPrice ?? 0} and ${maxPrice ?? Number.MAX_SAFE_INTEGER}`
}

function membership({ category, brand }: ListQuery): SQL | null {
  const parts = []
  if (category) {
    parts.push(sql`s.category_id = (select id from product_categories where slug = ${slugify(category)})`)
  }
  if (brand) parts.push(sql`s.brand_id = (select id from brands where slug = ${slugify(brand)})`)
  return parts.length > 0 ? sql.join(parts, sql` and `) : null
}

/** A WHERE of every condition given, or nothing. */
export function whereClause(conditions: SQL[]): SQL {
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
}

/** Titles that begin with what was typed come first when no order was asked for; ties keep a fixed order. */
function order({ sortBy, sortOrder, search }: ListQuery): SQL {
  const direction = sql.raw(sortOrder ?? (sortBy === 'title' || sortBy === 'price' ? 'asc' : 'desc'))
  if (sortBy === 'price') return sql`s.main_price_value ${direction} nulls last, s.product_id`
  if (sortBy === 'title') return sql`s.title_folded ${direction}, s.product_id`
  if (!sortBy && search && prefixQuery(search)) {
    return sql`ts_rank(s.tsv, ${prefixQuery(search)}::tsquery) desc, s.updated_at desc, s.product_id desc`
  }
  return sql`s.updated_at ${direction}, s.product_id ${direction}`
}
