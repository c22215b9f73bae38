import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** A question the advisor had no good answer to. */
export type OpenQuestion = { id: number; text: string; count: number; lastAt: string }

/** How many such questions are open, and the `limit` asked last. */
export async function openQuestions(db: Db, limit: number): Promise<{ count: number; rows: OpenQuestion[] }> {
  const { rows } = await db.execute<OpenQuestion & { total: number }>(sql`
    select id, question_text as text, asked_count as count, last_asked_at as "lastAt", (count(*) over ())::int as total
    from unanswered_questions where resolved_at is null order by last_asked_at desc, id desc limit ${limit}`)
  return {
    count: rows[0]?.total ?? 0,
    rows: rows.map(({ id, text, count, lastAt }) => ({
      id,
      text,
      count,
      lastAt: new Date(lastAt).toISOString(),
    })),
  }
}

/** Takes a question off the list; it comes back when it is asked again without an answer. */
export async function closeQuestion(db: Db, id: number): Promise<void> {
  await db.execute(sql`update unanswered_questions set resolved_at = now() where id = ${id}`)
}
