import { z } from 'zod'
import { eachText, textField } from '../fields.ts'
import { PICTURE_ADDRESS } from '../picture-address.ts'

const MAX_INT = 2_147_483_647
const id = z.coerce.number().int().min(1).max(MAX_INT)

/** Text that may be left out: blank is the same as absent. */
const optionalText = (max: number, name: string) =>
  z
    .string()
    .trim()
    .max(max, `${name} may have at most ${max} characters`)
    .nullish()
    .transform((text) => text || null)

/** An address of a picture: ours, or https elsewhere. */
const picture = z
  .string()
  .trim()
  .max(textField('featured_image').longest, 'An address may have at most 2000 characters')
  .regex(PICTURE_ADDRESS, 'Must be an https address')
  .nullish()
  .or(z.literal(''))
  .transform((text) => text || null)

/** The address of a page elsewhere or here. */
const pageAddress = z
  .string()
  .trim()
  .max(textField('canonical_url').longest, 'An address may have at most 1000 characters')
  .refine(
    (text) => text === '' || (/^https:\/\/[^\s"<>]+$/.test(text) && URL.canParse(text)),
    'Must be an https address',
  )
  .nullish()
  .transform((text) => text || null)

/** A slug as the specification's rule makes it. */
export const slugText = z
  .string()
  .trim()
  .min(1, 'Slug is required')
  .max(200, 'Slug may have at most 200 characters')
  .regex(/^(?:[a-z0-9]+(?:[-_][a-z0-9]+)*)?$/, 'Slug may only hold a-z, 0-9 and hyphens')

/** A tag by its id, or by its name, which is made where there is none. */
export const tagReference = z.union([z.number().int().min(1).max(MAX_INT), z.string().trim().min(1).max(60)])

/** The fields of an article, without what they are where they are left out. */
const articleFields = z.strictObject({
  title: z
    .string('Title is required')
    .trim()
    .min(1, 'Title is required')
    .max(300, 'Title may have at most 300 characters'),
  slug: slugText.optional().describe('Made from the title where it is left out'),
  ...eachText((name) => {
    const { label, longest, isPicture, isAddress } = textField(name)
    return isPicture ? picture : isAddress ? pageAddress : optionalText(longest, label)
  }),
  content: z
    .string('Content is required')
    .trim()
    .min(1, 'Content is required')
    .max(1_000_000, 'Content is too long'),
  status: z.enum(['draft', 'published']),
  is_featured: z.boolean(),
  is_ai_written: z.boolean(),
  reading_time: z.coerce
    .number('Reading time must be a number')
    .min(1, 'Reading time must be between 1 and 600 minutes')
    .max(600, 'Reading time must be between 1 and 600 minutes')
    .nullish()
    .describe('Minutes; worked out where it is left out'),
  published_at: z.iso
    .datetime({ offset: true, error: 'Published date is not a date' })
    .nullish()
    .describe('When it is or was first published; a future time keeps it hidden until then'),
  category_id: z.coerce.number('Category is required').int().min(1, 'Category is required').max(MAX_INT),
  subcategory_id: id.nullish(),
  author_id: z.coerce.number('Author is required').int().min(1, 'Author is required').max(MAX_INT),
  tags: z.array(tagReference).max(30, 'An article has at most 30 tags'),
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
