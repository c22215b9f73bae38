import { z } from 'zod'
import { paginationSchema } from '#app/platform/paging/schema.ts'
import { eachWholeText } from './fields.ts'

const category = z.object({ id: z.int(), name: z.string(), slug: z.string() })

/** An article as the read API lists it. Field names are the specification's; times are ISO 8601, reading_time minutes. */
const articleSchema = z
  .object({
    id: z.int(),
    slug: z.string(),
    status: z
      .enum(['published', 'scheduled', 'draft', 'trashed'])
      .describe('Chỉ published hiện với mọi người; còn lại cần khóa. trashed: trong thùng rác'),
    url: z.string(),
    title: z.string(),
    excerpt: z.string().nullable(),
    featured_image: z.string(),
    is_featured: z.boolean(),
    is_ai_written: z.boolean(),
    isDemo: z.boolean(),
    view_count: z.int(),
    like_count: z.int(),
    reading_time: z.number().nullable(),
    published_at: z.string().nullable().describe('null: bài nháp chưa từng đăng'),
    updated_at: z.string(),
    category,
    subcategory: z.object({ id: z.int(), name: z.string() }).nullable(),
    author: z.object({ id: z.int(), name: z.string(), slug: z.string(), avatar_url: z.string().nullable() }),
    tags: z.array(z.object({ id: z.int(), name: z.string(), slug: z.string(), color: z.string() })),
  })
  .meta({ id: 'ArticleSummary' })

export const articlePageSchema = z.object({
  articles: z.array(articleSchema),
  pagination: paginationSchema,
})

export const articleDetailSchema = articleSchema.extend({
  content: z.string(),
  ...eachWholeText(() => z.string().nullable()),
  author: z.object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    avatar_url: z.string().nullable(),
    bio: z.string().nullable(),
  }),
})

const tag = z.object({ name: z.string(), href: z.string(), hue: z.int().nullable() })

export const articleCardsSchema = z.object({
  articles: z.array(
    z.object({
      id: z.int(),
      href: z.string(),
      title: z.string(),
      excerpt: z.string(),
      picture: z.object({ src: z.string(), alt: z.string() }),
      category: z.object({ name: z.string(), href: z.string() }),
      author: z.object({ name: z.string(), href: z.string().nullable() }),
      published: z.object({ iso: z.string(), text: z.string() }),
      views: z.string(),
      tags: z.array(tag),
      isFeatured: z.boolean(),
    }),
  ),
})
