import { z } from 'zod'
import { withScheme } from '#app/platform/with-scheme.ts'
import { say } from '#app/vietnamese/say.ts'
import { eachText, sayText, textField } from '../fields.ts'
import { MAX_ARTICLE_BYTES } from '../html/allowed.ts'
import { sayTooLarge } from '../html/too-large.ts'
import { PICTURE_ADDRESS } from '../picture-address.ts'

const MAX_INT = 2_147_483_647
const id = z.coerce.number().int().min(1).max(MAX_INT)

/** Text that may be left out: blank is the same as absent. */
const optionalText = (max: number, name: () => string) =>
  z
    .string()
    .trim()
    .max(max, {
      error: () =>
        say(`${name()} may have at most ${max} characters`, { vi: `${name()} có nhiều nhất ${max} ký tự` }),
    })
    .nullish()
    .transform((text) => text || null)

/** An address of a picture: ours, or https elsewhere. */
const picture = z
  .string()
  .trim()
  .max(textField('featured_image').longest, {
    error: () =>
      say('An address may have at most 2000 characters', { vi: 'Địa chỉ có nhiều nhất 2000 ký tự' }),
  })
  .regex(PICTURE_ADDRESS, {
    error: () => say('Must be an https address', { vi: 'Cần là một địa chỉ https' }),
  })
  .nullish()
  .or(z.literal(''))
  .transform((text) => text || null)

/** The address of a page elsewhere or here. */
const pageAddress = z
  .string()
  .trim()
  .overwrite(withScheme)
  .max(textField('canonical_url').longest, {
    error: () =>
      say('An address may have at most 1000 characters', { vi: 'Địa chỉ có nhiều nhất 1000 ký tự' }),
  })
  .refine((text) => text === '' || (/^https:\/\/[^\s"<>]+$/.test(text) && URL.canParse(text)), {
    error: () => say('Must be an https address', { vi: 'Cần là một địa chỉ https' }),
  })
  .nullish()
  .transform((text) => text || null)

/** A slug as the specification's rule makes it. */
export const slugText = z
  .string()
  .trim()
  .min(1, { error: () => say('Slug is required', { vi: 'Bạn nhập đường dẫn nhé' }) })
  .max(200, {
    error: () => say('Slug may have at most 200 characters', { vi: 'Đường dẫn có nhiều nhất 200 ký tự' }),
  })
  .regex(/^(?:[a-z0-9]+(?:[-_][a-z0-9]+)*)?$/, {
    error: () =>
      say('Slug may only hold a-z, 0-9 and hyphens', { vi: 'Đường dẫn chỉ gồm a-z, 0-9 và dấu gạch nối' }),
  })

/** A tag by its id, or by its name, which is made where there is none. */
export const tagReference = z.union([z.number().int().min(1).max(MAX_INT), z.string().trim().min(1).max(60)])

/** The fields of an article, without what they are where they are left out. */
const articleFields = z.strictObject({
  title: z
    .string({ error: () => say('Title is required', { vi: 'Bạn nhập tiêu đề nhé' }) })
    .trim()
    .min(1, { error: () => say('Title is required', { vi: 'Bạn nhập tiêu đề nhé' }) })
    .max(300, {
      error: () => say('Title may have at most 300 characters', { vi: 'Tiêu đề có nhiều nhất 300 ký tự' }),
    }),
  slug: slugText
    .optional()
    .describe('Không gửi thì làm từ tiêu đề; nếu slug ấy là của bài trong thùng rác thì thêm số'),
  ...eachText((name) => {
    const { longest, isPicture, isAddress } = textField(name)
    return isPicture ? picture : isAddress ? pageAddress : optionalText(longest, () => sayText(name))
  }),
  content: z
    .string({ error: () => say('Content is required', { vi: 'Bạn viết nội dung nhé' }) })
    .trim()
    .min(1, { error: () => say('Content is required', { vi: 'Bạn viết nội dung nhé' }) })
    .refine((html) => new TextEncoder().encode(html).byteLength <= MAX_ARTICLE_BYTES, {
      error: sayTooLarge,
    })
    .describe('HTML, nhiều nhất 1.000.000 byte UTF-8, cũng như nó được giữ sau khi làm sạch'),
  status: z.enum(['draft', 'published']),
  is_featured: z.boolean(),
  is_ai_written: z.boolean(),
  reading_time: z.coerce
    .number({ error: () => say('Reading time must be a number', { vi: 'Thời gian đọc cần là một số' }) })
    .min(1, {
      error: () =>
        say('Reading time must be between 1 and 600 minutes', { vi: 'Thời gian đọc từ 1 đến 600 phút' }),
    })
    .max(600, {
      error: () =>
        say('Reading time must be between 1 and 600 minutes', { vi: 'Thời gian đọc từ 1 đến 600 phút' }),
    })
    .nullish()
    .describe('Phút; không gửi thì tự tính'),
  published_at: z.iso
    .datetime({
      offset: true,
      error: ({ input }) =>
        typeof input === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+$/.test(input)
          ? say('Published date lacks its time zone: end it with Z or an offset such as +07:00', {
              vi: 'Ngày đăng thiếu múi giờ: thêm Z hoặc độ lệch như +07:00 vào cuối',
            })
          : say('Published date is not a date', { vi: 'Ngày đăng chưa đúng' }),
    })
    .nullish()
    .describe(
      'Lúc đăng, ISO 8601 có múi giờ. status là published và lúc này ở tương lai: bài được hẹn giờ, ẩn tới lúc ấy',
    ),
  category_id: z.coerce
    .number({ error: () => say('Category is required', { vi: 'Bạn chọn danh mục nhé' }) })
    .int()
    .min(1, { error: () => say('Category is required', { vi: 'Bạn chọn danh mục nhé' }) })
    .max(MAX_INT),
  subcategory_id: id.nullish(),
  author_id: z.coerce
    .number({ error: () => say('Author is required', { vi: 'Bạn chọn tác giả nhé' }) })
    .int()
    .min(1, { error: () => say('Author is required', { vi: 'Bạn chọn tác giả nhé' }) })
    .max(MAX_INT),
  tags: z
    .array(tagReference)
    .max(30, { error: () => say('An article has at most 30 tags', { vi: 'Một bài có nhiều nhất 30 thẻ' }) }),
})

const { status, is_featured, is_ai_written, tags } = articleFields.shape

/** An article as editors and their tools write it; the fields of the specification. */
export const articleInput = articleFields.extend({
  status: status.default('draft'),
  is_featured: is_featured.default(false),
  is_ai_written: is_ai_written.default(false),
  tags: tags.default([]),
})
export type ArticleInput = z.infer<typeof articleInput>

/** What may be changed of an article: any of its fields; `expected_updated_at` refuses to overwrite a later change. */
export const articleChange = articleFields
  .partial()
  .extend({ expected_updated_at: z.iso.datetime({ offset: true }).optional() })
export type ArticleChange = z.infer<typeof articleChange>
