import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { recordChange } from '#app/platform/audit/record-change.server.ts'
import { AppError } from '#app/platform/errors.ts'
import { countHit } from '#app/platform/limits/count-hit.server.ts'
import type { FetchFile } from '#app/platform/outbound/fetch-file.server.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Connection, Db } from '#db/client.ts'
import { articleSubject } from './articles/article-subject.server.ts'
import { articleChange } from './changes/article-change.server.ts'
import { changeSubjectOf } from './changes/change-subject.server.ts'
import { productChange } from './changes/product-change.server.ts'
import { begin } from './changes/start-change.server.ts'
import { missingColumns, tidyMapping } from './columns.ts'
import type { Mapping } from './columns.ts'
import { createFeedRunner } from './feeds/feed-runner.server.ts'
import type { FeedRunner } from './feeds/feed-runner.server.ts'
import { beginHeld, endRun } from './feeds/queries/feed-runs.server.ts'
import type { BlankCells, Choices, Counted, DuplicateStrategy } from './import-subject.ts'
import { importerOf } from './importer.ts'
import type { Importer } from './importer.ts'
import { countValues } from './inspect-file.server.ts'
import { isChange } from './job.ts'
import type { ChangeSubject, FileImport, FileSubject, ImportJob, ManyChange } from './job.ts'
import { entityOf, namedIn, nounOf } from './logged-job.ts'
import { askForPictures, dropWaitingPictures } from './pictures/picture-queue.server.ts'
import { choicesFor, prepareImport } from './prepare-import.server.ts'
import { productSubject } from './products/product-subject.server.ts'
import {
  addJob,
  cancelJob,
  chooseForJob,
  dropJob,
  findJob,
  jobByKey,
  requestUndo,
} from './queries/jobs.server.ts'
import { keptMappings, rememberMapping } from './queries/mappings.server.ts'
import { undoFigures } from './queries/rows.server.ts'
import { receiveForm, removeFile } from './receive-file.server.ts'
import { refusals } from './refusals.ts'
import { createImportRunner } from './runner.server.ts'
import type { ImportRunner } from './runner.server.ts'
import { idempotencyKey, jobId, KEY_LENGTH, programFields, uploadFields } from './schema.ts'
import { ANY_FILE, FILE_RULES, isTaken, mostBytes } from './text.ts'

/** Everything that can be imported. */
const IMPORTERS = [
  importerOf(articleSubject),
  importerOf(productSubject),
  importerOf(changeSubjectOf(articleChange)),
  importerOf(changeSubjectOf(productChange)),
]

/** Uploads of one person. */
export const UPLOADS = { hits: 60, seconds: 10 * 60 }

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
    onEnd: async (tx, { id }, state) => {
      const job = await findJob(tx, id)
      if (!job) return
      if (job.feedId !== null) await endRun(tx, id, state)
      if (state === 'undone') await dropWaitingPictures(tx, id)
      else if (job.options.fetchesPictures) await askForPictures(tx, id)
      const { subject, fileName, total, skipped, errors } = job
      // Undoing leaves what somebody has edited since.
      const imported = state === 'undone' ? ((await undoFigures(tx, id)).restored ?? 0) : job.imported
      const counts = { total, imported, skipped, errors }
      await recordChange(tx, {
        actorId: job.startedBy,
        action: state,
        entity: entityOf(job),
        entityId: id,
        detail: {
          ...(isChange(job) ? { name: fileName } : { subject, fileName }),
          ...counts,
        },
      })
    },
  })
}

/** The worker that reads feeds of products in this process. @param fetchFile how files are fetched from their addresses */
export const openFeedRunner = (
  connection: Pick<Connection, 'db' | 'embedded'>,
  { imports, fetchFile, log }: { imports: ImportRunner; fetchFile: FetchFile; log: Logger },
): FeedRunner => createFeedRunner({ connection, imports, importer: importerFor('products'), fetchFile, log })

type Asked = {
  db: Db
  runner: ImportRunner
  /** Who asks; jobs and marks are kept under the id. */
  person: { id: string }
}

