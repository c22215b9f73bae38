import cluster from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import { LINK_LIMITS } from '#app/domain/blog/editing/check-article.server.ts'
import { createAddressCounter } from '#app/domain/blog/redirects/address-counter.server.ts'
import { createViewCounter } from '#app/domain/blog/view-counter.server.ts'
import { createAlertTeller } from '#app/domain/contact/alerts/alert-teller.server.ts'
import {
  createPictureRunner,
  fetchPictures,
} from '#app/domain/imports/articles/pictures/picture-runner.server.ts'
import { addSampleFeeds, fetchFeedsFrom } from '#app/domain/imports/feeds/sample-feeds.server.ts'
import { openFeedRunner, openImportRunner } from '#app/domain/imports/imports.server.ts'
import { createPictureFetcher } from '#app/domain/imports/pictures/picture-fetcher.server.ts'
import { createNewsletterSender } from '#app/domain/newsletter/newsletter-sender.server.ts'
import { isLostConnection } from '#app/platform/outage.ts'
import { createFetcher } from '#app/platform/outbound/fetch-file.server.ts'
import { isLoopback } from '#app/platform/outbound/guarded-address.server.ts'
import { createPoster } from '#app/platform/outbound/post-text.server.ts'
import { createWebhookSender } from '#app/platform/webhooks/sender.server.ts'
import { listenToChanges, othersListen } from '#db/changes.ts'
import { connect } from '#db/client.ts'
import type { Connection, Target } from '#db/client.ts'
import { ownFolder } from '#db/own-file.ts'
import { prepareDatabase } from '#db/prepare.ts'
import { openReads } from '#db/read-replica.ts'
import type { AppParts } from './app.ts'
import { offerSnapshots } from './backup/live.ts'
import { startBackups } from './backup/schedule.ts'
import { asleepIn, COPY_LINE } from './copy.ts'
import { linkedAddress, readEnv } from './env.ts'
import type { Env } from './env.ts'
import { firstAdmin, sayFirstAdmin } from './first-admin.ts'
import { tryFolders } from './folder-problem.ts'
import { drain, listen } from './listen.ts'
import { logOutages } from './log-outages.ts'
import { createLog } from './log.ts'
import { mailLines, openMailer, tellMailServer } from './mail.ts'
import { startMaintenance } from './maintenance.ts'
import { openMedia } from './media.ts'
import { shareFigures } from './metrics/all-processes.ts'
import { createMetrics } from './metrics/metrics.ts'
import { poolGauges } from './metrics/names.ts'
import { sealWith, secretIn } from './secret.ts'
import { keepAnswerShape, keepTickShape } from './shapes.ts'
import { builtSite } from './site.ts'
import { sayStartFailure } from './start-failure.ts'
import { both } from './telemetry.ts'
import type { Tracing } from './tracing/tracing.ts'
import { warmUp } from './warm-up.ts'
import { hasQueues, hearOfWork, queueElsewhere, superviseWorkers } from './workers.ts'

const development = process.argv.includes('--dev')
/** Answers as the site does and leaves everything as it is: no migration, no mail, no work on queues (scripts/check-release.ts). */
const trial = process.argv.includes('--trial')
/** Opens without having made a page: whoever starts many servers for one request each waits for none. */
const cold = process.argv.includes('--cold')
const GRACE_MS = 10_000
/** How long the other side of a webhook may take. */
const WEBHOOK_MS = 10_000
/** How long a statement of a request may take, in ms. What works beside requests takes its time. */
const STATEMENT_MS = 15_000
/** Connections of what works beside requests. */
const WORK_CONNECTIONS = 3

// React reads it when it is loaded: without it the server would run the much slower development build.
process.env.NODE_ENV ??= development ? 'development' : 'production'

