import { sql } from 'drizzle-orm'
import { noteBeforeEnd } from '#app/platform/mail/note-before-end.server.ts'
import type { SentFrom } from '#app/platform/mail/note-before-end.server.ts'
import type { Db, Transaction } from '#db/client.ts'
import type { IssueContent } from './issue.ts'
import { MAY_GET } from './start-issue.server.ts'

/** Longer than handing over one mail may take, in seconds: until then the server that took a delivery is believed to be alive. */
const LEASE = 120

/** A delivery that this server has taken; `attempts` tells this taking from every other. `age` is in seconds. */
export type Taken = {
  id: number
  issueId: number
  subscriptionId: number
  email: string
  attempts: number
  age: number
  content: IssueContent
}

/**
 * Takes the delivery that has waited longest, of any issue that is being sent; null where none is due, or where as many as `perMinute`
 * were taken in the last minute, by all servers together. Who may not get it any more is passed over for good.
 */
export function takeDelivery(db: Db, perMinute: number): Promise<Taken | null> {
  return db.transaction(async (tx) => {
    // One server takes at a time: so the count below is true.
    const { rows: running } = await tx.execute<{ id: number }>(
      sql`select id from newsletter_issues where state = 'sending' order by id for update`,
    )
    if (running.length === 0) return null
    const ids = sql.join(
      running.map(({ id }) => sql`${id}`),
      sql`, `,
    )
    const { rows: counted } = await tx.execute<{ n: number }>(
      sql`select count(*)::int as n from newsletter_deliveries where taken_at > now() - interval '1 minute'`,
    )
    if ((counted[0]?.n ?? 0) >= perMinute) return null
    for (;;) {
      const { rows: due } = await tx.execute<{ id: number; mayGet: boolean }>(sql`
        select d.id, s.id is not null and ${MAY_GET} as "mayGet"
        from newsletter_deliveries d left join subscriptions s on s.id = d.subscription_id
        where d.issue_id in (${ids}) and d.state = 'waiting' and d.next_attempt_at <= now()
        order by d.issue_id, d.next_attempt_at, d.id limit 1`)
      if (!due[0]) return null
      if (due[0].mayGet) return take(tx, due[0].id)
      await tx.execute(
        sql`update newsletter_deliveries set state = 'skipped', settled_at = now() where id = ${due[0].id}`,
      )
    }
  })
}

async function take(tx: Transaction, id: number): Promise<Taken | null> {
  const { rows } = await tx.execute<Taken>(sql`
    update newsletter_deliveries d set state = 'taken', attempts = d.attempts + 1, taken_at = now(),
      taken_until = now() + make_interval(secs => ${LEASE})
    from subscriptions s, newsletter_issues i
    where d.id = ${id} and s.id = d.subscription_id and i.id = d.issue_id
    returning d.id, d.issue_id as "issueId", s.id as "subscriptionId", s.email, d.attempts, i.sent_content as content,
      extract(epoch from now() - i.started_at)::int as age`)
  return rows[0] ?? null
}

/**
 * Notes that the end of a mail goes to the mail server now.
 * @returns false where the end must not go: the issue is held, its reader has left, or another server has taken it meanwhile
 */
export const markHanding = (database: SentFrom, { id, attempts }: Taken): Promise<boolean> =>
  noteBeforeEnd(
    database,
    sql`
      update newsletter_deliveries d set state = 'handing'
      from subscriptions s, newsletter_issues i
      where d.id = ${id} and d.attempts = ${attempts} and d.state = 'taken' and s.id = d.subscription_id and ${MAY_GET}
        and i.id = d.issue_id and i.state = 'sending' returning 1`,
  )

/** The mail server has it. */
export async function noteSent(db: Db, { id, attempts }: Taken): Promise<void> {
  await db.execute(sql`
    update newsletter_deliveries set state = 'sent', settled_at = now(), reason = null
    where id = ${id} and attempts = ${attempts} and state in ('taken', 'handing', 'doubtful')`)
}

/** It is not known whether the mail server has it. */
export async function noteDoubtful(db: Db, { id, attempts }: Taken, reason: string): Promise<void> {
  await db.execute(sql`
    update newsletter_deliveries set state = 'doubtful', settled_at = now(), reason = ${reason}
    where id = ${id} and attempts = ${attempts} and state in ('taken', 'handing')`)
}

/** The mail server has it not; it is tried again after `wait` seconds, null for never. */
export async function noteNotSent(
  db: Db,
  { id, attempts }: Taken,
  { wait, reason }: { wait: number | null; reason: string | null },
): Promise<void> {
  const next =
    wait === null
      ? sql`state = 'failed', settled_at = now()`
      : sql`state = 'waiting', next_attempt_at = now() + make_interval(secs => ${wait})`
  await db.execute(sql`
    update newsletter_deliveries set ${next}, taken_until = null, reason = ${reason}
    where id = ${id} and attempts = ${attempts} and state in ('taken', 'handing')`)
}

/** The mail server refuses an address for good: it is not written to any more. */
export async function noteRefusal(db: Db, subscriptionId: number, reason: string): Promise<void> {
  await db.execute(sql`
    update subscriptions set refused_at = now(), refusals = refusals + 1, refusal_reason = ${reason}
    where id = ${subscriptionId}`)
}

/**
 * Settles what servers held that are not there any more. What the mail server surely does not have is sent by another; what it may have
 * is left in doubt: nobody gets an issue twice by itself.
 */
export async function settleAbandoned(db: Db): Promise<void> {
  await db.execute(sql`
    update newsletter_deliveries set
      state = case when state = 'taken' then 'waiting' else 'doubtful' end,
      settled_at = case when state = 'taken' then null else now() end, taken_until = null,
      reason = case when state = 'taken' then reason else 'Máy chủ của trang dừng giữa chừng.' end
    where state in ('taken', 'handing') and taken_until < now()`)
}

/** Notes the issues of which nothing is left to do. */
export async function finishIssues(db: Db): Promise<void> {
  await db.execute(sql`
    update newsletter_issues i set state = 'sent', finished_at = now(), updated_at = now()
    where i.state = 'sending' and not exists (
      select from newsletter_deliveries d where d.issue_id = i.id and d.state in ('waiting', 'taken', 'handing'))`)
}
