import { sql } from 'drizzle-orm'
import type { Reader } from '#app/domain/imports/import-subject.ts'
import { DAYS_TO_UNDO } from '../job.ts'

/** The names of files that are no longer needed: of uploads never started within a day, of imports ended long ago. */
export async function takeOldFiles(db: Reader): Promise<string[]> {
  const { rows } = await db.execute<{ fileKey: string }>(sql`
    with never_started as (
      delete from import_jobs where state = 'uploaded' and created_at < now() - interval '1 day' returning file_key),
    ended as (
      update import_jobs set file_key = '' where file_key <> '' and state not in ('uploaded', 'running', 'cancelling', 'undoing')
        and created_at < now() - make_interval(days => ${DAYS_TO_UNDO}) returning (
          select old.file_key from import_jobs old where old.id = import_jobs.id) as file_key)
    select file_key as "fileKey" from never_started union all select file_key from ended`)
  return rows.map(({ fileKey }) => fileKey).filter(Boolean)
}

/** Forgets the states before imports of long ago. */
export async function forgetOldStates(db: Reader): Promise<void> {
  await db.execute(sql`
    update import_rows r set before = null from import_jobs j
    where j.id = r.job_id and r.before is not null and j.state <> 'undoing'
      and j.created_at < now() - make_interval(days => ${DAYS_TO_UNDO + 1})`)
}
