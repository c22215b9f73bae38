import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { manyKeptByVersion } from '#app/catalogue-version/kept-by-version.server.ts'
import { slugify } from '#app/vietnamese/slug.ts'
import type { Dictionary } from '#app/vietnamese/synonyms.ts'
import type { Db } from '#db/client.ts'
import type { ListQuery } from '../list-filter.ts'
import { textQuery, wordsQuery } from '../search-words.ts'
import type { TextQuery } from '../search-words.ts'
import { catalogueShape } from './catalogue-shape.server.ts'
import type { CategoryShape } from './catalogue-shape.server.ts'
import { correctWords } from './correct-words.server.ts'
import { countFacets } from './count-facets.server.ts'
import type { Counted, Counts } from './count-facets.server.ts'
import { listConditions, whereOf } from './list-conditions.server.ts'
import type { Conditions } from './list-conditions.server.ts'
import { productRows } from './product-rows.server.ts'
import type { ProductRow } from './product-rows.server.ts'
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
  products: ProductRow[]
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
    const nothing = query.search?.trim() ? sql`false` : null
    return { ...common, ...(await runList(db, query, category, text, nothing)), match: null }
  }
  const strict = await runList(db, query, category, text, matches(text.strict))
  if (strict.pagination.total > 0) return { ...common, ...strict, match: 'strict' }
  if (text.loose !== text.strict) {
    const loose = await runList(db, query, category, text, matches(text.loose))
    if (loose.pagination.total > 0) return { ...common, ...loose, match: 'loose' }
  }
  const words = query.literal ? null : await correctWords(db, text.words)
  const corrected = words && wordsQuery(words, [], dictionary)
  if (words && corrected) {
    const list = await runList(db, query, category, corrected, matches(corrected.strict))
    if (list.pagination.total > 0) {
      return { ...common, ...list, match: 'corrected', corrected: words.join(' '), also: corrected.also }
    }
  }
  // Filters exclude what the text finds: the counts of the plain reading tell which.
  return { ...common, ...strict, match: 'strict' }
}

type ListPart = Pick<ProductList, 'products' | 'pagination' | 'counts'>

const matches = (query: string): SQL => sql`s.tsv @@ ${query}::tsquery`

async function runList(
  db: Db,
  query: ListQuery,
  category: CategoryShape | null,
  text: TextQuery | null,
  condition: SQL | null,
): Promise<ListPart> {
  const { page, limit } = query
  const conditions = listConditions(query, category, condition)
  const [products, counts] = await Promise.all([
    productRows(db, pageOf(query, conditions, text)),
    (condition ? countFacets : keptCounts)(db, { query, conditions, category }),
  ])
  const { total } = counts
  const totalPages = Math.ceil(total / limit)
  const pagination = {
    page,
    limit,
    total,
    totalPages,
    hasNext: page < totalPages,
    hasPrev: page > 1 && total > 0,
  }
  return { products, pagination, counts }
}

/** Counts of lists that no text narrows: the same few are asked for again and again. */
const keptCounts = manyKeptByVersion({
  key: ({ query }: Counted) =>
    JSON.stringify({ ...query, page: 0, limit: 0, sortBy: undefined, sortOrder: undefined }),
  read: countFacets,
  most: 200,
})

function pageOf(query: ListQuery, conditions: Conditions, text: TextQuery | null): SQL {
  const { page, limit, sortBy } = query
  const offset = (page - 1) * limit
  if (text && !sortBy && offset + limit <= RANKED) return rankedPage(conditions, text, limit, offset)
  return sql`select s.product_id from product_search s ${whereOf(conditions)}
    order by ${order(query)} limit ${limit} offset ${offset}`
}

/** So many of the freshest matches are put in order of relevance; whoever pages on gets the rest newest first. */
const RANKED = 1_000

/**
 * What carries the marks as typed comes first, then titles before brands and categories before descriptions. The matches
 * are found before they are ranked, so that ranking costs the same however large the catalogue is.
 */
export function rankedPage(conditions: Conditions, text: TextQuery, limit: number, offset: number): SQL {
  const asTyped = text.marked ? sql`r.tsv @@ ${text.marked}::tsquery desc,` : sql``
  return sql`
    with hits as materialized (select s.product_id, s.updated_at from product_search s ${whereOf(conditions)}),
    freshest as (select * from hits order by updated_at desc, product_id desc limit ${RANKED})
    select f.product_id from freshest f join product_search r on r.product_id = f.product_id
    order by ${asTyped} ts_rank('{0.1, 0, 0.4, 1}', r.tsv, ${text.loose}::tsquery) desc,
      f.updated_at desc, f.product_id desc
    limit ${limit} offset ${offset}`
}

/** Ties keep a fixed order. */
function order({ sortBy, sortOrder }: ListQuery): SQL {
  const direction = sql.raw(sortOrder ?? (sortBy === 'title' || sortBy === 'price' ? 'asc' : 'desc'))
  if (sortBy === 'price') return sql`s.main_price_value ${direction} nulls last, s.product_id`
  if (sortBy === 'title') return sql`s.title_folded ${direction}, s.product_id`
  return sql`s.updated_at ${direction}, s.product_id ${direction}`
}
