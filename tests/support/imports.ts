import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import { pino } from 'pino'
import { articleSubject } from '#app/domain/imports/articles/article-subject.server.ts'
import { articleChange } from '#app/domain/imports/changes/article-change.server.ts'
import { changeSubjectOf } from '#app/domain/imports/changes/change-subject.server.ts'
import { productChange } from '#app/domain/imports/changes/product-change.server.ts'
import type { BlankCells, DuplicateStrategy } from '#app/domain/imports/import-subject.ts'
import { importerOf } from '#app/domain/imports/importer.ts'
import type { ImportJob, JobSubject } from '#app/domain/imports/job.ts'
import { planFile } from '#app/domain/imports/plan-file.server.ts'
import { prepareImport } from '#app/domain/imports/prepare-import.server.ts'
import { productSubject } from '#app/domain/imports/products/product-subject.server.ts'
import { addJob, chooseForJob, findJob } from '#app/domain/imports/queries/jobs.server.ts'
import { listRows } from '#app/domain/imports/queries/rows.server.ts'
import { createImportRunner } from '#app/domain/imports/runner.server.ts'
import type { Connection } from '#db/client.ts'

type Choice = {
  strategy?: DuplicateStrategy
  blank?: BlankCells
  given?: Record<string, string>
  /** Categories and authors that the file names are made where there are none. */
  makes?: boolean
}

/** Rows of a file, the header first, as text. */
export const csvOf = (rows: readonly (readonly string[])[]) => stringify(rows.map((row) => [...row]))

const IMPORTERS = [
  importerOf(articleSubject),
  importerOf(productSubject),
  importerOf(changeSubjectOf(articleChange)),
  importerOf(changeSubjectOf(productChange)),
]

/** Imports of one subject over a database of a test, with their own folder. */
export function importsOver(connection: Connection, subject: JobSubject = 'articles') {
  const { db, pool } = connection
  const folder = mkdtempSync(join(tmpdir(), 'cm-imports-'))
  const importer = IMPORTERS.find(({ name }) => name === subject)
  if (!importer) throw new Error(`nothing imports ${subject}`)
  const ended: string[] = []
  const makeRunner = () =>
    createImportRunner({
      connection,
      folder,
      importers: [importer],
      log: pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
      onEnd: (_, job, state) => Promise.resolve(void ended.push(`${job.id} ${state}`)),
    })
  const runner = makeRunner()

  const upload = async (
    content: string | Uint8Array,
    { strategy = 'skip', blank = 'keep', given = {}, makes = false }: Choice = {},
  ) => {
    await pool.query(
      `insert into users (id, name, email, email_verified) values ('editor', 'Biên tập', 'bt@example.com', true)
       on conflict do nothing`,
    )
    const fileKey = `${crypto.randomUUID()}.csv`
    writeFileSync(join(folder, fileKey), content)
    const prepared = await prepareImport(db, importer, join(folder, fileKey))
    const { total, counted: _counted, ...how } = prepared
    const id = await addJob(db, {
      subject,
      fileName: 'bai-viet.csv',
      fileKey,
      fileHash: '',
      strategy,
      total,
      startedBy: 'editor',
      idempotencyKey: null,
      options: {
        ...how,
        choices: makes ? how.choices : (importer.foreign?.withoutMaking(how.choices) ?? {}),
        given,
        blank,
        bytes: content.length,
      },
    })
    if (id === null) throw new Error('no import was added')
    return id
  }
  const job = async (id: string): Promise<ImportJob> => {
    const found = await findJob(db, id)
    if (!found) throw new Error(`no import ${id}`)
    return found
  }
  const start = async (id: string) => {
    const { strategy, options } = await job(id)
    const settled = await importer.foreign?.make(db, options.choices ?? {})
    const how = { strategy, ...options, ...(settled ? { choices: settled.choices } : {}) }
    await chooseForJob(db, id, how, { start: true, made: settled?.made ?? {} })
  }
  return {
    folder,
    runner,
    makeRunner,
    ended,
    upload,
    job,
    start,
    rows: (id: string) =>
      listRows(db, id, {
        outcomes: ['created', 'overwritten', 'skipped', 'doubt', 'error'],
        limit: 1_000_000,
      }),
    async plan(id: string) {
      const own = await job(id)
      const path = join(folder, own.fileKey)
      return planFile({ db, importer, job: own, path })
    },
    /** Uploads a file and imports it to its end. */
    async run(content: string | Uint8Array, choice: Choice = {}) {
      const id = await upload(content, choice)
      await start(id)
      await runner.finish()
      return job(id)
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}
