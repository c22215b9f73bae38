import { z } from 'zod'
import { eachText } from '../fields.ts'

const text = z.string().max(2000).catch('')
const id = z.string().max(10).nullable().catch(null)

/** Fields of an article as they were typed, whatever is wrong with them: nothing is refused, sizes are bounded. */
export const typedArticle = z.object({
  title: text,
  slug: text,
  ...eachText(() => text),
  content: z.string().max(1_000_000),
  category_id: id,
  subcategory_id: id,
  author_id: id,
  tags: z
    .array(z.union([z.number(), z.string().max(60)]))
    .max(30)
    .catch([]),
  status: z.enum(['draft', 'published']),
  published_at: z.string().max(40).nullable().catch(null),
  reading_time: z.string().max(20).nullable().catch(null),
  is_featured: z.boolean(),
  is_ai_written: z.boolean(),
})
export type Typed = z.infer<typeof typedArticle>
