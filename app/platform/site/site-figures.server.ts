import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'

/** Whether the database takes no writes now: it stands by for another, or was told to read only. */
export const readsOnly = sql`current_setting('transaction_read_only') = 'on'`

/** What the database says of itself, and how long it took to answer, in ms. */
export async function databaseFigures(
  db: Db,
): Promise<{ version: string; bytes: number; answeredMs: number; isReadOnly: boolean }> {
  const started = performance.now()
  await db.execute(sql`select 1`)
  const answeredMs = Math.round(performance.now() - started)
  const { rows } = await db.execute<{ version: string; bytes: number; isReadOnly: boolean }>(sql`
    select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
      ${readsOnly} as "isReadOnly"`)
  const { version = '', bytes = 0, isReadOnly = false } = rows[0] ?? {}
  return { version, bytes, answeredMs, isReadOnly }
}

/** What the mail server last said to a mail that is not sent; null where nothing is wrong. */
export async function lastMailError(db: Db): Promise<string | null> {
  const { rows } = await db.execute<{ error: string }>(
    sql`select last_error as error from mails where last_error is not null and not is_doubtful order by id desc limit 1`,
  )
  return rows[0]?.error ?? null
}

/** Webhooks that should have arrived ten minutes ago, and those given up within a day. */
export async function webhookFigures(db: Db): Promise<{ late: number; failedLately: number }> {
  const { rows } = await db.execute<{ late: number; failedLately: number }>(sql`
    select count(*) filter (where state = 'pending' and next_attempt_at < now() - interval '10 minutes')::int as late,
      count(*) filter (where state = 'failed' and created_at > now() - interval '1 day')::int as "failedLately"
    from webhook_deliveries`)
  return rows[0] ?? { late: 0, failedLately: 0 }
}
