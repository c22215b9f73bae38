import { basename } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { requestId } from 'hono/request-id'
import { isbot } from 'isbot'
import type { Logger } from 'pino'
import { RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { ARTICLE_BODY_LIMIT, BODY_LIMIT, sayBytes } from '#app/api/call-limits.ts'
import { createAccounts } from '#app/domain/account/accounts.server.ts'
import { createAdvisor } from '#app/domain/advisor/advisor.server.ts'
import type { AddressCounter } from '#app/domain/blog/redirects/address-counter.server.ts'
import type { ViewCounter } from '#app/domain/blog/view-counter.server.ts'
import { keepKinds } from '#app/domain/catalogue/kinds/present-kinds.server.ts'
import type { PictureRunner } from '#app/domain/imports/articles/pictures/picture-runner.server.ts'
import type { FeedRunner } from '#app/domain/imports/feeds/feed-runner.server.ts'
import type { ImportRunner } from '#app/domain/imports/runner.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { apiPersonOf } from '#app/edge/guard.server.ts'
import { problem } from '#app/edge/problem.ts'
import { wholeBytesOf, wholeResponse } from '#app/edge/whole-response.server.ts'
import { say, speakAsAsked } from '#app/platform/language.server.ts'
import type { Mailer } from '#app/platform/mail/mailer.server.ts'
import { MOST_BYTES, UPLOAD_PATH } from '#app/platform/media/picture.ts'
import { outageOf } from '#app/platform/outage.ts'
import type { Outage } from '#app/platform/outage.ts'
import type { FetchFile } from '#app/platform/outbound/fetch-file.server.ts'
import { isLoopback } from '#app/platform/outbound/guarded-address.server.ts'
import { READ_ONLY } from '#app/platform/refusal.ts'
import { settingsCache } from '#app/platform/site/settings-cache.server.ts'
import { readSettings } from '#app/platform/site/settings.server.ts'
import { publicSite } from '#app/platform/site/site-settings.ts'
import type { Changes } from '#db/changes.ts'
import type { Connection } from '#db/client.ts'
import type { Reads } from '#db/read-replica.ts'
import { inAnswerLanguage } from './answer-language.ts'
import { brotliWholeAnswers } from './brotli.ts'
import { crossOrigin, mayCallFrom } from './cors.ts'
import { linkedAddress } from './env.ts'
import type { Env } from './env.ts'
import { healthRoutes } from './health.ts'
import type { Readiness } from './health.ts'
import { openMedia } from './media.ts'
import { knownMethods, methodsByPath } from './methods.ts'
import type { Metrics } from './metrics/metrics.ts'
import { metricsRoute } from './metrics/route.ts'
import { namesKey } from './named-key.ts'
import { followChanges } from './pages/follow-changes.ts'
import type { Keeping } from './pages/keeping.ts'
import { createPageData } from './pages/page-data.ts'
import { hasBrokenQuery, hasTwoHosts, isMalformedPath, isMachinePath, takesFiles } from './paths.ts'
import { keptFromCaches } from './personal.ts'
import { requestLog } from './request-log.ts'
import { handleByBranch } from './route-branches.ts'
import { sameOriginWrites } from './same-origin.ts'
import { sealWith } from './secret.ts'
import { securityHeaders } from './security-headers.ts'
import { readSiteState } from './state/read-site-state.ts'
import { watchRequests } from './telemetry.ts'
import type { Telemetry, Watched } from './telemetry.ts'
import { hasLeft } from './told-status.ts'
import { endUnreadBodies } from './unread-body.ts'
import { rememberedByConnection, visitorAddress, visitorHash } from './visitor.ts'

type App = Hono<{
  Bindings: Partial<HttpBindings> & { keeping?: Keeping }
  Variables: { requestId: string; nonce?: string } & Watched
}>

/** What the server is made of. */
export type AppParts = {
  connection: Connection
  /** Where pages for everybody are read; absent, from the same. */
  reads?: Pick<Reads, 'db' | 'state'>
  env: Env
  /** Key of the visitors' hashes. */
  secret: string
  log: Logger
  readiness: Readiness
  /** Outlives the handler: whoever stops the server writes what it still holds. */
  views: ViewCounter
  addresses: AddressCounter
  /** How links of articles are looked at. */
  fetchLink: FetchFile
  mailer: Mailer
  imports: ImportRunner
  articlePictures: PictureRunner
  feeds: FeedRunner
  /** What any server changes; absent, changed settings are known here after a few seconds. */
  changes?: Changes
  metrics: Metrics
  /** What is told of every request and answer. */
  telemetry: Telemetry
}

/** Paths whose body may be larger, in bytes: a file, or the text of an article, and the form around it. `told` is what a refusal says, where that is the limit of the file. */
const LARGER_BODIES: readonly { path: RegExp; most: number; told?: number }[] = [
  { path: /^\/admin\/redirects(?:\.data)?$/, most: 2 ** 20 },
  { path: new RegExp(`^${UPLOAD_PATH}$`), most: MOST_BYTES + BODY_LIMIT, told: MOST_BYTES },
  {
    path: /^\/(?:admin\/articles\/(?:new|\d+\/edit|save|autosave|preview|check-html|check)(?:\.data)?|api\/v1\/articles(?:\/\d+)?)$/,
    most: ARTICLE_BODY_LIMIT,
  },
]

speakAsAsked()

const mode = import.meta.env.PROD ? 'production' : 'development'

/** The whole site as one request handler: headers, limits, log, health, files, then React Router. */
export function createApp({
  connection,
  reads,
  env,
  secret,
  log,
  readiness,
  views,
  addresses,
  fetchLink,
  mailer,
  imports,
  articlePictures,
  feeds,
  changes,
  metrics,
  telemetry,
}: AppParts): App {
  const app: App = new Hono()
  const handle = handleByBranch(build, mode)
  const settings = settingsCache(() => readSettings(connection.db, env.demo), {
    onFailure: (error) => log.warn({ err: error }, 'settings not readable'),
  })
  changes?.subscribe({ onChange: (tag) => tag === 'site' && settings.forget(), onHearing: settings.forget })
  const kinds = keepKinds(connection.db, (error) => log.warn({ err: error }, 'kinds not readable'))
  const readKindsAnew = () => {
    kinds.forget()
    void kinds.read()
  }
  changes?.subscribe({ onChange: (tag) => tag === 'kinds' && readKindsAnew(), onHearing: readKindsAnew })
  const pageData = createPageData()
  if (changes) followChanges(pageData, changes)
  const advisor = createAdvisor(
    connection.db,
    log,
    env.languageModel,
    () => settings.read(),
    telemetry.advisor,
  )
  const media = openMedia(env, log)
  const siteUrl = linkedAddress(env)
  const accounts = createAccounts({ db: connection.db, secret, siteUrl, log, mailer })
  const https = env.siteUrl?.startsWith('https:') ?? false

  const hashOf = rememberedByConnection(({ address, forwarded }) =>
    visitorHash(visitorAddress(address, forwarded, env.trustProxy), secret),
  )
  const isRobot = rememberedByConnection(({ agent }) => isbot(agent ?? ''))

  app.use(requestId({ headerName: '' }), requestLog(log), watchRequests(telemetry))
  app.use(endUnreadBodies, inAnswerLanguage, compress(), brotliWholeAnswers())
  app.use(crossOrigin(env.corsOrigins))
  app.use(securityHeaders({ https, development: mode === 'development' }))
  app.use(async (c, next) => {
    if (!isMalformedPath(c.req.raw.url) && !hasTwoHosts(c.env.incoming?.rawHeaders ?? [])) return next()
    return problem(400, say({ vi: 'Đường dẫn không hợp lệ.', en: 'The path is not valid.' }))
  })
  app.use(async (c, next) => (hasBrokenQuery(c.req.raw.url) ? problem(400, say(BROKEN_QUERY)) : next()))
  app.use(keptFromCaches, sameOriginWrites(env.siteUrl, mayCallFrom(env.corsOrigins)))
  app.use(knownMethods(methodsByPath(build)))
  app.route('/', healthRoutes(connection.pool, readiness))
  app.route('/', metricsRoute(metrics, { ...connection, reads }, env))
  if (mode === 'production') serveFiles(app)
  const larger = LARGER_BODIES.map(({ path, most, told }) => ({ path, limited: limitBody(most, told) }))
  const limited = limitBody(BODY_LIMIT)
  app.use((c, next) => {
    // To ask a request for its body makes all of it, which nothing else that reads does.
    if (c.req.method === 'GET' || c.req.method === 'HEAD' || takesFiles(c.req.path)) return next()
    return (larger.find(({ path }) => path.test(c.req.path))?.limited ?? limited)(c, next)
  })
  app.all('*', async (c) => {
    const { incoming } = c.env
    const reader = {
      address: incoming?.socket.remoteAddress ?? '',
      forwarded: c.req.header('x-forwarded-for'),
      agent: c.req.header('user-agent'),
    }
    const connectionOf = incoming?.socket ?? reader
    let outage: Outage | null = null
    const { keeping } = c.env
    let unreadable = false
    const context = new RouterContextProvider()
    const [known] = await Promise.all([settings.read(), kinds.read()])
    // A port that the system picked (PORT=0) is not known before somebody asks; and on this machine a page under one of its names must
    // be told of pictures under the same, for those of another are refused.
    const asked = new URL(c.req.url)
    const isHere = env.port === 0 || (isMachinePath(asked.pathname) && isLoopback(asked))
    const ownAddress = isHere && !env.siteUrl ? asked.origin : siteUrl
    context.set(requestContext, {
      // What is kept is made from its address alone, and writes nothing.
      db: keeping && reads ? reads.db() : connection.db,
      advisor,
      views,
      addresses,
      fetchLink,
      mailer,
      seal: sealWith(secret),
      trustsReceiver: (url) => env.webhookLoopback && isLoopback(url),
      media,
      imports,
      articlePictures,
      feeds,
      accounts,
      siteState: () => readSiteState({ connection, reads, env, mailer, dailyTokens: known.dailyTokens }),
      log: log.child({ requestId: c.get('requestId') }),
      settings: known,
      onSettingsChange: settings.forget,
      isDemo: env.demo,
      site: publicSite(known, mailer.delivers),
      siteUrl: ownAddress,
      nonce: c.get('nonce') ?? '',
      get visitor() {
        return hashOf(connectionOf, reader)
      },
      inDocument: !c.req.path.endsWith('.data'),
      shows: (...shown) => shown.forEach((tag) => keeping?.tags.add(tag)),
      // A page that is kept itself is made of what is so now.
      keep: (key, read, { isTimeless } = { isTimeless: false }) =>
        pageData.read(`${ownAddress} ${key}`, read, keeping !== undefined && !isTimeless),
      forEachReader(tell) {
        if (keeping) keeping.readers.push(tell)
        else if (!isRobot(connectionOf, reader)) tell(hashOf(connectionOf, reader))
      },
      signal: c.req.raw.signal,
      structuredData: [],
      watch: c.get('watch'),
      onOutage: (how) => (outage = how),
      onUnreadable: () => (unreadable = true),
    })
    const isKeyed = namesKey(c.req.path, c.req.header('authorization'))
    if (isKeyed && !(await apiPersonOf({ request: c.req.raw, context }))) return problem(401, say(BAD_KEY))
    const response = await handle(atCanonicalOrigin(c.req.raw, env), context)
    // A problem that the API told by itself keeps its words and when to come back.
    const isTold = response.headers.get('content-type') === 'application/problem+json'
    if (response.status < 500 || isTold) return response
    if (unreadable) return problem(400, say(UNREADABLE))
    return failure(response, c.req.path, outage)
  })
  app.onError((error, c) => {
    if (!hasLeft(c)) log.error({ err: error, requestId: c.get('requestId') }, 'unexpected failure')
    const outage = outageOf(error)
    if (outage) return failure(c.text(FAILED.vi), c.req.path, outage)
    return isMachinePath(c.req.path) ? problem(500, say(FAILED)) : c.text(FAILED.vi, 500)
  })
  return app
}

function limitBody(maxSize: number, most = maxSize): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () =>
      problem(
        413,
        say({
          vi: `Nội dung gửi lên vượt quá ${sayBytes(most)}.`,
          en: `The body is larger than ${sayBytes(most, 'en')}.`,
        }),
      ),
  })
}

