import type { Logger } from 'pino'
import { endKey } from '#app/domain/contact/links.server.ts'
import type { Seal } from '#app/domain/contact/links.server.ts'
import type { ListMail, MailLine } from '#app/platform/mail/mail.ts'
import type { SentFrom } from '#app/platform/mail/note-before-end.server.ts'
import { waitBeforeRetry } from '#app/platform/mail/retry.ts'
import { NotHandedError } from '#app/platform/mail/smtp-line.server.ts'
import { readSettings } from '#app/platform/site/settings.server.ts'
import { createWorker, inLanes, tellingFailure } from '#app/platform/worker.ts'
import {
  finishIssues,
  markHanding,
  noteDoubtful,
  noteNotSent,
  noteRefusal,
  noteSent,
  settleAbandoned,
  takeDelivery,
} from './deliveries.server.ts'
import type { Taken } from './deliveries.server.ts'
import { issuePath } from './issue.ts'
import { renderIssue } from './render-issue.ts'
import { startScheduled } from './start-issue.server.ts'

/** How often it is looked what is due, in ms. */
const LOOK_EVERY_MS = 3_000
/** Connections to the mail server at the same moment. */
const LANES = 4
/** How long stopping waits for the mails in hand, in ms; what is cut off is settled as that of a server that died. */
const STOP_MS = 8_000
/** Characters kept of what the mail server said. */
const MOST_REASON = 300

/** Sends issues of the newsletter. */
export type NewsletterSender = {
  /** Sends all that is due and allowed now. */
  flush(): Promise<void>
  /** Begins to look now and then. @returns the function that stops it, behind the mails in hand */
  start(): () => Promise<void>
}

type Parts = {
  database: SentFrom
  /** Opens a line to the mail server; null where there is none: nothing is sent then. */
  openLine: (() => MailLine) | null
  seal: Seal
  /** Without a trailing slash. */
  siteUrl: string
  log: Logger
}

/**
 * Any number of servers may have one each (decision 0034): a delivery is taken in a transaction, noted as being handed over before the
 * mail server gets the end of its text, and never sent by itself after that.
 */
export function createNewsletterSender({ database, openLine, seal, siteUrl, log }: Parts): NewsletterSender {
  const { db } = database
  let stopped = false

  async function deliver(line: MailLine, taken: Taken, sender: Sender): Promise<void> {
    let isHeld = false
    try {
      await line.hand(mailOf(taken, { seal, siteUrl, sender }), async () => {
        isHeld = !(await markHanding(database, taken))
        if (isHeld) throw new Error('held')
      })
    } catch (error) {
      // Held, left or taken over: nothing that counts as a failure, and looked at again when it is due.
      if (isHeld) return noteNotSent(db, taken, { wait: 0, reason: null })
      return noteFailure(taken, error)
    }
    await noteSent(db, taken)
  }

  async function noteFailure(taken: Taken, error: unknown): Promise<void> {
    if (!(error instanceof NotHandedError)) throw error
    const reason = reasonOf(error)
    if (error.isDoubtful) await noteDoubtful(db, taken, reason)
    else {
      const { attempts, age } = taken
      const wait = waitBeforeRetry({ attempts, age, responseCode: error.code })
      await noteNotSent(db, taken, { wait, reason })
      if (wait === null && error.isAboutRecipient && (error.code ?? 0) >= 500)
        await noteRefusal(db, taken.subscriptionId, reason)
    }
    log.warn({ delivery: taken.id, attempts: taken.attempts, code: error.code }, 'newsletter not sent')
  }

  /** @returns whether there was one to send */
  async function next(line: MailLine, perMinute: number, sender: Sender): Promise<boolean> {
    if (stopped) return false
    const taken = await takeDelivery(db, perMinute)
    if (taken) await deliver(line, taken, sender)
    return taken !== null
  }

  async function lane(open: () => MailLine, perMinute: number, sender: Sender): Promise<void> {
    const line = open()
    try {
      while (await next(line, perMinute, sender)) continue
    } finally {
      line.close()
    }
  }

  async function work(): Promise<void> {
    if (!openLine) return
    await startScheduled(db)
    await settleAbandoned(db)
    const { name, address, newsletterPerMinute } = await readSettings(db)
    await inLanes(LANES, () => lane(openLine, newsletterPerMinute, { name, address }))
    await finishIssues(db)
  }

  const worker = createWorker({
    work,
    everyMs: LOOK_EVERY_MS,
    stopMs: STOP_MS,
    onFailure: tellingFailure(log, 'newsletter queue not readable'),
  })
  return {
    flush: worker.run,
    start() {
      stopped = false
      const stop = worker.start()
      return async () => {
        stopped = true
        await stop()
      }
    },
  }
}

type Sender = { name: string; address: string | null }

/** The mail of a delivery. Its name is the same each time it is tried, so that mail servers may know it again. */
function mailOf(
  { id, issueId, subscriptionId, email, content }: Taken,
  { seal, siteUrl, sender }: { seal: Seal; siteUrl: string; sender: Sender },
): ListMail {
  const { hostname } = new URL(siteUrl)
  const endUrl = `${siteUrl}/ban-tin/huy?khoa=${endKey(seal, subscriptionId)}&so=${issueId}`
  const frame = {
    siteName: sender.name,
    siteUrl,
    address: sender.address,
    webUrl: siteUrl + issuePath(issueId),
    endUrl,
  }
  return {
    ...renderIssue(content, frame),
    recipient: email,
    subject: content.subject,
    replyTo: null,
    unsubscribeUrl: endUrl,
    fromName: sender.name,
    messageId: `<ban-tin.${issueId}.${id}@${hostname}>`,
    listId: `<ban-tin.${hostname}>`,
  }
}

/** What the mail server said, on one line and without addresses: rows of deliveries tell nothing of anybody. */
const reasonOf = (error: Error): string =>
  error.message
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '…')
    .slice(0, MOST_REASON)