/** What imports a subject. */
export function importerFor(subject: Importer['name']): Importer {
  const importer = IMPORTERS.find(({ name }) => name === subject)
  if (!importer) throw refusals.nothingSuch()
  return importer
}

/**
 * Takes a file in and keeps it as a job that waits for its start. The same file under the same idempotency key gives the same
 * job again.
 * @param asked what it is a file of; without it, the field `subject` says that
 * @returns the job's id and the fields sent with the file
 * @throws AppError with the specified message for a file that is missing, too large, no CSV, or cannot be read
 */
export async function uploadImport(
  { db, runner, person }: Asked,
  request: Request,
  asked?: FileSubject,
): Promise<{ id: string; isNew: boolean; fields: FormData }> {
  await countHit(db, `import:${person.id}`, UPLOADS, refusals.tooManyFiles)
  // Where a field says what it is a file of, that may come behind the file.
  const { file, fields } = await receiveForm(request, runner.folder, asked ? FILE_RULES[asked] : ANY_FILE)
  if (!file) throw refusals.noFile(asked ?? fields.get('subject'))
  try {
    const {
      subject: named,
      duplicateStrategy,
      blankCells,
      pictures,
    } = (asked ? uploadFields : programFields).parse(Object.fromEntries(fields))
    const key = readKey(request, fields)
    const owned = key && `${person.id}:${key}`
    const subject = asked ?? named
    const rule = FILE_RULES[subject]
    if (!isTaken(rule, file)) throw new AppError('unsupported', rule.toasts.type.description)
    if (file.bytes > mostBytes(rule, file.name)) throw new AppError('too_large', rule.toasts.size.description)
    // Of a form of the panel the choices come afterwards.
    const how = asked ? null : { duplicateStrategy, blankCells, pictures: pictures === 'on' }
    const sent = { subject, fileHash: file.hash, how }
    const known = await sentBefore(db, owned, sent)
    if (known) {
      await removeFile(runner.folder, file)
      return { id: known, isNew: false, fields }
    }
    const path = join(runner.folder, file.key)
    const { format, header, total, mapping, choices } = await prepareImport(
      db,
      importerFor(subject),
      path,
      async (header) => (await keptMappings(db, { userId: person.id, subject, header }))[0] ?? null,
    )
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
        mapping,
        choices,
        blank: blankCells,
        bytes: file.bytes,
        fetchesPictures: pictures === 'on',
      },
    })
    if (added !== null) return { id: added, isNew: true, fields }
    // It was sent twice at the same moment, and the other one came first.
    const first = await sentBefore(db, owned, sent)
    if (first === null) throw new Error('The import was neither added nor there.')
    await removeFile(runner.folder, file)
    return { id: first, isNew: false, fields }
  } catch (error) {
    await removeFile(runner.folder, file)
    throw error
  }
}

function readKey(request: Request, fields: FormData): string | null {
  const key = request.headers.get('idempotency-key') ?? fields.get('idempotencyKey')
  if (key === null || key === '') return null
  const read = idempotencyKey.safeParse(key)
  if (read.success) return read.data
  throw keyRefused(
    'invalid',
    say(`The header ${KEY_HEADER} must have ${KEY_LENGTH.least} to ${KEY_LENGTH.most} characters.`, {
      vi: `Tiêu đề ${KEY_HEADER} cần từ ${KEY_LENGTH.least} đến ${KEY_LENGTH.most} ký tự.`,
    }),
  )
}

/**
 * The job that was made under a key. @returns null where there is none
 * @throws AppError 'invalid' where it is one of something else
 */
