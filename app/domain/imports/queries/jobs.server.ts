import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Reader } from '#app/domain/imports/import-subject.ts'
import { DAYS_TO_UNDO } from '../job.ts'
import type { ChangeSubject, FileImport, ImportJob, JobOptions, JobState, ManyChange } from '../job.ts'

const iso = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The columns of a job `j`. */
export const JOB = sql`j.id, j.subject, j.state, j.file_name as "fileName", j.file_key as "fileKey",
  j.file_hash as "fileHash", j.duplicate_strategy as strategy, j.options, j.started_by as "startedBy",
  j.feed_id as "feedId", (select f.name from feeds f where f.id = j.feed_id) as "feedName",
  (select u.name from users u where u.id = j.started_by) as person, coalesce(j.total, 0) as total, j.processed, j.imported,
  j.skipped, j.errors, j.current_operation as "currentOperation", j.failure, j.made, j.tries,
  ${iso(sql`j.created_at`)} as "createdAt", ${iso(sql`j.started_at`)} as "startedAt",
  ${iso(sql`j.finished_at`)} as "finishedAt", ${iso(sql`j.undone_at`)} as "undoneAt"`

type NewJob = Pick<ImportJob, 'subject' | 'fileName' | 'fileKey' | 'fileHash' | 'strategy' | 'total'> & {
  options: JobOptions
  startedBy: string | null
  /** The feed that it is a run of, and whether servers may begin. */
  feed?: { id: number; starts: boolean }
  /** A second job with the same key is the first. */
  idempotencyKey: string | null
}

/** Keeps a job that waits for its start. @returns its id; null where another job has the idempotency key already */
export async function addJob(db: Reader, job: NewJob): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into import_jobs (subject, file_name, file_key, file_hash, duplicate_strategy, options, started_by, total,
      idempotency_key, feed_id, state, started_at)
    values (${job.subject}, ${job.fileName}, ${job.fileKey}, ${job.fileHash}, ${job.strategy},
      ${JSON.stringify(job.options)}::jsonb, ${job.startedBy}, ${job.total}, ${job.idempotencyKey}, ${job.feed?.id ?? null},
      ${job.feed?.starts ? 'running' : 'uploaded'}, ${job.feed?.starts ? sql`now()` : null})
    on conflict (idempotency_key) do nothing returning id`)
  return rows[0]?.id ?? null
}

/** The job that was made under an idempotency key; null where there is none. */
export async function jobByKey(db: Reader, key: string): Promise<ImportJob | null> {
  const { rows } = await db.execute<ImportJob>(
    sql`select ${JOB} from import_jobs j where j.idempotency_key = ${key}`,
  )
  return rows[0] ?? null
}

/** One job; null where there is none. */
export async function findJob(db: Reader, id: string): Promise<ImportJob | null> {
  const { rows } = await db.execute<ImportJob>(sql`select ${JOB} from import_jobs j where j.id = ${id}`)
  return rows[0] ?? null
}

/** Which imports are listed, the newest first unless `order` says 'asc'. Without states all, those that wait for a person included. */
export type JobList = {
  limit: number
  offset: number
  order?: 'asc' | 'desc' | undefined
  /** Behind the import with this id, made at this time (ISO 8601, to the microsecond). */
  after?: { id: string; createdAt: string } | undefined
  states?: readonly JobState[] | undefined
  subject?: FileImport['subject'] | undefined
  feedId?: number | undefined
  /** Part of the file's name. */
  search?: string | undefined
}

/** Some imports of files, and how many there are like them. `cursorTime` is when each was made, to the microsecond. */
export async function listJobs(
  db: Reader,
  { limit, offset, order = 'desc', after, states, subject, feedId, search }: JobList,
): Promise<{ jobs: (FileImport & { cursorTime: string })[]; total: number }> {
  const which = sql.join(
    [
      sql`j.subject in ('articles', 'products')`,
      ...(states ? [sql`j.state = any(${sql.param(states)}::text[])`] : []),
      ...(subject ? [sql`j.subject = ${subject}`] : []),
      ...(feedId === undefined ? [] : [sql`j.feed_id = ${feedId}`]),
      ...(search ? [sql`position(lower(${search}) in lower(j.file_name)) > 0`] : []),
    ],
    sql` and `,
  )
  const isUp = order === 'asc'
  const behind = after
    ? sql`and (j.created_at, j.id) ${isUp ? sql`>` : sql`<`} (${after.createdAt}::timestamptz, ${after.id}::uuid)`
    : sql``
  const by = isUp ? sql`j.created_at, j.id` : sql`j.created_at desc, j.id desc`
  const { rows } = await db.execute<FileImport & { cursorTime: string }>(sql`
    select ${JOB}, to_char(j.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "cursorTime"
    from import_jobs j where ${which} ${behind} order by ${by} limit ${limit} offset ${offset}`)
  const counted = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from import_jobs j where ${which}`,
  )
  return { jobs: rows, total: counted.rows[0]?.n ?? 0 }
}

