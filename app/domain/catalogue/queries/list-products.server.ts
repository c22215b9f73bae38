import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { manyKeptByVersion } from '#app/domain/catalogue/version/kept-by-version.server.ts'
import { kindRecord } from '#app/kinds/kind.ts'
import { slugify } from '#app/vietnamese/slug.ts'
import type { Dictionary } from '#app/vietnamese/synonyms.ts'
import type { Db } from '#db/client.ts'
import type { ListQuery } from '../list-filter.ts'
import { LIST_ORDERS } from '../ranking.ts'
import { textQuery, wordsQuery } from '../search-words.ts'
import type { TextQuery } from '../search-words.ts'
import { foundBy } from '../shelves/found.server.ts'
import { catalogueShape } from './catalogue-shape.server.ts'
import type { CategoryShape } from './catalogue-shape.server.ts'
import { correctWords } from './correct-words.server.ts'
import { countFacets, isShared, nameOf, onlySought } from './count-facets.server.ts'
import type { Counted, Counts } from './count-facets.server.ts'
import { ROWS_OF } from './hidden-products.server.ts'
import { listConditions, whereOf } from './list-conditions.server.ts'
import { productRows } from './product-rows.server.ts'
import type { ProductRow } from './product-rows.server.ts'
import { productsByIds } from './products-by-ids.server.ts'
import { idsByRelevance, MOST_RANKED } from './relevance.server.ts'
import { searchDictionary } from './synonyms.server.ts'

/** Where a page stands in its list. */
export type Pagination = {
  page: number
  limit: number
  total: number
  totalPages: number
  hasNext: boolean
  hasPrev: boolean
}

/** How the text was looked for: as typed, with its phrases anywhere, or with misspelt words corrected. */
export type TextMatch = 'strict' | 'loose' | 'corrected'

export type ProductList = {
  products: readonly ProductRow[]
  pagination: Pagination
  counts: Counts
  /** Every category of the catalogue by its slug, in display order. */
  categories: ReadonlyMap<string, CategoryShape>
  category: CategoryShape | null
  /** Null without a text. */
  match: TextMatch | null
  /** Synonyms that were looked for besides what was typed. */
  also: string[]
  /** The words looked for in place of what was typed; null where nothing was corrected. */
  corrected: string | null
}

/**
 * One page of the catalogue with the counts of every facet. Text matches word beginnings without diacritics, and what means
 * the same; when nothing does, phrases anywhere, then the words that misspelt ones most likely meant.
 * @param dictionaryOf what means the same, where it is not what is in force
 */
export async function listProducts(
  db: Db,
  query: ListQuery,
  dictionaryOf: (db: Db) => Promise<Dictionary> = searchDictionary,
): Promise<ProductList> {
  const slug = query.category ? slugify(query.category) : undefined
  const [categories, dictionary] = await Promise.all([
    catalogueShape(db),
    query.search && !query.literal ? dictionaryOf(db) : null,
  ])
  const text = query.search ? textQuery(query.search, dictionary) : null
  const category = (slug === undefined ? null : categories.get(slug)) ?? null
  const common = { categories, category, also: text?.also ?? [], corrected: null }
  if (!text) {
    const isWordless = Boolean(query.search?.trim())
    return { ...common, ...(await runList(db, query, category, text, isWordless ? '' : null)), match: null }
  }
  const strict = await runList(db, query, category, text, text.strict)
  if (strict.pagination.total > 0) return { ...common, ...strict, match: 'strict' }
  if (text.loose !== text.strict) {
    const loose = await runList(db, query, category, text, text.loose)
    if (loose.pagination.total > 0) return { ...common, ...loose, match: 'loose' }
  }
  const words = query.literal ? null : await correctWords(db, text.words)
  const corrected = words && wordsQuery(words, [], dictionary)
  if (words && corrected) {
    const list = await runList(db, query, category, corrected, corrected.strict)
    if (list.pagination.total > 0) {
      return { ...common, ...list, match: 'corrected', corrected: words.join(' '), also: corrected.also }
    }
  }
  // Filters exclude what the text finds: the counts of the plain reading tell which.
  return { ...common, ...strict, match: 'strict' }
}

type ListPart = Pick<ProductList, 'products' | 'pagination' | 'counts'>

