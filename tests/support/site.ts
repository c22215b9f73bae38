import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { pino } from 'pino'
import { createViewCounter } from '#app/features/blog/view-counter.server.ts'
import { readEnv } from '#server/env.ts'
import type { Connection } from '#db/client.ts'

/** The built site over a database, asked without a socket. */
export type TestSite = {
  get(path: string, headers?: Record<string, string>): Promise<Response>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  request(path: string, init?: RequestInit): Promise<Response>
  /** Writes the views of articles that still wait. */
  flushViews(): Promise<void>
}

/** A browser's name: what carries a robot's is answered in one piece and not counted. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Safari/537.36'
const ORIGIN = 'http://localhost:3000'

/**
 * Builds the site's request handler over `connection`. Run `npm run build` first.
 * @param variables of the environment, beside the address
 */
export async function openSite(
  connection: Connection,
  variables: Record<string, string> = {},
): Promise<TestSite> {
  const build = pathToFileURL(resolve('build/server/index.js')).href
  const { createApp } = (await import(build)) as typeof import('#server/app.ts')
  const log = pino({ level: 'silent' })
  const views = createViewCounter(connection.db, log)
  const app = createApp({
    connection,
    env: readEnv({ SITE_URL: ORIGIN, ...variables }),
    secret: 'a secret of the tests, long enough',
    log,
    readiness: { accepting: true },
    views,
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
    flushViews: () => views.flush(),
    get: (path, headers = {}) => request(path, { headers }),
    post: (path, body, headers = {}) =>
      request(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
  }
}
