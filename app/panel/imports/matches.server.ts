import { decideAllRows, decideRows, doubtsOf } from '#app/domain/imports/doubts.server.ts'
import type { Decision } from '#app/domain/imports/doubts.server.ts'
import { importerFor } from '#app/domain/imports/imports.server.ts'
import type { ImportJob } from '#app/domain/imports/job.ts'
import { matchFields } from '#app/domain/imports/schema.ts'
import type { Db } from '#db/client.ts'

/** Rows that are decided about on one page. */
const PAGE = 25

/** What the screen shows of rows that may be products that are there. */
export async function matchesPage(db: Db, job: ImportJob) {
  const asked = { importer: importerFor(job.subject), job }
  const doubts = await doubtsOf(db, asked, { after: 0, limit: PAGE })
  return { phase: 'matches' as const, file: { id: job.id, fileName: job.fileName }, ...doubts }
}

const ALL: Readonly<Record<string, Decision['is']>> = {
  'merge-all': 'merge',
  'new-all': 'new',
  'leave-all': 'leave',
}

/** The buttons of that screen. */
export const MATCH_INTENTS = ['decide', 'merge-all', 'new-all', 'leave-all'] as const

/** Does what a form of that screen asks for. @returns how many rows were decided about @throws AppError */
export async function saveMatches(
  { db, person }: { db: Db; person: { id: string } },
  job: ImportJob,
  { fields, intent }: { fields: FormData; intent: string },
): Promise<number> {
  const asked = { db, importer: importerFor(job.subject), job, person }
  const all = ALL[intent]
  if (all) return decideAllRows(asked, all)
  const given = matchFields.parse(
    fields
      .getAll('row')
      .flatMap((row) =>
        typeof row === 'string' ? [{ row, choice: fields.get(`choice-${row}`) ?? '' }] : [],
      ),
  )
  return decideRows(
    asked,
    new Map(given.flatMap(({ row, choice }) => (choice ? [[row, choice] as const] : []))),
  )
}
