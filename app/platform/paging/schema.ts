import { z } from 'zod'

/** How a list is paged, as every list of the API says it. `nextCursor` is null on the last page alone. */
export const paginationSchema = z
  .object({
    page: z.int().nullable().describe('null khi đi theo cursor'),
    limit: z.int(),
    total: z.int(),
    totalPages: z.int(),
    hasNext: z.boolean(),
    hasPrev: z.boolean(),
    nextCursor: z
      .string()
      .nullable()
      .describe('Gửi lại trong cursor để đọc trang sau; null khi đây là trang cuối (hasNext là false)'),
  })
  .meta({ id: 'Pagination' })
export type Pagination = z.infer<typeof paginationSchema>

/** The parameter by which a program that keeps a copy asks for what has become another meanwhile. */
export const sinceField = z.iso.datetime({ offset: true }).optional()

/** The parameter that goes on behind a page, however many rows came or went before it meanwhile. */
export const cursorField = z
  .string()
  .max(400)
  .optional()
  .describe('nextCursor của trang trước; giữ nguyên bộ lọc và thứ tự. Có cursor thì page không tính')
