import type { z } from 'zod'
import type { FormState } from './form-state.ts'

/** What may be shown again after a mistake; secrets may not. */
const SHOWN_AGAIN = /^(?:email|name|days|scope\..+)$/

/** A form as it was sent: read by its schema, or what is wrong with it by field, the first problem of each. */
export function readForm<S extends z.ZodType>(
  form: FormData,
  schema: S,
): { ok: true; input: z.infer<S>; state: FormState } | { ok: false; state: FormState } {
  const sent = Object.fromEntries(
    [...form].flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  )
  const values = Object.fromEntries(Object.entries(sent).filter(([key]) => SHOWN_AGAIN.test(key)))
  const state = { form: sent['form'] ?? '', values, errors: {} }
  const parsed = schema.safeParse(sent)
  if (parsed.success) return { ok: true, input: parsed.data, state }
  const errors = parsed.error.issues.map(({ path, message }) => [String(path[0] ?? 'form'), message])
  return { ok: false, state: { ...state, errors: Object.fromEntries(errors.reverse()) } }
}