const BAD_KEY = {
  vi: 'Khóa API gửi trong Authorization không đúng, đã bị thu hồi hoặc đã hết hạn. Bỏ Authorization để đọc như mọi người.',
  en: 'The API key in Authorization is wrong, revoked or past its end. Leave Authorization out to read as everybody does.',
}
const BROKEN_QUERY = {
  vi: 'Tham số trong địa chỉ bị hỏng: dấu % phải viết là %25.',
  en: 'The query is broken: a % is written as %25.',
}
const UNREADABLE = {
  vi: 'Nội dung gửi lên bị hỏng hoặc có ký tự không lưu được.',
  en: 'What was sent is broken, or holds signs that cannot be kept.',
}
const FAILED = { vi: 'Máy chủ gặp lỗi. Vui lòng thử lại sau.', en: 'The server failed. Try again later.' }
const NO_ANSWER = {
  vi: 'Máy chủ chưa trả lời được yêu cầu này. Vui lòng thử lại sau.',
  en: 'The server could not answer this. Try again later.',
}

/** An answer of 500 as it leaves: 503 with a time to come back when the database is away, a problem for programs. */
function failure(response: Response, path: string, outage: Outage | null): Response {
  const status = outage ? 503 : response.status
  const headers: Record<string, string> = outage ? { 'Retry-After': '5' } : {}
  if (isMachinePath(path)) {
    return problem(status, say(outage === 'read-only' ? READ_ONLY : NO_ANSWER), { headers })
  }
  const init = { status, headers: { ...Object.fromEntries(response.headers), ...headers } }
  const whole = wholeBytesOf(response)
  return whole ? wholeResponse(whole.pieces, init) : new Response(response.body, init)
}