/** Starts the server: database, schema, demo rows, then the address on standard output. */
async function main(): Promise<void> {
  keepTickShape()
  await keepAnswerShape()
  // Its files, its commands and a relative DATA_DIR are named from there.
  process.chdir(ownFolder)
  const env = readEnv(process.env)
  const log = createLog(env.logLevel)
  if (cluster.isPrimary && env.workers > 1 && !development && !trial)
    process.exit(await superviseWorkers(env.workers, log))
  if (env.isCopy && hasQueues()) log.warn(COPY_LINE)
  if (hasQueues()) tryFolders(env, log)
  const metrics = createMetrics({ withProcess: true })
  shareFigures(metrics.registry)
  const tracing = env.tracing ? (await import('./tracing/tracing.ts')).startTracing(env.tracing, log) : null
  const telemetry = both(metrics, tracing)
  const open = (limits: Pick<Target, 'most' | 'statementMs'>): Promise<Connection> =>
    connect(
      { url: env.databaseUrl, dataDir: env.dataDir, ...limits },
      (error) => log[isLostConnection(error) ? 'debug' : 'error']({ err: error }, 'database connection lost'),
      telemetry.query,
    )
  const connection = await open({ most: WORK_CONNECTIONS })
  try {
    await serve({ env, log, metrics, tracing, telemetry, connection, open })
  } catch (error) {
    await connection.close().catch(() => undefined)
    throw error
  }
}

type Started = Pick<AppParts, 'env' | 'log' | 'metrics' | 'telemetry' | 'connection'> & {
  tracing: Tracing | null
  /** Opens more connections to the same database; the embedded one has a single one, which is there. */
  open: (limits: { statementMs: number }) => Promise<Connection>
}

