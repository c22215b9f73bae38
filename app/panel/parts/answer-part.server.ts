import { data } from 'react-router'
import { STALE } from '#app/domain/catalogue/editing/editing.ts'
import { say } from '#app/vietnamese/say.ts'
import { answerForm } from './answer-form.server.ts'
import type { FormValues } from './form-values.ts'
import type { Outcome } from './outcome.ts'
import type { PartOutcome } from './part-outcome.ts'

type Answered = PartOutcome | ReturnType<typeof data<PartOutcome>>

/** The edge of a form among others on its screen: as `answerForm`, and what was typed comes back with a refusal. */
export async function answerPart(
  part: string,
  sent: FormValues,
  work: () => Promise<Outcome>,
): Promise<Answered> {
  const answered = await answerForm(work, { title: say('Chưa lưu được', { en: 'Not saved' }) })
  if (!('init' in answered)) return { ...answered, part }
  const { form, ...errors } = answered.data.errors ?? {}
  const stale = form === STALE() ? { isStale: true, staleParts: Object.keys(errors) } : {}
  return data<PartOutcome>({ ...answered.data, part, sent, ...stale }, answered.init ?? {})
}
