import { and, asc, desc, eq, gte, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import {
  productFaqs,
  productImages,
  productPromotions,
  productSpecifications,
  productVariants,
} from '#db/schema/catalogue.ts'
import { offers, priceObservations } from '#db/schema/offers.ts'
import { productReviews } from '#db/schema/reviews.ts'
import { getProductRow } from './get-product-row.server.ts'
import type { ProductReading } from './get-product-row.server.ts'
import type { ProductRow } from './product-rows.server.ts'

/** How many reviews a product page shows, newest first. */
const SHOWN_REVIEWS = 10

/** A shop's newest seen price. `observedOn` is YYYY-MM-DD. */
export type Offer = {
  shop: string
  url: string | null
  price: number
  listPrice: number | null
  /** Null where nobody said. */
  inStock: boolean | null
  observedOn: string
}

export type ProductDetail = ProductRow & {
  gtin: string | null
  model: string | null
  brandSlug: string | null
  releaseYear: number | null
  images: { url: string; alt: string }[]
  variants: { id: number; name: string; price: string | null }[]
  specifications: { id: number; group: string; name: string; value: string }[]
  faqs: { id: number; question: string; answer: string }[]
  promotions: {
    id: number
    title: string
    description: string
    type: 'discount' | 'gift' | 'installment' | 'warranty'
    /** VND. */
    discountAmount: number | null
    discountPercentage: number | null
    validUntil: Date | null
  }[]
  reviews: {
    id: number
    name: string
    rating: number
    text: string
    isVerifiedPurchase: boolean
    helpfulVotes: number
    isDemo: boolean
    /** Whole months of use; null where the reviewer did not say. */
    monthsUsed: number | null
    createdAt: Date
  }[]
  /** Approved reviews by people with 1, 2, 3, 4 and 5 stars. */
  starCounts: number[]
  /** The same of the samples. */
  sampleStars: number[]
  offers: Offer[]
}

/** Everything the page of a product shows; null when there is no such product, it is hidden or in the trash. */
export async function getProduct(
  db: Db,
  id: number,
  reading: ProductReading = {},
): Promise<ProductDetail | null> {
  const row = await getProductRow(db, id, reading)
  if (!row) return null
  const [extra, images, variants, specifications, faqs, promotions, reviews, stars, shopOffers] =
    await Promise.all([
      textsOf(db, id),
      db
        .select({ url: productImages.url, alt: productImages.alt })
        .from(productImages)
        .where(eq(productImages.productId, id))
        .orderBy(asc(productImages.displayOrder)),
      db
        .select({ id: productVariants.id, name: productVariants.name, price: productVariants.price })
        .from(productVariants)
        .where(and(eq(productVariants.productId, id), productVariants.isAvailable))
        .orderBy(asc(productVariants.id)),
      specificationsOf(db, id),
      db
        .select({ id: productFaqs.id, question: productFaqs.question, answer: productFaqs.answer })
        .from(productFaqs)
        .where(eq(productFaqs.productId, id))
        .orderBy(asc(productFaqs.displayOrder)),
      promotionsOf(db, id),
      reviewsOf(db, id),
      starCountsOf(db, id),
      offersOf(db, id),
    ])
  if (!extra) return null
  return {
    ...row,
    ...extra,
    images,
    variants,
    specifications,
    faqs,
    promotions,
    reviews,
    ...stars,
    offers: shopOffers,
  }
}

type Texts = Pick<ProductDetail, 'des' | 'gtin' | 'model' | 'releaseYear' | 'brandSlug'>

async function textsOf(db: Db, id: number): Promise<Texts | undefined> {
  const { rows } = await db.execute<Texts>(sql`
    select p.des, p.gtin, p.model, p.release_year as "releaseYear", b.slug as "brandSlug"
    from products p left join brands b on b.id = p.brand_id where p.id = ${id}`)
  return rows[0]
}

function specificationsOf(db: Db, id: number) {
  return db
    .select({
      id: productSpecifications.id,
      group: productSpecifications.specCategory,
      name: productSpecifications.specName,
      value: productSpecifications.specValue,
    })
    .from(productSpecifications)
    .where(eq(productSpecifications.productId, id))
    .orderBy(asc(productSpecifications.displayOrder))
}

function promotionsOf(db: Db, id: number) {
  return db
    .select({
      id: productPromotions.id,
      title: productPromotions.title,
      description: productPromotions.description,
      type: productPromotions.promotionType,
      discountAmount: productPromotions.discountAmount,
      discountPercentage: productPromotions.discountPercentage,
      validUntil: productPromotions.validUntil,
    })
    .from(productPromotions)
    .where(
      and(
        eq(productPromotions.productId, id),
        productPromotions.isActive,
        or(isNull(productPromotions.validUntil), gte(productPromotions.validUntil, sql`now()`)),
      ),
    )
}

function reviewsOf(db: Db, id: number) {
  return db
    .select({
      id: productReviews.id,
      name: productReviews.customerName,
      rating: productReviews.rating,
      text: productReviews.reviewText,
      isVerifiedPurchase: productReviews.isVerifiedPurchase,
      helpfulVotes: productReviews.helpfulVotes,
      isDemo: productReviews.isDemo,
      monthsUsed: productReviews.monthsUsed,
      createdAt: productReviews.createdAt,
    })
    .from(productReviews)
    .where(and(eq(productReviews.productId, id), productReviews.isApproved))
    .orderBy(desc(productReviews.createdAt), desc(productReviews.id))
    .limit(SHOWN_REVIEWS)
}

async function starCountsOf(db: Db, id: number): Promise<Pick<ProductDetail, 'starCounts' | 'sampleStars'>> {
  const counts = await db
    .select({
      rating: productReviews.rating,
      isDemo: productReviews.isDemo,
      n: sql<number>`count(*)::int`,
    })
    .from(productReviews)
    .where(and(eq(productReviews.productId, id), productReviews.isApproved))
    .groupBy(productReviews.rating, productReviews.isDemo)
  const countsOf = (samples: boolean) =>
    [1, 2, 3, 4, 5].map(
      (stars) => counts.find(({ rating, isDemo }) => rating === stars && isDemo === samples)?.n ?? 0,
    )
  return { starCounts: countsOf(false), sampleStars: countsOf(true) }
}

/**
 * Each shop's newest sighting in the order of the main price (`lowest_seen`): the latest first by `price_age`, of one age those not
 * known to be sold out, of these the cheapest.
 */
async function offersOf(db: Db, id: number): Promise<Offer[]> {
  const newest = db
    .selectDistinctOn([offers.id], {
      shop: offers.shop,
      url: offers.url,
      price: priceObservations.price,
      listPrice: priceObservations.listPrice,
      inStock: priceObservations.inStock,
      observedOn: priceObservations.observedOn,
    })
    .from(offers)
    .innerJoin(priceObservations, eq(priceObservations.offerId, offers.id))
    .where(eq(offers.productId, id))
    .orderBy(offers.id, desc(priceObservations.observedOn), sql`${priceObservations.seenAt} desc nulls last`)
    .as('newest')
  return db
    .select()
    .from(newest)
    .orderBy(
      sql`price_age(${newest.observedOn}, vietnam_day(now()))`,
      sql`${newest.inStock} is false`,
      newest.price,
      desc(newest.observedOn),
      newest.shop,
    )
}
