import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { asError } from '#db/caught.ts'
import type { Db } from '#db/client.ts'
import { tellingFailure } from '../worker.ts'
import type { Mail, MailLine, RenderedMail } from './mail.ts'
import { noteBeforeEnd } from './note-before-end.server.ts'
import type { SentFrom } from './note-before-end.server.ts'
import { renderMail } from './render-mail.ts'
import { waitBeforeRetry } from './retry.ts'
import { NotHandedError } from './smtp-line.server.ts'

/** How often the queue is looked at without being asked, in ms: for retries, and for what another server left. */
const LOOK_EVERY_MS = 15_000

/** How long stopping waits for the mail in hand, in ms; a mail that is cut off is sent again after its lease, or is in doubt. */
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
  database: SentFrom
  /** Opens a line to the mail server, or to the outbox. */
  openLine: () => MailLine
  /** Whether what the line takes reaches people. */
  delivers: boolean
  log: Logger
  /** Who signs the mails, asked for each. */
  sender: () => Promise<{ name: string; url: string }>
}

/** A mailer over a line. A mail that fails waits and is tried again; the log never holds its text. */
export function createMailer({ database, openLine, delivers, log, sender }: MailerParts): Mailer {
  const { db } = database
  let running: Promise<void> | null = null
  let again = false
  let stopped = false
  let line: MailLine | null = null

  async function deliver(to: MailLine, mail: DueMail): Promise<void> {
    let isGone = false
    const mark = async () => {
      isGone = !(await markHanding(database, mail))
      if (isGone) throw new Error('gone')
    }
    try {
      await to.hand(mail, mail.isOnce ? mark : undefined)
    } catch (error) {
      // Its alert has ended, or another server has taken it.
      if (!isGone) await noteFailure(mail, error)
      return
    }
    await removeMail(db, mail.id)
  }

  async function noteFailure(mail: DueMail, error: unknown): Promise<void> {
    const { id, attempts, age, isOnce } = mail
    const reason = asError(error).message
    const isDoubtful = isOnce && error instanceof NotHandedError && error.isDoubtful
    const wait = isDoubtful ? null : waitBeforeRetry({ attempts, age, responseCode: answerOf(error) })
    await putBackMail(db, id, { wait, reason, isDoubtful })
    log.warn({ mail: id, attempts, retryIn: wait, err: error }, 'mail not sent')
  }

  /** @returns whether there was one to send */
  async function next(to: MailLine): Promise<boolean> {
    if (stopped) return false
    const mail = await takeDueMail(db)
    if (mail) await deliver(to, mail)
    return mail !== null
  }

  async function work(): Promise<void> {
    again = false
    const opened = openLine()
    line = opened
    try {
      while (await next(opened)) continue
    } finally {
      opened.close()
    }
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

  const look = () => void flush().catch(tellingFailure(log, 'mail queue not readable'))

  return {
    delivers,
    async send(mail) {
      await addMail(db, renderMail(mail, await sender()))
      look()
    },
    async sendNow(mail) {
      const own = openLine()
      try {
        await own.hand('recipient' in mail ? mail : renderMail(mail, await sender()))
      } finally {
        own.close()
      }
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
        line?.close()
      }
    },
  }
}

/** What the mail server answered to this mail; undefined where there was no answer, or it was not about the mail. */
const answerOf = (error: unknown): number | undefined =>
  error instanceof NotHandedError ? error.code : undefined

/** A mail that is being sent by this server; `attempts` tells this taking from every other. `age` is in seconds. */
type DueMail = RenderedMail & {
  id: number
  attempts: number
  age: number
  /** Nobody may get it twice: whoever dies handing it over leaves it in doubt. */
  isOnce: boolean
}

/** Longer than sending one may take, in seconds: until then no other server takes the mail. */
const LEASE = 120

/** Puts a mail into the queue. @param alertId the alert that takes it away when it ends; it is handed over once at most then */
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
      attempts, extract(epoch from now() - created_at)::int as age, alert_id is not null as "isOnce"`)
  return rows[0] ?? null
}

/** What a mail is that its server died over, or never heard the end of. */
const IN_DOUBT = 'Không rõ đã tới hay chưa: máy chủ của trang dừng giữa chừng.'

/**
 * Notes that the end of a mail goes to the mail server now: it counts as in doubt until that has answered.
 * @returns false where it must not go: its alert has ended, or another server has taken it meanwhile
 */
const markHanding = (database: SentFrom, { id, attempts }: DueMail): Promise<boolean> =>
  noteBeforeEnd(
    database,
    sql`update mails set failed_at = now(), is_doubtful = true, last_error = ${IN_DOUBT}
      where id = ${id} and attempts = ${attempts} and failed_at is null returning 1`,
  )

/** Takes a mail out of the queue: the mail server has it. */
async function removeMail(db: Db, id: number): Promise<void> {
  await db.execute(sql`delete from mails where id = ${id}`)
}

type NotSent = {
  /** Seconds until it is tried again, null to give it up. */
  wait: number | null
  reason: string
  isDoubtful: boolean
}

/** Notes why a mail was not sent, and when to try again. */
async function putBackMail(db: Db, id: number, { wait, reason, isDoubtful }: NotSent): Promise<void> {
  const next =
    wait === null
      ? sql`failed_at = now()`
      : sql`failed_at = null, next_attempt_at = now() + make_interval(secs => ${wait})`
  await db.execute(
    sql`update mails set ${next}, is_doubtful = ${isDoubtful}, last_error = ${reason} where id = ${id}`,
  )
}
