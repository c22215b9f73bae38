import { z } from 'zod'
import type { Endpoint } from './api-description.server.ts'
import { importEventSchema, importSchema, uploadFields } from './features/import/schema.ts'

const started = z.object({ id: z.uuid() })

/** A file, and how it is to be imported. */
const upload = uploadFields.extend({ file: z.file().describe('CSV, tối đa 10 MB') })

/** The calls by which editors' own tools import and export articles. */
export const IMPORT_ENDPOINTS: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/api/v1/imports',
    summary:
      'Nhập bài viết từ tệp CSV (multipart/form-data). Gửi kèm Idempotency-Key để gửi lại mà không nhập hai lần',
    body: upload,
    isForm: true,
    answer: started,
    status: 202,
    forStaff: true,
  },
  {
    method: 'get',
    path: '/api/v1/imports/{id}',
    summary: 'Tiến độ và kết quả của một lần nhập',
    answer: importSchema,
    forStaff: true,
  },
  {
    method: 'get',
    path: '/api/v1/imports/{id}/events',
    summary: 'Tiến độ của một lần nhập theo thời gian thực (text/event-stream), cuối cùng là kết quả',
    answer: importSchema,
    event: importEventSchema,
    forStaff: true,
  },
  {
    method: 'get',
    path: '/api/v1/imports/{id}/errors.csv',
    summary: 'Báo cáo lỗi: Row, Field, Error Message, Data',
    answer: z.string(),
    isCsv: true,
    forStaff: true,
  },
  {
    method: 'get',
    path: '/api/v1/imports/{id}/rows-to-correct.csv',
    summary: 'Các dòng lỗi như trong tệp gốc, thêm cột lý do: sửa rồi nhập lại nguyên tệp này',
    answer: z.string(),
    isCsv: true,
    forStaff: true,
  },
  {
    method: 'post',
    path: '/api/v1/imports/{id}/cancel',
    summary: 'Dừng một lần nhập đang chạy',
    answer: started,
    status: 202,
    forStaff: true,
  },
  {
    method: 'post',
    path: '/api/v1/imports/{id}/undo',
    summary:
      'Hoàn tác một lần nhập: bài đã tạo bị xóa, bài bị ghi đè trở lại như trước; bài ai đó đã sửa giữ nguyên',
    answer: started,
    status: 202,
    forStaff: true,
  },
  {
    method: 'get',
    path: '/api/v1/exports/articles.csv',
    summary: 'Mọi bài viết thành một tệp CSV nhập lại được',
    answer: z.string(),
    isCsv: true,
    forStaff: true,
  },
]