async function sentBefore(
  db: Db,
  key: string | null,
  { subject, fileHash, how }: Sent,
): Promise<string | null> {
  const known = key === null ? null : await jobByKey(db, key)
  if (!known) return null
  const { strategy, options } = known
  const chosen = {
    duplicateStrategy: strategy,
    blankCells: options.blank,
    pictures: options.fetchesPictures ?? false,
  }
  const isSame = known.fileHash === fileHash && known.subject === subject
  if (isSame && (how === null || isDeepStrictEqual(how, chosen))) return known.id
  const text = say(
    `The header ${KEY_HEADER} was used with another file or other choices before. Send this under a new key.`,
    { vi: `Khóa trong ${KEY_HEADER} đã dùng cho tệp khác hoặc lựa chọn khác. Gửi lần này với khóa mới.` },
  )
  throw keyRefused('idempotency_key_reused', text)
}

/** What makes an upload this one and no other. */
type Sent = Pick<ImportJob, 'subject' | 'fileHash'> & {
  /** Null where it is said afterwards. */
  how: { duplicateStrategy: DuplicateStrategy; blankCells: BlankCells; pictures: boolean } | null
}

const KEY_HEADER = 'Idempotency-Key'
const keyRefused = (code: 'invalid' | 'idempotency_key_reused', text: string) =>
  new AppError(code, text, { fields: { [KEY_HEADER]: text } })

/** How an import is to be done; without `choices` those it has stay, with a name it is kept for other files of this header. */
type Chosen = {
  strategy: DuplicateStrategy
  blank: BlankCells
  mapping: Mapping
  choices?: Choices
  /** What the check says of every row that does not say it by itself; what it had stays where it is left out. */
  given?: Readonly<Record<string, string>>
  name?: string
  /** Left out it stays as it was. */
  fetchesPictures?: boolean
}

/**
 * Keeps how a job that waits is to be done, and with `start` lets it begin.
 * @throws AppError 'invalid' with 'Missing required columns: …', 'conflict' where it does not wait any more
 */
export async function chooseForImport(
  { db, runner, person }: Asked,
  job: ImportJob,
  { strategy, blank, name = '', fetchesPictures = job.options.fetchesPictures ?? false, ...chosen }: Chosen,
  { start }: { start: boolean },
): Promise<void> {
  const importer = importerFor(job.subject)
  const { foreign } = importer
  const mapping = tidyMapping(chosen.mapping, importer)
  const missing = missingColumns(mapping, importer.columns)
  if (start && missing.length > 0) throw refusals.columnsMissing(missing)
  const { header } = job.options
  const choices = await choicesUnder(db, runner, { job, mapping, choices: chosen.choices })
  await db.transaction(async (tx) => {
    // What the choices led to may be gone since they were made.
    const settled = start ? await foreign?.make(tx, await foreign.standing(tx, choices)) : undefined
    const given = chosen.given ?? job.options.given ?? {}
    const kept = { mapping, choices: settled?.choices ?? choices }
    const of = { userId: person.id, subject: job.subject, header }
    await rememberMapping(tx, of, { ...kept, name: '' })
    if (name !== '') await rememberMapping(tx, of, { ...kept, name })
    // What a person decided about a run of a feed is what its later runs go by.
    if (job.feedName !== null) await rememberMapping(tx, of, { ...kept, name: job.feedName })
    const made = settled?.made ?? {}
    const how = { strategy, blank, fetchesPictures, ...kept, given }
    if (!(await chooseForJob(tx, job.id, how, { start, made }))) throw refusals.started()
    if (!start) return
    if (job.feedId !== null) await beginHeld(tx, job.id)
    const { id: entityId, subject, fileName } = job
    const detail = { subject, fileName, strategy, made, ...(fetchesPictures ? { fetchesPictures } : {}) }
    await recordChange(tx, { actorId: person.id, action: 'start', entity: 'import', entityId, detail })
  })
  if (start) runner.look()
}

/** The choices of an import; of columns that were matched anew, the best guesses for what they say. */
async function choicesUnder(
  db: Db,
  runner: ImportRunner,
  { job, mapping, choices }: { job: ImportJob; mapping: Mapping; choices: Choices | undefined },
): Promise<Choices> {
  const before = choices ?? job.options.choices ?? {}
  const importer = importerFor(job.subject)
  if (choices !== undefined || !importer.foreign || isDeepStrictEqual(mapping, job.options.mapping))
    return before
  const counted = await valuesOf(runner, job, mapping)
  return choicesFor(db, importer, counted, before)
}

