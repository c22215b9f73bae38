import { sql } from 'drizzle-orm'
import { manyKeptByVersion } from '#app/domain/catalogue/version/kept-by-version.server.ts'
import { kindRecord } from '#app/kinds/kind.ts'
import type { Db } from '#db/client.ts'
import { chosenMachines, LEAST_MACHINES } from '../brand/brand-chart.ts'
import type { BrandMachine, SizedCategory } from '../brand/brand-chart.ts'
import type { BrandPrice } from '../brand/brand-strip.ts'
import { MIN_REVIEWS } from '../ranking.ts'
import { cutsSince } from '../shelves/shelf.ts'
import type { Counted } from '../shelves/shelf.ts'
import { shelves } from '../shelves/shelves.server.ts'
import { productRows } from './product-rows.server.ts'
import type { ProductRow } from './product-rows.server.ts'
import { productsByIds } from './products-by-ids.server.ts'

/** A brand and what editors wrote of it, as it is stored. */
export type BrandRow = {
  id: number
  name: string
  slug: string
  tagline: string | null
  description: string | null
  highlights: string[] | null
  sections: Record<string, unknown> | null
}

/** A category with how many products of a brand it holds. */
export type BrandCategory = {
  id: number
  name: string
  slug: string
  kind: string
  group: string
  count: number
}

/** What a brand's products have in common: prices in VND, `average` in stars. */
export type BrandFigures = {
  lowest: number | null
  highest: number | null
  average: number | null
  reviews: number
}

/** Reviews that a summary of a brand reads at most. */
const MOST_REVIEWS = 150
/** How many of a brand's favourites, and of its products below their list price, are shown. */
const MOST_CHOSEN = 4
/** Categories that a brand's charts show, and machines in each. */
const MOST_CHARTS = 6
const MOST_MACHINES = 150
/** Machines of a category that the chart of all of them shows. */
const MOST_PRICED = 60
/** Brands whose digest is kept. */
const KEPT_BRANDS = 100

/** A brand by its slug, or by one it had under an earlier name; null where the catalogue does not know it. */
export async function getBrand(db: Db, slug: string): Promise<BrandRow | null> {
  const { rows } = await db.execute<BrandRow>(sql`
    select b.id, b.name, b.slug, c.tagline, c.description, c.highlights, c.sections
    from brands b left join brand_contents c on c.brand_id = b.id
    where b.slug = ${slug} or ${slug} = any(b.former_slugs) order by b.slug = ${slug} desc limit 1`)
  return rows[0] ?? null
}

/** The categories in which a brand has products, in display order. */
export async function brandCategories(db: Db, brandId: number): Promise<BrandCategory[]> {
  const { rows } = await db.execute<BrandCategory>(sql`
    select c.id, c.name, c.slug, c.kind, c.group_key as "group", n.n as count
    from product_counts n join product_categories c on c.id = n.category_id
    where n.brand_id = ${brandId} and n.n > 0 order by c.display_order, c.name`)
  return rows
}

/** The newest products of a brand, `each` at most of a category, in the order of the categories. */
export function brandProducts(db: Db, brandId: number, each: number): Promise<ProductRow[]> {
  return productRows(
    db,
    sql`select s.product_id from product_counts n
      join product_categories c on c.id = n.category_id
      cross join lateral (
        select product_id, updated_at from product_search
        where category_id = n.category_id and brand_id = ${brandId}
        order by updated_at desc, product_id desc limit ${each}
      ) s
      where n.brand_id = ${brandId} and n.n > 0
      order by c.display_order, c.name, s.updated_at desc, s.product_id desc`,
  )
}

/** A machine of a brand with the category it stands in. */
type Machine = Counted & { categoryId: number }

/** The products that most reviewers rate best, one a category; empty without enough reviews. */
function favouritesOf(machines: readonly Machine[]): number[] {
  const scoreOf = ({ stars, reviews }: Machine) => (stars / reviews) * Math.log(reviews + 1)
  const ranked = machines
    .filter(({ reviews }) => reviews >= MIN_REVIEWS)
    .map((machine) => ({ ...machine, score: scoreOf(machine) }))
    .toSorted((a, b) => b.score - a.score || a.id - b.id)
  const best = new Map<number, number>()
  for (const { categoryId, id } of ranked) if (!best.has(categoryId)) best.set(categoryId, id)
  return [...best.values()].slice(0, MOST_CHOSEN)
}

/** The products that stand furthest below the list price they were seen with not long ago, the furthest first. @param now in ms */
function cutsOf(machines: readonly Machine[], now: number): number[] {
  const since = cutsSince(now)
  return machines
    .flatMap(({ id, cut, seenOn }) => (cut === null || seenOn === null || seenOn < since ? [] : { id, cut }))
    .toSorted((a, b) => a.cut - b.cut || a.id - b.id)
    .slice(0, MOST_CHOSEN)
    .map(({ id }) => id)
}

/** What is running now for a product. */
export type BrandPromotion = {
  id: number
  productId: number
  product: string
  title: string
  description: string
}

