import { z } from 'zod'
import { TEACH_STATES } from '#app/domain/advisor/teaching/questions-to-teach.server.ts'
import { TEACH_REASONS } from '#app/domain/advisor/teaching/reasons.ts'
import { say } from '#app/vietnamese/say.ts'

/** What the address of the list asks for; what makes no sense counts as left out. */
export const teachQuery = z.object({
  state: z.enum(TEACH_STATES).catch('open'),
  reason: z.enum(TEACH_REASONS).nullable().catch(null),
  days: z.coerce
    .number()
    .pipe(z.literal([7, 30, 90]))
    .nullable()
    .catch(null),
  q: z.string().trim().max(200).catch(''),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})

/** Keys of entries: several in one field, between commas. */
export const entryKeys = z
  .string()
  .max(20_000)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.string().regex(/^[qv][1-9]\d{0,8}$/)).max(2000))

/** What an editor does about questions of the list. */
export const settleInput = z.object({
  keys: entryKeys.refine((keys) => keys.length > 0, {
    error: () => say('Bạn chưa chọn câu hỏi nào.', { en: 'Select a question first.' }),
  }),
  to: z.enum(TEACH_STATES),
  from: z.enum(TEACH_STATES).catch('open'),
})
export type SettleInput = z.infer<typeof settleInput>

/** Reads such a form; each ticked group sends its keys. @throws ZodError */
export const readSettle = (form: FormData): SettleInput =>
  settleInput.parse({
    keys: form
      .getAll('keys')
      .filter((keys) => typeof keys === 'string')
      .join(','),
    to: form.get('to'),
    from: form.get('from'),
  })
