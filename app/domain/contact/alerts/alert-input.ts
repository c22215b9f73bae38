import { z } from 'zod'
import { parsePriceText, formatVnd } from '#app/vietnamese/money.ts'
import { LEAST } from './suggested-below.ts'

/** Products that one form may ask for. */
export const MOST_PRODUCTS = 20

/** The most that makes sense, VND. */
const MOST = 100_000_000_000

/** What somebody agrees to who wants to hear of prices; kept word for word. */
export const ALERT_CONSENT =
  'Tôi đồng ý để {site} dùng email này báo cho tôi khi giá xuống, theo Chính sách bảo mật.'

const email = z
  .string({ error: 'Bạn cho biết email để chúng tôi báo nhé.' })
  .trim()
  .min(1, 'Bạn cho biết email để chúng tôi báo nhé.')
  .max(254, 'Không quá 254 ký tự.')
  .pipe(z.email('Email chưa đúng, ví dụ ten@gmail.com.'))
  .transform((typed) => typed.toLowerCase())

const sum = z
  .string()
  .max(30, 'Số tiền chưa đúng.')
  .transform((typed) => (/tr(iệu)?\s*$/i.test(typed) ? millions(typed) : parsePriceText(typed)))
  .refine(
    (vnd): vnd is number => vnd !== null && vnd >= LEAST && vnd <= MOST,
    `Bạn nhập một số tiền từ ${formatVnd(LEAST)}.`,
  )

/** '7,5 triệu' in VND. */
const millions = (typed: string): number | null => {
  const number = Number(
    typed
      .replace(/tr(iệu)?\s*$/i, '')
      .trim()
      .replace(',', '.'),
  )
  return Number.isFinite(number) ? Math.round(number * 1_000_000) : null
}

/** A wish for one product; a sum left empty asks for nothing. */
const wish = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647), below: sum })
export type Wish = z.infer<typeof wish>

/** What the form sends beside its sums. */
export const alertInput = z.object({
  email,
  consent: z.literal('on', { error: 'Bạn cần đồng ý thì chúng tôi mới gửi thư được.' }),
  website: z.string().max(200).optional(),
})

/** Reads the sums of a form: fields named 'below-12'. @returns the wishes, and what is wrong by field */
export function readWishes(texts: Readonly<Record<string, string>>): {
  wishes: Wish[]
  errors: Record<string, string>
} {
  const wishes: Wish[] = []
  const errors: Record<string, string> = {}
  for (const [name, typed] of Object.entries(texts).slice(0, MOST_PRODUCTS * 3)) {
    const id = /^below-([1-9]\d{0,9})$/.exec(name)?.[1]
    if (id === undefined || typed.trim() === '') continue
    const read = wish.safeParse({ id, below: typed })
    if (read.success) wishes.push(read.data)
    else errors[name] = read.error.issues[0]?.message ?? ''
  }
  return { wishes: wishes.slice(0, MOST_PRODUCTS), errors }
}
