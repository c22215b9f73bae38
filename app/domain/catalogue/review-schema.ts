import { z } from 'zod'
import { cleanText } from '#app/vietnamese/clean.ts'
import { REVIEW_TEXT } from './review-form.ts'

const MOST_MONTHS = 240

const line = (most: number, missing: string) =>
  z
    .string({ error: missing })
    .max(most * 4, `Không quá ${most} ký tự.`)
    .transform(cleanText)
    .pipe(z.string().min(1, missing).max(most, `Không quá ${most} ký tự.`))

/** A review as the form sends it. Texts are kept as plain text; what nobody sees is taken out. */
export const reviewInput = z.strictObject({
  name: line(60, 'Bạn cho biết tên hoặc biệt danh nhé.').transform((name) => name.replaceAll('\n', ' ')),
  rating: z.coerce
    .number({ error: 'Bạn chọn số sao nhé.' })
    .int('Bạn chọn số sao nhé.')
    .min(1, 'Bạn chọn số sao nhé.')
    .max(5, 'Bạn chọn số sao nhé.'),
  text: line(REVIEW_TEXT.most, 'Bạn viết vài câu về máy nhé.').refine(
    (text) => text.length >= REVIEW_TEXT.least,
    `Bạn viết ít nhất ${REVIEW_TEXT.least} ký tự để người khác hiểu được nhé.`,
  ),
  monthsUsed: z
    .union([
      z.literal('').transform(() => null),
      z.coerce
        .number({ error: 'Bạn nhập số tháng, ví dụ 6.' })
        .int('Bạn nhập số tháng tròn, ví dụ 6.')
        .min(0, 'Số tháng không nhỏ hơn 0.')
        .max(MOST_MONTHS, `Số tháng không quá ${MOST_MONTHS}.`),
    ])
    .optional()
    .transform((months) => months ?? null),
  consent: z.literal('on', { error: 'Bạn cần đồng ý thì đánh giá mới được lưu.' }),
  /** A field people do not see; programs fill it in. */
  website: z.string().max(200).optional(),
})
export type ReviewInput = z.infer<typeof reviewInput>
