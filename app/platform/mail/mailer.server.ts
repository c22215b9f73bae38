import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Db } from '#db/client.ts'
import type { Mail, RenderedMail } from './mail.ts'
import { renderMail } from './render-mail.ts'
import { waitBeforeRetry } from './retry.ts'
import type { Transport } from './transport.server.ts'

/** How often the queue is looked at without being asked, in ms: for retries, and for what another server left. */
const LOOK_EVERY_MS = 15_000

/** How long stopping waits for the mail in hand, in ms; a mail that is cut off is sent again after its lease. */
const STOP_MS = 5_000

/** Sends mails from the queue in the database. */
export type Mailer = {
  /** Whether mails reach people: without a mail server they stay in a folder. */
  delivers: boolean
  /** Puts a mail into the queue and starts sending; resolves once nothing can lose it any more. */
  send(mail: Mail): Promise<void>
  /**
   * Asks who signs, then gives what puts mails into the queue within a transaction: asked within it, the embedded database's only
   * connection would wait for itself. `look` sends them once it has ended.
   */
  queue(): Promise<(tx: Pick<Db, 'execute'>, mail: Mail & { alertId?: number }) => Promise<void>>
  /** Hands one mail over at once, past the queue. @throws what the mail server says, or the disk of the outbox */
  sendNow(mail: Mail | RenderedMail): Promise<void>
  /** Starts sending. */
  look(): void
  /** Sends all that is due; resolves when nothing is. */
  flush(): Promise<void>
  /** Begins to look at the queue now and then. @returns the function that stops it, once the mail in hand is done */
  start(): () => Promise<void>
}

type MailerParts = {
  db: Db
  transport: Transport
  log: Logger
  /** Who signs the mails, asked for each. */
  sender: () => Promise<{ name: string; url: string }>
}

/** A mailer over a transport. A mail that fails waits and is tried again; the log never holds its text. */
export function createMailer({ db, transport, log, sender }: MailerParts): Mailer {
  let running: Promise<void> | null = null
  let again = false
  let stopped = false

  async function deliver(mail: DueMail): Promise<void> {
    try {
      await transport.send(mail)
    } catch (error) {
      const wait = waitBeforeRetry({ attempts: mail.attempts, age: mail.age, responseCode: refusal(error) })
      await putBackMail(db, mail.id, wait, error instanceof Error ? error.message : String(error))
      log.warn({ mail: mail.id, attempts: mail.attempts, retryIn: wait, err: error }, 'mail not sent')
      return
    }
    await removeMail(db, mail.id)
  }

  /** @returns whether there was one to send */
  async function next(): Promise<boolean> {
    if (stopped) return false
    const mail = await takeDueMail(db)
    if (mail) await deliver(mail)
    return mail !== null
  }

  async function work(): Promise<void> {
    again = false
    while (await next()) continue
    if (again) await work()
  }

  async function flush(): Promise<void> {
    again = running !== null
    running ??= work().finally(() => {
      running = null
      if (again && !stopped) look()
    })
    await running
  }

  const look = () =>
    void flush().catch((error: unknown) => log.error({ err: error }, 'mail queue not readable'))

  return {
    delivers: transport.delivers,
    async send(mail) {
      await addMail(db, renderMail(mail, await sender()))
      look()
    },
    async sendNow(mail) {
      await transport.send('recipient' in mail ? mail : renderMail(mail, await sender()))
    },
    async queue() {
      const signed = await sender()
      return (tx, { alertId, ...mail }) => addMail(tx, renderMail(mail, signed), alertId)
    },
    look,
    flush,
    start() {
      stopped = false
      look()
      const timer = setInterval(look, LOOK_EVERY_MS).unref()
      return async () => {
        clearInterval(timer)
        stopped = true
        const late = new Promise<void>((resolve) => setTimeout(resolve, STOP_MS).unref())
        await Promise.race([running?.catch(() => undefined), late])
        transport.close()
      }
    },
  }
}

/** What the server said to this mail. A refusal of our own name and password says nothing about the mail. */
function refusal(error: unknown): number | undefined {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  return code === 'EAUTH' ? undefined : responseCode
}

/** A mail that is being sent by this server. `age` is in seconds. */
type DueMail = RenderedMail & { id: number; attempts: number; age: number }

/** Longer than sending one may take, in seconds: until then no other server takes the mail. */
const LEASE = 120

/** Puts a mail into the queue. @param alertId the alert that takes it away when it ends */
async function addMail(db: Pick<Db, 'execute'>, mail: RenderedMail, alertId?: number): Promise<void> {
  const { recipient, subject, text, html, replyTo, unsubscribeUrl } = mail
  await db.execute(sql`
    insert into mails (recipient, subject, text, html, reply_to, unsubscribe_url, alert_id)
    values (${recipient}, ${subject}, ${text}, ${html}, ${replyTo}, ${unsubscribeUrl}, ${alertId ?? null})`)
}

/** Takes the mail that has waited longest; null where none is due. A server that dies holding it loses it after the lease. */
async function takeDueMail(db: Db): Promise<DueMail | null> {
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
async function removeMail(db: Db, id: number): Promise<void> {
  await db.execute(sql`delete from mails where id = ${id}`)
}

/** Notes why a mail was not sent, and when to try again; `wait` in seconds, null to give it up. */
async function putBackMail(db: Db, id: number, wait: number | null, error: string): Promise<void> {
  await db.execute(
    wait === null
      ? sql`update mails set failed_at = now(), last_error = ${error} where id = ${id}`
      : sql`update mails set next_attempt_at = now() + make_interval(secs => ${wait}), last_error = ${error} where id = ${id}`,
  )
}
