import type { Db } from '#db/client.ts'
import { productReviews } from '#db/schema/reviews.ts'
import { consents } from '#db/schema/site.ts'
import { REVIEW_CONSENT } from '../review-form.ts'
import type { ReviewInput } from '../review-schema.ts'

/** Keeps a review for moderation together with the words its writer agreed to: both or neither. @returns its id */
export function addReview(db: Db, productId: number, review: ReviewInput): Promise<number> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(productReviews)
      .values({
        productId,
        customerName: review.name,
        rating: review.rating,
        reviewText: review.text,
        monthsUsed: review.monthsUsed,
        isApproved: false,
      })
      .returning({ id: productReviews.id })
    if (!row) throw new Error('A review was not stored.')
    await tx
      .insert(consents)
      .values({ subject: `review:${row.id}`, purpose: 'review', wording: REVIEW_CONSENT })
    return row.id
  })
}