/** Promotions of a brand's products that are running, those that end first before the others. */
export async function brandPromotions(db: Db, brandId: number, limit: number): Promise<BrandPromotion[]> {
  const { rows } = await db.execute<BrandPromotion>(sql`
    select o.id, p.id as "productId", p.title as product, o.title, o.description
    from product_promotions o join products p on p.id = o.product_id
    where p.brand_id = ${brandId} and p.deleted_at is null and not p.is_hidden and o.is_active
      and (o.valid_until is null or o.valid_until >= now())
    order by o.valid_until nulls last, o.id limit ${limit}`)
  return rows
}

/** Price span and rating of a brand's products. */
function figuresOf(machines: readonly Machine[]): BrandFigures {
  let [lowest, highest, stars, reviews]: [number | null, number | null, number, number] = [null, null, 0, 0]
  for (const machine of machines) {
    const { price } = machine
    if (price !== null) {
      lowest = Math.min(lowest ?? price, price)
      highest = Math.max(highest ?? price, price)
    }
    stars += machine.stars
    reviews += machine.reviews
  }
  return { lowest, highest, average: reviews > 0 ? stars / reviews : null, reviews }
}

/** The texts of the approved reviews of a brand's products by people, the newest first. */
async function brandReviewTexts(db: Db, brandId: number): Promise<string[]> {
  const { rows } = await db.execute<{ text: string }>(sql`
    select r.review_text as text
    from product_reviews r join products p on p.id = r.product_id
    where p.brand_id = ${brandId} and p.deleted_at is null and not p.is_hidden and r.is_approved and not r.is_demo
    order by r.created_at desc, r.id desc limit ${MOST_REVIEWS}`)
  return rows.map(({ text }) => text)
}

/** The categories of a brand whose machines can be told apart by size, those with most machines first. */
async function sizedCategories(db: Db, brandId: number): Promise<SizedCategory[]> {
  const sized = (await brandCategories(db, brandId)).flatMap(({ kind, ...category }) => {
    const { size } = kindRecord(kind)
    return size && category.count >= LEAST_MACHINES ? [{ ...category, kind, size }] : []
  })
  return sized.toSorted((a, b) => b.count - a.count).slice(0, MOST_CHARTS)
}

/** The newest machines of some categories of a brand that have both a price and a size. */
async function sizedMachines(
  db: Db,
  brandId: number,
  categories: readonly SizedCategory[],
): Promise<BrandMachine[]> {
  if (categories.length === 0) return []
  const asked = categories.map(({ id, size }) => sql`(${id}::int, ${size}::text)`)
  const { rows } = await db.execute<BrandMachine>(sql`
    select s.product_id as id, c.id as "categoryId", p.title, s.size, s.price
    from (values ${sql.join(asked, sql`, `)}) c(id, size)
    cross join lateral (
      select product_id, main_price_value::float8 as price, (attributes ->> c.size)::float8 as size
      from product_search
      where category_id = c.id and brand_id = ${brandId} and main_price_value > 0
        and jsonb_typeof(attributes -> c.size) = 'number'
      order by updated_at desc, product_id desc limit ${MOST_MACHINES}
    ) s join products p on p.id = s.product_id`)
  return rows
}

/** What the newest machines of every category of a brand cost. */
async function brandPrices(db: Db, brandId: number): Promise<BrandPrice[]> {
  const { rows } = await db.execute<BrandPrice>(sql`
    select n.category_id as "categoryId", s.price
    from product_counts n
    cross join lateral (
      select main_price_value::float8 as price from product_search
      where category_id = n.category_id and brand_id = ${brandId} and main_price_value > 0
      order by updated_at desc, product_id desc limit ${MOST_PRICED}
    ) s
    where n.brand_id = ${brandId} and n.n > 0`)
  return rows
}

/** What every product of a brand is looked at for. */
export type BrandDigest = {
  sized: readonly SizedCategory[]
  machines: readonly BrandMachine[]
  chosen: readonly ProductRow[]
  prices: readonly BrandPrice[]
  favourites: readonly ProductRow[]
  cuts: readonly ProductRow[]
  figures: BrandFigures
  reviews: readonly string[]
}

/** A brand's best products, figures and reviews, kept until the catalogue changes. */
export const brandDigest: (db: Db, brandId: number) => Promise<BrandDigest> = manyKeptByVersion({
  key: String,
  read: readDigest,
  most: KEPT_BRANDS,
})

async function readDigest(db: Db, brandId: number): Promise<BrandDigest> {
  const sized = await sizedCategories(db, brandId)
  const machines = await sizedMachines(db, brandId, sized)
  const all = [...(await shelves(db))].flatMap(([categoryId, shelf]) =>
    shelf.ofBrand(brandId).map((machine) => ({ ...machine, categoryId })),
  )
  const [chosen, prices, favourites, cuts, reviews] = await Promise.all([
    productsByIds(db, chosenMachines(sized, machines)),
    brandPrices(db, brandId),
    productsByIds(db, favouritesOf(all)),
    productsByIds(db, cutsOf(all, Date.now())),
    brandReviewTexts(db, brandId),
  ])
  return { sized, machines, chosen, prices, favourites, cuts, figures: figuresOf(all), reviews }
}
