import { z } from 'zod'
import { idField } from '#app/platform/row-id.ts'
import { cleanText } from '#app/vietnamese/clean.ts'
import { say } from '#app/vietnamese/say.ts'
import { PREVIEW_DAYS } from '../editing/preview-key.ts'

/** Letters a note may have. */
export const NOTE_LENGTH = 2000

const text = z
  .string({ error: () => say('Write the note first', { vi: 'Bạn viết ghi chú trước nhé' }) })
  .max(NOTE_LENGTH * 4, {
    error: () =>
      say(`A note has at most ${NOTE_LENGTH} characters`, {
        vi: `Ghi chú có nhiều nhất ${NOTE_LENGTH} ký tự`,
      }),
  })
  .transform(cleanText)
  .pipe(
    z
      .string()
      .min(1, { error: () => say('Write the note first', { vi: 'Bạn viết ghi chú trước nhé' }) })
      .max(NOTE_LENGTH, {
        error: () =>
          say(`A note has at most ${NOTE_LENGTH} characters`, {
            vi: `Ghi chú có nhiều nhất ${NOTE_LENGTH} ký tự`,
          }),
      }),
  )

/** What the parts beside an article's form may ask for; the form itself sends no `intent`. */
export const besideForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('note'), text }),
  z.object({ intent: z.literal('note-resolve'), id: idField }),
  z.object({ intent: z.literal('note-reopen'), id: idField }),
  z.object({ intent: z.literal('note-delete'), id: idField }),
  z.object({
    intent: z.literal('preview-open'),
    days: z.coerce.number().refine((days) => (PREVIEW_DAYS as readonly number[]).includes(days), {
      error: () => say('Choose one of the times offered', { vi: 'Bạn chọn một trong các thời hạn nhé' }),
    }),
  }),
  z.object({ intent: z.literal('preview-withdraw'), id: idField }),
])

export type BesideForm = z.infer<typeof besideForm>

/** Whether a form comes from a part beside the article's form. */
export const isBeside = (form: FormData): boolean => form.has('intent')
