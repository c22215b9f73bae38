import { ENCODING_NAMES } from './encoding.ts'
import { SOURCE_NAMES } from './formats/as-table.server.ts'
import type { Reader } from './import-subject.ts'
import { isSuccess, processingTime, WORKING } from './job.ts'
import type { FileImport } from './job.ts'
import { listRows } from './queries/rows.server.ts'
import type { KeptRow } from './queries/rows.server.ts'
import { rowSpeaker } from './row-words.ts'
import type { ImportProgress, ImportView } from './schema.ts'

/** Lines of each list that an answer carries; the report has all. */
const MOST_LISTED = 1000

/** How far an import is. */
export function progressOf(job: FileImport): ImportProgress {
  const { total, processed, imported, skipped, errors, currentOperation } = job
  return { total, processed, imported, skipped, errors, currentOperation }
}

/** An import without its lists. */
export function summaryOf(job: FileImport): Omit<ImportView, 'result'> {
  const { id, subject, state, fileName, strategy, options, feedId } = job
  const { createdAt, startedAt, finishedAt, failure } = job
  return {
    id,
    subject,
    state,
    fileName,
    feedId,
    encoding: options.format.source
      ? SOURCE_NAMES[options.format.source]
      : ENCODING_NAMES[options.format.encoding],
    duplicateStrategy: strategy,
    blankCells: options.blank,
    createdAt,
    startedAt,
    finishedAt,
    failure,
    progress: progressOf(job),
  }
}

/**
 * An import with its result, once it is over. @param options `limit`: how much of each list is wanted; `speak`: how rows are told, as who
 * asks reads it
 */
export async function viewJob(
  db: Reader,
  job: FileImport,
  { limit = MOST_LISTED, speak = rowSpeaker() } = {},
): Promise<ImportView> {
  const isOver = job.finishedAt !== null && !WORKING.includes(job.state)
  if (!isOver) return { ...summaryOf(job), result: null }
  const failed = await listRows(db, job.id, { outcomes: ['error'], limit })
  const skipped = await listRows(db, job.id, { outcomes: ['skipped'], limit })
  const imported = await listRows(db, job.id, { outcomes: ['created', 'overwritten'], limit })
  return {
    ...summaryOf(job),
    result: {
      success: isSuccess(job),
      total: job.total,
      imported: job.imported,
      skipped: job.skipped,
      errorCount: job.errors,
      errors: failed.flatMap((row) => errorsOf(row, job.options.header, speak)),
      duplicateStrategy: job.strategy,
      skippedSlugs: skipped.map(({ key }) => key ?? ''),
      importedArticles: imported.map(({ title }) => title ?? ''),
      processingTime: processingTime(job) ?? 0,
    },
  }
}

/** What was wrong with a row, one entry a problem, with the row's cells by the names in the header. */
export function errorsOf(
  { row, line, problems, raw }: KeptRow,
  header: readonly string[],
  speak: (message: string) => string,
) {
  const data = Object.fromEntries(
    (raw ?? []).map((cell, at) => [header[at]?.trim() || `column ${at + 1}`, cell]),
  )
  return (problems ?? []).map(({ field, message, row: said }) => ({
    row: said ?? row,
    line,
    ...(field === undefined ? {} : { field }),
    message: speak(message),
    data,
  }))
}
