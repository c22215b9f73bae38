import { sql } from 'drizzle-orm'
import type { Reader } from '#app/domain/imports/import-subject.ts'
import { NOT_DECIDED } from '#app/domain/imports/queries/rows.server.ts'
import { rangeOf } from '#app/platform/paging/paging.server.ts'
import type { IdRange } from '#app/platform/paging/paging.server.ts'
import type { FeedRun, RunState } from '../feed.ts'
import { iso } from './feeds.server.ts'

const RUN = sql`r.id, r.job_id as "jobId", r.state, r.reason, r.detail, ${iso(sql`r.seen_at`)} as "seenAt",
  ${iso(sql`r.finished_at`)} as "finishedAt", r.bytes, r.seen, r.created, r.changed, r.gone, r.refused,
  (select count(*)::int from import_rows w where w.job_id = r.job_id and w.outcome = 'doubt' and ${NOT_DECIDED}) as doubts`

/** The last runs of a feed, the newest first. */
export async function listRuns(db: Reader, feedId: number, limit: number): Promise<FeedRun[]> {
  const { rows } = await db.execute<FeedRun>(sql`
    select ${RUN} from feed_runs r where r.feed_id = ${feedId} order by r.id desc limit ${limit}`)
  return rows
}

/** Some runs of a feed, and how many there are. @param state only those that came to this */
export async function runsInRange(
  db: Reader,
  { feedId, state }: { feedId: number; state?: RunState | undefined },
  range: IdRange,
): Promise<{ rows: FeedRun[]; total: number }> {
  const which = sql`r.feed_id = ${feedId} ${state ? sql`and r.state = ${state}` : sql``}`
  const { rows } = await db.execute<FeedRun>(
    sql`select ${RUN} from feed_runs r where ${which} ${rangeOf(sql`r.id`, range)}`,
  )
  const counted = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from feed_runs r where ${which}`,
  )
  return { rows, total: counted.rows[0]?.n ?? 0 }
}

/** The newest run of each feed, by the feed's id. */
export async function lastRuns(db: Reader): Promise<ReadonlyMap<number, FeedRun>> {
  const { rows } = await db.execute<FeedRun & { feedId: number }>(sql`
    select distinct on (r.feed_id) r.feed_id as "feedId", ${RUN} from feed_runs r order by r.feed_id, r.id desc`)
  return new Map(rows.map(({ feedId, ...run }) => [feedId, run]))
}

/** The import whose rows are what a feed holds: of its last run that was written whole; null before the first. */
export async function heldBy(db: Reader, feedId: number): Promise<string | null> {
  const { rows } = await db.execute<{ jobId: string }>(sql`
    select job_id as "jobId" from feed_runs where feed_id = ${feedId} and state = 'done' and job_id is not null
    order by id desc limit 1`)
  return rows[0]?.jobId ?? null
}

/** The products of an import's rows. */
export async function productsOf(db: Reader, jobId: string): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct entity_id as id from import_rows where job_id = ${jobId} and entity_id is not null`)
  return new Set(rows.map(({ id }) => id))
}

type NewRun = Pick<FeedRun, 'jobId' | 'state' | 'reason' | 'detail' | 'bytes'> &
  Partial<Pick<FeedRun, 'seen' | 'changed' | 'gone' | 'refused' | 'created'>> & {
    feedId: number
    seenAt: string
  }

/** Writes down a run. One that does not wait or work is over. */
export async function addRun(tx: Reader, run: NewRun): Promise<void> {
  const isOver = run.state !== 'held' && run.state !== 'importing'
  await tx.execute(sql`
    insert into feed_runs (feed_id, job_id, state, reason, detail, seen_at, finished_at, bytes, seen, created, changed, gone, refused)
    values (${run.feedId}, ${run.jobId}, ${run.state}, ${run.reason}, ${run.detail?.slice(0, 500) ?? null}, ${run.seenAt},
      ${isOver ? sql`now()` : null}, ${run.bytes}, ${run.seen ?? 0}, ${run.created ?? 0}, ${run.changed ?? 0}, ${run.gone ?? 0},
      ${run.refused ?? 0})`)
}

