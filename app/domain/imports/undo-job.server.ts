import { addProgress, holdJob } from './queries/leases.server.ts'
import { markUndone, rowsToUndo } from './queries/rows.server.ts'
import type { Work } from './run-job.server.ts'

/** Things taken back by one transaction. */
const THINGS = 100

const NO_PROGRESS = { processed: 0, imported: 0, skipped: 0, errors: 0 }

/**
 * Takes back what an import wrote, in batches that each are whole: a server that dies leaves the rest to the next.
 * @returns 'stopped' when the server stops
 */
export async function undoJob({
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
