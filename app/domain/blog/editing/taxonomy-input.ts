import { z } from 'zod'
import { parseUrl } from '#app/platform/parse-url.ts'
import { idField } from '#app/platform/row-id.ts'
import { withScheme } from '#app/platform/with-scheme.ts'
import { say } from '#app/vietnamese/say.ts'
import { PICTURE_ADDRESS } from '../picture-address.ts'
import { slugText } from './article-input.ts'

const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((text) => text || null)
const optionalAddress = z
  .string()
  .trim()
  .max(2000)
  .regex(PICTURE_ADDRESS, {
    error: () => say('Must be an https address', { vi: 'Cần là một địa chỉ https' }),
  })
  .nullish()
  .or(z.literal(''))
  .transform((text) => text || null)

/** Links that an author may have. */
const MOST_LINKS = 8

/** Whether a link may lead there: a page of a public name over http or https, without a password in it. */
function isWebAddress(address: string): boolean {
  const url = /^https?:\/\/[^\s"<>\\]+$/i.test(address) && address.length <= 300 ? parseUrl(address) : null
  return url !== null && url.username === '' && url.password === '' && url.hostname.includes('.')
}

/** What is no whole number counts as 0, as specified. */
const displayOrder = z.coerce.number().int().min(0).max(100_000).catch(0)

const category = z.strictObject({
  name: z
    .string({ error: () => say('Name is required', { vi: 'Bạn nhập tên nhé' }) })
    .trim()
    .min(1, { error: () => say('Name is required', { vi: 'Bạn nhập tên nhé' }) })
    .max(100),
  slug: slugText.optional(),
  description: optionalText(1000),
  icon: optionalText(2000),
  display_order: displayOrder.optional(),
  is_active: z.boolean().optional(),
})

const subcategory = z.strictObject({
  category_id: idField,
  name: z
    .string({ error: () => say('Name is required', { vi: 'Bạn nhập tên nhé' }) })
    .trim()
    .min(1, { error: () => say('Name is required', { vi: 'Bạn nhập tên nhé' }) })
    .max(100),
  display_order: displayOrder.optional(),
  is_active: z.boolean().optional(),
})

/** An author's site and pages elsewhere, without blank lines and repetitions. */
const links = z
  .array(z.string())
  .transform((lines) => [...new Set(lines.map(withScheme).filter((line) => line !== ''))])
  .superRefine((lines, context) => {
    const wrong = lines.find((line) => !isWebAddress(line))
    if (lines.length > MOST_LINKS)
      context.addIssue(say(`At most ${MOST_LINKS} links`, { vi: `Nhiều nhất ${MOST_LINKS} liên kết` }))
    else if (wrong !== undefined)
      context.addIssue(
        say(`“${wrong.slice(0, 80)}” is no web address: write it with https:// or http://`, {
          vi: `“${wrong.slice(0, 80)}” không phải địa chỉ trang: bạn viết cả https:// hoặc http:// nhé`,
        }),
      )
  })

const author = z.strictObject({
  name: z
    .string({ error: () => say('Author name is required', { vi: 'Bạn nhập tên tác giả nhé' }) })
    .trim()
    .min(1, { error: () => say('Author name is required', { vi: 'Bạn nhập tên tác giả nhé' }) })
    .max(100),
  slug: slugText.optional(),
  email: z
    .email({ error: () => say('Must be an e-mail address', { vi: 'Cần là một địa chỉ email' }) })
    .nullish()
    .or(z.literal(''))
    .transform((text) => text || null),
  bio: optionalText(2000),
  avatar_url: optionalAddress,
  links: links.optional(),
  /** The account of whoever it is. */
  user_id: optionalText(100),
  is_active: z.boolean().optional(),
})

const tag = z.strictObject({
  name: z
    .string({ error: () => say('Name is required', { vi: 'Bạn nhập tên nhé' }) })
    .trim()
    .min(1, { error: () => say('Name is required', { vi: 'Bạn nhập tên nhé' }) })
    .max(60),
  slug: slugText.optional(),
  description: optionalText(1000),
  color: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, {
      error: () => say('Must be a colour such as #3B82F6', { vi: 'Cần là một màu, ví dụ #3B82F6' }),
    })
    .optional(),
  image_url: optionalAddress,
})

/** What may be written of each table: whole to make a row, any part of it to change one. What is left out of a new row is the table's default. */
export const TAXONOMY_INPUT = {
  categories: { whole: category, part: category.partial() },
  subcategories: { whole: subcategory, part: subcategory.partial() },
  authors: { whole: author, part: author.partial() },
  tags: { whole: tag, part: tag.partial() },
} as const
