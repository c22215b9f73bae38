import { z } from 'zod'

const STRATEGY = ['skip', 'overwrite', 'rename'] as const

/** What stands beside the file. */
export const uploadFields = z.object({
  subject: z.enum(['articles', 'products']).default('articles'),
  duplicateStrategy: z.enum(STRATEGY).default('skip'),
  blankCells: z.enum(['keep', 'clear']).default('keep'),
  /** Whoever sends the file has the right to show its pictures, which are fetched. */
  pictures: z.string().max(10).optional(),
})

/** The same as programs send it: what it does not know is refused, so that a mistyped name is no silent default. */
export const programFields = uploadFields
  .extend({
    subject: uploadFields.shape.subject.describe('Tệp của bài viết hay của sản phẩm'),
    duplicateStrategy: uploadFields.shape.duplicateStrategy.describe(
      'Dòng trùng với cái đã có (bài: cùng slug; sản phẩm: cùng mã nguồn hoặc chắc chắn là một). skip: bỏ qua; overwrite: ghi đè các ô có chữ; rename: nhập thành cái mới, bài viết thêm số vào slug',
    ),
    blankCells: uploadFields.shape.blankCells.describe(
      'Ô trống khi ghi đè. keep: giữ giá trị đang có; clear: xóa giá trị ấy',
    ),
    pictures: z
      .enum(['on', ''])
      .optional()
      .describe('on: máy chủ tải ảnh mà tệp chỉ tới về giữ; bạn phải có quyền dùng các ảnh ấy'),
    idempotencyKey: z
      .string()
      .max(200)
      .optional()
      .describe('Như tiêu đề Idempotency-Key, cho công cụ không đặt được tiêu đề'),
  })
  .strict()

/** A column of the file by its place, '' for one that is not imported. */
const mapping = z
  .array(
    z
      .string()
      .max(100)
      .transform((name) => name || null),
  )
  .max(200)

/** What the check before an import sends: the choices, and the column of each place. */
export const choiceFields = uploadFields.extend({ column: mapping.optional() })

/** What the content of a file of articles is written in; 'auto' goes by each row. */
export const CONTENT_FORMATS = ['auto', 'html', 'markdown'] as const

/** What the check of a file of articles says of all its rows; an address may be typed without its scheme. */
export const givenFields = z.object({
  old_site: z
    .string()
    .trim()
    .max(300)
    .default('')
    .transform((text) => (text === '' || /^https?:\/\//i.test(text) ? text : `https://${text}`))
    .refine(
      (text) => text === '' || URL.canParse(text),
      'The address of the old site must be one such as https://old.example',
    ),
  fetch_pictures: z.literal('true').or(z.literal('')).default(''),
  content_format: z.enum(CONTENT_FORMATS).default('auto'),
})

const values = z.array(z.string().max(300)).max(3_000)

/** What foreign values become: lists of the same length, a value and the choice for it. */
export const valueFields = z.object({
  category: values,
  categoryChoice: values,
  brand: values.default([]),
  brandChoice: values.default([]),
  author: values.default([]),
  authorChoice: values.default([]),
  keepAs: z.string().trim().max(60).default(''),
})

/** What becomes of rows in doubt: a thing to be merged into, something new, nothing, or '' for later. */
export const matchFields = z
  .array(
    z.object({
      row: z.coerce.number().int().min(2).max(1_000_000),
      choice: z
        .string()
        .regex(/^(?:merge:\d{1,9}|new|leave)?$/)
        .transform((choice) => {
          if (choice === '') return null
          if (choice === 'new' || choice === 'leave') return { is: choice } as const
          return { is: 'merge', id: Number(choice.slice('merge:'.length)) } as const
        }),
    }),
  )
  .max(100)

/** The id of an import. */
export const jobId = z.uuid()

/** Characters of an idempotency key. */
export const KEY_LENGTH = { least: 1, most: 200 }

/** An idempotency key that a program sends. */
export const idempotencyKey = z.string().min(KEY_LENGTH.least).max(KEY_LENGTH.most)

const problem = z.object({
  row: z.int().describe('Dòng của bảng, đếm từ 2; 0: cơ sở dữ liệu từ chối'),
  line: z.int().describe('Dòng của tệp mà hàng ấy bắt đầu'),
  field: z.string().optional(),
  message: z.string().describe('Theo Accept-Language'),
  data: z.record(z.string(), z.string()),
})

const progress = z.object({
  total: z.int(),
  processed: z.int(),
  imported: z.int(),
  skipped: z.int(),
  errors: z.int(),
  currentOperation: z.string().nullable(),
})

const result = z.object({
  success: z.boolean().describe('Không dòng nào lỗi, hoặc có ít nhất một dòng vào được: xem thêm errorCount'),
  total: z.int(),
  imported: z.int(),
  skipped: z.int().describe('Gồm cả dòng còn ngờ, đang chờ người quyết'),
  errorCount: z.int().describe('Số dòng lỗi; một dòng có thể có nhiều lỗi'),
  errors: z.array(problem).describe('1.000 lỗi đầu; errors.csv có tất cả'),
  duplicateStrategy: z.enum(STRATEGY),
  skippedSlugs: z.array(z.string()).describe('Slug của bài viết, mã nguồn của sản phẩm; 1.000 cái đầu'),
  importedArticles: z.array(z.string()).describe('Tiêu đề, cả của sản phẩm; 1.000 cái đầu'),
  processingTime: z.int().describe('ms'),
})

/** An import as the API gives it. */
export const importSchema = z.object({
  id: z.uuid(),
  subject: z.enum(['articles', 'products']),
  state: z
    .enum(['uploaded', 'running', 'cancelling', 'cancelled', 'completed', 'failed', 'undoing', 'undone'])
    .describe(
      'completed: đã đọc hết tệp, kể cả khi có dòng lỗi (progress.errors); failed: không đọc tiếp được, failure nói vì sao',
    ),
  fileName: z.string(),
  feedId: z.int().nullable().describe('Nguồn giá mà đây là một lần đọc; null khi có người nhập tệp'),
  encoding: z.string(),
  duplicateStrategy: z.enum(STRATEGY),
  blankCells: z.enum(['keep', 'clear']),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
  failure: z.string().nullable(),
  progress,
  result: result.nullable().describe('Có khi đã xong'),
})
export type ImportView = z.infer<typeof importSchema>
export type ImportProgress = z.infer<typeof progress>

/** One event of an import: progress again and again, then the result. */
export const importEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('progress'), data: progress.extend({ state: z.string() }) }),
  z.object({ event: z.literal('result'), data: importSchema }),
])
