import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** How imports and feeds stand. */
export type WorkState = {
  imports: { working: number; failedLately: number }
  /** Feeds that are read; the names of those whose last runs failed; runs that wait for a person. */
  feeds: { on: number; failing: string[]; held: number }
}

/** Reads what imports and feeds are at, and what went wrong with them within a day. */
export async function workState(db: Db): Promise<WorkState> {
  const { rows: jobs } = await db.execute<WorkState['imports']>(sql`
    select count(*) filter (where state in ('running', 'cancelling', 'undoing'))::int as working,
      count(*) filter (where state = 'failed' and created_at > now() - interval '1 day')::int as "failedLately"
    from import_jobs`)
  const { rows: feeds } = await db.execute<WorkState['feeds']>(sql`
    select count(*) filter (where is_on)::int as "on",
      coalesce(array_agg(name order by name) filter (where is_on and failures > 0), '{}') as failing,
      (select count(*)::int from feed_runs where state = 'held') as held
    from feeds`)
  return {
    imports: jobs[0] ?? { working: 0, failedLately: 0 },
    feeds: feeds[0] ?? { on: 0, failing: [], held: 0 },
  }
}
