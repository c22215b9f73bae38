import { redirect } from 'react-router'
import { z } from 'zod'
import { answerForm } from '#app/admin/answer-form.server.ts'
import { CheckPhase } from '#app/admin/import/check-phase.tsx'
import { ProgressPhase } from '#app/admin/import/progress-phase.tsx'
import { ResultPhase } from '#app/admin/import/result-phase.tsx'
import { useResultToast } from '#app/admin/import/use-result-toast.ts'
import { UploadPhase } from '#app/admin/import/upload-phase.tsx'
import type { Outcome } from '#app/admin/outcome.ts'
import { PageHeading } from '#app/admin/page-heading.tsx'
import { requestContext } from '#app/context.server.ts'
import { AppError } from '#app/errors.ts'
import { FILE_TOASTS } from '#app/features/import/text.ts'
import { receiveForm } from '#app/features/import/receive-file.server.ts'
import { choiceFields, uploadFields } from '#app/features/import/schema.ts'
import { requireStaff } from '#app/guard.server.ts'
import { cancelImport, chooseForImport, importById, undoImport, uploadImport } from '#app/imports.server.ts'
import { importPage } from '#app/imports-page.server.ts'
import type { Route } from './+types/import-articles'

const SCREEN = '/admin/articles/import'

export const meta = () => [
  { title: 'Import Articles | Panel Quản Trị' },
  { name: 'robots', content: 'noindex, nofollow' },
]

export async function loader(asked: Route.LoaderArgs) {
  await requireStaff(asked, 'import')
  const { db, imports } = asked.context.get(requestContext)
  const params = new URL(asked.request.url).searchParams
  const id = params.get('job')
  if (id === null) return { phase: 'upload' as const, idempotencyKey: crypto.randomUUID() }
  const job = await importById(db, id).catch((error: unknown) => {
    throw error instanceof AppError ? redirect(SCREEN) : error
  })
  return importPage(db, imports.folder, job, params)
}

/** The title of the toast that says why a file was not taken, as specified. */
const TITLES: Partial<Record<AppError['code'], string>> = {
  unsupported: FILE_TOASTS.type.title,
  too_large: FILE_TOASTS.size.title,
  bad_request: FILE_TOASTS.none.title,
}

export async function action(asked: Route.ActionArgs) {
  const person = await requireStaff(asked, 'import')
  const { db, imports: runner } = asked.context.get(requestContext)
  const own = { db, runner, person }
  const id = new URL(asked.request.url).searchParams.get('job')
  let title = 'Import failed'
  let job: string | null = null

  const upload = async (): Promise<Outcome> => {
    const uploaded = await uploadImport(own, asked.request, 'articles')
    const to = `${SCREEN}?job=${uploaded.id}`
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
    const { fields } = await receiveForm(asked.request, runner.folder)
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
    throw redirect(intent === 'cancel' && kept.state === 'uploaded' ? SCREEN : `${SCREEN}?job=${known}`)
  }
  return answerForm(
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

export default function ImportArticlesPage({ loaderData, actionData }: Route.ComponentProps) {
  useResultToast('view' in loaderData ? loaderData.view : null)
  return (
    <>
      <PageHeading
        title="Import Articles"
        text="Import articles from CSV file"
        back={{ to: '/admin/articles', label: 'Back to articles' }}
      />
      {loaderData.phase === 'upload' && (
        <UploadPhase idempotencyKey={loaderData.idempotencyKey} outcome={actionData} />
      )}
      {loaderData.phase === 'check' && <CheckPhase {...loaderData} outcome={actionData} />}
      {loaderData.phase === 'progress' && <ProgressPhase key={loaderData.view.id} view={loaderData.view} />}
      {loaderData.phase === 'result' && <ResultPhase {...loaderData} />}
    </>
  )
}
