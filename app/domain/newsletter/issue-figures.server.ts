import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** How an issue stands: `waiting` holds what servers have in hand. */
export type IssueFigures = {
  planned: number
  sent: number
  waiting: number
  failed: number
  doubtful: number
  /** Left, forgotten or refused before it got there. */
  skipped: number
  /** Left the newsletter by this issue's link. */
  left: number
  /** When the next one is due that was put off, ISO 8601; null where none was. */
  retriedAt: string | null
  /** Why mails were not taken, the most frequent first. */
  reasons: { reason: string; state: 'waiting' | 'failed' | 'doubtful'; count: number }[]
}

/** How an issue stands now. */
export async function issueFigures(db: Db, id: number): Promise<IssueFigures> {
  const { rows } = await db.execute<Omit<IssueFigures, 'reasons'>>(sql`
    select count(*)::int as planned, count(*) filter (where state = 'sent')::int as sent,
      count(*) filter (where state in ('waiting', 'taken', 'handing'))::int as waiting,
      count(*) filter (where state = 'failed')::int as failed, count(*) filter (where state = 'doubtful')::int as doubtful,
      count(*) filter (where state = 'skipped')::int as skipped, count(left_at)::int as left,
      to_char(min(next_attempt_at) filter (where state = 'waiting' and attempts > 0 and next_attempt_at > now())
        at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "retriedAt"
    from newsletter_deliveries where issue_id = ${id}`)
  const { rows: reasons } = await db.execute<IssueFigures['reasons'][number]>(sql`
    select reason, state, count(*)::int as count from newsletter_deliveries
    where issue_id = ${id} and reason is not null and state in ('waiting', 'failed', 'doubtful')
    group by reason, state order by count(*) desc, reason limit 10`)
  const none = {
    planned: 0,
    sent: 0,
    waiting: 0,
    failed: 0,
    doubtful: 0,
    skipped: 0,
    left: 0,
    retriedAt: null,
  }
  return { ...(rows[0] ?? none), reasons }
}
