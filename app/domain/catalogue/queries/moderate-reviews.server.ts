import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { ReviewState } from '../moderation/moderation-schema.ts'
import { prefixQuery } from '../search-words.ts'

/** A review as a moderator reads it. */
export type ModeratedReview = {
  id: number
  productId: number
  productTitle: string
  name: string
  rating: number
  text: string
  monthsUsed: number | null
  isDemo: boolean
  rejectionReason: string | null
  createdAt: string
  moderatedAt: string | null
}

/** Which reviews: of one state, and of products whose names hold the words of `product`. */
export type ModerationQuery = { state: ReviewState; product: string; limit: number; offset: number }

const IN_STATE: Record<ReviewState, SQL> = {
  waiting: sql`not r.is_approved and r.rejection_reason is null`,
  approved: sql`r.is_approved`,
  rejected: sql`not r.is_approved and r.rejection_reason is not null`,
}

const ORDER: Record<ReviewState, SQL> = {
  waiting: sql`r.created_at, r.id`,
  approved: sql`coalesce(r.moderated_at, r.created_at) desc, r.id desc`,
  rejected: sql`coalesce(r.moderated_at, r.created_at) desc, r.id desc`,
}

/** A page of reviews: those waiting longest first, those decided on last first. */
export async function reviewsToModerate(
  db: Db,
  { state, product, limit, offset }: ModerationQuery,
): Promise<{ total: number; rows: ModeratedReview[] }> {
  const words = prefixQuery(product)
  const ofProduct = words
    ? sql`and r.product_id in (select s.product_id from product_search s where s.tsv @@ ${words}::tsquery)`
    : product === ''
      ? sql``
      : sql`and false`
  const { rows } = await db.execute<ModeratedReview & { total: number }>(sql`
    select r.id, r.product_id as "productId", p.title as "productTitle", r.customer_name as name, r.rating,
      r.review_text as text, r.months_used as "monthsUsed", r.is_demo as "isDemo",
      r.rejection_reason as "rejectionReason", r.created_at as "createdAt", r.moderated_at as "moderatedAt",
      (count(*) over ())::int as total
    from product_reviews r join products p on p.id = r.product_id
    where ${IN_STATE[state]} ${ofProduct} order by ${ORDER[state]} limit ${limit} offset ${offset}`)
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _total, createdAt, moderatedAt, ...row }) => ({
      ...row,
      createdAt: new Date(createdAt).toISOString(),
      moderatedAt: moderatedAt === null ? null : new Date(moderatedAt).toISOString(),
    })),
  }
}

/** How many reviews are in each state. */
export async function reviewFigures(db: Db): Promise<Record<ReviewState, number>> {
  const count = (state: ReviewState) => sql`(count(*) filter (where ${IN_STATE[state]}))::int`
  const { rows } = await db.execute<Record<ReviewState, number>>(sql`
    select ${count('waiting')} as waiting, ${count('approved')} as approved, ${count('rejected')} as rejected
    from product_reviews r`)
  return rows[0] ?? { waiting: 0, approved: 0, rejected: 0 }
}

/** A decision on a review: shown or not, and why not. Neither shown nor refused: it waits. */
export type Decision = { isApproved: boolean; reason: string | null }

/** A review whose decision changed: its product's title, and the decision before. */
export type Decided = { id: number; title: string; before: Decision }

/** What is changed: to a decision, only where another one stood; `standing` names the one that must have stood. */
export type Change = { ids: readonly number[]; to: Decision; standing?: Decision }

/** Decides on reviews in one statement; ratings and lists follow by triggers. @returns those whose decision changed */
export async function decideOnReviews(db: Pick<Db, 'execute'>, change: Change): Promise<Decided[]> {
  const { ids, to, standing } = change
  const moderatedAt = to.isApproved || to.reason !== null ? sql`now()` : sql`null`
  const { rows } = await db.execute<{ id: number; title: string; was: boolean; reason: string | null }>(sql`
    with before as (
      select r.id, r.is_approved, r.rejection_reason, p.title
      from product_reviews r join products p on p.id = r.product_id
      where r.id = any(${sql.param(ids)}::int[])
        and (r.is_approved, r.rejection_reason) is distinct from (${to.isApproved}::boolean, ${to.reason}::text)
        ${standing ? sql`and r.is_approved = ${standing.isApproved} and r.rejection_reason is not distinct from ${standing.reason}::text` : sql``}
      for update of r)
    update product_reviews r
    set is_approved = ${to.isApproved}, rejection_reason = ${to.reason}::text, moderated_at = ${moderatedAt}
    from before b where r.id = b.id
    returning r.id, b.title, b.is_approved as was, b.rejection_reason as reason`)
  return rows.map(({ id, title, was, reason }) => ({ id, title, before: { isApproved: was, reason } }))
}
