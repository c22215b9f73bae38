import { setTimeout as wait } from 'node:timers/promises'
import type { Reader } from './import-subject.ts'
import { WORKING } from './job.ts'
import type { ImportJob } from './job.ts'
import { findJob } from './queries/jobs.server.ts'

/** How often a watched import is looked at, in ms; nobody watching, it is not. */
const LOOK_EVERY_MS = 500

/**
 * An import each time something about it has changed, the last time when it is over.
 * @param signal aborted when the watcher leaves or the server stops
 */
export async function* watchJob(
  db: Reader,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<ImportJob, void> {
  let last = ''
  while (!signal.aborted) {
    const job = await findJob(db, id)
    if (!job) return
    const now = JSON.stringify([job.state, job.processed, job.currentOperation])
    if (now !== last) yield job
    last = now
    if (!WORKING.includes(job.state)) return
    await wait(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined)
  }
}
