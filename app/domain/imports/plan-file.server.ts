import type { Db } from '#db/client.ts'
import { batchesOf } from './batches.server.ts'
import type { Importer, RowPlan } from './importer.ts'
import type { ImportJob } from './job.ts'
import { kindOf } from './plan-kind.ts'
import type { FilePlan } from './plan-kind.ts'
import { planOptionsOf } from './run-job.server.ts'

type Asked = {
  db: Db
  importer: Importer
  job: Pick<ImportJob, 'strategy' | 'options'>
  path: string
  /** Rows of each kind that are kept to be shown; the counts are of all. */
  most?: number
  /** Told of every row. */
  onRow?: (row: RowPlan) => void
  /** Told how many rows were planned so far. */
  onProgress?: (rows: number) => void
}

/**
 * Plans a whole file by the very code that imports it, and writes nothing.
 * @throws AppError 'invalid' for a file that cannot be read
 */
export async function planFile({
  db,
  importer,
  job,
  path,
  most = Infinity,
  onProgress,
  onRow,
}: Asked): Promise<FilePlan> {
  const { format } = job.options
  const planner = importer.planner({ ...planOptionsOf(job), dry: true })
  const counts = { created: 0, renamed: 0, overwritten: 0, unchanged: 0, skipped: 0, doubt: 0, error: 0 }
  const tally: Record<string, number> = {}
  const rows: RowPlan[] = []
  let planned = 0
  for await (const files of batchesOf(path, format)) {
    const batch = await planner.read(db, files)
    const plan = await batch.plan()
    for (const row of plan.rows) {
      const own = kindOf(row)
      onRow?.(row)
      counts[own] += 1
      // What is left out brings nothing along.
      const said = row.outcome === 'skipped' ? {} : (row.tally ?? {})
      for (const [name, count] of Object.entries(said)) tally[name] = (tally[name] ?? 0) + count
      if (counts[own] <= most) rows.push(row)
    }
    planned += plan.rows.length
    onProgress?.(planned)
  }
  return { counts, tally, rows }
}
