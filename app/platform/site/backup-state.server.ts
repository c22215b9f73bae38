import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** How the backups stand that the site makes by itself. */
export type BackupState = {
  /** When the last one was made, and where it lies, of those that were restored on trial, and of those that were not. */
  made: { state: 'tried' | 'untried'; at: Date; place: string }[]
  /** Whether the last one that ended was made; null where none ended yet. */
  lastOk: boolean | null
  /** Why the last one failed, or was not tried. */
  problem: string | null
}

/** Reads what became of the last backups. */
export async function backupState(db: Db): Promise<BackupState> {
  const { rows: made } = await db.execute<{ state: 'tried' | 'untried'; at: Date; place: string | null }>(
    sql`select distinct on (state) state, created_at as at, place from backups where state in ('tried', 'untried')
        order by state, created_at desc, id desc`,
  )
  const { rows: last } = await db.execute<{ state: string; problem: string | null }>(
    sql`select state, problem from backups where state <> 'running' order by id desc limit 1`,
  )
  const [ended] = last
  return {
    made: made.map(({ state, at, place }) => ({ state, at: new Date(at), place: place ?? '' })),
    lastOk: ended ? ended.state !== 'failed' : null,
    problem: ended?.problem ?? null,
  }
}