/** Whether a run of a feed waits for a person. */
export async function isHeld(db: Reader, feedId: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from feed_runs where feed_id = ${feedId} and state = 'held' limit 1`,
  )
  return rows.length > 0
}

/** Gives up the runs of a feed that wait, for a newer file. @returns the names of their files */
export async function dropHeld(tx: Reader, feedId: number): Promise<string[]> {
  await tx.execute(sql`
    update feed_runs set state = 'dropped', reason = 'superseded', finished_at = now()
    where feed_id = ${feedId} and state = 'held'`)
  const { rows } = await tx.execute<{ fileKey: string }>(sql`
    delete from import_jobs where feed_id = ${feedId} and state = 'uploaded' returning file_key as "fileKey"`)
  return rows.map(({ fileKey }) => fileKey)
}

/** Marks the run of an import that a person lets begin. */
export async function beginHeld(tx: Reader, jobId: string): Promise<void> {
  await tx.execute(sql`update feed_runs set state = 'importing' where job_id = ${jobId} and state = 'held'`)
}

const ENDS: Readonly<Record<'completed' | 'cancelled' | 'failed' | 'undone', RunState>> = {
  completed: 'done',
  cancelled: 'dropped',
  failed: 'failed',
  undone: 'undone',
}

/**
 * Writes down what became of the run of an import, in the transaction that ends it: rows seen, products made, those whose price, list
 * price or stock changed at a shop, those of the run before that are not in it, and rows refused.
 */
export async function endRun(tx: Reader, jobId: string, end: keyof typeof ENDS): Promise<void> {
  if (end === 'undone')
    return void (await tx.execute(sql`update feed_runs set state = 'undone' where job_id = ${jobId}`))
  await tx.execute(sql`
    with run as (select * from feed_runs where job_id = ${jobId}),
    own as (select distinct entity_id as id from import_rows where job_id = ${jobId} and entity_id is not null),
    before as (
      select distinct entity_id as id from import_rows where entity_id is not null and job_id = (
        select r.job_id from feed_runs r, run where r.feed_id = run.feed_id and r.state = 'done' and r.job_id is not null
          and r.id < run.id order by r.id desc limit 1))
    update feed_runs r set state = ${ENDS[end]}, finished_at = now(), seen = j.processed, refused = j.errors,
      reason = case when ${end} = 'failed' then 'import' else r.reason end,
      detail = case when ${end} = 'failed' then j.failure else r.detail end,
      created = (select count(distinct entity_id) from import_rows where job_id = ${jobId} and outcome = 'created'),
      gone = (select count(*) from before where id not in (select id from own)),
      changed = (
        select count(distinct o.product_id) from own join offers o on o.product_id = own.id
        join price_observations s on s.offer_id = o.id and s.seen_at = r.seen_at
        join lateral (
          select price, list_price, in_stock from price_observations b
          where b.offer_id = o.id and (b.observed_on, coalesce(b.seen_at, '-infinity')) < (s.observed_on, s.seen_at)
          order by b.observed_on desc, b.seen_at desc nulls last limit 1) b
          on (b.price, b.list_price, b.in_stock) is distinct from (s.price, s.list_price, s.in_stock))
    from import_jobs j where r.job_id = ${jobId} and j.id = r.job_id`)
}

type Confirming = { jobId: string; source: string; seenAt: string; from: number; rows: number }

/**
 * Notes that the prices of some rows of an import still stand, a day or more after they were seen: its file is the same. Sightings
 * by other sources, of later, stay the newest.
 */
export async function confirmPrices(
  tx: Reader,
  { jobId, source, seenAt, from, rows }: Confirming,
): Promise<number> {
  const { rows: counted } = await tx.execute<{ n: number }>(sql`
    with own as (
      select distinct entity_id as id from import_rows
      where job_id = ${jobId} and entity_id is not null and row_number >= ${from} and row_number < ${from + rows}),
    added as (
      insert into price_observations (offer_id, price, list_price, in_stock, observed_on, seen_at, source)
      select o.id, s.price, s.list_price, s.in_stock, vietnam_day(${seenAt}::timestamptz), ${seenAt}::timestamptz, s.source
      from own join offers o on o.product_id = own.id
      cross join lateral (select * from price_observations where offer_id = o.id
        order by observed_on desc, seen_at desc nulls last limit 1) s
      where s.source = ${source} and s.observed_on < vietnam_day(${seenAt}::timestamptz)
      on conflict (offer_id, observed_on, seen_at) do nothing returning 1)
    select count(*)::int as n from added`)
  return counted[0]?.n ?? 0
}

/** The last row of an import. */
export async function lastRow(db: Reader, jobId: string): Promise<number> {
  const { rows } = await db.execute<{ last: number }>(
    sql`select coalesce(max(row_number), 0) as last from import_rows where job_id = ${jobId}`,
  )
  return rows[0]?.last ?? 0
}
