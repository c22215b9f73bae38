import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { picturesOfJob } from '#app/domain/imports/articles/pictures/picture-queue.server.ts'
import { columnsFor, missingColumns } from '#app/domain/imports/columns.ts'
import { DELIMITER_NAMES } from '#app/domain/imports/delimiter.ts'
import { ENCODING_NAMES } from '#app/domain/imports/encoding.ts'
import { SOURCE_NAMES } from '#app/domain/imports/formats/as-table.server.ts'
import type { Choices, Tally } from '#app/domain/imports/import-subject.ts'
import { importerFor } from '#app/domain/imports/imports.server.ts'
import { canUndo } from '#app/domain/imports/job.ts'
import type { FileImport } from '#app/domain/imports/job.ts'
import { pictureFigures } from '#app/domain/imports/pictures/picture-queue.server.ts'
import { kindOf, PLAN_KINDS, PLAN_PAGE } from '#app/domain/imports/plan-kind.ts'
import { planSoFar } from '#app/domain/imports/plans.server.ts'
import {
  countDoubts,
  leftByUndo,
  listNotes,
  listRows,
  undoFigures,
} from '#app/domain/imports/queries/rows.server.ts'
import { fileRecords } from '#app/domain/imports/records.server.ts'
import { isMade, sayRow } from '#app/domain/imports/row-words.ts'
import type { ImportView } from '#app/domain/imports/schema.ts'
import { viewJob } from '#app/domain/imports/view-job.server.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Db } from '#db/client.ts'
import { beforeMessage, sayField } from './column-words.ts'
import type { NamedColumn } from './column-words.ts'
import { fileWord, markWord } from './file-words.ts'
import { matchesPage } from './matches.server.ts'
import { articleValuesPage, valuesPage } from './values.server.ts'

/** Rows of a file that show what stands in its columns. */
const SAMPLES = 3
/** Lines of each list on the result page; the report has all. */
const MOST_LISTED = 500
const MOST_NOTES = 100

const planQuery = z.object({
  kind: z.enum(PLAN_KINDS).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(100_000).catch(1),
})

/** What the screen shows of an import: the check before, progress, or the result. */
export async function importPage(db: Db, folder: string, job: FileImport, params: URLSearchParams) {
  if (job.state === 'uploaded' && params.get('step') === 'values' && importerFor(job.subject).foreign)
    return job.subject === 'articles' ? articleValuesPage(db, folder, job) : valuesPage(db, folder, job)
  if (job.state === 'uploaded') return checkPage(db, folder, job, params)
  const columns = columnsFor(job.options.header, importerFor(job.subject))
  const view = inWords(await viewJob(db, job, { limit: MOST_LISTED }), job, columns)
  if (!view.result) return { phase: 'progress' as const, view }
  if (params.get('step') === 'matches') return matchesPage(db, job)
  const notes = await listNotes(db, job.id, MOST_NOTES)
  const left = job.state === 'undone' ? await leftByUndo(db, job.id, MOST_NOTES) : []
  return {
    phase: 'result' as const,
    view,
    imported: await importedOf(db, job),
    articlePictures: job.subject === 'articles' ? await picturesOfJob(db, job.id) : null,
    notes: notes.flatMap(({ row, problems }) => notesOf(row, problems ?? [], columns)),
    undo:
      job.state === 'undone'
        ? { counts: await undoFigures(db, job.id), left: left.map(({ key }) => key ?? '') }
        : null,
    canUndo: canUndo(job),
    doubts: job.state === 'undone' ? 0 : await countDoubts(db, job.id),
    pictures: job.options.fetchesPictures ? await pictureFigures(db, job.id) : null,
  }
}

/** What is told of an imported row: what it lacks, and apart from that what was made for it. */
export function notesOf(
  row: number,
  problems: readonly { field?: string | undefined; message: string }[],
  columns: Parameters<typeof beforeMessage>[1],
) {
  return [false, true].flatMap((isNotice) => {
    const said = problems.filter(({ message }) => isMade(message) === isNotice)
    const text = said.map(({ field, message }) => beforeMessage(field, columns) + sayRow(message)).join('; ')
    return said.length > 0 ? [{ row, text, isNotice }] : []
  })
}

