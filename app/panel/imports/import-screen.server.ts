import { redirect } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import {
  cancelImport,
  chooseForImport,
  importById,
  undoImport,
  uploadImport,
} from '#app/domain/imports/imports.server.ts'
import { receiveForm } from '#app/domain/imports/receive-file.server.ts'
import { choiceFields, uploadFields } from '#app/domain/imports/schema.ts'
import { FILE_RULES } from '#app/domain/imports/text.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerEnglishForm } from '#app/panel/parts/answer-form.server.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import { AppError } from '#app/platform/errors.ts'
import { importPage } from './imports-page.server.ts'
import { SUBJECTS } from './subjects.ts'
import type { SubjectName } from './subjects.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/** What the screen of imports of a subject shows. One that is of another subject is shown on that one's screen. */
export async function importScreen(asked: Asked, subject: SubjectName) {
  await requireStaff(asked, 'import')
  const { db, imports } = asked.context.get(requestContext)
  const params = new URL(asked.request.url).searchParams
  const id = params.get('job')
  if (id === null) return { phase: 'upload' as const, idempotencyKey: crypto.randomUUID() }
  const job = await importById(db, id).catch((error: unknown) => {
    throw error instanceof AppError ? redirect(SUBJECTS[subject].screen) : error
  })
  if (job.subject !== subject) throw redirect(`${SUBJECTS[job.subject].screen}?${params}`)
  return importPage(db, imports.folder, job, params)
}

/** The title of the toast that says why a file was not taken, as specified. */
const { type, size, none } = FILE_RULES.articles.toasts
const TITLES: Partial<Record<AppError['code'], string>> = {
  unsupported: type.title,
  too_large: size.title,
  bad_request: none.title,
}

/** Answers a form of that screen: a file, what is to be done with one, or that an import is to end or to be undone. */
export async function answerImportForm(asked: Asked, subject: SubjectName) {
  const { screen } = SUBJECTS[subject]
  const person = await requireStaff(asked, 'import')
  const { db, imports: runner } = asked.context.get(requestContext)
  const own = { db, runner, person }
  const id = new URL(asked.request.url).searchParams.get('job')
  let title = 'Import failed'
  let job: string | null = null

  const upload = async (): Promise<Outcome> => {
    const uploaded = await uploadImport(own, asked.request, subject)
    const to = `${screen}?job=${uploaded.id}`
    if (!uploaded.isNew || uploaded.fields.get('intent') === 'check') throw redirect(to)
    // From here on the file is kept, so that its columns can be matched by hand.
    job = uploaded.id
    const kept = await importById(db, uploaded.id)
    const choices = uploadFields.parse(Object.fromEntries(uploaded.fields))
    const { duplicateStrategy: strategy, blankCells: blank } = choices
    await chooseForImport(own, kept, { strategy, blank, mapping: kept.options.mapping }, { start: true })
    throw redirect(to)
  }
  const change = async (known: string): Promise<Outcome> => {
    const kept = await importById(db, known)
    const { fields } = await receiveForm(asked.request, runner.folder, FILE_RULES[subject])
    const intent = z.enum(['save', 'start', 'cancel', 'undo']).parse(fields.get('intent'))
    if (intent === 'cancel') await cancelImport(own, kept)
    else if (intent === 'undo') await undoImport(own, kept)
    else {
      const {
        duplicateStrategy: strategy,
        blankCells: blank,
        column,
      } = choiceFields.parse({
        ...Object.fromEntries(fields),
        column: fields.getAll('column'),
      })
      const mapping = column?.length === kept.options.header.length ? column : kept.options.mapping
      await chooseForImport(own, kept, { strategy, blank, mapping }, { start: intent === 'start' })
    }
    throw redirect(intent === 'cancel' && kept.state === 'uploaded' ? screen : `${screen}?job=${known}`)
  }
  return answerEnglishForm(
    () =>
      (id === null ? upload() : change(id)).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error
        title = TITLES[error.code] ?? title
        throw new AppError(error.code, error.message, job === null ? {} : { fields: { job } })
      }),
    // Read when the failure is answered, not now.
    {
      get title() {
        return title
      },
    },
  )
}
