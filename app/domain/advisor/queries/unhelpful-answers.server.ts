import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** An answer that a visitor said did not help; `reason` is one of those offered, null where none was chosen. */
export type UnhelpfulAnswer = {
  id: number
  question: string
  answer: string
  reason: string | null
  at: string
}

/** A page of them, the newest first. */
export async function unhelpfulAnswers(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: UnhelpfulAnswer[] }> {
  const { rows } = await db.execute<UnhelpfulAnswer & { total: number }>(sql`
    select id, question_text as question, answer_text as answer, reason, created_at as at,
      (count(*) over ())::int as total
    from answer_feedback where not is_helpful order by created_at desc, id desc limit ${limit} offset ${offset}`)
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _total, ...row }) => ({ ...row, at: new Date(row.at).toISOString() })),
  }
}
