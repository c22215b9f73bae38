import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

type QueueSize = { waiting: number; givenUp: number; doubtful: number }

/** How many mails wait to be sent, how many were given up in the last days, and of how many nobody knows whether they arrived. */
export async function queueSize(db: Db): Promise<QueueSize> {
  const { rows } = await db.execute<QueueSize>(sql`
    select count(*) filter (where failed_at is null)::int as waiting,
      count(*) filter (where failed_at is not null and not is_doubtful)::int as "givenUp",
      count(*) filter (where is_doubtful and next_attempt_at < now())::int as doubtful from mails`)
  return rows[0] ?? { waiting: 0, givenUp: 0, doubtful: 0 }
}
