import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { ListFilter, ListQuery } from '../list-filter.ts'
import { PRICE_LADDER } from '../price-bands.ts'
import type { Sought } from '../search-words.ts'
import { foundBy } from '../shelves/found.server.ts'
import type { Found } from '../shelves/found.server.ts'
import { keptByShelf } from '../shelves/kept-by-shelf.server.ts'
import { shelves } from '../shelves/shelves.server.ts'
import type { CategoryShape } from './catalogue-shape.server.ts'
import { ROWS_OF } from './hidden-products.server.ts'
import { NEED, OF_CATEGORY, TEXT, needCondition, whereOf } from './list-conditions.server.ts'
import type { Conditions } from './list-conditions.server.ts'

/** Lists of a category whose counts are kept while nothing of its machines changes. */
const KEPT_LISTS = 200

/** How many matches a choice would leave. */
export type FacetCount = { name: string; slug: string; count: number }

/**
 * What a filter leaves, and what each other choice would: every count holds all parts of the filter but its own.
 * `prices` counts by step of the price ladder, the first below its first edge; `ladder` the same for the whole category.
 */
export type Counts = {
  total: number
  categories: Map<number, number>
  /** Products of each category, whatever the filter. */
  sizes: Map<number, number>
  brands: FacetCount[]
  prices: number[]
  ladder: number[]
  /** By whole stars, from 0 (none) to 5. */
  ratings: number[]
  /** By place: 'capacity_l=250-350'. Only within a category. */
  places: Map<string, number>
  /** By the place of a need among the choices given. */
  needs: number[]
}

/** A list whose matches are counted: its conditions, and the category it is of where there is one. */
export type Counted = {
  query: ListQuery
  conditions: Conditions
  category: CategoryShape | null
  /** Null where no words are looked for. */
  sought: Sought | null
}

/** What is looked for where its words are all that narrows a list of what is on the site; null where more does. */
export const onlySought = ({ query: { status = 'shown' }, conditions, sought }: Counted): Sought | null =>
  status === 'shown' && conditions.size === 1 && conditions.has(TEXT) ? sought : null

/** What a list is of, whatever its page and order. */
export const nameOf = ({ query, sought }: Counted): string =>
  JSON.stringify([
    {
      ...query,
      page: 0,
      limit: 0,
      after: undefined,
      before: undefined,
      sortBy: undefined,
      sortOrder: undefined,
      standLast: undefined,
      standFirst: undefined,
    },
    sought,
  ])

/** Whether others will ask for the same: not of what a key shows, nor since a moment. */
export const isShared = ({ query: { status = 'shown', updatedSince } }: Counted): boolean =>
  status === 'shown' && updatedSince === undefined

type Row = {
  part: string
  id: number | null
  place: string | null
  slug: string | null
  name: string | null
  n: number
}

/**
 * Counts a filter's matches by every facet in one query. Where nothing but a category narrows the list the kept counts
 * answer, and no product is touched. What a text finds is looked for once, and every facet counts among that.
 */
export async function countFacets(db: Db, list: Counted): Promise<Counts> {
  const { conditions, category } = list
  const { needChoices = [], status = 'shown' } = list.query
  const sought = onlySought(list)
  if (sought) {
    const found = foundCounts(await foundBy(db, sought))
    return foldRows(await readRows(db, [ladder(null), sizes, found]))
  }
  const text = conditions.get(TEXT)
  const isOfCategory =
    category !== null || [...conditions.keys()].some((part) => part.startsWith(OF_CATEGORY))
  const matches: Matches = {
    from: text ? sql`hits s` : sql`${ROWS_OF[status]} s`,
    conditions: new Map([...conditions].filter(([part]) => part !== TEXT)),
    isFound: text !== undefined || status !== 'shown',
  }
  const isOfShop = text === undefined && isShared(list)
  // Read once for all that counts it.
  const whole = category && isOfShop ? { ...matches, from: sql`matched s`, conditions: new Map() } : matches
  const { within, across } = countScans(matches, whole, category)
  const shelf = isOfShelf(matches) && category ? (await shelves(db)).get(category.id) : undefined
  if (needChoices.length > 0 && !shelf) within.push(needScan(matches, needChoices))
  across.push(ladder(category), sizes)
  const rows =
    category && isOfShop
      ? await Promise.all([keptRows(db, { list, categories: [category], within }), readRows(db, across)])
      : [await readRows(db, [...within, ...across], text && hits(text, isOfCategory, ROWS_OF[status]))]
  const counts = foldRows(rows.flat())
  if (shelf) counts.needs = needChoices.map((needs) => shelf.count(needs))
  return counts
}