/** @param words the query of the text search; null where no text narrows the list, '' finds nothing */
async function runList(
  db: Db,
  query: ListQuery,
  category: CategoryShape | null,
  text: TextQuery | null,
  words: string | null,
): Promise<ListPart> {
  const { page, limit } = query
  const found = words ? sql`s.tsv @@ ${words}::tsquery` : sql`false`
  const conditions = listConditions(query, category, words === null ? null : found)
  const sought = text && words ? { words, loose: text.loose, marked: text.marked } : null
  const narrowed = { query, conditions, category, sought }
  const [products, counts] = await Promise.all([
    productsOf(db, narrowed),
    (isShared(narrowed) ? keptCounts : countFacets)(db, narrowed),
  ])
  const { total } = counts
  const totalPages = Math.ceil(total / limit)
  const pagination = {
    page,
    limit,
    total,
    totalPages,
    hasNext: query.after ? products.length > limit : offsetOf(query) + limit < total,
    hasPrev: query.after !== undefined || (offsetOf(query) > 0 && total > 0),
  }
  return { products: products.slice(0, limit), pagination, counts }
}

/** How many rows lie before the page. */
const offsetOf = ({ page, limit, before }: ListQuery): number => before ?? (page - 1) * limit

const keptCounts = manyKeptByVersion({ key: nameOf, read: countFacets, most: 200 })

const keptOrder = manyKeptByVersion({ key: nameOf, read: inOrder, most: 100 })

/** The freshest products of a list that words narrow, the most relevant first. */
async function inOrder(db: Db, list: Counted): Promise<readonly number[]> {
  const alone = onlySought(list)
  if (alone) return (await foundBy(db, alone)).ranked(db)
  return list.sought ? idsByRelevance(db, list, list.sought) : []
}

async function productsOf(db: Db, narrowed: Counted): Promise<readonly ProductRow[]> {
  const { query, conditions, sought } = narrowed
  const { limit, sortBy } = query
  const offset = offsetOf(query)
  if (sought && !sortBy && !query.after) {
    const ranking = isShared(narrowed) ? keptOrder : inOrder
    const ids = offset < MOST_RANKED ? await ranking(db, narrowed) : []
    const ranked = await productsByIds(db, ids.slice(offset, offset + limit), query.status)
    const isWhole = offset < MOST_RANKED && (offset + limit <= MOST_RANKED || ids.length < MOST_RANKED)
    // The ranked ones are the freshest: what is not among them follows as the newest do.
    const rest = { limit: limit - ranked.length, offset: Math.max(offset, MOST_RANKED) }
    return isWhole ? ranked : [...ranked, ...(await newestOf(db, narrowed, conditions, rest))]
  }
  const { after, standFirst = [] } = query
  if (standFirst.length > 0 && !sought && !sortBy && !after) {
    const first = await productsByIds(db, standFirst.slice(offset, offset + limit))
    const rest = { limit: limit - first.length, offset: Math.max(0, offset - standFirst.length) }
    return rest.limit === 0 ? first : [...first, ...(await behindFirst(db, narrowed, standFirst, rest))]
  }
  const behind = after ? behindRow(query, after) : null
  // One more than asked tells whether anything follows.
  const place = behind ? sql`limit ${limit + 1}` : sql`limit ${limit} offset ${offset}`
  return productRows(
    db,
    sql`select s.product_id from ${ROWS_OF[query.status ?? 'shown']} s
      ${whereOf(behind ? new Map([...conditions, ['cursor', behind]]) : conditions)}
      order by ${behindOthers(query)}${order(query, narrowed.category)} ${place}`,
  )
}

type Stretch = { limit: number; offset: number }

/** What comes after those that stand first, in the usual order. */
function behindFirst(
  db: Db,
  narrowed: Counted,
  standFirst: readonly number[],
  stretch: Stretch,
): Promise<ProductRow[]> {
  const others = sql`s.product_id <> all(${sql.param(standFirst)}::int[])`
  return newestOf(db, narrowed, new Map([...narrowed.conditions, ['first', others]]), stretch)
}

/** A stretch of what some conditions leave, in the usual order. */
function newestOf(
  db: Db,
  { query, category }: Counted,
  conditions: Counted['conditions'],
  { limit, offset }: Stretch,
): Promise<ProductRow[]> {
  return productRows(
    db,
    sql`select s.product_id from ${ROWS_OF[query.status ?? 'shown']} s ${whereOf(conditions)}
      order by ${behindOthers(query)}${order(query, category)} limit ${limit} offset ${offset}`,
  )
}

