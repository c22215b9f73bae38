import { sql } from 'drizzle-orm'
import type { Reader } from '#app/domain/imports/import-subject.ts'
import type { ImportJob, JobCounts, JobState } from '../job.ts'
import { JOB } from './jobs.server.ts'

/** Longer than one batch takes, in seconds: until then no other server takes the job. */
const LEASE = 30

/** Another server has the job now, or it is over: nothing more may be written for it. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError'
}

/**
 * Takes the oldest job that waits for a server, or whose server died.
 * @param which `except`: jobs whose file this server does not have; `only`: the one that is wanted
 */
export async function takeJob(
  db: Reader,
  holder: string,
  { except, only }: { except: readonly string[]; only: string | null },
): Promise<ImportJob | null> {
  const { rows } = await db.execute<ImportJob>(sql`
    update import_jobs j set lease_holder = ${holder}, leased_until = now() + make_interval(secs => ${LEASE}), tries = tries + 1
    where j.id = (
      select id from import_jobs
      where state in ('running', 'cancelling', 'undoing') and (leased_until is null or leased_until < now() or lease_holder = ${holder})
        and not id = any(${sql.param(except)}::uuid[]) ${only === null ? sql`` : sql`and id = ${only}`}
      order by created_at limit 1 for update skip locked)
    returning ${JOB}`)
  return rows[0] ?? null
}

/** Keeps the job for another while and locks it for this transaction. @throws LeaseLostError */
export async function holdJob(
  tx: Reader,
  id: string,
  holder: string,
): Promise<{ state: JobState; made: Record<string, number[]> }> {
  const { rows } = await tx.execute<{ state: JobState; made: Record<string, number[]> }>(sql`
    update import_jobs set leased_until = now() + make_interval(secs => ${LEASE}), tries = 0
    where id = ${id} and lease_holder = ${holder} and state in ('running', 'cancelling', 'undoing') returning state, made`)
  const [row] = rows
  if (!row) throw new LeaseLostError(`import ${id} is somebody else's`)
  return row
}

/** Adds what a batch came to; `made` is all that was made beside so far, by table. */
export async function addProgress(
  tx: Reader,
  id: string,
  added: JobCounts & { currentOperation: string | null; made: Record<string, number[]> },
): Promise<void> {
  await tx.execute(sql`
    update import_jobs set processed = processed + ${added.processed}, imported = imported + ${added.imported},
      skipped = skipped + ${added.skipped}, errors = errors + ${added.errors},
      current_operation = ${added.currentOperation},
      made = ${JSON.stringify(added.made)}::jsonb
    where id = ${id}`)
}

/** Ends a job. @param failure why it failed; null where it did not */
export async function endJob(
  tx: Reader,
  id: string,
  state: 'completed' | 'cancelled' | 'failed' | 'undone',
  failure: string | null = null,
): Promise<void> {
  await tx.execute(sql`
    update import_jobs set state = ${state}, failure = ${failure}, current_operation = null, leased_until = null,
      lease_holder = null, finished_at = case when ${state} = 'undone' then finished_at else now() end,
      undone_at = case when ${state} = 'undone' then now() end
    where id = ${id}`)
}

/** Gives a job back, so that the next server can take it at once. */
export async function releaseJob(db: Reader, id: string, holder: string): Promise<void> {
  await db.execute(
    sql`update import_jobs set leased_until = null where id = ${id} and lease_holder = ${holder}`,
  )
}

/** Takes all leases away: for the embedded database, whose only server has just started. */
export async function endAllLeases(db: Reader): Promise<void> {
  await db.execute(sql`update import_jobs set leased_until = null where leased_until is not null`)
}