/** What is counted within a category alone. */
const keptRows = keptByShelf<{ list: Counted; categories: readonly CategoryShape[]; within: SQL[] }, Row[]>({
  key: ({ list }) => nameOf(list),
  read: async (db, { list, within }) =>
    within.length > 0
      ? readRows(
          db,
          within,
          sql`with matched as materialized (
          select category_id, brand_id, price_step, rating_floor, facets from product_search s ${whereOf(list.conditions)})`,
        )
      : [],
  most: KEPT_LISTS,
})

async function readRows(db: Db, scans: SQL[], hits = sql``): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`${hits}
    select c.part, c.id, c.place, b.slug, b.name, c.n from (${sql.join(scans, sql` union all `)}) c (part, id, place, n)
    left join brands b on c.part = 'brand' and b.id = c.id where c.n > 0`)
  return rows
}

/** What words find, counted by everything at once. */
function foundCounts({ counts: { category, brand, step, rating } }: Found): SQL {
  const rowsOf = (part: string, counts: Iterable<[number, number | undefined]>) =>
    [...counts].map(([id, n]) => ({ part, id, n: n ?? 0 }))
  const total = [...category.values()].reduce((sum, n) => sum + n, 0)
  const rows = [
    { part: 'total', id: null, n: total },
    ...rowsOf('category', category),
    ...rowsOf('brand', brand.entries()),
    ...rowsOf('price', step.entries()),
    ...rowsOf('rating', rating.entries()),
  ]
  return sql`select part, id, null, n from json_to_recordset(${JSON.stringify(rows)}::json) as found (part text, id int, n int)`
}

/** Whether a need is counted among all of a category's machines, which stand on its shelf. */
const isOfShelf = ({ conditions, isFound }: Matches): boolean =>
  !isFound && [...conditions.keys()].every((part) => part === 'category' || part === NEED)

/** Where matches are counted: all that is on the site or, with `isFound`, what a text found of it or what is off it; and what else narrows them. */
type Matches = { from: SQL; conditions: Conditions; isFound: boolean }

/** What a text finds, with what facets and conditions look at; the wide columns matter only to those of a category. */
function hits(text: SQL, isOfCategory: boolean, rows: SQL): SQL {
  const ofCategory = isOfCategory ? sql`, attributes, facets` : sql``
  return sql`with hits as materialized (
    select category_id, brand_id, price_step, rating_floor, main_price_value, s.product_id ${ofCategory}
    from ${rows} s where ${text})`
}

const DIMENSIONS = {
  category: 'category_id',
  brand: 'brand_id',
  price: 'price_step',
  rating: 'rating_floor',
} as const
type Dimension = keyof typeof DIMENSIONS
const ALL = Object.keys(DIMENSIONS) as Dimension[]

/** Scans over what the category and the other conditions leave, and over what all but the category do. */
type Scans = { within: SQL[]; across: SQL[] }

