import { and, asc, desc, eq, gte, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import {
  offers,
  priceObservations,
  productFaqs,
  productImages,
  productPromotions,
  productReviews,
  productSpecifications,
  productVariants,
} from '#db/schema/catalogue.ts'
import { getProductRow } from './get-product-row.server.ts'
import type { ProductRow } from './product-rows.server.ts'

/** How many reviews a product page shows, newest first. */
const SHOWN_REVIEWS = 10

/** A shop's newest seen price. `observedOn` is YYYY-MM-DD. */
export type Offer = {
  shop: string
  url: string | null
  price: number
  listPrice: number | null
  observedOn: string
}

export type ProductDetail = ProductRow & {
  model: string | null
  releaseYear: number | null
  images: { url: string; alt: string }[]
  variants: { id: number; name: string; price: string | null }[]
  specifications: { id: number; group: string; name: string; value: string }[]
  faqs: { id: number; question: string; answer: string }[]
  promotions: { id: number; title: string; description: string; type: string; validUntil: Date | null }[]
  reviews: {
    id: number
    name: string
    rating: number
    text: string
    isVerifiedPurchase: boolean
    helpfulVotes: number
    isDemo: boolean
    createdAt: Date
  }[]
  /** Approved reviews with 1, 2, 3, 4 and 5 stars. */
  starCounts: number[]
  offers: Offer[]
}

/** Everything the page of a product shows; null when there is no such product, or it is in the trash. */
export async function getProduct(db: Db, id: number): Promise<ProductDetail | null> {
  const row = await getProductRow(db, id)
  if (!row) return null
  const [extra, images, variants, specifications, faqs, promotions, reviews, starCounts, shopOffers] =
    await Promise.all([
      db.execute<{ des: string; model: string | null; releaseYear: number | null; isDemo: boolean }>(
        sql`select des, model, release_year as "releaseYear" from products where id = ${id}`,
      ),
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
  const more = extra.rows[0]
  if (!more) return null
  return {
    ...row,
    ...more,
    images,
    variants,
    specifications,
    faqs,
    promotions,
    reviews,
    starCounts,
    offers: shopOffers,
  }
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
      createdAt: productReviews.createdAt,
    })
    .from(productReviews)
    .where(and(eq(productReviews.productId, id), productReviews.isApproved))
    .orderBy(desc(productReviews.createdAt), desc(productReviews.id))
    .limit(SHOWN_REVIEWS)
}

async function starCountsOf(db: Db, id: number): Promise<number[]> {
  const counts = await db
    .select({ rating: productReviews.rating, n: sql<number>`count(*)::int` })
    .from(productReviews)
    .where(and(eq(productReviews.productId, id), productReviews.isApproved))
    .groupBy(productReviews.rating)
  return [1, 2, 3, 4, 5].map((stars) => counts.find((count) => count.rating === stars)?.n ?? 0)
}

/** Each shop's newest observation, the cheapest first. */
async function offersOf(db: Db, id: number): Promise<Offer[]> {
  const newest = await db
    .selectDistinctOn([offers.id], {
      shop: offers.shop,
      url: offers.url,
      price: priceObservations.price,
      listPrice: priceObservations.listPrice,
      observedOn: priceObservations.observedOn,
    })
    .from(offers)
    .innerJoin(priceObservations, eq(priceObservations.offerId, offers.id))
    .where(eq(offers.productId, id))
    .orderBy(offers.id, desc(priceObservations.observedOn))
  return newest.sort((a, b) => a.price - b.price)
}
