import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** How many mails wait to be sent, and how many were given up in the last days. */
export async function queueSize(db: Db): Promise<{ waiting: number; givenUp: number }> {
  const { rows } = await db.execute<{ waiting: number; givenUp: number }>(sql`
    select count(*) filter (where failed_at is null)::int as waiting, count(failed_at)::int as "givenUp" from mails`)
  return rows[0] ?? { waiting: 0, givenUp: 0 }
}
