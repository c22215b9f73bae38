import { redirect } from 'react-router'
import { z } from 'zod'
import { cancelImport, changeById, undoImport } from '#app/domain/imports/imports.server.ts'
import type { ChangeSubject } from '#app/domain/imports/job.ts'
import { listChanges } from '#app/domain/imports/queries/jobs.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { requireStaff } from '#app/edge/guard.server.ts'
import { answerEnglishForm, answerForm } from '#app/panel/parts/answer-form.server.ts'
import { done } from '#app/panel/parts/outcome.ts'
import { AppError } from '#app/platform/errors.ts'
import { inEnglish, say } from '#app/platform/language.server.ts'
import { rowId } from '#app/platform/row-id.ts'
import { changeView, lineOf } from './change-view.server.ts'
import { CHANGE_WORDS } from './change-words.ts'

type Asked = Parameters<typeof requireStaff>[0]

/** Changes on a page of the list. */
const LINES = 50

const idOf = (request: Request) => new URL(request.url).searchParams.get('job') ?? undefined

const pageOf = (request: Request) =>
  rowId.catch(1).parse(new URL(request.url).searchParams.get('page') ?? '1')

/** The changes of one kind, or the one that the address names. */
export async function changesScreen(asked: Asked, subject: ChangeSubject) {
  const { room, path, language } = CHANGE_WORDS[subject]
  await requireStaff(asked, room)
  const { db } = asked.context.get(requestContext)
  const id = idOf(asked.request)
  if (id === undefined) {
    const page = pageOf(asked.request)
    const { changes, total } = await listChanges(db, subject, { limit: LINES, offset: (page - 1) * LINES })
    return { change: null, lines: changes.map(lineOf), page, last: Math.ceil(total / LINES) }
  }
  const job = await changeById(db, subject, id)
  if (!job) throw redirect(path)
  const view = () => changeView(db, job)
  return { change: await (language === 'en' ? inEnglish(view) : view()), lines: [], page: 1, last: 1 }
}

const form = z.object({ intent: z.enum(['undo', 'cancel']) })

/** Stops or takes back the change that the address names. */
export async function answerChangesForm(asked: Asked, subject: ChangeSubject) {
  const { room, language } = CHANGE_WORDS[subject]
  const person = await requireStaff(asked, room)
  const { db, imports: runner } = asked.context.get(requestContext)
  const sent = Object.fromEntries(await asked.request.formData())
  return (language === 'en' ? answerEnglishForm : answerForm)(async () => {
    const { intent } = form.parse(sent)
    const job = await changeById(db, subject, idOf(asked.request))
    if (!job)
      throw new AppError('invalid', say({ en: 'There is no such change.', vi: 'Không có lần đổi này.' }))
    await (intent === 'undo' ? undoImport : cancelImport)({ db, runner, person }, job)
    return done(
      intent === 'undo'
        ? say({ en: 'Undoing', vi: 'Đang hoàn tác' })
        : say({ en: 'Stopping', vi: 'Đang dừng' }),
    )
  })
}