/** Prepares the database, listens, makes its first pages (beside other servers before it listens), and goes on until a signal ends it. `connection` is that of what works beside requests. */
async function serve({ env, log, metrics, tracing, telemetry, connection, open }: Started): Promise<void> {
  /** It alone prepares the database, and works beside requests. */
  const isFirst = hasQueues() && !trial
  const { demoProducts } = isFirst
    ? await prepareDatabase(connection, { demo: env.demo })
    : { demoProducts: 0 }
  if (demoProducts > 0) log.info({ products: demoProducts }, 'demo catalogue loaded')
  const asked = connection.embedded ? connection : await open({ statementMs: STATEMENT_MS })
  poolGauges(metrics.registry, asked.pool)

  const mailer = openMailer(connection, env, log)
  if (demoProducts > 0) await addSampleFeeds(connection.db, { withAlert: !mailer.delivers })
  let ownUrl: string | null = null
  const imports = openImportRunner(connection, env.dataDir, log)
  const feeds = asleepIn(
    env,
    openFeedRunner(connection, { imports, fetchFile: fetchFeedsFrom(() => ownUrl), log }),
  )
  const store = openMedia(env, log)
  const productPictures = createPictureFetcher({ connection, store, dataDir: env.dataDir, log })
  const readiness = { accepting: true, isWarm: false }
  const articlePictures = asleepIn(
    env,
    createPictureRunner({ connection, store, fetchFile: fetchPictures(), folder: imports.folder, log }),
  )
  const views = createViewCounter(connection.db, log)
  const addresses = createAddressCounter(connection.db, log)
  const secret = env.secret ?? secretIn(env.dataDir)
  const alerts = createAlertTeller({
    db: connection.db,
    mailer,
    seal: sealWith(secret),
    siteUrl: linkedAddress(env),
    log,
  })
  const newsletter = createNewsletterSender({
    database: connection,
    openLine: mailLines(env),
    seal: sealWith(secret),
    siteUrl: linkedAddress(env),
    log,
  })
  const webhooks = createWebhookSender({
    db: connection.db,
    post: createPoster({ whole: WEBHOOK_MS, ...(env.webhookLoopback ? { trusts: isLoopback } : {}) }),
    seal: sealWith(secret),
    log,
  })
  // A port that the system picks stands in pages, which can be made only once it is known.
  const warmsFirst = env.port !== 0 && (await othersListen(connection))
  const changes = await listenToChanges(connection)
  logOutages(changes, log)
  const reads = env.databaseReadUrl
    ? await openReads({
        url: env.databaseReadUrl,
        primary: asked,
        watch: telemetry.query,
        onTurn: (to, why) => log.info({ to, why: why instanceof Error ? why.message : why }, 'reads turn'),
      })
    : undefined
  if (reads) changes.subscribe(reads.listener)
  const queues = { mailer, imports, articlePictures, feeds }
  if (cluster.isWorker && isFirst) hearOfWork(queues)
  const parts = {
    connection: asked,
    ...(reads ? { reads } : {}),
    env,
    secret,
    log,
    readiness,
    views,
    addresses,
    fetchLink: createFetcher({ limits: LINK_LIMITS }),
    ...(hasQueues() ? queues : elsewhere(queues)),
    changes,
    metrics,
    telemetry,
  }
  const site = development
    ? await (await import('./development.ts')).developmentSite(parts)
    : await builtSite(parts)
  const warm = async (port: number) => {
    // What is worked on is compiled when it is asked for.
    if (!development && !cold) await warmUp(site, addressAt(env, port))
    readiness.isWarm = true
  }
  // Beside others whoever comes is refused meanwhile, and goes to one of them; alone it is better to be waited for.
  if (warmsFirst) await warm(env.port)
  const server = await listen(site, env)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : env.port
  ownUrl = `http://${/^(?:0\.0\.0\.0|::)$/.test(env.host) ? '127.0.0.1' : env.host}:${port}`
  // Not before: of a start that fails nobody would read the password, which is told once.
  const admin = isFirst ? await firstAdmin(connection.db, env) : null
  if (isFirst) void tellMailServer(env, log)
  /** What works beside requests, as how to end it: what may take up more work first, what carries out what requests ask for last. */
  const work = !isFirst
    ? { first: [], last: [] }
    : {
        first: [
          startMaintenance(connection, log),
          ...(env.backups.everyMs === null
            ? []
            : [startBackups({ pool: connection.pool, everyMs: env.backups.everyMs, log })]),
          ...(env.isCopy ? [] : [await feeds.start(), await productPictures.start()]),
          await imports.start(),
          ...(env.isCopy ? [] : [await articlePictures.start()]),
        ],
        last: [
          alerts.start(),
          newsletter.start(),
          ...(env.isCopy ? [] : [webhooks.start()]),
          mailer.start(),
          await offerSnapshots(connection, env.dataDir, log),
        ],
      }
  const stop = async (signal: string) => {
    readiness.accepting = false
    log.info({ signal }, 'shutting down')
    // A balancer that asks for readiness now and then sends visitors until it has asked again.
    await wait(env.shutdownDelay * 1000)
    for (const end of work.first) await end()
    await drain(server, GRACE_MS)
    await views.flush()
    await addresses.flush()
    for (const end of work.last) await end()
    await changes.close()
    await reads?.close()
    if (asked !== connection) await asked.close()
    await connection.close()
    await tracing?.stop()
    process.exit(0)
  }
  let stopping: Promise<void> | null = null
  // A signal that comes twice, as by Ctrl-C from a terminal and once more from what started the server, stops it once.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => (stopping ??= stop(signal)))

  if (!warmsFirst) await warm(port)
  const url = addressAt(env, port)
  if (hasQueues()) process.stdout.write(`Chọn Máy: ${url}\n${sayFirstAdmin(admin, env.siteUrl ?? url)}`)
}

/** Where somebody on this machine finds the server. */
const addressAt = ({ host }: Pick<Env, 'host'>, port: number): string =>
  `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`

/** The queues as a process without them knows them. */
const elsewhere = <Queues extends Readonly<Record<string, { look(): void }>>>(queues: Queues): Queues =>
  Object.fromEntries(
    Object.entries(queues).map(([name, queue]) => [name, queueElsewhere(name, queue)]),
  ) as Queues

main().catch((error: unknown) => {
  process.stderr.write(`${sayStartFailure(error)}\n`)
  process.exit(1)
})
