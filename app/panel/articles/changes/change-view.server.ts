import { BULK_LABELS, sayLeft } from '#app/domain/blog/editing/bulk-change.ts'
import type { BulkChange } from '#app/domain/blog/editing/bulk-change.ts'
import { categoryNames } from '#app/domain/blog/queries/editing-choices.server.ts'
import { canUndo, WORKING } from '#app/domain/imports/job.ts'
import type { ImportJob } from '#app/domain/imports/job.ts'
import { leftByUndo, listRows, undoFigures } from '#app/domain/imports/queries/rows.server.ts'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import type { Db } from '#db/client.ts'

/** Lines of each list that are shown. */
const MOST_LISTED = 200

/** A change as a line of the list says it. */
export type ChangeLine = ReturnType<typeof lineOf>

/** What a change of many articles is called, and how it stands. */
export function lineOf(job: ImportJob) {
  const { id, fileName, options, state, total, processed, imported, skipped, errors } = job
  const isWorking = WORKING.includes(state)
  return {
    id,
    label: Object.hasOwn(BULK_LABELS, fileName) ? BULK_LABELS[fileName as BulkChange['action']] : fileName,
    tag: options.given?.['name'] ?? null,
    category: Number(options.given?.['category']) || null,
    state,
    isWorking,
    when: formatDateTime(job.startedAt ?? job.createdAt),
    person: job.person,
    total,
    processed,
    changed: imported,
    left: skipped,
    failed: errors,
    canUndo: canUndo(job),
  }
}

/** A change with what became of which article. */
export async function changeView(db: Db, job: ImportJob) {
  const line = lineOf(job)
  const categories = line.category === null ? [] : await categoryNames(db)
  const into = categories.find(({ id }) => id === line.category)?.name ?? line.tag
  if (line.isWorking) return { ...line, into, failure: null, leftList: [], failedList: [], undone: null }
  const said = async (outcome: 'skipped' | 'error') => {
    const rows = await listRows(db, job.id, { outcomes: [outcome], limit: MOST_LISTED })
    return rows.flatMap(({ problems, title }) =>
      (problems ?? []).map(({ message }) => title ?? sayLeft(message)),
    )
  }
  const isUndone = job.state === 'undone'
  const kept = isUndone ? await leftByUndo(db, job.id, MOST_LISTED) : []
  return {
    ...line,
    into,
    failure: job.failure,
    leftList: await said('skipped'),
    failedList: await said('error'),
    undone: isUndone
      ? { counts: await undoFigures(db, job.id), kept: kept.map(({ title, key }) => title ?? `#${key}`) }
      : null,
  }
}

/** A change, ready to be shown. */
export type ChangeView = Awaited<ReturnType<typeof changeView>>