/** What was imported, by its title, with its number where it is still there. */
async function importedOf(db: Db, { id: jobId }: FileImport) {
  const rows = await listRows(db, jobId, { outcomes: ['created', 'overwritten'], limit: MOST_LISTED })
  return rows.map(({ title, id, undo }) => ({
    title: title ?? '',
    id: undo === 'removed' || undo === 'gone' ? null : id,
  }))
}

/** An import as the screen says it: how its file was read, and what its errors are of. */
function inWords(view: ImportView, job: FileImport, columns: readonly NamedColumn[]): ImportView {
  const { source } = job.options.format
  return {
    ...view,
    encoding: source ? say(SOURCE_NAMES[source], { vi: fileWord(source) }) : view.encoding,
    result: view.result && {
      ...view.result,
      errors: view.result.errors.map((error) =>
        error.field === undefined ? error : { ...error, field: sayField(error.field, columns) },
      ),
    },
  }
}

async function checkPage(db: Db, folder: string, job: FileImport, params: URLSearchParams) {
  const importer = importerFor(job.subject)
  const path = join(folder, job.fileKey)
  const { options, strategy } = job
  const { kind, page } = planQuery.parse({ kind: params.get('kind'), page: params.get('page') ?? 1 })
  const missing = missingColumns(options.mapping, importer.columns)
  const isHere = existsSync(path)
  const { plan, planned } =
    isHere && missing.length === 0
      ? await planSoFar(db, importer, folder, job)
      : { plan: null, planned: null }
  const rows = plan?.rows.filter((row) => kind === null || kindOf(row) === kind) ?? []
  const shown = plan && { ...plan, rows: rows.slice((page - 1) * PLAN_PAGE, page * PLAN_PAGE) }
  const file = {
    id: job.id,
    subject: job.subject,
    fileName: job.fileName,
    bytes: options.bytes,
    rows: job.total,
    readAs: options.format.source
      ? say(SOURCE_NAMES[options.format.source], { vi: fileWord(options.format.source) })
      : say(
          `${ENCODING_NAMES[options.format.encoding]}, separated by ${DELIMITER_NAMES[options.format.delimiter]}`,
          {
            vi: `${ENCODING_NAMES[options.format.encoding]}, ngăn cách bằng ${markWord(options.format.delimiter)}`,
          },
        ),
    strategy,
    blank: options.blank,
    fetchesPictures: options.fetchesPictures ?? false,
    leftOut: Object.entries(options.format.leftOut ?? {}).map(([what, count]) => ({ what, count })),
    given: job.subject === 'articles' ? givenOf(job, plan?.tally) : null,
    header: options.header,
    mapping: options.mapping,
    samples: isHere ? await firstRows(path, options.format) : [],
    columns: columnsFor(options.header, importer).map(({ name, label, required }) => ({
      name,
      label,
      required: required ?? false,
    })),
    missing,
    foreign: importer.foreign ? openValues(options.choices ?? {}) : null,
  }
  return { phase: 'check' as const, file, plan: shown, planned, kind, page }
}

/**
 * What the check says of every row; the pictures of another site's export are fetched unless somebody says otherwise.
 * @param tally how many pictures and texts in Markdown there are; undefined while nobody has counted
 */
function givenOf({ options: { given, format } }: FileImport, tally: Tally | undefined) {
  const isExport = format.source !== undefined
  const pictures = tally?.['pictures']
  const said = given?.['fetch_pictures']
  return {
    oldSite: given?.['old_site'] ?? '',
    fetchPictures: said === undefined ? isExport && pictures !== 0 : said === 'true',
    pictures: pictures ?? null,
    needsSite: format.source === 'ghost',
    // What another site exports is HTML.
    content: isExport
      ? null
      : { format: given?.['content_format'] ?? 'auto', markdown: tally?.['markdown'] ?? null },
  }
}

/** How many foreign values there are to decide about, and how many of them nobody has decided about. */
function openValues(choices: Choices) {
  const all = Object.values(choices).flatMap((list) => Object.values(list))
  return { all: all.length, undecided: all.filter((choice) => choice === '').length }
}

async function firstRows(path: string, format: FileImport['options']['format']): Promise<string[][]> {
  const rows: string[][] = []
  for await (const { cells } of fileRecords(path, format)) {
    rows.push(cells.map((cell) => cell.slice(0, 200)))
    if (rows.length > SAMPLES) break
  }
  return rows.slice(1)
}
