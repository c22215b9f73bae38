import { join } from 'node:path'
import type { Logger } from 'pino'
import { mailTrouble, sayTrouble } from '#app/platform/mail/mail-trouble.ts'
import type { MailLine } from '#app/platform/mail/mail.ts'
import { createMailer } from '#app/platform/mail/mailer.server.ts'
import type { Mailer } from '#app/platform/mail/mailer.server.ts'
import type { SentFrom } from '#app/platform/mail/note-before-end.server.ts'
import { outboxLine } from '#app/platform/mail/outbox.server.ts'
import { smtpLine, tryMailServer } from '#app/platform/mail/smtp-line.server.ts'
import { readSettings } from '#app/platform/site/settings.server.ts'
import { maskPersonalData } from '#app/vietnamese/mask.ts'
import { linkedAddress } from './env.ts'
import type { Env } from './env.ts'

/** The mailer the environment asks for: a mail server, or files in the data directory. */
export function openMailer(database: SentFrom, env: Env, log: Logger): Mailer {
  const outbox = join(env.dataDir, 'outbox')
  if (!env.mailServer)
    log.warn(
      { outbox },
      `${env.isCopy ? 'COPY=on' : 'no mail server (SMTP_URL)'}: mails are written into the outbox folder`,
    )
  const openLine = mailLines(env) ?? (() => outboxLine(outbox, env.mailFrom))
  const url = linkedAddress(env)
  const sender = async () => ({ name: (await readSettings(database.db)).name, url })
  return createMailer({ database, openLine, delivers: env.mailServer !== null, log, sender })
}

/** What opens lines to the mail server of the environment, for mails to many; null where there is none. */
export const mailLines = ({
  mailServer,
  mailFrom,
}: Pick<Env, 'mailServer' | 'mailFrom'>): (() => MailLine) | null =>
  mailServer ? () => smtpLine(mailServer, mailFrom) : null

/** Tries the mail server of the environment, where there is one, and says in one line of the log what is wrong with it. Never throws. */
export async function tellMailServer({ mailServer }: Pick<Env, 'mailServer'>, log: Logger): Promise<void> {
  if (!mailServer) return
  try {
    await tryMailServer(mailServer)
    log.info('the mail server answers')
  } catch (error) {
    log.warn(maskPersonalData(sayTrouble(mailTrouble(error))))
  }
}
