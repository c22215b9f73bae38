import { leftWords } from '#app/domain/imports/changes/change-name.ts'
import { canUndo, WORKING } from '#app/domain/imports/job.ts'
import type { ManyChange } from '#app/domain/imports/job.ts'
import { leftByUndo, listRows, undoFigures } from '#app/domain/imports/queries/rows.server.ts'
import { say } from '#app/platform/language.server.ts'
import { formatDateTime } from '#app/vietnamese/dates.ts'
import type { Db } from '#db/client.ts'
import { CHANGE_WORDS } from './change-words.ts'

/** Lines of each list that are shown. */
const MOST_LISTED = 200

/** A change as a line of the list says it. */
export type ChangeLine = ReturnType<typeof lineOf>

/** What a change of many is called, and how it stands. */
export function lineOf(job: ManyChange) {
  const { id, subject, fileName, options, state, total, processed, imported, skipped, errors } = job
  const isWorking = WORKING.includes(state)
  return {
    id,
    subject,
    action: fileName,
    label: CHANGE_WORDS[subject].actions[fileName] ?? fileName,
    into: options.given?.['name'] ?? null,
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

/** A change with what became of which. */
export async function changeView(db: Db, job: ManyChange) {
  const line = lineOf(job)
  if (line.isWorking)
    return { ...line, failure: null, changedList: [], leftList: [], failedList: [], undone: null }
  const said = async (outcome: 'skipped' | 'error') => {
    const rows = await listRows(db, job.id, { outcomes: [outcome], limit: MOST_LISTED })
    return rows.flatMap(({ problems, title }) =>
      (problems ?? []).map(({ message }) => title ?? say(leftWords(message))),
    )
  }
  const changed = await listRows(db, job.id, { outcomes: ['overwritten'], limit: MOST_LISTED })
  const isUndone = job.state === 'undone'
  const kept = isUndone ? await leftByUndo(db, job.id, MOST_LISTED) : []
  return {
    ...line,
    failure: job.failure,
    changedList: changed.map(({ title, key }) => title ?? `#${key}`),
    leftList: await said('skipped'),
    failedList: await said('error'),
    undone: isUndone
      ? { counts: await undoFigures(db, job.id), kept: kept.map(({ title, key }) => title ?? `#${key}`) }
      : null,
  }
}

/** A change, ready to be shown. */
export type ChangeView = Awaited<ReturnType<typeof changeView>>
