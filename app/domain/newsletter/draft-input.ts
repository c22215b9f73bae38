import { z } from 'zod'
import { cleanText } from '#app/vietnamese/clean.ts'
import { fromVietnamInput } from '#app/vietnamese/dates.ts'

const text = (most: number) =>
  z
    .string()
    .max(most * 4, `Không quá ${most} ký tự.`)
    .transform((typed) => cleanText(typed.replaceAll('\r\n', '\n')))
    .pipe(z.string().max(most, `Không quá ${most} ký tự.`))

/** A draft as its form sends it, its articles already read. */
export const draftInput = z.object({
  subject: text(150)
    .transform((typed) => typed.replaceAll(/\s+/g, ' '))
    .pipe(z.string().min(1, 'Bạn nhập tiêu đề thư nhé.')),
  introduction: text(3000),
  version: z.coerce.number().int().min(1),
})

const YEAR_MS = 366 * 86_400_000

/** The moment of a form's field for date and time, in Vietnam's time. */
export const scheduleInput = z
  .string()
  .max(30)
  .transform((typed) => new Date(fromVietnamInput(typed) ?? Number.NaN))
  .refine((at) => !Number.isNaN(at.getTime()), 'Bạn chọn ngày giờ gửi nhé.')
  .refine((at) => !(at.getTime() <= Date.now()), 'Giờ này đã qua. Bạn chọn giờ sau, hoặc bấm Gửi ngay.')
  .refine((at) => !(at.getTime() > Date.now() + YEAR_MS), 'Bạn chọn một ngày trong vòng một năm nhé.')
