import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pino } from 'pino'
import { createMailer } from '#app/features/mail/mailer.server.ts'
import type { RenderedMail } from '#app/features/mail/mail.ts'
import { readEnv } from '#server/env.ts'
import type { Connection } from '#db/client.ts'

/** The built site over a database, asked without a socket. */
export type TestSite = {
  get(path: string, headers?: Record<string, string>): Promise<Response>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  request(path: string, init?: RequestInit): Promise<Response>
  /** Every mail that was sent, oldest first; waits until the queue is empty. */
  mails(): Promise<RenderedMail[]>
}

/** A browser's name: what carries a robot's is answered in one piece and not counted. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36'
const ORIGIN = 'http://localhost:3000'

/** Builds the site's request handler over `connection`. Run `npm run build` first. */
export async function openSite(connection: Connection, env: Record<string, string> = {}): Promise<TestSite> {
  const build = pathToFileURL(resolve('build/server/index.js')).href
  const { createApp } = (await import(build)) as typeof import('#server/app.ts')
  const log = pino({ level: 'silent' })
  const sent: RenderedMail[] = []
  const send = (mail: RenderedMail) => Promise.resolve(void sent.push(mail))
  const mailer = createMailer({
    db: connection.db,
    transport: { send, close: () => undefined },
    log,
    sender: { name: 'Chọn Máy', url: ORIGIN },
  })
  const app = createApp({
    connection,
    env: readEnv({ SITE_URL: ORIGIN, ...env }),
    secret: 'a secret of the tests, long enough',
    log,
    mailer,
    readiness: { accepting: true },
  })
  const request = async (path: string, init: RequestInit = {}) =>
    app.fetch(
      new Request(ORIGIN + path, {
        ...init,
        headers: { 'User-Agent': BROWSER, ...(init.headers as object) },
      }),
      {},
    )
  return {
    request,
    async mails() {
      await mailer.flush()
      return sent
    },
    get: (path, headers = {}) => request(path, { headers }),
    post: (path, body, headers = {}) =>
      request(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  }
}
