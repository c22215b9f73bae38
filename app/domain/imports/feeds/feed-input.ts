import { z } from 'zod'
import { parseUrl } from '#app/platform/parse-url.ts'
import { say } from '#app/vietnamese/say.ts'
import type { Feed } from './feed.ts'

/** How often a feed may be read, in minutes, with how the panel says it. */
export const INTERVALS = [
  {
    minutes: 15,
    get label() {
      return say('15 phút', { en: '15 minutes' })
    },
  },
  {
    minutes: 60,
    get label() {
      return say('1 giờ', { en: '1 hour' })
    },
  },
  {
    minutes: 6 * 60,
    get label() {
      return say('6 giờ', { en: '6 hours' })
    },
  },
  {
    minutes: 24 * 60,
    get label() {
      return say('1 ngày', { en: '1 day' })
    },
  },
  {
    minutes: 7 * 24 * 60,
    get label() {
      return say('1 tuần', { en: '1 week' })
    },
  },
] as const

const line = (most: number, missing: () => string) =>
  z
    .string({ error: missing })
    .transform((typed) => typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(1, { error: missing })
        .max(most, { error: () => say(`Không quá ${most} ký tự.`, { en: `At most ${most} characters.` }) }),
    )

const address = z
  .string()
  .trim()
  .max(2000, { error: () => say('Không quá 2000 ký tự.', { en: 'At most 2000 characters.' }) })
  .refine(
    (typed) => {
      const url = typed === '' ? null : parseUrl(typed)
      return (
        typed === '' || (url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password)
      )
    },
    {
      error: () =>
        say('Địa chỉ bắt đầu bằng https:// hoặc http://, không kèm tên và mật khẩu.', {
          en: 'The address begins with https:// or http://, without name and password.',
        }),
    },
  )
  .transform((typed) => (typed === '' ? null : typed))

/** What is said of a feed when it is made or changed. */
export type FeedFields = Pick<
  Feed,
  'name' | 'url' | 'shop' | 'intervalMinutes' | 'holdShare' | 'addsOnly' | 'fetchesPictures'
>

const NAMELESS = () => say('Bạn đặt tên cho nguồn nhé.', { en: 'Name the feed.' })
const SHOPLESS = () =>
  say('Bạn cho biết đây là giá của nơi bán nào nhé.', { en: 'Say which shop’s prices these are.' })
const SHARE = () => say('Bạn nhập một số từ 1 đến 100 nhé.', { en: 'Enter a number from 1 to 100.' })
const isInterval = (minutes: number) => INTERVALS.some((each) => each.minutes === minutes)

/** A feed as its form sends it. */
export const feedInput = z
  .object({
    name: line(60, NAMELESS),
    url: address,
    shop: line(100, SHOPLESS),
    interval: z.coerce.number().refine(isInterval, {
      error: () => say('Bạn chọn nhịp đọc nhé.', { en: 'Choose how often it is read.' }),
    }),
    holdShare: z.coerce
      .number({ error: SHARE })
      .int({ error: SHARE })
      .min(1, { error: SHARE })
      .max(100, { error: SHARE }),
    all: z.string().optional(),
    pictures: z.string().optional(),
  })
  .transform(({ name, url, shop, interval, holdShare, all, pictures }): FeedFields => {
    return {
      name,
      url,
      shop,
      intervalMinutes: interval,
      holdShare,
      addsOnly: all !== 'on',
      fetchesPictures: pictures === 'on',
    }
  })

const apiFields = z.strictObject({
  name: line(60, NAMELESS),
  url: z
    .preprocess((sent) => sent ?? '', address)
    .describe('null: các tệp được tải lên trong trang quản trị'),
  shop: line(100, SHOPLESS),
  interval_minutes: z.literal(INTERVALS.map(({ minutes }) => minutes)).describe('Đọc lại sau bao nhiêu phút'),
  hold_share: z
    .int({ error: SHARE })
    .min(1, { error: SHARE })
    .max(100, { error: SHARE })
    .describe('Lần đọc nào làm mất hoặc đổi giá quá chừng này phần trăm sản phẩm thì chờ người duyệt'),
  adds_only: z.boolean().describe('Sản phẩm đã có chỉ nhận giá, giá niêm yết và tình trạng hàng'),
  fetches_pictures: z.boolean().describe('Chép ảnh về trang: chủ khóa có quyền đăng những ảnh này'),
  is_on: z.boolean().describe('Tắt là tạm dừng: không được đọc cho tới khi bật lại'),
})

/** A new feed as programs send it. */
export const apiFeedInput = apiFields
  .extend({
    url: apiFields.shape.url.default(null),
    interval_minutes: apiFields.shape.interval_minutes.default(24 * 60),
    hold_share: apiFields.shape.hold_share.default(30),
    adds_only: apiFields.shape.adds_only.default(true),
    fetches_pictures: apiFields.shape.fetches_pictures.default(false),
    is_on: apiFields.shape.is_on.default(true),
  })
  .meta({ id: 'FeedInput' })

/** What may be changed of one. */
export const apiFeedChange = apiFields.partial().meta({ id: 'FeedChange' })

/** What a program sent of a feed, by our names; what it left out is absent. */
export function fieldsSent(sent: z.infer<typeof apiFeedChange>): Partial<FeedFields> {
  const { name, url, shop, interval_minutes, hold_share, adds_only, fetches_pictures } = sent
  const fields = {
    name,
    url,
    shop,
    intervalMinutes: interval_minutes,
    holdShare: hold_share,
    addsOnly: adds_only,
    fetchesPictures: fetches_pictures,
  }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
