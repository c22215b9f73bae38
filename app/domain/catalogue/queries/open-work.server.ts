import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** A search that found nothing; `key` is its folded text. */
export type EmptySearch = { key: string; text: string; count: number; lastAt: string }

/** How many such searches are open, and the `limit` made last after the first `offset`. */
export async function emptySearches(
  db: Db,
  limit: number,
  offset = 0,
): Promise<{ count: number; rows: EmptySearch[] }> {
  const { rows } = await db.execute<EmptySearch & { total: number }>(sql`
    select query_folded as key, query_text as text, search_count as count, last_searched_at as "lastAt",
      (count(*) over ())::int as total
    from zero_result_queries where resolved_at is null order by last_searched_at desc, query_folded
    limit ${limit} offset ${offset}`)
  return {
    count: rows[0]?.total ?? 0,
    rows: rows.map(({ key, text, count, lastAt }) => ({
      key,
      text,
      count,
      lastAt: new Date(lastAt).toISOString(),
    })),
  }
}

/** Takes a search off the list, or puts it back; it comes back by itself when it finds nothing again. @returns its text; null for none */
export async function settleEmptySearch(
  db: Pick<Db, 'execute'>,
  { key, isDone }: { key: string; isDone: boolean },
): Promise<string | null> {
  const { rows } = await db.execute<{ text: string }>(sql`
    update zero_result_queries set resolved_at = ${isDone ? sql`now()` : sql`null`}
    where query_folded = ${key} returning query_text as text`)
  return rows[0]?.text ?? null
}

/** The text of a failed search as it was typed; null for one that is not known. */
export async function emptySearchText(db: Pick<Db, 'execute'>, key: string): Promise<string | null> {
  const { rows } = await db.execute<{ text: string }>(
    sql`select query_text as text from zero_result_queries where query_folded = ${key}`,
  )
  return rows[0]?.text ?? null
}

/** A review that nobody has read yet. */
export type WaitingReview = {
  id: number
  productId: number
  title: string
  name: string
  rating: number
  text: string
  createdAt: string
}

/** How many reviews wait, and the `limit` that have waited longest. */
export async function waitingReviews(
  db: Db,
  limit: number,
): Promise<{ count: number; rows: WaitingReview[] }> {
  const { rows } = await db.execute<WaitingReview & { total: number }>(sql`
    select r.id, r.product_id as "productId", p.title, r.customer_name as name, r.rating, r.review_text as text,
      r.created_at as "createdAt", (count(*) over ())::int as total
    from product_reviews r join products p on p.id = r.product_id
    where not r.is_approved and r.rejection_reason is null order by r.created_at, r.id limit ${limit}`)
  return {
    count: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _total, ...row }) => ({
      ...row,
      createdAt: new Date(row.createdAt).toISOString(),
    })),
  }
}
