import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import { maskPersonalData } from '#app/vietnamese/mask.ts'

/** Counts a question by its text with personal data masked: one atomic statement, new or known. */
export async function trackQuestion(db: Db, question: string): Promise<void> {
  await db.execute(sql`
    insert into user_questions (question_text) values (${maskPersonalData(question)})
    on conflict (question_text) do update set
      question_count = user_questions.question_count + 1, last_asked_at = now(), updated_at = now()`)
}

/** Every question an editor suggests, in the order they were written. */
export async function suggestedQuestions(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ questions: string }>(
    sql`select questions from suggestion_questions order by id limit 200`,
  )
  return rows.map((row) => row.questions)
}

/** A question people asked, with personal data masked. */
export type AskedQuestion = { question_text: string; question_count: number; last_asked_at: string }

/** The questions asked most often, or last. */
export async function askedQuestions(
  db: Db,
  { sort, limit }: { sort: 'popular' | 'recent'; limit: number },
): Promise<AskedQuestion[]> {
  const order =
    sort === 'popular' ? sql`question_count desc, last_asked_at desc` : sql`last_asked_at desc, id desc`
  const { rows } = await db.execute<AskedQuestion>(
    sql`select question_text, question_count, last_asked_at from user_questions order by ${order} limit ${limit}`,
  )
  return rows.map((row) => ({ ...row, last_asked_at: new Date(row.last_asked_at).toISOString() }))
}
