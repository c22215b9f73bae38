import type { Db } from '#db/client.ts'
import { batchesOf } from './batches.server.ts'
import type { Importer } from './importer.ts'
import type { ImportJob } from './job.ts'
import { csvPieces } from './reports.server.ts'
import { rowSpeaker } from './row-words.ts'
import { planOptionsOf } from './run-job.server.ts'

type Asked = {
  db: Db
  importer: Importer
  job: Pick<ImportJob, 'strategy' | 'options'>
  path: string
  /** What the reader calls a field; '' for notes of the whole row. */
  nameOf: (field: string) => string
  signal: AbortSignal
}

/**
 * What would become of every row of a file that nothing was written of yet, a line each: its outcome, its key, and what of it would be
 * changed or lost. By the very code that imports it.
 */
export function planReport({ db, importer, job, path, nameOf, signal }: Asked): AsyncGenerator<string, void> {
  const speak = rowSpeaker()
  async function* lines() {
    const planner = importer.planner({ ...planOptionsOf(job), dry: true })
    for await (const files of batchesOf(path, job.options.format)) {
      signal.throwIfAborted()
      const plan = await (await planner.read(db, files)).plan()
      yield plan.rows.map(({ row, outcome, key, title, problems, changes }) => [
        String(row),
        outcome,
        title ?? '',
        key ?? '',
        problems
          .map(({ field = '', message }) => [nameOf(field), speak(message)].filter(Boolean).join(': '))
          .join('\n'),
        changes.map(({ field }) => nameOf(field)).join(', '),
      ])
    }
  }
  return csvPieces(['Row', 'Outcome', 'Title', 'Key', 'Changed or lost', 'Fields overwritten'], lines())
}
