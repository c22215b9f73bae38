import { z } from 'zod'
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
  .regex(/^(?:https:\/\/|\/)[^\s"<>]+$/, 'Must be an https address')
  .nullish()
  .or(z.literal(''))
  .transform((text) => text || null)

/** What is no whole number counts as 0, as specified. */
const displayOrder = z.coerce.number().int().min(0).max(100_000).catch(0)

export const categoryInput = z.strictObject({
  name: z.string().trim().min(1, 'Name is required').max(100),
  slug: slugText.optional(),
  description: optionalText(1000),
  icon: optionalText(2000),
  display_order: displayOrder.default(0),
  is_active: z.boolean().default(true),
})

export const subcategoryInput = z.strictObject({
  category_id: z.coerce.number().int().min(1).max(2_147_483_647),
  name: z.string().trim().min(1, 'Name is required').max(100),
  display_order: displayOrder.default(0),
  is_active: z.boolean().default(true),
})

export const authorInput = z.strictObject({
  name: z.string().trim().min(1, 'Author name is required').max(100),
  slug: slugText.optional(),
  email: z
    .email('Must be an e-mail address')
    .nullish()
    .or(z.literal(''))
    .transform((text) => text || null),
  bio: optionalText(2000),
  avatar_url: optionalAddress,
  is_active: z.boolean().default(true),
})

export const tagInput = z.strictObject({
  name: z.string().trim().min(1, 'Name is required').max(60),
  slug: slugText.optional(),
  description: optionalText(1000),
  color: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'Must be a colour such as #3B82F6')
    .default('#3B82F6'),
  image_url: optionalAddress,
})
