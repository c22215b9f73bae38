import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { After } from '#app/platform/paging/paging.server.ts'
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

/** The order of each list, in which an index leads. */
const ORDERS = {
  popular: sql`question_count desc, last_asked_at desc, id desc`,
  recent: sql`last_asked_at desc, id desc`,
} as const
/** What a cursor's key is: how often it was asked, and when last, in microseconds. */
const KEY = /^(\d{1,9})\.(\d{1,17})$/

type Asking = { sort: keyof typeof ORDERS; limit: number; page: number; after?: After | undefined }

/** Whether a question can be found behind a key. */
export const isQuestionKey = (key: string | null): boolean => key !== null && KEY.test(key)

/** A page of the questions asked most often, or last. `last` is where the next one begins; null on the last page. */
export async function askedQuestions(
  db: Db,
  { sort, limit, page, after }: Asking,
): Promise<{ questions: AskedQuestion[]; total: number; last: After | null }> {
  const [{ rows }, counted] = await Promise.all([
    db.execute<AskedQuestion & { id: number; key: string }>(sql`
      select id, question_text, question_count, last_asked_at,
        question_count || '.' || (extract(epoch from last_asked_at) * 1000000)::bigint as key
      from user_questions ${after ? behind(sort, after) : sql``} order by ${ORDERS[sort]}
      limit ${limit + 1} offset ${after ? 0 : (page - 1) * limit}`),
    db.execute<{ n: number }>(sql`select count(*)::int as n from user_questions`),
  ])
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    questions: rows.slice(0, limit).map(({ question_text, question_count, last_asked_at }) => ({
      question_text,
      question_count,
      last_asked_at: new Date(last_asked_at).toISOString(),
    })),
    total: counted.rows[0]?.n ?? 0,
    last: last ? { key: last.key, id: last.id } : null,
  }
}

function behind(sort: Asking['sort'], { key, id }: After): SQL {
  const [, count = '', microseconds = ''] = KEY.exec(key ?? '') ?? []
  const asked = sql`timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond'`
  return sort === 'popular'
    ? sql`where (question_count, last_asked_at, id) < (${count}::int, ${asked}, ${id}::int)`
    : sql`where (last_asked_at, id) < (${asked}, ${id}::int)`
}
