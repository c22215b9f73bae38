import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Connection, Db } from '#db/client.ts'
import { AppError } from './errors.ts'
import type { Person } from './features/account/person.ts'
import { recordChange } from './features/audit/queries/record-change.server.ts'
import { articleSubject } from './features/blog/import/article-subject.server.ts'
import { productSubject } from './features/catalogue/import/product-subject.server.ts'
import { matchColumns, missingColumns, tidyMapping } from './features/import/columns.ts'
import type { Mapping } from './features/import/columns.ts'
import { importerOf } from './features/import/importer.ts'
import type { Importer } from './features/import/importer.ts'
import { inspectFile } from './features/import/inspect-file.server.ts'
import type { ImportJob } from './features/import/job.ts'
import {
  addJob,
  cancelJob,
  chooseForJob,
  dropJob,
  findJob,
  jobByKey,
  requestUndo,
} from './features/import/queries/jobs.server.ts'
import { rememberedMapping, rememberMapping } from './features/import/queries/mappings.server.ts'
import { receiveForm, removeFile } from './features/import/receive-file.server.ts'
import { createImportRunner } from './features/import/runner.server.ts'
import type { ImportRunner } from './features/import/runner.server.ts'
import { idempotencyKey, jobId, uploadFields } from './features/import/schema.ts'
import { FILE_TOASTS } from './features/import/text.ts'
import { countHit } from './features/limits/queries/count-hit.server.ts'
import type { BlankCells, DuplicateStrategy } from './import-subject.ts'

/** Everything that can be imported. */
const IMPORTERS = [importerOf(articleSubject), importerOf(productSubject)]

/** Uploads of one person. */
const UPLOADS = { hits: 60, seconds: 10 * 60 }

/** The worker that imports in this process, over everything that can be imported. */
export function openImportRunner(
  connection: Pick<Connection, 'db' | 'pool' | 'embedded'>,
  dataDir: string,
  log: Logger,
): ImportRunner {
  return createImportRunner({
    connection,
    folder: join(dataDir, 'imports'),
    importers: IMPORTERS,
    log,
    onEnd: async ({ id }, state) => {
      const job = await findJob(connection.db, id)
      if (!job) return
      const { subject, fileName, total, imported, skipped, errors } = job
      const detail = { subject, fileName, total, imported, skipped, errors }
      await recordChange(connection.db, {
        actorId: job.startedBy,
        action: state,
        entity: 'import',
        entityId: id,
        detail,
      })
    },
  })
}

type Asked = { db: Db; runner: ImportRunner; person: Person }

/** What imports a subject. */
export function importerFor(subject: Importer['name']): Importer {
  const importer = IMPORTERS.find(({ name }) => name === subject)
  if (!importer) throw new AppError('not_found', 'Không có loại dữ liệu này để nhập.')
  return importer
}

/**
 * Takes a file in and keeps it as a job that waits for its start. The same idempotency key gives the same job again.
 * @param asked what it is a file of; without it, the field `subject` says that
 * @returns the job's id and the fields sent with the file
 * @throws AppError with the specified message for a file that is missing, too large, no CSV, or cannot be read
 */
export async function uploadImport(
  { db, runner, person }: Asked,
  request: Request,
  asked?: Importer['name'],
): Promise<{ id: string; isNew: boolean; fields: FormData }> {
  await countHit(db, `import:${person.id}`, UPLOADS)
  const { file, fields } = await receiveForm(request, runner.folder)
  if (!file) throw new AppError('bad_request', FILE_TOASTS.none.description)
  try {
    const { subject: sent, duplicateStrategy, blankCells } = uploadFields.parse(Object.fromEntries(fields))
    const key = readKey(request, fields)
    const owned = key && `${person.id}:${key}`
    const known = owned ? await jobByKey(db, owned) : null
    if (known) {
      await removeFile(runner.folder, file)
      return { ...known, isNew: false, fields }
    }
    const { format, header, total } = await inspectFile(join(runner.folder, file.key))
    const subject = asked ?? sent
    const importer = importerFor(subject)
    const remembered = await rememberedMapping(db, { userId: person.id, subject, header })
    const added = await addJob(db, {
      subject,
      fileName: file.name,
      fileKey: file.key,
      fileHash: file.hash,
      strategy: duplicateStrategy,
      total,
      startedBy: person.id,
      idempotencyKey: owned,
      options: {
        format,
        header,
        mapping: matchColumns(header, importer, remembered),
        blank: blankCells,
        bytes: file.bytes,
      },
    })
    if (!added.isNew) await removeFile(runner.folder, file)
    return { ...added, fields }
  } catch (error) {
    await removeFile(runner.folder, file)
    throw error
  }
}

function readKey(request: Request, fields: FormData): string | null {
  const key = request.headers.get('idempotency-key') ?? fields.get('idempotencyKey')
  return key === null || key === '' ? null : idempotencyKey.parse(key)
}

type Choices = { strategy: DuplicateStrategy; blank: BlankCells; mapping: Mapping }

/**
 * Keeps how a job that waits is to be done, and with `start` lets it begin.
 * @throws AppError 'invalid' with 'Missing required columns: …', 'conflict' where it does not wait any more
 */
export async function chooseForImport(
  { db, runner, person }: Asked,
  job: ImportJob,
  choices: Choices,
  { start }: { start: boolean },
): Promise<void> {
  const importer = importerFor(job.subject)
  const mapping = tidyMapping(choices.mapping, importer)
  const missing = missingColumns(mapping, importer.columns)
  if (start && missing.length > 0)
    throw new AppError('invalid', `Missing required columns: ${missing.join(', ')}`)
  const { header } = job.options
  await rememberMapping(db, { userId: person.id, subject: job.subject, header }, mapping)
  if (!(await chooseForJob(db, job.id, { ...choices, mapping }, { start })))
    throw new AppError('conflict', 'This import has been started already.')
  if (!start) return
  const detail = { subject: job.subject, fileName: job.fileName, strategy: choices.strategy }
  await recordChange(db, { actorId: person.id, action: 'start', entity: 'import', entityId: job.id, detail })
  runner.look()
}

/** One import by the id in an address. @throws AppError 'not_found' */
export async function importById(db: Db, id: string | undefined): Promise<ImportJob> {
  const read = jobId.safeParse(id)
  const job = read.success ? await findJob(db, read.data) : null
  if (!job) throw new AppError('not_found', 'Không tìm thấy lần nhập này.')
  return job
}

/** Stops an import behind the batch in hand, or forgets one that was never started. @throws AppError 'conflict' where it is over */
export async function cancelImport({ db, runner, person }: Asked, { id }: ImportJob): Promise<void> {
  const dropped = await dropJob(db, id)
  if (dropped !== null) return removeFile(runner.folder, { key: dropped })
  if (!(await cancelJob(db, id))) throw new AppError('conflict', 'This import is not running.')
  await recordChange(db, { actorId: person.id, action: 'cancel', entity: 'import', entityId: id })
  runner.look()
}

/** Takes back what an import wrote. @throws AppError 'conflict' where there is nothing to take back */
export async function undoImport({ db, runner, person }: Asked, { id }: ImportJob): Promise<void> {
  if (!(await requestUndo(db, id))) throw new AppError('conflict', 'This import cannot be undone.')
  await recordChange(db, { actorId: person.id, action: 'undo', entity: 'import', entityId: id })
  runner.look()
}
