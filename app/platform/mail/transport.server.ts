import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeEml } from './eml.ts'
import { headersOf } from './mail.ts'
import type { RenderedMail } from './mail.ts'

/** Hands one mail over, or throws. `delivers` says whether it then reaches a person; `close` lets go of connections. */
export type Transport = { delivers: boolean; send(mail: RenderedMail): Promise<void>; close(): void }

/** A mail server that is silent for so long is taken for gone, and so long the whole of handing over one mail may take, in ms. */
export const MAIL_TIMES = { silence: 10_000, whole: 30_000 }

/** Sends by the mail server at `url` (`smtp://user:password@host:587`, `smtps://`). */
export function smtpTransport(url: string, from: string, times = MAIL_TIMES): Transport {
  const server = import('nodemailer').then(({ createTransport }) =>
    createTransport(
      {
        url,
        connectionTimeout: times.silence,
        greetingTimeout: times.silence,
        socketTimeout: times.silence,
        dnsTimeout: times.silence,
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      { from },
    ),
  )
  return {
    delivers: true,
    async send(mail) {
      await withinTime((await server).sendMail(nodemailerMail(mail)), times.whole)
    },
    close: () => void server.then((open) => open.close()),
  }
}

/**
 * Writes every mail into `folder` as an .eml file, which any mail program opens: for a site without a mail server.
 * A file has its name only when it is whole.
 */
export function outboxTransport(folder: string, from: string): Transport {
  return {
    delivers: false,
    async send(mail) {
      const date = new Date()
      const boundary = randomUUID()
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${date.toISOString().replaceAll(/[:.]/g, '-')}-${boundary.slice(0, 8)}.eml`
      const file = join(folder, name)
      await writeFile(`${file}.part`, writeEml(mail, { from, date, boundary }), { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    close: () => undefined,
  }
}

/** A mail as the library takes it. */
export const nodemailerMail = ({
  recipient,
  subject,
  text,
  html,
  replyTo,
  unsubscribeUrl,
}: RenderedMail) => ({
  // As an object: nodemailer would read a list of addresses out of a text.
  to: { name: '', address: recipient },
  ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
  subject,
  text,
  html,
  headers: headersOf({ unsubscribeUrl }),
})

/** @throws where `work` takes longer than `ms` */
export async function withinTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the mail server took longer than ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