/** @param whole where what all conditions leave is counted */
function countScans(matches: Matches, whole: Matches, category: CategoryShape | null): Scans {
  const { conditions, isFound } = matches
  const isKept = !isFound && [...conditions.keys()].every((part) => part === 'category')
  if (isKept) return { within: [], across: keptCounts(category) }
  const active = ALL.filter((part) => conditions.has(part))
  const attributes = [...conditions.keys()].filter((part) => part.startsWith(OF_CATEGORY) && part !== NEED)
  const activeScan = (part: Dimension) => {
    const isLeftOut = (other: string) =>
      other === part || (part === 'category' && other.startsWith(OF_CATEGORY))
    const left = [...conditions.keys()].filter((other) => !isLeftOut(other))
    const isOf = (parts: readonly string[]) => !isFound && left.every((other) => parts.includes(other))
    if ((part === 'category' || part === 'brand') && isOf(['category', 'brand'])) {
      return pairedCounts(conditions, part, isLeftOut)
    }
    if (isOf(['category'])) return keptDimension(part, left.length > 0 ? category : null)
    return dimensionScan(matches, part, isLeftOut)
  }
  const shared = sharedScan(
    whole,
    ALL.filter((part) => !active.includes(part)),
  )
  return {
    within: [
      shared,
      ...active.filter((part) => part !== 'category').map(activeScan),
      ...(category ? placeScans(matches, whole, attributes) : []),
    ],
    across: active.includes('category') ? [activeScan('category')] : [],
  }
}

/**
 * The total and every dimension that nothing narrows, in one pass over the matches: first by all of them together, so that each
 * alone only adds up what is left.
 */
function sharedScan({ from, conditions }: Matches, dimensions: readonly Dimension[]): SQL {
  if (dimensions.length === 0) {
    return sql`select 'total', null::int, null, count(*)::int from ${from} ${whereOf(conditions)}`
  }
  const columns = dimensions.map((part) => sql.raw(DIMENSIONS[part]))
  const list = sql.join(columns, sql`, `)
  const sets = [sql`()`, ...columns.map((column) => sql`(${column})`)]
  const name = dimensions.map(
    (part, at) => sql`when grouping(${columns[at]}) = 0 then ${sql.raw(`'${part}'`)}`,
  )
  const id = columns.map((column) => sql`when grouping(${column}) = 0 then ${column}::int`)
  return sql`select case ${sql.join(name, sql` `)} else 'total' end as part, case ${sql.join(id, sql` `)} end as id,
    null as place, coalesce(sum(n), 0)::int as n
    from (select ${list}, count(*) as n from ${from} ${whereOf(conditions)} group by ${list}) together
    group by grouping sets (${sql.join(sets, sql`, `)})`
}

function dimensionScan(
  { from, conditions }: Matches,
  part: Dimension,
  isLeftOut: (part: string) => boolean,
): SQL {
  const column = sql.raw(`s.${DIMENSIONS[part]}`)
  return sql`select ${sql.raw(`'${part}'`)}, ${column}::int, null, count(*)::int
    from ${from} ${whereOf(conditions, isLeftOut)} group by ${column}`
}

/** Places of the attributes nothing narrows among the matches, and of each narrowed one without its own condition. */
function placeScans(matches: Matches, whole: Matches, attributes: readonly string[]): SQL[] {
  const narrowed = attributes.map((part) => part.slice(OF_CATEGORY.length))
  const scan = ({ from, conditions }: Matches, part: string | null, of: SQL) => sql`
    select 'place', null::int, place, count(*)::int from ${from}, unnest(s.facets) place
    ${andWhere(conditions, part, of)} group by place`
  const isOf = (attribute: string) => sql`starts_with(place, ${`${attribute}=`})`
  const others = narrowed.length > 0 ? sql`not (${sql.join(narrowed.map(isOf), sql` or `)})` : sql`true`
  return [
    scan(whole, null, others),
    ...attributes.map((part) => scan(matches, part, isOf(part.slice(OF_CATEGORY.length)))),
  ]
}

/** All conditions but one, and one more. */
const andWhere = (conditions: Conditions, leftOut: string | null, more: SQL) =>
  whereOf(new Map([...conditions, ['more', more]]), (part) => part === leftOut)

/** The matches of each need a list could be narrowed to, in one pass. */
function needScan({ from, conditions }: Matches, needChoices: readonly ListFilter['needs'][]): SQL {
  const counts = needChoices.map(
    (needs) => sql`count(*) filter (where ${needCondition(needs) ?? sql`true`})::int`,
  )
  return sql`select 'need', place::int - 1, null, n
    from (select array[${sql.join(counts, sql`, `)}] as counts from ${from} ${whereOf(conditions, (part) => part === NEED)}) c,
      unnest(c.counts) with ordinality as need (n, place)`
}

