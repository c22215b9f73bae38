import { changedEntity } from './changes/change-name.ts'
import { isChange, WORKING } from './job.ts'
import type { ImportJob } from './job.ts'

/** What the log calls a job. */
export const entityOf = (job: ImportJob) => (isChange(job) ? changedEntity(job.subject) : 'import')

/** What a refusal calls it. */
export const nounOf = (job: ImportJob) => (isChange(job) ? 'change' : 'import')

/** What of a job its lines in the log are known by. */
export function namedIn(job: ImportJob) {
  const { fileName, total, imported, state } = job
  if (!isChange(job)) return { fileName }
  return { name: fileName, total, ...(WORKING.includes(state) ? {} : { imported }) }
}
