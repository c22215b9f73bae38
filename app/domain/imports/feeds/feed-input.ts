import { z } from 'zod'
import { parseUrl } from '#app/platform/parse-url.ts'

/** How often a feed may be read, in minutes, with how the panel says it. */
export const INTERVALS = [
  { minutes: 15, label: '15 phút' },
  { minutes: 60, label: '1 giờ' },
  { minutes: 6 * 60, label: '6 giờ' },
  { minutes: 24 * 60, label: '1 ngày' },
  { minutes: 7 * 24 * 60, label: '1 tuần' },
] as const

const line = (most: number, missing: string) =>
  z
    .string({ error: missing })
    .transform((typed) => typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
    .pipe(z.string().min(1, missing).max(most, `Không quá ${most} ký tự.`))

const address = z
  .string()
  .trim()
  .max(2000, 'Không quá 2000 ký tự.')
  .refine((typed) => {
    const url = typed === '' ? null : parseUrl(typed)
    return typed === '' || (url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password)
  }, 'Địa chỉ bắt đầu bằng https:// hoặc http://, không kèm tên và mật khẩu.')
  .transform((typed) => (typed === '' ? null : typed))

/** A feed as its form sends it. */
export const feedInput = z.object({
  name: line(60, 'Bạn đặt tên cho nguồn nhé.'),
  url: address,
  shop: line(100, 'Bạn cho biết đây là giá của nơi bán nào nhé.'),
  interval: z.coerce
    .number()
    .refine((minutes) => INTERVALS.some((each) => each.minutes === minutes), 'Bạn chọn nhịp đọc nhé.'),
  holdShare: z.coerce
    .number('Bạn nhập một số từ 1 đến 100 nhé.')
    .int('Bạn nhập một số từ 1 đến 100 nhé.')
    .min(1, 'Bạn nhập một số từ 1 đến 100 nhé.')
    .max(100, 'Bạn nhập một số từ 1 đến 100 nhé.'),
  all: z.string().optional(),
  pictures: z.string().optional(),
})
export type FeedInput = z.infer<typeof feedInput>
