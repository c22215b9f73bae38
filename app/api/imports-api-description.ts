import { z } from 'zod'
import { importEventSchema, importSchema, programFields } from '#app/domain/imports/schema.ts'
import { paginationSchema } from '#app/platform/paging/schema.ts'
import type { Endpoint } from './endpoint.ts'
import { importsQuery } from './list-queries.ts'

const started = z.object({ id: z.uuid() })

/** A file, and how it is to be imported. */
const upload = programFields.extend({
  file: z
    .file()
    .describe('CSV, tối đa 10 MB; sản phẩm: CSV, TSV, Excel (xlsx), JSON hoặc XML, tối đa 200 MB'),
})

/** What narrows an export of products: the address of the editors' list. */
const productsExported = z.object({
  q: z.string().optional().describe('Từ khóa'),
  category: z.string().optional().describe('Slug danh mục'),
  brand: z.string().optional().describe('Slug thương hiệu'),
  lacks: z.enum(['price', 'picture']).optional().describe('Chỉ sản phẩm thiếu giá hoặc thiếu ảnh'),
  trash: z.literal('1').optional().describe('Thùng rác'),
})

/** The calls by which editors' own tools import and export articles and products. */
export const IMPORT_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/api/v1/imports',
    operationId: 'listImports',
    part: 'imports',
    summary:
      'Những lần nhập, kể cả do nguồn giá. Không ghi state thì là những lần đã bắt đầu; uploaded là lần còn chờ người duyệt',
    query: importsQuery,
    answer: z.object({
      imports: z.array(importSchema.omit({ result: true })),
      pagination: paginationSchema,
    }),
    forStaff: true,
  },
  {
    method: 'post',
    path: '/api/v1/imports',
    operationId: 'startImport',
    part: 'imports',
    mayConflict: true,
    summary:
      'Nhập bài viết hoặc sản phẩm (subject) từ tệp CSV (multipart/form-data). Gửi kèm Idempotency-Key để gửi lại mà không nhập hai lần',
    body: upload,
    isForm: true,
    example: { answer: { id: '0b8f6f0e-3a49-4c4e-9d0b-6c1e5a7f2b11' } },
    answer: started,
    status: 202,
    forStaff: true,
  },
  {
    method: 'get',
    path: '/api/v1/imports/{id}',
    operationId: 'getImport',
    part: 'imports',
    summary: 'Tiến độ và kết quả của một lần nhập',
    answer: importSchema,
    forStaff: true,
  },
  {
    method: 'get',
    path: '/api/v1/imports/{id}/events',
    operationId: 'watchImport',
    part: 'imports',
    summary: 'Tiến độ của một lần nhập theo thời gian thực (text/event-stream), cuối cùng là kết quả',
    answer: importSchema,
    event: importEventSchema,
    forStaff: true,
  },
  {
    method: 'get',
    path: '/api/v1/imports/{id}/errors.csv',
    operationId: 'getImportErrors',
    part: 'imports',
    summary: 'Báo cáo lỗi: Row, Field, Error Message, Data',
    answer: z.string(),
    isCsv: true,
    forStaff: true,
  },
  {
    method: 'get',
    path: '/api/v1/imports/{id}/rows-to-correct.csv',
    operationId: 'getRowsToCorrect',
    part: 'imports',
    summary: 'Các dòng lỗi như trong tệp gốc, thêm cột lý do: sửa rồi nhập lại nguyên tệp này',
    answer: z.string(),
    isCsv: true,
    forStaff: true,
  },
  {
    method: 'post',
    path: '/api/v1/imports/{id}/cancel',
    operationId: 'cancelImport',
    part: 'imports',
    mayConflict: true,
    summary: 'Dừng một lần nhập đang chạy',
    answer: started,
    status: 202,
    forStaff: true,
  },
  {
    method: 'post',
    path: '/api/v1/imports/{id}/undo',
    operationId: 'undoImport',
    part: 'imports',
    mayConflict: true,
    summary:
      'Hoàn tác một lần nhập: thứ đã tạo bị xóa, thứ bị ghi đè trở lại như trước; thứ ai đó đã sửa giữ nguyên',
    answer: started,
    status: 202,
    forStaff: true,
  },
  {
    method: 'get',
    path: '/api/v1/exports/articles.csv',
    operationId: 'exportArticles',
    part: 'imports',
    summary: 'Mọi bài viết thành một tệp CSV nhập lại được',
    answer: z.string(),
    isCsv: true,
    forStaff: true,
  },
  {
    method: 'get',
    path: '/api/v1/exports/products.csv',
    operationId: 'exportProducts',
    part: 'imports',
    summary: 'Sản phẩm, kèm thông số và mọi giá đã thấy, thành một tệp CSV nhập lại được',
    query: productsExported,
    answer: z.string(),
    isCsv: true,
    forStaff: true,
  },
  {
    method: 'get',
    path: '/api/v1/exports/template.csv',
    operationId: 'getImportTemplate',
    part: 'imports',
    summary: 'Tệp CSV mẫu: chỉ có hàng tiêu đề',
    query: z.object({ subject: programFields.shape.subject }),
    answer: z.string(),
    isCsv: true,
    forStaff: true,
  },
]
