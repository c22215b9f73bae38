import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** A question the advisor had no good answer to. */
export type OpenQuestion = { id: number; text: string; reason: string; count: number; lastAt: string }

/** How many such questions are open, and the `limit` asked last after the first `offset`. */
export async function openQuestions(
  db: Db,
  limit: number,
  offset = 0,
): Promise<{ count: number; rows: OpenQuestion[] }> {
  const { rows } = await db.execute<OpenQuestion & { total: number }>(sql`
    select id, question_text as text, reason, asked_count as count, last_asked_at as "lastAt", (count(*) over ())::int as total
    from unanswered_questions where resolved_at is null order by last_asked_at desc, id desc
    limit ${limit} offset ${offset}`)
  return {
    count: rows[0]?.total ?? 0,
    rows: rows.map(({ id, text, reason, count, lastAt }) => ({
      id,
      text,
      reason,
      count,
      lastAt: new Date(lastAt).toISOString(),
    })),
  }
}

/** Takes a question off the list, or puts it back; asked again without an answer it comes back by itself. @returns its text; null for none */
export async function settleQuestion(
  db: Pick<Db, 'execute'>,
  { id, isDone }: { id: number; isDone: boolean },
): Promise<string | null> {
  const { rows } = await db.execute<{ text: string }>(sql`
    update unanswered_questions set resolved_at = ${isDone ? sql`now()` : sql`null`}
    where id = ${id} returning question_text as text`)
  return rows[0]?.text ?? null
}