/** Some changes of many of one kind, the newest first, and how many there are. */
export async function listChanges(
  db: Reader,
  subject: ChangeSubject,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ changes: ManyChange[]; total: number }> {
  const { rows } = await db.execute<ManyChange>(sql`
    select ${JOB} from import_jobs j where j.subject = ${subject} order by j.created_at desc, j.id limit ${limit} offset ${offset}`)
  const counted = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from import_jobs j where j.subject = ${subject}`,
  )
  return { changes: rows, total: counted.rows[0]?.n ?? 0 }
}

type Chosen = Pick<ImportJob, 'strategy'> &
  Pick<JobOptions, 'mapping' | 'blank' | 'choices' | 'given' | 'fetchesPictures'>

/**
 * Keeps how a job that waits is to be done; `start` lets servers begin.
 * @param start.made the ids of what the choices had made for it, by table
 * @returns whether it still waited
 */
export async function chooseForJob(
  db: Reader,
  id: string,
  { strategy, mapping, blank, choices = {}, given, fetchesPictures = false }: Chosen,
  { start, made = {} }: { start: boolean; made?: Record<string, number[]> },
): Promise<boolean> {
  const options = { mapping, blank, choices, fetchesPictures, ...(given ? { given } : {}) }
  const { rows } = await db.execute(sql`
    update import_jobs set duplicate_strategy = ${strategy}, options = options || ${JSON.stringify(options)}::jsonb,
      made = ${JSON.stringify(made)}::jsonb,
      state = case when ${start} then 'running' else state end,
      started_at = case when ${start} then now() else started_at end,
      current_operation = case when ${start} then 'Waiting to start' else current_operation end
    where id = ${id} and state = 'uploaded' returning id`)
  return rows.length > 0
}

/** Asks whoever works on it to stop. @returns whether there was anything to stop */
export async function cancelJob(db: Reader, id: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`update import_jobs set state = 'cancelling' where id = ${id} and state = 'running' returning id`,
  )
  return rows.length > 0
}

/** Lets servers begin to take back what an import wrote. @returns whether it can be undone */
export async function requestUndo(db: Reader, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update import_jobs set state = 'undoing', current_operation = 'Undoing', tries = 0
    where id = ${id} and state in ('completed', 'cancelled', 'failed') and imported > 0
      and created_at > now() - make_interval(days => ${DAYS_TO_UNDO})
      and exists (select from import_rows where job_id = import_jobs.id and entity_id is not null) returning id`)
  return rows.length > 0
}

/** Forgets a job that was never started. @returns the name of its file; null where it was started */
export async function dropJob(db: Reader, id: string): Promise<string | null> {
  const { rows } = await db.execute<{ fileKey: string }>(
    sql`with given_up as (
        update feed_runs set state = 'dropped', finished_at = now() where job_id = ${id} and state = 'held')
      delete from import_jobs where id = ${id} and state = 'uploaded' returning file_key as "fileKey"`,
  )
  return rows[0]?.fileKey ?? null
}
