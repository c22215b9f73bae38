import { sql } from 'drizzle-orm'
import { maskPersonalData } from '#app/vietnamese/mask.ts'
import type { Db } from '#db/client.ts'
import { isShowable } from '../showable-question.ts'
import type { ReasonToTeach } from '../teaching/reasons.ts'

/** How often a question was asked before it is shown as one that many ask. */
export const ASKED_BY_MANY = 3

/**
 * Counts a question by its text with personal data masked, and decides whether it may be shown to others: one atomic
 * statement, new or known. A blank question is not counted.
 */
export async function trackQuestion(db: Db, question: string): Promise<void> {
  const kept = maskPersonalData(question).trim()
  if (kept === '') return
  const isPublic = isShowable(question)
  await db.execute(sql`
    insert into user_questions (question_text, is_public) values (${kept}, ${isPublic})
    on conflict (question_text) do update set
      question_count = user_questions.question_count + 1, last_asked_at = now(), updated_at = now(),
      is_public = excluded.is_public`)
}

/** A question that had no good answer, why, and what was answered. */
export type Unanswered = { question: string; reason: ReasonToTeach; answer: string }

/**
 * Notes a question that had no good answer, personal data masked; asked again it counts up and is open anew, unless an editor
 * chose to ignore it.
 */
export async function recordUnanswered(db: Db, { question, reason, answer }: Unanswered): Promise<void> {
  const kept = maskPersonalData(question).trim()
  if (kept === '') return
  await db.execute(sql`
    insert into unanswered_questions as u (question_text, reason, answer_text)
    values (${kept}, ${reason}, ${maskPersonalData(answer)})
    on conflict (question_text) do update set
      asked_count = u.asked_count + 1, reason = excluded.reason, answer_text = excluded.answer_text,
      last_asked_at = now(), resolved_at = case when u.is_ignored then u.resolved_at end`)
}

/** Every question an editor suggests, in the order they were written. */
export async function suggestedQuestions(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ questions: string }>(
    sql`select questions from suggestion_questions order by id limit 200`,
  )
  return rows.map((row) => row.questions)
}

/** The questions asked most often that may be shown to others, at most `limit`. */
export async function popularQuestions(db: Db, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ question_text: string }>(sql`
    select question_text from user_questions
    where coalesce(editors_choice, is_public) and question_count >= ${ASKED_BY_MANY}
    order by question_count desc, last_asked_at desc limit ${limit}`)
  return rows.map((row) => row.question_text)
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
