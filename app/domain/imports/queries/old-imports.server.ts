import { sql } from 'drizzle-orm'
import type { Reader } from '#app/domain/imports/import-subject.ts'
import { DAYS_TO_UNDO } from '../job.ts'

/** Runs of a feed that are kept whole, so that they can be undone and looked into. */
const RUNS_KEPT = 5

/** The imports of earlier runs. */
const OLD_RUNS = sql`select old.id from (
  select id, row_number() over (partition by feed_id order by created_at desc) as place from import_jobs
  where feed_id is not null and state <> 'uploaded') old where old.place > ${RUNS_KEPT}`

/** The names of files that are no longer needed: of uploads never started within a day, of imports ended long ago. */
export async function takeOldFiles(db: Reader): Promise<string[]> {
  const { rows } = await db.execute<{ fileKey: string }>(sql`
    with never_started as (
      delete from import_jobs where state = 'uploaded' and feed_id is null and created_at < now() - interval '1 day'
        returning file_key),
    ended as (
      update import_jobs set file_key = '' where file_key <> '' and state not in ('uploaded', 'running', 'cancelling', 'undoing')
        and (created_at < now() - make_interval(days => ${DAYS_TO_UNDO}) or id in (${OLD_RUNS})) returning (
          select old.file_key from import_jobs old where old.id = import_jobs.id) as file_key)
    select file_key as "fileKey" from never_started union all select file_key from ended`)
  return rows.map(({ fileKey }) => fileKey).filter(Boolean)
}

/** Forgets the states before imports of long ago, and of a feed's earlier runs every row but those refused. */
export async function forgetOldStates(db: Reader): Promise<void> {
  await db.execute(sql`
    delete from import_rows where outcome <> 'error' and job_id in (
      select id from import_jobs where id in (${OLD_RUNS}) and state in ('completed', 'cancelled', 'failed', 'undone')
        and id not in (select job_id from (
          select distinct on (feed_id) feed_id, job_id from feed_runs where state = 'done' and job_id is not null
          order by feed_id, id desc) held))`)
  await db.execute(sql`
    update import_rows r set before = null from import_jobs j
    where j.id = r.job_id and r.before is not null and j.state <> 'undoing'
      and j.created_at < now() - make_interval(days => ${DAYS_TO_UNDO + 1})`)
}
