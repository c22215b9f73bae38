import { stringify } from 'csv-stringify/sync'
import { isReason, REASON_COLUMN } from './columns.ts'
import { guarded } from './formula-guard.ts'
import type { Reader } from './import-subject.ts'
import type { ImportJob } from './job.ts'
import { listRows } from './queries/rows.server.ts'
import type { KeptRow } from './queries/rows.server.ts'
import { rowSpeaker } from './row-words.ts'
import { errorsOf } from './view-job.server.ts'

/** Rows read at once. */
const PAGE = 200

/** Spreadsheets take a file for UTF-8 by this mark. */
const BYTE_ORDER_MARK = '\ufeff'

/** The header and rows of a file in pieces, no cell of which a spreadsheet runs. */
export async function* csvPieces(
  header: readonly string[],
  rows: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<string, void> {
  yield BYTE_ORDER_MARK + written([header])
  for await (const page of rows) if (page.length > 0) yield written(page)
}

const written = (rows: readonly (readonly string[])[]) =>
  stringify(
    rows.map((row) => row.map(guarded)),
    // The library quotes a cell for line ends of the file alone, but readers take any for the end of a row.
    { record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  )

async function* failedRows(db: Reader, jobId: string): AsyncGenerator<KeptRow[], void> {
  for (let after = 0; ;) {
    const rows = await listRows(db, jobId, { outcomes: ['error'], after, limit: PAGE })
    if (rows.length === 0) return
    yield rows
    after = rows.at(-1)?.row ?? Infinity
  }
}

/** The report of the specification: one line an error, a blank field as N/A, the row's data as JSON. */
export function errorReport(db: Reader, job: ImportJob): AsyncGenerator<string, void> {
  const speak = rowSpeaker()
  async function* lines() {
    for await (const rows of failedRows(db, job.id))
      yield rows
        .flatMap((row) => errorsOf(row, job.options.header, speak))
        .map(({ row, field, message, data }) => [String(row), field ?? 'N/A', message, JSON.stringify(data)])
  }
  return csvPieces(['Row', 'Field', 'Error Message', 'Data'], lines())
}

/** The rows that failed as they were, and why: to be corrected and imported again as it is. */
export function rowsToCorrect(db: Reader, job: ImportJob): AsyncGenerator<string, void> {
  const speak = rowSpeaker()
  const { header } = job.options
  // A file that was corrected once has the column already.
  const kept = header.map((name, at) => ({ name, at })).filter(({ name }) => !isReason(name))
  async function* lines() {
    for await (const rows of failedRows(db, job.id))
      yield rows.map(({ raw, problems }) => [
        ...kept.map(({ at }) => raw?.[at] ?? ''),
        ...(raw?.slice(header.length) ?? []),
        (problems ?? [])
          .map(({ field, message }) => (field ? `${field}: ${speak(message)}` : speak(message)))
          .join('; '),
      ])
  }
  return csvPieces([...kept.map(({ name }) => name), REASON_COLUMN], lines())
}

/** Pieces of a file as a download. */
export function csvDownload(name: string, pieces: AsyncGenerator<string, void>): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return()
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
