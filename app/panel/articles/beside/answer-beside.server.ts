import { data } from 'react-router'
import type { RouterContextProvider } from 'react-router'
import type { Person } from '#app/domain/account/person.ts'
import { besideForm } from '#app/domain/blog/notes/note-form.ts'
import { requestContext } from '#app/edge/context.server.ts'
import type { RequestContext } from '#app/edge/context.server.ts'
import { answerEnglishForm } from '#app/panel/parts/answer-form.server.ts'
import { textsOf } from '#app/panel/parts/outcome.ts'
import { say } from '#app/vietnamese/say.ts'
import type { BesideOutcome } from './beside-outcome.ts'
import { answerNote, shownNotes } from './note-forms.server.ts'
import { answerPreview, shownPreviews } from './preview-forms.server.ts'

type Asked = { context: Readonly<RouterContextProvider> }

/** Who does something beside which article. */
export type Beside = { ours: RequestContext; person: Person; articleId: number }

/** Does what a part beside the article's form asked for, and writes it down. A refusal comes back with what was typed. */
export async function answerBeside(asked: Asked, person: Person, articleId: number, form: FormData) {
  const beside = { ours: asked.context.get(requestContext), person, articleId }
  const sent = textsOf(form)
  const isNotes = sent['intent']?.startsWith('note')
  const answer = await answerEnglishForm(
    () => act(beside, sent),
    { title: say('Not done', { vi: 'Chưa làm được' }) },
    form,
  )
  const part = isNotes ? { notes: await shownNotes(beside) } : { previews: await shownPreviews(beside) }
  return 'data' in answer
    ? data<BesideOutcome>({ ...answer.data, ...part, beside: true }, answer.init ?? {})
    : { ...answer, ...part, beside: true as const }
}

async function act(beside: Beside, fields: unknown) {
  const read = besideForm.parse(fields)
  switch (read.intent) {
    case 'preview-open':
    case 'preview-withdraw':
      return answerPreview(beside, read)
    default:
      return answerNote(beside, read)
  }
}
