import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { isOutage } from '#app/domain/imports/database-error.ts'
import type { Importer } from '#app/domain/imports/importer.ts'
import { LeaseLostError } from '#app/domain/imports/queries/leases.server.ts'
import type { ImportRunner } from '#app/domain/imports/runner.server.ts'
import type { FetchFile } from '#app/platform/outbound/fetch-file.server.ts'
import { createWorker, tellingFailure } from '#app/platform/worker.ts'
import type { Connection } from '#db/client.ts'
import type { Feed } from './feed.ts'
import { endFeedLeases, holdFeed, leaveFeed, takeFeed } from './queries/feeds.server.ts'
import { giveUp, runFeed } from './run-feed.server.ts'
import type { FeedWork } from './run-feed.server.ts'

/** How often it is looked for feeds that are due, in ms. */
const LOOK_EVERY_MS = 15_000
/** How often the lease of a feed that is being read is made longer, in ms. */
const HOLD_EVERY_MS = 15_000
/** How long stopping waits for the feed in hand, in ms. */
const STOP_MS = 4_000
/** Times a feed is taken up without being read to an end before it waits like one that failed. */
const MOST_TRIES = 5

/** Reads feeds in this process. */
export type FeedRunner = {
  /** Looks for feeds that are due now. */
  look(): void
  /** Reads until no feed is due, and imports until no import waits. */
  finish(): Promise<void>
  /** What a feed is read with; for a file that somebody sends. */
  work: FeedWork
  /** Begins to look now and then. @returns the function that stops it */
  start(): Promise<() => Promise<void>>
}

type Parts = {
  connection: Pick<Connection, 'db' | 'embedded'>
  /** Works on the imports that come of it. */
  imports: ImportRunner
  importer: Importer
  fetchFile: FetchFile
  log: Logger
}

/** A worker for feeds; any number of servers may have one each over the same database. */
export function createFeedRunner({ connection, imports, importer, fetchFile, log }: Parts): FeedRunner {
  const { db, embedded } = connection
  const stopping = new AbortController()
  const holder = randomUUID()
  const work: FeedWork = { db, importer, folder: imports.folder, fetchFile, holder, signal: stopping.signal }

  async function read(feed: Feed): Promise<void> {
    const hold = setInterval(
      () => void holdFeed(db, feed.id, holder).catch(() => undefined),
      HOLD_EVERY_MS,
    ).unref()
    try {
      if (feed.tries > MOST_TRIES) await giveUp(work, feed)
      else if (await runFeed(work, feed)) imports.look()
    } catch (error) {
      if (error instanceof LeaseLostError) return
      if (stopping.signal.aborted || isOutage(error)) return leaveFeed(db, feed.id, holder)
      log.error({ err: error, feed: feed.id }, 'feed interrupted')
      await giveUp(work, feed)
    } finally {
      clearInterval(hold)
    }
  }

  async function readAll(): Promise<void> {
    while (!stopping.signal.aborted) {
      const feed = await takeFeed(db, holder)
      if (!feed) return
      await read(feed)
    }
  }

  const worker = createWorker({
    work: readAll,
    everyMs: LOOK_EVERY_MS,
    stopMs: STOP_MS,
    onFailure: tellingFailure(log, 'feeds not readable'),
  })
  return {
    look: worker.look,
    work,
    async finish() {
      await worker.run()
      await imports.finish()
    },
    async start() {
      if (embedded) await endFeedLeases(db)
      const stop = worker.start()
      return () => {
        stopping.abort(new Error('the server stops'))
        return stop()
      }
    },
  }
}
