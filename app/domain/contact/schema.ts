import { z } from 'zod'
import { cleanText } from '#app/vietnamese/clean.ts'

const MOST_EMAIL = 254

const text = (most: number, missing: string) =>
  z
    .string({ error: missing })
    .max(most * 4, `Không quá ${most} ký tự.`)
    .transform(cleanText)
    .pipe(z.string().min(1, missing).max(most, `Không quá ${most} ký tự.`))

const line = (most: number, missing: string) =>
  text(most, missing).transform((typed) => typed.replaceAll(/\s+/g, ' '))

const email = line(MOST_EMAIL, 'Bạn cho biết email để chúng tôi trả lời nhé.').pipe(
  z.email('Email chưa đúng, ví dụ ten@gmail.com.'),
)

/** A field people do not see; programs fill it in. */
const trap = z.string().max(200).optional()

/** A message of the contact page. */
export const contactInput = z.strictObject({
  name: line(100, 'Bạn cho biết tên nhé.'),
  phone: z
    .string()
    .max(40, 'Số điện thoại không quá 40 ký tự.')
    .optional()
    .transform((typed) => cleanText(typed ?? '') || null)
    .pipe(
      z
        .string()
        .regex(/^\+?[\d\s().-]{8,40}$/, 'Số điện thoại chưa đúng, ví dụ 0912 345 678.')
        .nullable(),
    ),
  email,
  subject: line(200, 'Bạn viết tiêu đề nhé.'),
  message: text(5000, 'Bạn viết nội dung nhé.'),
  website: trap,
})
export type ContactInput = z.infer<typeof contactInput>

/** A subscription to the newsletter. */
export const newsletterInput = z.strictObject({
  email,
  consent: z.literal('on', { error: 'Bạn cần đồng ý thì chúng tôi mới gửi tin được.' }),
  website: trap,
})
