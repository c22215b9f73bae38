import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { JobState } from '../job.ts'

/** How many imports are in each state; a state that none is in is left out. */
export async function jobsByState(db: Db): Promise<{ state: JobState; jobs: number }[]> {
  const { rows } = await db.execute<{ state: JobState; jobs: number }>(
    sql`select state, count(*)::int as jobs from import_jobs group by state`,
  )
  return rows
}
