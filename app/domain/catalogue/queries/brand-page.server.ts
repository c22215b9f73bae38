import { sql } from 'drizzle-orm'
import { manyKeptByVersion } from '#app/domain/catalogue/version/kept-by-version.server.ts'
import { kindRecord } from '#app/kinds/kind.ts'
import type { Db } from '#db/client.ts'
import { LEAST_MACHINES } from '../brand/brand-chart.ts'
import type { DrawnCategory } from '../brand/brand-chart.ts'
import { firstOfEach } from '../brand/brand-groups.ts'
import type { BrandPrices } from '../brand/brand-strip.ts'
import { reviewAspects } from '../review-aspects.ts'
import type { AspectSummary } from '../review-aspects.ts'
import {
  areReviewedAsBefore,
  bestFirst,
  brandInCategory,
  brandOnShelves,
  deepestFirst,
} from './brand-on-shelf.server.ts'
import type { OnShelf } from './brand-on-shelf.server.ts'
import { catalogueShape } from './catalogue-shape.server.ts'
import type { ProductRow } from './product-rows.server.ts'
import { keptProducts } from './products-by-ids.server.ts'

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
/** The newest of all categories that are shown together: a brand with few categories shows more of each. */
const MOST_NEWEST = 54
/** Categories that a brand's charts show. */
const MOST_CHARTS = 6
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

/** The products that most reviewers rate best, one a category; empty without enough reviews. */
const favouritesOf = (all: readonly OnShelf[]): number[] =>
  bestFirst(all.flatMap(({ favourite }) => favourite ?? []))
    .slice(0, MOST_CHOSEN)
    .map(({ id }) => id)

/** The products that stand furthest below the list price they were seen with not long ago, the furthest first. */
const cutsOf = (all: readonly OnShelf[]): number[] =>
  deepestFirst(all.flatMap(({ cuts }) => cuts))
    .slice(0, MOST_CHOSEN)
    .map(({ id }) => id)

/** Price span and rating of a brand's products. */
function figuresOf(all: readonly OnShelf[]): BrandFigures {
  const sum = (of: (one: OnShelf) => number) => all.reduce((total, one) => total + of(one), 0)
  const [lows, highs] = [
    all.flatMap(({ lowest }) => lowest ?? []),
    all.flatMap(({ highest }) => highest ?? []),
  ]
  const reviews = sum((one) => one.reviews)
  return {
    lowest: lows.length > 0 ? Math.min(...lows) : null,
    highest: highs.length > 0 ? Math.max(...highs) : null,
    average: reviews > 0 ? sum(({ stars }) => stars) / reviews : null,
    reviews,
  }
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

/** The texts of the approved reviews of a brand's products by people, the newest first. */
async function brandReviewTexts(db: Db, brandId: number): Promise<string[]> {
  const { rows } = await db.execute<{ text: string }>(sql`
    select r.review_text as text
    from product_reviews r join products p on p.id = r.product_id
    where p.brand_id = ${brandId} and p.deleted_at is null and not p.is_hidden and r.is_approved and not r.is_demo
    order by r.created_at desc, r.id desc limit ${MOST_REVIEWS}`)
  return rows.map(({ text }) => text)
}

/** A category of a brand whose machines have a size; `size` is the attribute that says it. */
type SizedCategory = BrandCategory & { size: string }

/** The categories of a brand whose machines can be told apart by size, those with most machines first. */
function sizedAmong(categories: readonly BrandCategory[]): SizedCategory[] {
  const sized = categories.flatMap((category) => {
    const { size } = kindRecord(category.kind)
    return size && category.count >= LEAST_MACHINES ? [{ ...category, size }] : []
  })
  return sized.toSorted((a, b) => b.count - a.count).slice(0, MOST_CHARTS)
}

/** What every product of a brand is looked at for. */
export type BrandDigest = {
  categories: readonly BrandCategory[]
  /** Some of the newest of every category, in the order of the categories. */
  newest: readonly ProductRow[]
  /** The categories that make a chart, those with most machines first. */
  drawn: readonly DrawnCategory[]
  /** The machines that the charts name. */
  chosen: readonly ProductRow[]
  prices: ReadonlyMap<number, BrandPrices>
  favourites: readonly ProductRow[]
  cuts: readonly ProductRow[]
  figures: BrandFigures
  aspects: readonly AspectSummary[]
  /** What all of it was counted from. */
  onShelves: readonly OnShelf[]
}

/** A brand's best products, figures and reviews, kept until the catalogue changes. */
export const brandDigest: (db: Db, brandId: number) => Promise<BrandDigest> = manyKeptByVersion({
  key: String,
  read: readDigest,
  most: KEPT_BRANDS,
})

async function readDigest(db: Db, brandId: number, before?: BrandDigest): Promise<BrandDigest> {
  const categories = await brandCategories(db, brandId)
  const sized = sizedAmong(categories)
  const [shape, all] = await Promise.all([catalogueShape(db), brandOnShelves(db, brandId, Date.now())])
  const shown = await Promise.all(
    categories.map(async ({ slug, id }) => {
      const category = shape.get(slug)
      const size = sized.find((one) => one.id === id)?.size ?? null
      return category
        ? brandInCategory(db, { categories: [category], brandId, size })
        : { newest: [], drawing: null }
    }),
  )
  const drawn = sized.flatMap((category): DrawnCategory | [] => {
    const drawing = shown[categories.findIndex(({ id }) => id === category.id)]?.drawing
    return drawing ? { category, drawing } : []
  })
  const [chosen, favourites, cuts, aspects] = await Promise.all([
    keptProducts(
      db,
      drawn.flatMap(({ drawing }) => drawing.firsts.map(({ id }) => id)),
    ),
    keptProducts(db, favouritesOf(all)),
    keptProducts(db, cutsOf(all)),
    before && areReviewedAsBefore(before.onShelves, all)
      ? before.aspects
      : brandReviewTexts(db, brandId).then(reviewAspects),
  ])
  return {
    categories,
    newest: firstOfEach(
      shown.map(({ newest }) => newest),
      MOST_NEWEST,
    ),
    drawn,
    chosen,
    prices: new Map(
      all.flatMap(({ categoryId, prices }): [number, BrandPrices][] =>
        prices ? [[categoryId, prices]] : [],
      ),
    ),
    favourites,
    cuts,
    figures: figuresOf(all),
    aspects,
    onShelves: all,
  }
}
