import { z } from 'zod'
import { PAGE_SIZES, SORTS } from './list-options.ts'
import type { Sort } from './list-options.ts'

/** The fields a list can be sorted by, as the API names them. */
export const SORT_FIELDS = ['updated_at', 'title', 'price'] as const
const text = z.string().trim().max(200)
const vnd = z.coerce.number().int().min(0).max(10_000_000_000)

/** Query of the paginated list; unknown parameters are ignored, values out of bounds are errors. */
export const listQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(48).default(12),
  sortBy: z.enum(SORT_FIELDS).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
  search: text.optional(),
  category: text.optional(),
  brand: text.optional(),
  minPrice: vnd.optional(),
  maxPrice: vnd.optional(),
})
export type ListQuery = z.infer<typeof listQuery>

/** Query of the featured products. */
export const featuredQuery = z.object({ limit: z.coerce.number().int().min(1).max(48).default(5) })

const id = z.number().int().min(1).max(2_147_483_647)

/** A product's id in a path. */
export const productId = z.coerce.number().pipe(id)

/** How many products one call gives by their ids. */
export const MOST_CARDS = 48

/** Query of products by their ids, '3,1,2'. Anything but different ids of products is an error. */
export const cardsQuery = z.object({
  ids: z
    .string()
    .max(12 * MOST_CARDS)
    .regex(/^(?:\d+(?:,\d+)*)?$/, 'Danh sách mã sản phẩm, cách nhau bằng dấu phẩy')
    .default('')
    .transform((text) => [...new Set(text.split(',').filter(Boolean).map(Number))])
    .pipe(z.array(id).max(MOST_CARDS)),
})

/** More ids than a comparison or a shared list reads of an address. */
const MOST_IDS = MOST_CARDS

/** Ids in a page's address, '3,1,2': what cannot be read is counted, not refused, because a link never breaks. */
export const idsInAddress = z
  .string()
  .catch('')
  .transform((text) => {
    const parts = text
      .slice(0, 12 * MOST_IDS)
      .split(',')
      .filter(Boolean)
    const ids = parts.map(Number).filter((part) => id.safeParse(part).success)
    return { ids: [...new Set(ids)].slice(0, MOST_IDS), unread: parts.length - ids.length }
  })

/** The state of the comparison in its address. */
export const compareState = z.object({
  ids: idsInAddress,
  diff: z
    .literal('1')
    .optional()
    .catch(undefined)
    .transform((value) => value === '1'),
})

const sortNames = Object.keys(SORTS) as [Sort, ...Sort[]]

/** The state of the list page in its URL. Whatever cannot be read falls back to its default: a link never breaks. */
export const listState = z.object({
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
  q: text.catch(''),
  category: text.catch(''),
  sort: z.enum(sortNames).optional().catch(undefined),
  view: z.enum(['grid', 'list']).catch('grid'),
  size: z.coerce
    .number()
    .refine((size) => (PAGE_SIZES as readonly number[]).includes(size))
    .catch(PAGE_SIZES[0]),
})
export type ListState = z.infer<typeof listState>
