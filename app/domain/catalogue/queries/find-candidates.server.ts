import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { AttributeValue, Attributes } from '../attributes.ts'
import type { AttributeBounds } from '../list-filter.ts'
import { prefixQuery } from '../search-words.ts'
import { keptByMachine } from '../shelves/kept-by-machine.server.ts'
import { keptByShelf } from '../shelves/kept-by-shelf.server.ts'
import { withinAny } from './attribute-conditions.server.ts'
import { catalogueShape } from './catalogue-shape.server.ts'
import type { CategoryShape } from './catalogue-shape.server.ts'

/** What an adviser asks of the catalogue. Every condition given must hold. */
export type CandidateQuery = {
  kinds?: readonly string[] | undefined
  ids?: readonly number[] | undefined
  brands?: readonly string[] | undefined
  brandsExcluded?: readonly string[] | undefined
  /** VND of the main price; a product without a price is in no range. */
  price?: { min?: number | undefined; max?: number | undefined } | undefined
  /** Each entry lists bounds of which one must hold: a machine may state its size in BTU or in HP. */
  ranges?: readonly (readonly AttributeBounds[])[] | undefined
  equals?: readonly { attribute: string; value: AttributeValue; not?: boolean | undefined }[] | undefined
  /** Of each attribute the value must begin with one of these: a colour 'Xám' is also 'Xám đậm'. */
  anyOf?: readonly { attribute: string; values: readonly string[] }[] | undefined
  /** Words that must all begin some word of the product. */
  text?: string | undefined
  order?: 'cheapest' | 'dearest' | 'newest' | 'best_rated' | undefined
  limit: number
}

/** A product with what advice is made of. */
export type Candidate = {
  id: number
  title: string
  des: string
  image: string | null
  brand: string | null
  category: string
  kind: string
  /** VND of the main price. */
  price: number | null
  attributes: Attributes
  /** Of people's approved reviews; samples never count. */
  rating: { average: number; count: number } | null
  releaseYear: number | null
  /** The day its main price was seen or typed, YYYY-MM-DD; null without one. */
  seenOn: string | null
}

type Row = Omit<Candidate, 'rating'> & { average: number | null; reviewCount: number | null }

/** Questions whose machines are kept, and machines that are. */
const KEPT = 50
const KEPT_MACHINES = 6_000

/** Products that meet every condition, in the order asked for (the freshest first without one). */
export async function findCandidates(db: Db, query: CandidateQuery): Promise<Candidate[]> {
  const { kinds = [], ids } = query
  if (kinds.length === 0 || ids) return readCandidates(db, query)
  const shape = [...(await catalogueShape(db)).values()]
  return [...(await ofKinds(db, { query, categories: shape.filter(({ kind }) => kinds.includes(kind)) }))]
}

/** Those of some kinds are asked for again and again, by the questions that pages put and by what visitors ask most. */
const ofKinds = keptByShelf<
  { query: CandidateQuery; categories: readonly CategoryShape[] },
  readonly Candidate[]
>({
  key: ({ query }) => JSON.stringify(query),
  read: (db, { query }) => readCandidates(db, query),
  most: KEPT,
})

async function readCandidates(db: Db, query: CandidateQuery): Promise<Candidate[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select s.product_id as id from product_search s left join product_ratings r on r.product_id = s.product_id
    where ${sql.join([sql`true`, ...conditions(query)], sql` and `)} order by ${order(query)} limit ${query.limit}`)
  return candidatesByIds(
    db,
    rows.map(({ id }) => id),
  )
}

/** Machines of the site by their ids, in the order of these; of hundreds that are weighed again after a change most are as they were. */
export const candidatesByIds: (db: Db, ids: readonly number[]) => Promise<Candidate[]> = keptByMachine({
  read: async (db, ids) => {
    const { rows } = await db.execute<Row>(sql`
      select p.id, p.title, left(p.des, 300) as des, p.image, b.name as brand, c.name as category, c.kind,
        s.main_price_value as price, p.attributes, p.release_year as "releaseYear",
        to_char(pp.seen_on, 'YYYY-MM-DD') as "seenOn",
        r.average, r.review_count as "reviewCount"
      from product_search s join products p on p.id = s.product_id
      join product_categories c on c.id = p.category_id
      left join brands b on b.id = p.brand_id
      left join product_prices pp on pp.product_id = p.id
      left join product_ratings r on r.product_id = p.id
      where s.product_id = any(${`{${ids.join(',')}}`}::int[])`)
    return rows.map(({ average, reviewCount, ...row }) => ({
      ...row,
      rating: average === null ? null : { average, count: reviewCount ?? 0 },
    }))
  },
  most: KEPT_MACHINES,
})

function conditions(query: CandidateQuery): SQL[] {
  const { kinds, ids, brands, brandsExcluded, price, ranges = [], equals = [], anyOf = [], text } = query
  const parts: SQL[] = []
  if (kinds?.length) {
    parts.push(sql`s.category_id in (select id from product_categories where kind in ${[...kinds]})`)
  }
  if (ids) parts.push(ids.length > 0 ? sql`s.product_id in ${[...ids]}` : sql`false`)
  if (brands?.length) parts.push(sql`s.brand_id in (select id from brands where name in ${[...brands]})`)
  if (brandsExcluded?.length) {
    parts.push(
      sql`(s.brand_id is null or s.brand_id not in (select id from brands where name in ${[...brandsExcluded]}))`,
    )
  }
  if (price) {
    parts.push(sql`s.main_price_value between ${price.min ?? 0} and ${price.max ?? Number.MAX_SAFE_INTEGER}`)
  }
  parts.push(...ranges.map(withinAny))
  for (const { attribute, value, not } of equals) {
    const same = sql`s.attributes @> ${JSON.stringify({ [attribute]: value })}::jsonb`
    parts.push(not ? sql`not ${same}` : same)
  }
  for (const { attribute, values } of anyOf) {
    const begins = values.map((value) => sql`s.attributes ->> ${attribute} like ${`${value}%`}`)
    parts.push(sql`(${sql.join(begins, sql` or `)})`)
  }
  const words = text ? prefixQuery(text) : null
  if (words) parts.push(sql`s.tsv @@ ${words}::tsquery`)
  return parts
}

function order({ order: wanted }: CandidateQuery): SQL {
  switch (wanted) {
    case 'cheapest':
      return sql`s.main_price_value asc nulls last, s.product_id`
    case 'dearest':
      return sql`s.main_price_value desc nulls last, s.product_id`
    case 'best_rated':
      return sql`r.average desc nulls last, r.review_count desc nulls last, s.product_id`
    default:
      return sql`s.updated_at desc, s.product_id desc`
  }
}
