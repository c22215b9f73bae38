import { z } from 'zod'
import { cursorField, sinceField } from '#app/platform/paging/schema.ts'
import { idField, rowId } from '#app/platform/row-id.ts'
import { FIXED_CATEGORIES } from './paths.ts'

/** What may stand in an address for an article, a tag, an author or a category. */
export const blogSlug = z.string().regex(/^[a-z0-9_-]{1,200}$/)

/** Pages of a list that can be asked for; anything else is the first. */
export const listPage = z.coerce.number().int().min(1).max(10_000).catch(1)

/** Result pages that are shown one below the other; who needs more has to say more. */
export const MOST_RESULT_PAGES = 20

/** A search as its address says it. Text is cut, not refused; 'all' or nothing is every category. */
export const searchQuery = z.object({
  q: z
    .string()
    .catch('')
    .transform((text) => text.replaceAll('\0', '').trim().slice(0, 200)),
  category: z
    .string()
    .catch('all')
    .transform((text) => categoryId(text)),
  page: z.coerce.number().int().min(1).max(MOST_RESULT_PAGES).catch(1),
})

/** @returns undefined for every category; 0, which no category has, for what is none */
function categoryId(text: string): number | undefined {
  if (text === '' || text === 'all') return undefined
  const id = rowId.safeParse(text)
  return id.success ? id.data : 0
}

/** Reads a search from an address. */
export const readSearch = (params: URLSearchParams) => searchQuery.parse(Object.fromEntries(params))

/** What a list of articles can be put in order by, as the API names it. */
const ARTICLE_SORTS = ['published_at', 'updated_at', 'title', 'view_count'] as const

/** The parameters of the read API's list of articles. */
export const articlesQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(48).default(12),
  cursor: cursorField,
  sortBy: z
    .enum(ARTICLE_SORTS)
    .optional()
    .describe('Không ghi thì theo published_at; có search thì theo độ khớp'),
  sortOrder: z.enum(['asc', 'desc']).optional().describe('Không ghi thì desc; title thì asc'),
  status: z
    .enum(['published', 'scheduled', 'draft', 'all', 'trashed'])
    .default('published')
    .describe(
      'Khác published thì cần khóa có articles:read hoặc articles:write; all không gồm bài trong thùng rác (trashed)',
    ),
  category: z
    .string()
    .max(200)
    .optional()
    .describe(`Slug của chuyên mục: ${FIXED_CATEGORIES.join(', ')}`),
  subcategory: idField.optional().describe('Mã của chuyên mục con'),
  tag: z.string().max(200).optional().describe('Slug của thẻ'),
  author: z.string().max(200).optional().describe('Slug của tác giả'),
  featured: z.enum(['true', 'false']).optional(),
  updatedSince: sinceField.describe(
    'Chỉ bài có thay đổi từ lúc ấy: được sửa, tới giờ đăng, vào thùng rác hay ra khỏi đó; updated_at là lúc sửa sau cùng, có thể sớm hơn',
  ),
  search: z.string().trim().max(200).optional(),
})
export type ArticlesQuery = z.infer<typeof articlesQuery>

/** Ids of articles whose cards are wanted, with commas between. */
export const articleCardsQuery = z.object({
  ids: z
    .string()
    .max(600)
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(rowId).max(48)),
})
