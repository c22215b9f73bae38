import { z } from 'zod'
import { RUN_STATES } from '#app/domain/imports/feeds/feed.ts'
import { importSchema } from '#app/domain/imports/schema.ts'
import { cursorField } from '#app/platform/paging/schema.ts'
import { idField } from '#app/platform/row-id.ts'
import { deliverySchema } from '#app/platform/webhooks/schema.ts'

/** The parameters of lists that come whole unless a page of them is asked for. */
const short = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(200).optional().describe('Không ghi thì trả cả danh sách'),
  cursor: cursorField,
  sortOrder: z.enum(['asc', 'desc']).optional(),
  search: z.string().trim().max(200).optional().describe('Chữ có trong tên, không kể dấu'),
}

/** The parameters of the lists of categories and brands of products. */
export const shortListQuery = z.object({
  ...short,
  sortBy: z.enum(['order', 'name', 'count']).optional().describe('order: thứ tự của trang'),
})

/** The same of categories. */
export const categoriesQuery = shortListQuery.extend({
  empty: z
    .enum(['true', 'false'])
    .optional()
    .describe('true: kể cả danh mục chưa có sản phẩm, kèm `kinds` là những loại chưa có danh mục'),
})

/** The parameters of the lists of what articles are filed by. */
export const taxonomyListQuery = z.object({
  ...short,
  sortBy: z.enum(['order', 'name', 'id']).optional().describe('order: thứ tự của trang'),
})

/** The same of subcategories. */
export const subcategoryListQuery = taxonomyListQuery.extend({
  category: idField.optional().describe('Mã chuyên mục'),
})

/** The parameters of the list of webhooks. */
export const webhooksQuery = z.object({ ...short, sortBy: z.enum(['name', 'id']).optional() })

/** The parameters of the list of feeds. */
export const feedsQuery = z.object({
  ...short,
  sortBy: z.enum(['name', 'id', 'next_run_at']).optional(),
  is_on: z.enum(['true', 'false']).optional(),
})

/** The parameters of lists that grow, the newest first. */
const growing = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: cursorField,
  sortOrder: z.enum(['asc', 'desc']).default('desc').describe('desc: mới nhất trước'),
}

/** The parameters of the log of a webhook. */
export const deliveriesQuery = z.object({
  ...growing,
  sortBy: z.enum(['id']).default('id'),
  state: deliverySchema.shape.state.optional(),
  type: z.string().max(60).optional().describe('Loại sự kiện, ví dụ article.published'),
})

/** The parameters of the list of times a feed was read. */
export const feedRunsQuery = z.object({
  ...growing,
  sortBy: z.enum(['id']).default('id'),
  state: z.enum(RUN_STATES).optional(),
})

/** The parameters of the list of imports. */
export const importsQuery = z.object({
  ...growing,
  sortBy: z.enum(['createdAt']).default('createdAt'),
  subject: importSchema.shape.subject.optional(),
  state: importSchema.shape.state.optional(),
  feed: idField.optional().describe('Mã nguồn giá: chỉ những lần đọc của nguồn ấy'),
  search: z.string().trim().max(200).optional().describe('Chữ có trong tên tệp'),
})
