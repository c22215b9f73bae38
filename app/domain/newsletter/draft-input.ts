import { z } from 'zod'
import { cleanText } from '#app/vietnamese/clean.ts'
import { fromVietnamInput } from '#app/vietnamese/dates.ts'
import { say } from '#app/vietnamese/say.ts'

const text = (most: number) =>
  z
    .string()
    .max(most * 4, { error: () => say(`Không quá ${most} ký tự.`, { en: `At most ${most} characters.` }) })
    .transform((typed) => cleanText(typed.replaceAll('\r\n', '\n')))
    .pipe(
      z
        .string()
        .max(most, { error: () => say(`Không quá ${most} ký tự.`, { en: `At most ${most} characters.` }) }),
    )

/** A draft as its form sends it, its articles already read. */
export const draftInput = z.object({
  subject: text(150)
    .transform((typed) => typed.replaceAll(/\s+/g, ' '))
    .pipe(
      z
        .string()
        .min(1, { error: () => say('Bạn nhập tiêu đề thư nhé.', { en: 'Enter the mail’s subject.' }) }),
    ),
  introduction: text(3000),
  version: z.coerce.number().int().min(1),
})

const YEAR_MS = 366 * 86_400_000

/** The moment of a form's field for date and time, in Vietnam's time. */
export const scheduleInput = z
  .string()
  .max(30)
  .transform((typed) => new Date(fromVietnamInput(typed) ?? Number.NaN))
  .refine((at) => !Number.isNaN(at.getTime()), {
    error: () => say('Bạn chọn ngày giờ gửi nhé.', { en: 'Choose when to send it.' }),
  })
  .refine((at) => !(at.getTime() <= Date.now()), {
    error: () =>
      say('Giờ này đã qua. Bạn chọn giờ sau, hoặc bấm Gửi ngay.', {
        en: 'That time is over. Choose a later one, or press Send now.',
      }),
  })
  .refine((at) => !(at.getTime() > Date.now() + YEAR_MS), {
    error: () => say('Bạn chọn một ngày trong vòng một năm nhé.', { en: 'Choose a day within a year.' }),
  })
