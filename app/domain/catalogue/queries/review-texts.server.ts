import { and, desc, eq, not } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { productReviews } from '#db/schema/reviews.ts'

/** Reviews that a summary reads at most. */
const MOST = 200

/** The texts of a product's approved reviews by people, newest first. */
export async function reviewTexts(db: Db, id: number): Promise<string[]> {
  const rows = await db
    .select({ text: productReviews.reviewText })
    .from(productReviews)
    .where(and(eq(productReviews.productId, id), productReviews.isApproved, not(productReviews.isDemo)))
    .orderBy(desc(productReviews.createdAt))
    .limit(MOST)
  return rows.map(({ text }) => text)
}