/** Files that are kept for another time than the rest. Pages of others load the script with each visit: a change may take a day. */
const CACHING: Readonly<Record<string, string>> = {
  'sw.js': 'no-cache',
  'nhung.js': 'public, max-age=86400, stale-while-revalidate=604800',
}

/** Hashed build files never change under their name; the rest of the public folder is asked again after an hour. */
function serveFiles(app: App): void {
  const root = 'build/client'
  app.use(
    '/assets/*',
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, c) => {
        c.get('watch').matched('file')
        c.header('Cache-Control', 'public, max-age=31536000, immutable')
      },
    }),
  )
  const file = serveStatic<App extends Hono<infer Known> ? Known : never>({
    root,
    precompressed: true,
    onFound: (path, c) => {
      c.get('watch').matched('file')
      c.header('Cache-Control', CACHING[basename(path)] ?? 'public, max-age=3600')
    },
  })
  // Every file there has an ending, no page has one: the disk is not asked for pages.
  app.use((c, next) => (mayBeFile(c.req.path) ? file(c, next) : next()))
}

const mayBeFile = (path: string): boolean =>
  path.lastIndexOf('.') > path.lastIndexOf('/') && !path.endsWith('.data')

/** Behind a proxy the request seems to come by plain http; forms are then refused for their origin. */
function atCanonicalOrigin(request: Request, env: Env): Request {
  if (env.trustProxy === 0 || !env.siteUrl) return request
  const { pathname, search } = new URL(request.url)
  return new Request(`${env.siteUrl}${pathname}${search}`, request)
}
