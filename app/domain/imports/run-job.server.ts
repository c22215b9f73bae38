import type { Db } from '#db/client.ts'
import { batchesOf } from './batches.server.ts'
import { databaseMessage, isOutage } from './database-error.ts'
import type { BatchWritten } from './import-subject.ts'
import type { BatchPlan, FileRow, Importer, Planner, PlanOptions, ReadBatch } from './importer.ts'
import type { ImportJob } from './job.ts'
import { addProgress, holdJob, LeaseLostError } from './queries/leases.server.ts'
import { addRows } from './queries/rows.server.ts'

/** What a job is worked on with. `holder` names the worker whose lease it is. */
export type Work = {
  db: Db
  importer: Importer
  job: ImportJob
  /** Where the file is. */
  path: string
  holder: string
  /** Aborted when the server stops: the batch in hand is finished. */
  signal: AbortSignal
}

/** Tries of a single row that comes to odds with somebody else's writing. */
const TRIES = 3

const NOTHING: BatchWritten = { rows: new Map(), made: {} }

/**
 * Imports a file batch by batch. A batch, what became of its rows and the job's progress are one transaction: whenever the
 * server dies, the next goes on behind the last whole batch.
 * @returns how it ended; 'stopped' leaves the rest to another server
 * @throws AppError for a file that cannot be read, LeaseLostError, and what `isOutage` knows
 */
export async function runJob(work: Work): Promise<'done' | 'cancelled' | 'stopped'> {
  const { db, importer, job, path, signal } = work
  const { format } = job.options
  const planner = importer.planner({ ...planOptionsOf(job), dry: false })
  for await (const batch of readAhead(batchesOf(path, format, job.processed), planner, db)) {
    if (signal.aborted) return 'stopped'
    const isOpen = await importBatch(work, planner, batch)
    if (!isOpen) return 'cancelled'
  }
  return 'done'
}

type Batch = { files: readonly FileRow[]; read: ReadBatch }

/** Every batch, read by its rules while the one before it is planned and written. */
async function* readAhead(
  batches: AsyncGenerator<FileRow[], void>,
  planner: Planner,
  db: Db,
): AsyncGenerator<Batch, void> {
  const readNext = async (): Promise<Batch | null> => {
    const { done, value: files } = await batches.next()
    return done ? null : { files, read: await planner.read(db, files) }
  }
  let ahead = readNext()
  try {
    for (let batch = await ahead; batch; batch = await ahead) {
      ahead = readNext()
      // Its failure is met when its turn comes.
      ahead.catch(() => undefined)
      yield batch
    }
  } finally {
    await ahead.catch(() => undefined)
    await batches.return()
  }
}

/** @returns false when somebody has cancelled */
async function importBatch(work: Work, planner: Planner, { files, read }: Batch): Promise<boolean> {
  try {
    return await commit(work, files, await read.plan())
  } catch (error) {
    if (error instanceof LeaseLostError || isOutage(error)) throw error
  }
  // Something in the batch is refused: each row by itself, so that only that one fails.
  for (const file of files) if (!(await importRow(work, planner, file))) return false
  return true
}

async function importRow(work: Work, planner: Planner, file: FileRow): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    const plan = await (await planner.read(work.db, [file])).plan()
    try {
      return await commit(work, [file], plan)
    } catch (error) {
      if (error instanceof LeaseLostError || isOutage(error)) throw error
      if (tries < TRIES) continue
      return commit(work, [file], refused(plan, databaseMessage(error)), true)
    }
  }
}

/** The plan of a row that the database did not take. */
function refused(plan: BatchPlan, message: string): BatchPlan {
  return {
    rows: plan.rows.map((row) => ({ ...row, outcome: 'error', problems: [{ message }] })),
    write: () => Promise.resolve(NOTHING),
  }
}

function commit(
  { db, job, holder }: Work,
  files: readonly FileRow[],
  plan: BatchPlan,
  isRefused = false,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { state, made } = await holdJob(tx, job.id, holder)
    if (state !== 'running') return false
    const written = await plan.write(tx, job.startedBy)
    await addRows(tx, job.id, { plans: plan.rows, files, written, isRefused })
    await addProgress(tx, job.id, {
      ...countsOf(plan),
      made: together(made, written.made),
      currentOperation: sayBatch(files),
    })
    return true
  })
}

/** Ids of two lots by table, put together. */
export function together(
  some: Readonly<Record<string, number[]>>,
  others: Readonly<Record<string, number[]>>,
): Record<string, number[]> {
  const tables = [...new Set([...Object.keys(some), ...Object.keys(others)])]
  return Object.fromEntries(
    tables.map((table) => [table, [...(some[table] ?? []), ...(others[table] ?? [])]]),
  )
}

const sayBatch = (files: readonly FileRow[]) =>
  `Imported rows ${files[0]?.row ?? 0} to ${files.at(-1)?.row ?? 0}`

/** How a job is to be done, as the engine is told. */
export function planOptionsOf({
  strategy,
  options,
  startedAt = null,
}: Pick<ImportJob, 'strategy' | 'options'> & { startedAt?: string | null }): PlanOptions {
  const { mapping, blank, choices = {}, given = {}, addsOnly = false } = options
  return { mapping, blank, choices, strategy, given, addsOnly, since: startedAt }
}

/** How many rows of a batch come to what. */
export function countsOf({ rows }: Pick<BatchPlan, 'rows'>) {
  const count = (...outcomes: string[]) => rows.filter(({ outcome }) => outcomes.includes(outcome)).length
  return {
    processed: rows.length,
    imported: count('created', 'overwritten'),
    // One in doubt is left out until somebody has decided.
    skipped: count('skipped', 'doubt'),
    errors: count('error'),
  }
}
