import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { columnsFor } from '#app/domain/imports/columns.ts'
import { importById, importerFor } from '#app/domain/imports/imports.server.ts'
import { planReport } from '#app/domain/imports/plan-report.server.ts'
import { csvDownload } from '#app/domain/imports/reports.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerInEnglish } from '#app/edge/problem.ts'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Route } from './+types/plan-report'
import { fieldSpeaker } from './column-words.ts'

/** What would become of every row of an import that waits, as a file: the screen lists the first thousand of each sort. */
export function loader(asked: Route.LoaderArgs) {
  return answerInEnglish(async () => {
    await requireStaff(asked, 'import')
    const { db, imports, signal } = asked.context.get(requestContext)
    const id = new URL(asked.request.url).searchParams.get('job')
    if (id === null)
      throw new AppError('bad_request', say('Say which import: ?job=', { vi: 'Cần nói lần nhập nào: ?job=' }))
    const job = await importById(db, id)
    const path = join(imports.folder, job.fileKey)
    if (job.state !== 'uploaded' || !existsSync(path))
      throw new AppError(
        'conflict',
        say('This import has been started already: its page says what became of it.', {
          vi: 'Lần nhập này đã bắt đầu: trang của nó cho biết kết quả.',
        }),
      )
    const importer = importerFor(job.subject)
    const nameOf = fieldSpeaker(columnsFor(job.options.header, importer))
    const pieces = planReport({ db, importer, job, path, nameOf, signal })
    return csvDownload('import-check.csv', pieces)
  })
}
