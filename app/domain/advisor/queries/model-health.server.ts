import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** Failures in a row after which a model is left alone. */
const FAILURES = 5
/** For how long, in seconds; then one call tries again, the others wait for what comes of it. */
const REST_SECONDS = 60

/** Whether a model may be asked: it did not fail many times in a row, or it has rested and this call is the one that tries. */
export async function mayAskModel(db: Db, model: string): Promise<boolean> {
  const { rows } = await db.execute<{ may: boolean }>(sql`
    with trial as (
      update model_health set retry_at = now() + make_interval(secs => ${REST_SECONDS})
      where model = ${model} and failures >= ${FAILURES} and retry_at <= now() returning 1)
    select exists (select from trial)
      or not exists (select from model_health where model = ${model} and failures >= ${FAILURES}) as may`)
  return rows[0]?.may ?? true
}

/** Counts a call that failed. */
export async function noteModelFailure(db: Db, model: string): Promise<void> {
  await db.execute(sql`
    insert into model_health as h (model, failures, retry_at)
    values (${model}, 1, now() + make_interval(secs => ${REST_SECONDS}))
    on conflict (model) do update set failures = h.failures + 1, retry_at = excluded.retry_at`)
}

/** Forgets earlier failures: the model answered. */
export async function noteModelSuccess(db: Db, model: string): Promise<void> {
  await db.execute(sql`delete from model_health where model = ${model}`)
}
