import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { productId, products } from './catalogue.ts'
import { createdAt, moment } from './columns.ts'

export const productReviews = pgTable(
  'product_reviews',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    productId: productId(),
    customerName: text('customer_name').notNull(),
    rating: smallint('rating').notNull(),
    reviewText: text('review_text').notNull(),
    /** How long the reviewer has used it, in whole months; null where not said. */
    monthsUsed: smallint('months_used'),
    isVerifiedPurchase: boolean('is_verified_purchase').notNull().default(false),
    helpfulVotes: integer('helpful_votes').notNull().default(0),
    isApproved: boolean('is_approved').notNull().default(false),
    rejectionReason: text('rejection_reason'),
    /** When it was last approved or rejected by a person; null while it waits and for samples. */
    moderatedAt: moment('moderated_at'),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('product_reviews_shown')
      .on(t.productId, t.createdAt.desc().nullsFirst())
      .where(sql`is_approved`),
    /** What a brand's page is summed up of: the newest by people, whatever product they are of. */
    index('product_reviews_newest')
      .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`is_approved and not is_demo`),
    index('product_reviews_pending')
      .on(t.createdAt)
      .where(sql`not is_approved`),
  ],
)

/** Count and sum of the approved reviews of a product, kept by a trigger on `product_reviews`; no row means no review. */
export const productRatings = pgTable(
  'product_ratings',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    reviewCount: integer('review_count').notNull(),
    ratingSum: integer('rating_sum').notNull(),
    average: doublePrecision('average').generatedAlwaysAs(
      sql`rating_sum::double precision / nullif(review_count, 0)`,
    ),
  },
  // Those of which the average counts.
  (t) => [
    index('product_ratings_counted')
      .on(t.productId)
      .where(sql`review_count >= 3`),
  ],
)
