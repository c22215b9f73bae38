import { z } from 'zod'
import { idField } from '#app/platform/row-id.ts'
import { cleanText } from '#app/vietnamese/clean.ts'
import { entryKeys } from './teach-input.ts'

/** Most phrasings of one question, and most products of one answer. */
const MOST_QUESTIONS = 30
const MOST_PRODUCTS = 3

/** Words that a question needs to say by itself what it asks. */
const FEWEST_WORDS = 3

const lines = (text: string) => [
  ...new Set(
    text
      .split('\n')
      .map((line) => cleanText(line))
      .filter(Boolean),
  ),
]

/** Ways of asking one thing, one a line. */
export const questionLines = (fewest: number, why: string) =>
  z
    .string()
    .max(10_000, 'Danh sách câu hỏi dài quá.')
    .transform(lines)
    .pipe(
      z
        .array(z.string().max(300, 'Mỗi câu hỏi không quá 300 ký tự.'))
        .min(fewest, why)
        .max(MOST_QUESTIONS, `Không quá ${MOST_QUESTIONS} cách hỏi.`)
        .refine(
          (questions) => questions.every((text) => text.split(/\s+/).length >= FEWEST_WORDS),
          `Mỗi câu cần ít nhất ${FEWEST_WORDS} chữ: câu ngắn quá sẽ trùng với nhiều câu khác.`,
        ),
    )

/** Where something was read: a page of the web or of this site. */
export const sourceFields = {
  sourceTitle: z
    .string()
    .max(600)
    .transform(cleanText)
    .pipe(z.string().min(1, 'Bạn ghi tên nguồn nhé.').max(200, 'Tên nguồn không quá 200 ký tự.')),
  sourceUrl: z
    .string()
    .trim()
    .max(500, 'Địa chỉ dài quá.')
    .refine(
      (url) => /^\/(?!\/)\S*$/.test(url) || /^https?:\/\/[^\s/]+\.[^\s/]+\S*$/.test(url),
      'Địa chỉ bắt đầu bằng https:// hoặc / (trang của mình).',
    ),
}

/** A product by its id or the address of its page. */
const productId = z
  .string()
  .transform((text) => /(?:^|\/products\/)(\d{1,9})(?:[/?#].*)?$/.exec(text)?.[1] ?? '')
  .pipe(z.string().min(1, 'Mỗi dòng một mã số hoặc địa chỉ trang sản phẩm, ví dụ /products/12.'))
  .transform(Number)
  .pipe(z.number().int().min(1))

const written = z.object({
  questions: questionLines(1, 'Bạn viết ít nhất một câu hỏi.'),
  answer: z
    .string()
    .max(8000)
    .transform((text) => cleanText(text).replace(/\n{3,}/g, '\n\n'))
    .pipe(
      z.string().min(10, 'Câu trả lời cần ít nhất 10 ký tự.').max(2000, 'Câu trả lời không quá 2.000 ký tự.'),
    ),
  ...sourceFields,
  products: z
    .string()
    .max(2000)
    .transform(lines)
    .pipe(z.array(productId).max(MOST_PRODUCTS, `Không quá ${MOST_PRODUCTS} sản phẩm.`)),
  keys: entryKeys,
})

/** The id of a row; null for one that is to be made. */
export const optionalId = z
  .literal('')
  .transform(() => null)
  .or(idField)

/** What an editor sends about pinned answers. */
export const pinInput = z.discriminatedUnion('intent', [
  written.extend({ intent: z.literal('preview'), id: optionalId }),
  written.extend({ intent: z.literal('save'), id: optionalId }),
  z.object({ intent: z.literal('switch'), id: idField, to: z.enum(['0', '1']) }),
  z.object({ intent: z.literal('delete'), id: idField }),
  z.object({ intent: z.literal('restore'), line: idField }),
])
export type PinInput = z.infer<typeof pinInput>
export type WrittenPin = z.infer<typeof written>

/** What the address of the screen asks for. */
export const pinQuery = z.object({
  q: z.string().trim().max(200).catch(''),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
  edit: z.coerce.number().int().positive().nullable().catch(null),
  from: z
    .string()
    .regex(/^[qv][1-9]\d{0,8}$/)
    .nullable()
    .catch(null),
})