/** Counts by category or brand where nothing but these narrows the list: they are kept by pairs of both. */
function pairedCounts(
  conditions: Conditions,
  part: 'category' | 'brand',
  isLeftOut: (part: string) => boolean,
): SQL {
  const column = sql.raw(`s.${DIMENSIONS[part]}`)
  return sql`select ${sql.raw(`'${part}'`)}, ${column}, null, sum(n)::int
    from product_counts s ${whereOf(conditions, isLeftOut)} group by ${column}`
}

/** Counts by price or stars where nothing narrows the list but a category. */
function keptDimension(part: Dimension, category: CategoryShape | null): SQL {
  const prefix = `${part}=`
  const of = category ? sql`category_id = ${category.id} and` : sql``
  return sql`select 'kept', null::int, facet, sum(n)::int from facet_counts where ${of} starts_with(facet, ${prefix}) group by facet`
}

function keptCounts(category: CategoryShape | null): SQL[] {
  const within = category ? sql`where category_id = ${category.id}` : sql``
  return [
    sql`select 'total' as part, null::int as id, null as place, coalesce(sum(n), 0)::int as n from product_counts ${within}`,
    sql`select 'category', category_id, null, sum(n)::int from product_counts group by category_id`,
    sql`select 'brand', brand_id, null, sum(n)::int from product_counts ${within} group by brand_id`,
    ...(category ? [sql`select 'kept', null, facet, n from facet_counts ${within}`] : [keptEverywhere()]),
  ]
}

const sizes: SQL = sql`select 'size', category_id, null, sum(n)::int from product_counts group by category_id`

const keptEverywhere = (): SQL => sql`select 'kept', null::int, facet, sum(n)::int from facet_counts
  where facet >= 'price=' and facet < 'rating>' group by facet having facet ~ '^(price|rating)='`

function ladder(category: CategoryShape | null): SQL {
  const within = category ? sql`category_id = ${category.id} and` : sql``
  return sql`select 'ladder' as part, substr(facet, 7)::int as id, null::text as place, sum(n)::int as n from facet_counts
    where ${within} facet >= 'price=' and facet < 'price>' group by facet`
}

function foldRows(rows: readonly Row[]): Counts {
  const counts: Counts = {
    total: 0,
    categories: new Map(),
    sizes: new Map(),
    brands: [],
    prices: emptyLadder(),
    ladder: emptyLadder(),
    ratings: [0, 0, 0, 0, 0, 0],
    places: new Map(),
    needs: [],
  }
  for (const row of rows) foldRow(counts, row)
  counts.brands.sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'vi'))
  return counts
}

const emptyLadder = (): number[] => Array.from({ length: PRICE_LADDER.length + 1 }, () => 0)

function foldRow(counts: Counts, { part, id, place, slug, name, n }: Row): void {
  if (part === 'total') counts.total = n
  else if (part === 'category' && id !== null) counts.categories.set(id, n)
  else if (part === 'size' && id !== null) counts.sizes.set(id, n)
  else if (part === 'brand' && slug && name) counts.brands.push({ name, slug, count: n })
  else if (part === 'price' && id) counts.prices[id - 1] = n
  else if (part === 'ladder' && id) counts.ladder[id - 1] = n
  else if (part === 'rating' && id !== null) counts.ratings[id] = n
  else if (part === 'place' && place) counts.places.set(place, n)
  else if (part === 'need' && id !== null) counts.needs[id] = n
  else if (part === 'kept' && place) foldKept(counts, place, n)
}

/** A kept count is told by its name: 'price=7', 'rating=4', or a place of a facet. */
function foldKept(counts: Counts, place: string, n: number): void {
  const [, part, step] = /^(price|rating)=(\d+)$/.exec(place) ?? []
  if (part === 'price') foldRow(counts, { part, id: Number(step), place, slug: null, name: null, n })
  else if (part === 'rating') counts.ratings[Number(step)] = n
  else counts.places.set(place, n)
}
