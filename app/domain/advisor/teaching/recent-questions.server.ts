import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** A change is tried on what was asked in so many days, at most so many questions. */
export const RECENT_DAYS = 30
export const MOST_RECENT = 500

/** A question as it was kept, personal data masked, and how often it was asked. */
export type RecentQuestion = { text: string; count: number }

/** What people asked lately, the latest first. */
export async function recentQuestions(db: Pick<Db, 'execute'>): Promise<RecentQuestion[]> {
  const { rows } = await db.execute<RecentQuestion>(sql`
    select question_text as text, question_count as count from user_questions
    where last_asked_at > now() - make_interval(days => ${RECENT_DAYS})
    order by last_asked_at desc, id desc limit ${MOST_RECENT}`)
  return rows
}