/** The names under which mappings of files with this header are kept, those used last first. */
export async function keptFor(db: Db, { subject, startedBy, options }: ImportJob): Promise<string[]> {
  const of = { userId: startedBy ?? '', subject, header: options.header }
  return (await keptMappings(db, of)).flatMap(({ name }) => (name === '' ? [] : [name]))
}

/** Matches an import as another file of its header was matched before. @throws AppError 'not_found' */
export async function matchAsKept(asked: Asked, job: ImportJob, name: string): Promise<void> {
  const { subject, options, strategy } = job
  const all = await keptMappings(asked.db, { userId: asked.person.id, subject, header: options.header })
  const kept = all.find((each) => each.name === name)
  if (!kept) throw refusals.noMapping()
  const importer = importerFor(subject)
  const counted = await valuesOf(asked.runner, job, kept.mapping)
  const choices = await choicesFor(asked.db, importer, counted, kept.choices)
  const chosen = { strategy, blank: options.blank, mapping: kept.mapping, choices, name }
  await chooseForImport(asked, job, chosen, { start: false })
}

/** What files say in words of their own, kept for as long as somebody is likely to look: it follows from file and columns. */
const counts = new LRUCache<string, Counted>({ max: 20 })

/** The foreign values of an import's file under a mapping, and how many rows say each. */
export async function valuesOf(
  { folder }: Pick<ImportRunner, 'folder'>,
  { id, fileKey, subject, options }: ImportJob,
  mapping: Mapping = options.mapping,
): Promise<Counted> {
  const { foreign } = importerFor(subject)
  if (!foreign) return {}
  const key = JSON.stringify([id, mapping])
  const known = counts.get(key)
  if (known) return known
  const counted = await countValues(join(folder, fileKey), options.format, { mapping, foreign })
  counts.set(key, counted)
  return counted
}

/** One import of a file by the id in an address. @throws AppError 'not_found' */
export async function importById(db: Db, id: string | undefined): Promise<FileImport> {
  const job = await jobById(db, id)
  if (!job || isChange(job)) throw refusals.noImport()
  return job as FileImport
}

/** One change of many of one kind by the id in an address; null where there is none. */
export async function changeById(
  db: Db,
  subject: ChangeSubject,
  id: string | undefined,
): Promise<ManyChange | null> {
  const job = await jobById(db, id)
  return job && isChange(job) && job.subject === subject ? job : null
}

async function jobById(db: Db, id: string | undefined): Promise<ImportJob | null> {
  const read = jobId.safeParse(id)
  return read.success ? findJob(db, read.data) : null
}

/** Stops an import behind the batch in hand, or forgets one that was never started. @throws AppError 'conflict' where it is over */
export async function cancelImport({ db, runner, person }: Asked, job: ImportJob): Promise<void> {
  const { id } = job
  const dropped = await dropJob(db, id)
  if (dropped !== null) return removeFile(runner.folder, { key: dropped })
  await db.transaction(async (tx) => {
    if (!(await cancelJob(tx, id))) throw refusals.notRunning(nounOf(job))
    await recordChange(tx, {
      actorId: person.id,
      action: 'cancel',
      entity: entityOf(job),
      entityId: id,
      detail: namedIn(job),
    })
  })
  runner.look()
}

/** Takes back what an import wrote, with `now` before this returns. @throws AppError 'conflict' where there is nothing to take back */
export async function undoImport({ db, runner, person }: Asked, job: ImportJob, now = false): Promise<void> {
  const { id } = job
  await db.transaction(async (tx) => {
    if (!(await requestUndo(tx, id))) throw refusals.notUndoable(nounOf(job))
    await recordChange(tx, {
      actorId: person.id,
      action: 'undo',
      entity: entityOf(job),
      entityId: id,
      detail: namedIn(job),
    })
  })
  await begin(runner, id, now)
}