/** The orders whose rows have a key of their own: how a cursor writes it, and how it is read back. Moments in microseconds. */
const KEYED = {
  updated_at: {
    write: sql`(extract(epoch from s.updated_at) * 1000000)::bigint`,
    read: (key: string) => sql`(timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond')`,
    shape: /^-?\d{1,17}$/,
  },
  title: { write: sql`s.title_folded`, read: (key: string) => sql`${key}::text`, shape: /^[^\0]*$/ },
  price: {
    write: sql`s.main_price_value`,
    read: (key: string) => sql`${key}::bigint`,
    shape: /^-?\d{1,17}$/,
  },
} as const

/** What a list is put in order by, where a cursor names the last row seen; null where it counts rows: by relevance, and by what is worked out. */
export function cursorOrder({ search, sortBy, sortOrder }: ListQuery) {
  if (search && !sortBy) return null
  const field = sortBy ?? 'updated_at'
  if (field !== 'updated_at' && field !== 'title' && field !== 'price') return null
  return { sortBy: field, sortOrder: sortOrder ?? (UPWARDS.has(field) ? 'asc' : 'desc') } as const
}

/** Whether a key can be one of such an order. */
export const isCursorKey = (field: keyof typeof KEYED, key: string | null): boolean =>
  key === null || KEYED[field].shape.test(key)

/** The key of a product of a list in such an order, for a cursor behind it. */
export async function cursorKey(
  db: Db,
  { status = 'shown' }: ListQuery,
  { field, id }: { field: keyof typeof KEYED; id: number },
): Promise<string | null> {
  const { rows } = await db.execute<{ key: string | null }>(sql`
    select ${KEYED[field].write}::text as key from ${ROWS_OF[status]} s where s.product_id = ${id}`)
  return rows[0]?.key ?? null
}

/** The rows that stand behind one in the list's order; those without a key stand last. */
function behindRow(query: ListQuery, { key, id }: NonNullable<ListQuery['after']>): SQL {
  const known = cursorOrder(query)
  if (!known) return sql`false`
  const { sortBy, sortOrder } = known
  const column = sql.raw(LIST_ORDERS[sortBy].column)
  const later = sql.raw(sortOrder === 'asc' ? '>' : '<')
  const laterId = sortBy === 'updated_at' ? later : sql.raw('>')
  if (key === null) return sql`(${column} is null and s.product_id ${laterId} ${id})`
  const value = KEYED[sortBy].read(key)
  return sql`(${column} ${later} ${value} or (${column} = ${value} and s.product_id ${laterId} ${id}) or ${column} is null)`
}

/** Fields that are read upwards where nobody says otherwise; their ties too. */
const UPWARDS: ReadonlySet<ListQuery['sortBy']> = new Set(['title', 'price', 'energy'])

/** Puts those that stand last there; without any the order's own index serves. */
const behindOthers = ({ standLast = [] }: ListQuery): SQL =>
  standLast.length > 0 ? sql`(s.product_id = any(${sql.param(standLast)}::int[])), ` : sql``

/** Ties keep a fixed order. A size that the category does not have orders nothing. */
function order({ sortBy, sortOrder }: ListQuery, category: CategoryShape | null): SQL {
  const upwards = UPWARDS.has(sortBy)
  const direction = sql.raw(sortOrder ?? (upwards ? 'asc' : 'desc'))
  const size = category && kindRecord(category.kind).size
  if (sortBy === 'size' && size !== null && size !== undefined) {
    const value = sql`case when jsonb_typeof(s.attributes -> ${size}::text) = 'number'
      then (s.attributes ->> ${size}::text)::float8 end`
    return sql`${value} ${direction} nulls last, s.product_id asc`
  }
  const { column, empty } = LIST_ORDERS[sortBy === undefined || sortBy === 'size' ? 'updated_at' : sortBy]
  const byDay = sortBy === undefined || sortBy === 'updated_at' || sortBy === 'size'
  return sql`${sql.raw(column)} ${direction} ${sql.raw(empty)}, s.product_id ${byDay ? direction : sql.raw('asc')}`
}
