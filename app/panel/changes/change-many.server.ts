import { redirect } from 'react-router'
import { z } from 'zod'
import type { Change } from '#app/domain/imports/changes/change-subject.server.ts'
import { startChange } from '#app/domain/imports/changes/start-change.server.ts'
import { changeById, undoImport } from '#app/domain/imports/imports.server.ts'
import { WORKING } from '#app/domain/imports/job.ts'
import type { ChangeSubject } from '#app/domain/imports/job.ts'
import { requestContext } from '#app/edge/context.server.ts'
import type { requireStaff } from '#app/edge/guard.server.ts'
import { done } from '#app/panel/parts/outcome.ts'
import type { Outcome } from '#app/panel/parts/outcome.ts'
import type { ChangeName } from '#app/platform/audit/change-words.ts'
import { AppError } from '#app/platform/errors.ts'
import { say } from '#app/platform/language.server.ts'
import { idField } from '#app/platform/row-id.ts'
import { changeView } from './change-view.server.ts'
import type { ChangeView } from './change-view.server.ts'
import { CHANGE_WORDS, sayRestored } from './change-words.ts'

type Asked = Parameters<typeof requireStaff>[0]
type Person = { id: string }

/** Rows that are ticked at most. */
const MOST = 200

/** Of the rows that were left, those that a toast names. */
const NAMED = 3

/** The rows that a form names. @throws ZodError where it names none, or more than a page has */
export function tickedIn(form: FormData, subject: ChangeSubject): number[] {
  const { en, vi } = CHANGE_WORDS[subject].noun(1)
  const error = () => say({ en: `Select at least one ${en}`, vi: `Bạn chọn ít nhất một ${vi} nhé.` })
  const { ids } = z
    .object({ ids: z.array(idField).min(1, { error }).max(MOST) })
    .parse({ ids: form.getAll('ids') })
  return [...new Set(ids)]
}

/**
 * Answers the bar of a list: what is ticked is changed before this returns, all that was found as a job that is watched. Both are
 * kept, and can be undone, alike. @param asked.found the ids of all that the list has found
 */
export async function changeMany<Wanted, Written, State extends { title: string }>(
  { context }: Pick<Asked, 'context'>,
  person: Person,
  change: Change<Wanted, Written, State>,
  asked: { form: FormData; action: ChangeName; asked: Wanted; found: () => Promise<number[]> },
): Promise<Outcome> {
  const { db, imports: runner } = context.get(requestContext)
  const { subject } = change
  const isAll = asked.form.get('scope') === 'found'
  const ids = isAll ? await asked.found() : tickedIn(asked.form, subject)
  const id = await startChange({ db, runner, person }, change, { ...asked, ids, now: !isAll })
  const view = isAll ? null : await viewOf(db, subject, id)
  if (!view) throw redirect(`${CHANGE_WORDS[subject].path}?job=${id}`)
  return sayChanged(view)
}

/** Takes back what a toast told of, before this returns. @throws AppError 'conflict' where that is done already */
export async function undoChange(
  { context }: Pick<Asked, 'context'>,
  person: Person,
  subject: ChangeSubject,
  form: FormData,
): Promise<Outcome> {
  const { db, imports: runner } = context.get(requestContext)
  const id = z.string().catch('').parse(form.get('job'))
  const job = await changeById(db, subject, id)
  if (!job)
    throw new AppError('invalid', say({ en: 'There is no such change.', vi: 'Không có lần đổi này.' }))
  await undoImport({ db, runner, person }, job, true)
  const view = await viewOf(db, subject, id)
  if (!view?.undone) throw redirect(`${CHANGE_WORDS[subject].path}?job=${id}`)
  const { counts, kept } = view.undone
  return done(say(sayRestored(subject, counts['restored'] ?? 0)), sayLeft(kept, counts['edited'] ?? 0))
}

/** The change when it is over; null while another server works on it. */
async function viewOf(db: Parameters<typeof changeView>[0], subject: ChangeSubject, id: string) {
  const job = await changeById(db, subject, id)
  return job && !WORKING.includes(job.state) ? changeView(db, job) : null
}

function sayChanged({
  id,
  subject,
  action,
  changed,
  left,
  failed,
  leftList,
  failedList,
  failure,
}: ChangeView): Outcome {
  const why = failure ?? sayLeft([...failedList, ...leftList], failed + left)
  if (changed > 0)
    return {
      ...done(CHANGE_WORDS[subject].done(action, changed), why),
      undo: {
        label: say({ en: 'Undo', vi: 'Hoàn tác' }),
        fields: { intent: 'undo-change', job: id },
      },
    }
  return {
    ...done(say({ en: 'Nothing was changed', vi: 'Không có gì thay đổi' }), why),
    ok: failed === 0 && !failure,
  }
}

/** The first few that stay as they are, and how many more. */
function sayLeft(texts: readonly string[], count: number): string | undefined {
  if (count === 0) return undefined
  const listed = texts.slice(0, NAMED).join(', ')
  const more = count - Math.min(texts.length, NAMED)
  const rest = more > 0 ? say({ en: ` and ${more} more`, vi: ` và ${more} mục nữa` }) : ''
  return say({ en: `Left as before: ${listed}${rest}`, vi: `Giữ nguyên: ${listed}${rest}` })
}
