import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { productReviews } from '#db/schema/reviews.ts'

const shown = (productId: number, reviewId: number) =>
  and(
    eq(productReviews.id, reviewId),
    eq(productReviews.productId, productId),
    eq(productReviews.isApproved, true),
  )

/** How many found a shown review of a product helpful; null when there is no such review. */
export async function helpfulVotes(db: Db, productId: number, reviewId: number): Promise<number | null> {
  const [row] = await db
    .select({ votes: productReviews.helpfulVotes })
    .from(productReviews)
    .where(shown(productId, reviewId))
  return row?.votes ?? null
}

/** Adds a vote in one statement. @returns the votes now; null when there is no such review */
export async function voteHelpful(db: Db, productId: number, reviewId: number): Promise<number | null> {
  const [row] = await db
    .update(productReviews)
    .set({ helpfulVotes: sql`${productReviews.helpfulVotes} + 1` })
    .where(shown(productId, reviewId))
    .returning({ votes: productReviews.helpfulVotes })
  return row?.votes ?? null
}
