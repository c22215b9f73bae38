import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { AppError } from '#app/platform/errors.ts'
import { tellingFailure } from '#app/platform/worker.ts'
import type { Connection, Transaction } from '#db/client.ts'
import { isOutage } from './database-error.ts'
import type { Reader } from './import-subject.ts'
import type { Importer } from './importer.ts'
import type { ImportJob } from './job.ts'
import {
  endAllLeases,
  endJob,
  LeaseLostError,
  releaseJob,
  takeJob,
  addProgress,
  holdJob,
} from './queries/leases.server.ts'
import { forgetOldStates, takeOldFiles } from './queries/old-imports.server.ts'
import { markUndone, rowsToUndo } from './queries/rows.server.ts'
import { runJob } from './run-job.server.ts'
import type { Work } from './run-job.server.ts'

/** How often it is looked for jobs without being asked, in ms: for those of a server that died. */
const LOOK_EVERY_MS = 10_000
const SWEEP_EVERY_MS = 60 * 60 * 1000

/** How long stopping waits for the batch in hand, in ms. */
const STOP_MS = 8_000

/** Times a job is taken up without one batch done before it is given up: its file takes the server down. */
const MOST_TRIES = 20

/** Rows from which on the tables are worth analysing. */
const LARGE = 200

/** Works on imports in this process. */
export type ImportRunner = {
  /** Where uploaded files are kept. */
  folder: string
  /** Looks for jobs now. */
  look(): void
  /** Works until no job waits. */
  finish(): Promise<void>
  /** Works on one job now, beside whatever else is at work; one that another server took goes on there. */
  run(id: string): Promise<void>
  /** Aborted when the server stops: streams of progress end then. */
  stopping: AbortSignal
  /** Begins to look now and then. @returns the function that stops it behind the batch in hand */
  start(): Promise<() => Promise<void>>
}

type EndState = 'completed' | 'cancelled' | 'failed' | 'undone'

type RunnerParts = {
  connection: Pick<Connection, 'db' | 'pool' | 'embedded'>
  folder: string
  importers: readonly Importer[]
  log: Logger
  /** Told of every job that ends, in the transaction that ends it. */
  onEnd: (tx: Transaction, job: ImportJob, state: EndState) => Promise<void>
}

/** A worker for imports; any number of servers may have one each over the same database. */
export function createImportRunner(parts: RunnerParts): ImportRunner {
  const { connection, folder, importers, log, onEnd } = parts
  const { db } = connection
  const ownHolder = randomUUID()
  const stopping = new AbortController()
  const elsewhere: string[] = []
  let running: Promise<void> | null = null
  let again = false

  const end = (job: ImportJob, state: EndState, failure: string | null = null) =>
    db.transaction(async (tx) => {
      await endJob(tx, job.id, state, failure)
      await onEnd(tx, job, state)
    })

  async function tidy({ tables }: Importer, rows: number): Promise<void> {
    if (rows < LARGE) return
    const verb = connection.embedded ? 'vacuum analyze' : 'analyze'
    await connection.pool.query(`${verb} ${[...tables, 'import_rows'].join(', ')}`)
  }

  async function workOn(work: Work): Promise<void> {
    const { job, importer, holder } = work
    if (job.state === 'cancelling') return end(job, 'cancelled')
    if (job.tries > MOST_TRIES) return end(job, 'failed', 'The server stopped too often during this import')
    const outcome = job.state === 'undoing' ? await undoJob(work) : await runJob(work)
    if (outcome === 'stopped') return releaseJob(db, job.id, holder)
    await tidy(importer, job.total)
    return end(job, job.state === 'undoing' ? 'undone' : outcome === 'cancelled' ? 'cancelled' : 'completed')
  }

  /** @returns whether there was one to work on */
  async function next(holder: string, only: string | null = null): Promise<boolean> {
    if (stopping.signal.aborted) return false
    const job = await takeJob(db, holder, { except: elsewhere, only })
    if (!job) return false
    const importer = importers.find(({ name }) => name === job.subject)
    const path = join(folder, job.fileKey)
    if (!importer || (job.state === 'running' && !existsSync(path))) {
      elsewhere.push(job.id)
      await releaseJob(db, job.id, holder)
      log.warn({ import: job.id }, 'the file of an import is not on this server')
      return true
    }
    try {
      await workOn({ db, importer, job, path, holder, signal: stopping.signal })
    } catch (error) {
      if (error instanceof LeaseLostError) return true
      log.error({ err: error, import: job.id }, 'import interrupted')
      if (isOutage(error)) return false
      if (error instanceof AppError) await end(job, 'failed', error.message)
      else await releaseJob(db, job.id, holder)
      // One that cannot even be given up waits for the next look.
      return job.tries <= MOST_TRIES
    }
    return true
  }

  async function work(): Promise<void> {
    do again = false
    while ((await next(ownHolder)) || again)
  }

  async function finish(): Promise<void> {
    again = true
    running ??= work().finally(() => (running = null))
    await running
  }

  const look = () => void finish().catch(tellingFailure(log, 'imports not readable'))
  let sweeping: Promise<void> | null = null
  const sweep = () => {
    sweeping = sweepImports(db, folder).catch(tellingFailure(log, 'imports not swept'))
  }

  return {
    folder,
    look,
    finish,
    // As a holder of its own, so that the loop does not take the same job.
    run: async (id) => void (await next(randomUUID(), id)),
    stopping: stopping.signal,
    async start() {
      if (connection.embedded) await endAllLeases(db)
      look()
      sweep()
      const timers = [setInterval(look, LOOK_EVERY_MS), setInterval(sweep, SWEEP_EVERY_MS)]
      for (const timer of timers) timer.unref()
      return async () => {
        for (const timer of timers) clearInterval(timer)
        stopping.abort()
        const late = new Promise<void>((resolve) => setTimeout(resolve, STOP_MS).unref())
        await Promise.race([Promise.all([running?.catch(() => undefined), sweeping]), late])
      }
    },
  }
}

/** Removes files that nobody needs any more, and what undoing an import of long ago would have needed. */
async function sweepImports(db: Reader, folder: string): Promise<void> {
  for (const key of await takeOldFiles(db)) await rm(join(folder, key), { force: true })
  await forgetOldStates(db)
}

/** Things taken back by one transaction. */
const THINGS = 100

const NO_PROGRESS = { processed: 0, imported: 0, skipped: 0, errors: 0 }

/**
 * Takes back what an import wrote, in batches that each are whole: a server that dies leaves the rest to the next.
 * @returns 'stopped' when the server stops
 */
async function undoJob({
  db,
  importer,
  job,
  holder,
  signal,
}: Omit<Work, 'path'>): Promise<'done' | 'stopped'> {
  for (let done = 0; ;) {
    if (signal.aborted) return 'stopped'
    const undone = await db.transaction(async (tx) => {
      const { made } = await holdJob(tx, job.id, holder)
      const rows = await rowsToUndo(tx, job.id, THINGS)
      if (rows.length === 0) {
        await importer.undoMade(tx, made)
        return 0
      }
      await markUndone(tx, job.id, await importer.undo(tx, rows, job.startedBy))
      const currentOperation = `Undone ${done + rows.length}`
      await addProgress(tx, job.id, { ...NO_PROGRESS, made, currentOperation })
      return rows.length
    })
    if (undone === 0) return 'done'
    done += undone
  }
}
