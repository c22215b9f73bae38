import { data } from 'react-router'
import { z } from 'zod'
import { fieldErrors } from '#app/edge/problem.ts'
import { HTTP_STATUS } from '#app/platform/errors.ts'
import { inEnglish } from '#app/platform/language.server.ts'
import { refusalOf } from '#app/platform/refusal.ts'
import { say } from '#app/vietnamese/say.ts'
import { textsOf } from './outcome.ts'
import type { Outcome } from './outcome.ts'

type Answered = ReturnType<typeof data<Outcome>>

/**
 * The edge of the admin panel's forms: what went wrong as expected becomes an outcome that the form shows, with nothing
 * typed lost; anything else is thrown on.
 * @param failure the title and text of the toast that says so; the error's own sentence stands where the text is left out,
 * after `prefix` where there is one ('Failed to create article: ')
 * (`fieldName`: what the form calls a field: the toast then also says what is wrong with the first at fault)
 * @param sent the form, where a refusal is to bring back what was typed
 */
export async function answerForm<Done extends Outcome>(
  work: () => Promise<Done>,
  {
    prefix = '',
    fieldName,
    ...failure
  }: {
    title: string
    description?: string
    prefix?: string
    fieldName?: (field: string) => string | undefined
  } = {
    title: say('Error', { vi: 'Có lỗi' }),
  },
  sent?: FormData,
): Promise<Done | Answered> {
  const named = (errors: Readonly<Record<string, string>>): string | undefined => {
    const [field = '', why] = Object.entries(errors)[0] ?? []
    const name = fieldName?.(field)
    return failure.description && name ? `${failure.description}. ${name}: ${why}` : failure.description
  }
  try {
    return await work()
  } catch (error) {
    const texts = sent && { texts: textsOf(sent) }
    if (error instanceof z.ZodError) {
      const errors = fieldErrors(error)
      const description = named(errors) ?? prefix + (Object.values(errors)[0] ?? '')
      return data<Outcome>({ ok: false, errors, toast: { ...failure, description }, ...texts }, 422)
    }
    const refusal = refusalOf(error)
    if (!refusal) throw error
    const { code, fields = {}, message, retryAfter } = refusal
    const toast = { ...failure, description: named(fields) ?? prefix + message }
    const headers: Record<string, string> = retryAfter ? { 'Retry-After': String(retryAfter) } : {}
    return data<Outcome>(
      { ok: false, errors: fields, toast, ...texts },
      { status: HTTP_STATUS[code], headers },
    )
  }
}

/** The same for a screen whose texts are English: what a schema says of a field is English there too. */
export const answerEnglishForm: typeof answerForm = (...asked) => inEnglish(() => answerForm(...asked))
