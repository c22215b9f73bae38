import { z } from 'zod'

const pixels = z.coerce.number().int().min(1).max(10_000).optional()

/** What a consumer asks (oEmbed 1.0, 2.2). */
export const oembedQuery = z.object({
  url: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .describe('Địa chỉ một trang sản phẩm, so sánh hay /chat'),
  maxwidth: pixels,
  maxheight: pixels,
  format: z.string().max(20).default('json').describe('Chỉ có json'),
})

/** What it is told (2.3.4.4). The height is what a page may set aside: what is shown grows with its text. */
export const oembedSchema = z.object({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  title: z.string(),
  provider_name: z.string(),
  provider_url: z.url(),
  cache_age: z.int(),
  html: z.string(),
  width: z.int(),
  height: z.int(),
  thumbnail_url: z.url().optional(),
  thumbnail_width: z.int().optional(),
  thumbnail_height: z.int().optional(),
})
export type Oembed = z.infer<typeof oembedSchema>
