import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pino } from 'pino'
import type { Logger } from 'pino'
import { createAddressCounter } from '#app/domain/blog/redirects/address-counter.server.ts'
import { createViewCounter } from '#app/domain/blog/view-counter.server.ts'
import { createAlertTeller } from '#app/domain/contact/alerts/alert-teller.server.ts'
import { createPictureRunner } from '#app/domain/imports/articles/pictures/picture-runner.server.ts'
import { FEED_LIMITS } from '#app/domain/imports/feeds/feed.ts'
import { openFeedRunner, openImportRunner } from '#app/domain/imports/imports.server.ts'
import { createNewsletterSender } from '#app/domain/newsletter/newsletter-sender.server.ts'
import type { RenderedMail } from '#app/platform/mail/mail.ts'
import { createMailer } from '#app/platform/mail/mailer.server.ts'
import { createFetcher } from '#app/platform/outbound/fetch-file.server.ts'
import { createPoster } from '#app/platform/outbound/post-text.server.ts'
import { createWebhookSender } from '#app/platform/webhooks/sender.server.ts'
import type { Connection } from '#db/client.ts'
import { readEnv } from '#server/env.ts'
import { mailLines } from '#server/mail.ts'
import { openMedia } from '#server/media.ts'
import { createMetrics } from '#server/metrics/metrics.ts'
import { poolGauges } from '#server/metrics/names.ts'
import { sealWith } from '#server/secret.ts'

/** The built site over a database, asked without a socket. */
export type TestSite = {
  get(path: string, headers?: Record<string, string>): Promise<Response>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  request(path: string, init?: RequestInit): Promise<Response>
  /** Writes the views of articles that still wait. */
  flushViews(): Promise<void>
  /** Writes what was counted of redirects and missing pages. */
  flushAddresses(): Promise<void>
  /** Fetches the pictures of imported articles until none is due. */
  finishPictures(): Promise<void>
  /** Works on imports until none waits. */
  finishImports(): Promise<void>
  /** Reads feeds until none is due. */
  finishFeeds(): Promise<void>
  /** Sends the webhooks that are due, to this machine too. */
  sendWebhooks(): Promise<void>
  /** Queues the mails of alerts that are due. @returns how many */
  tellPrices(): Promise<number>
  /** Sends what is due of the newsletter, by the mail server of SMTP_URL. */
  sendNewsletter(): Promise<void>
  /** Every mail that was sent, oldest first; waits until the queue is empty. */
  mails(): Promise<RenderedMail[]>
}

/** A browser's name: what carries a robot's is answered in one piece and not counted. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36'
const ORIGIN = 'http://localhost:3000'
/** How long the receiver of a webhook may take in tests, in ms. */
const WEBHOOK_MS = 500

/** What a site is made of in tests: mails are kept in `sent`, nothing is logged. */
export function partsOver(
  connection: Connection,
  variables: Record<string, string> = {},
  log: Logger = pino({ level: 'silent' }),
) {
  const views = createViewCounter(connection.db, log)
  const sent: RenderedMail[] = []
  const hand = async (mail: RenderedMail, mark?: () => Promise<void>) => {
    await mark?.()
    sent.push(mail)
  }
  const mailer = createMailer({
    database: connection,
    openLine: () => ({ hand, close: () => undefined }),
    delivers: 'SMTP_URL' in variables,
    log,
    sender: () => Promise.resolve({ name: 'Chọn Máy', url: ORIGIN }),
  })
  const folder = mkdtempSync(join(tmpdir(), 'cm-files-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const imports = openImportRunner(connection, folder, log)
  const fetchFile = createFetcher({ limits: FEED_LIMITS, trusts: ({ hostname }) => hostname === '127.0.0.1' })
  const env = readEnv({ SITE_URL: ORIGIN, ...variables })
  const articlePictures = createPictureRunner({
    connection,
    store: openMedia(env, log),
    fetchFile,
    folder,
    log,
  })
  const addresses = createAddressCounter(connection.db, log)
  const feeds = openFeedRunner(connection, { imports, fetchFile, log })
  const secret = 'a secret of the tests, long enough'
  const alerts = createAlertTeller({
    db: connection.db,
    mailer,
    seal: sealWith(secret),
    siteUrl: ORIGIN,
    log,
  })
  const newsletter = createNewsletterSender({
    database: connection,
    openLine: mailLines(env),
    seal: sealWith(secret),
    siteUrl: ORIGIN,
    log,
  })
  const webhooks = createWebhookSender({
    db: connection.db,
    post: createPoster({ whole: WEBHOOK_MS, trusts: ({ hostname }) => hostname === '127.0.0.1' }),
    seal: sealWith(secret),
    log,
  })
  const metrics = createMetrics()
  poolGauges(metrics.registry, connection.pool)
  const parts = {
    metrics,
    telemetry: metrics,
    connection,
    env,
    secret,
    log,
    mailer,
    readiness: { accepting: true, isWarm: true },
    views,
    addresses,
    fetchLink: fetchFile,
    imports,
    articlePictures,
    feeds,
  }
  return {
    parts,
    views,
    addresses,
    mailer,
    imports,
    articlePictures,
    feeds,
    alerts,
    newsletter,
    webhooks,
    sent,
  }
}

/**
 * Builds the site's request handler over `connection`. Run `npm run build` first.
 * @param variables of the environment, beside the address @param log silent unless given
 */
export async function openSite(
  connection: Connection,
  variables: Record<string, string> = {},
  log?: Logger,
): Promise<TestSite> {
  const build = pathToFileURL(resolve('build/server/app.js')).href
  const { createApp } = (await import(build)) as typeof import('#server/app.ts')
  const {
    parts,
    views,
    addresses,
    mailer,
    imports,
    articlePictures,
    feeds,
    alerts,
    newsletter,
    webhooks,
    sent,
  } = partsOver(connection, variables, log)
  const app = createApp(parts)
  const request = async (path: string, init: RequestInit = {}) =>
    app.fetch(
      new Request(path.startsWith('http:') ? path : ORIGIN + path, {
        ...init,
        headers: { 'User-Agent': BROWSER, ...(init.headers as object) },
      }),
      {},
    )
  return {
    request,
    flushViews: () => views.flush(),
    flushAddresses: () => addresses.flush(),
    finishPictures: () => articlePictures.finish(),
    finishImports: () => imports.finish(),
    finishFeeds: () => feeds.finish(),
    sendWebhooks: () => webhooks.flush(),
    tellPrices: () => alerts.tell(),
    sendNewsletter: () => newsletter.flush(),
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
