import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.ts'
import type { RenderedMail } from './mail.ts'

/** A mail that is being sent by this server. `age` is in seconds. */
export type DueMail = RenderedMail & { id: number; attempts: number; age: number }

/** Longer than sending one may take, in seconds: until then no other server takes the mail. */
const LEASE = 120

/** Puts a mail into the queue. */
export async function addMail(db: Db, mail: RenderedMail): Promise<void> {
  const { recipient, subject, text, html, replyTo, unsubscribeUrl } = mail
  await db.execute(sql`
    insert into mails (recipient, subject, text, html, reply_to, unsubscribe_url)
    values (${recipient}, ${subject}, ${text}, ${html}, ${replyTo}, ${unsubscribeUrl})`)
}

/** Takes the mail that has waited longest; null where none is due. A server that dies holding it loses it after the lease. */
export async function takeDueMail(db: Db): Promise<DueMail | null> {
  const { rows } = await db.execute<DueMail>(sql`
    update mails set attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => ${LEASE})
    where id = (
      select id from mails where next_attempt_at <= now() and failed_at is null
      order by next_attempt_at limit 1 for update skip locked)
    returning id, recipient, subject, text, html, reply_to as "replyTo", unsubscribe_url as "unsubscribeUrl",
      attempts, extract(epoch from now() - created_at)::int as age`)
  return rows[0] ?? null
}

/** Takes a mail out of the queue: the mail server has it. */
export async function removeMail(db: Db, id: number): Promise<void> {
  await db.execute(sql`delete from mails where id = ${id}`)
}

/** Notes why a mail was not sent, and when to try again; `wait` in seconds, null to give it up. */
export async function putBackMail(db: Db, id: number, wait: number | null, error: string): Promise<void> {
  await db.execute(
    wait === null
      ? sql`update mails set failed_at = now(), last_error = ${error} where id = ${id}`
      : sql`update mails set next_attempt_at = now() + make_interval(secs => ${wait}), last_error = ${error} where id = ${id}`,
  )
}
