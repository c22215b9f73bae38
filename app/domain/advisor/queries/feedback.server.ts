import { sql } from 'drizzle-orm'
import { maskPersonalData } from '#app/vietnamese/mask.ts'
import type { Db } from '#db/client.ts'
import type { AnswerFeedback } from '../feedback-schema.ts'

/** Keeps a vote on an answer, personal data masked. A second vote with the same key changes the first: it counts once. */
export async function keepFeedback(db: Db, feedback: AnswerFeedback): Promise<void> {
  const { voteKey, question, answer, isHelpful, reason = null } = feedback
  await db.execute(sql`
    insert into answer_feedback (vote_key, question_text, answer_text, is_helpful, reason)
    values (${voteKey}, ${maskPersonalData(question)}, ${maskPersonalData(answer)}, ${isHelpful}, ${reason})
    on conflict (vote_key) do update set
      is_helpful = excluded.is_helpful, reason = excluded.reason, updated_at = now()`)
}
