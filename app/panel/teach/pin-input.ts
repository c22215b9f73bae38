import { z } from 'zod'
import { idField } from '#app/platform/row-id.ts'
import { cleanText } from '#app/vietnamese/clean.ts'
import { say } from '#app/vietnamese/say.ts'
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
export const questionLines = (fewest: number, why: () => string) =>
  z
    .string()
    .max(10_000, {
      error: () => say('Danh sách câu hỏi dài quá.', { en: 'The list of questions is too long.' }),
    })
    .transform(lines)
    .pipe(
      z
        .array(
          z.string().max(300, {
            error: () =>
              say('Mỗi câu hỏi không quá 300 ký tự.', { en: 'At most 300 characters a question.' }),
          }),
        )
        .min(fewest, { error: why })
        .max(MOST_QUESTIONS, {
          error: () =>
            say(`Không quá ${MOST_QUESTIONS} cách hỏi.`, { en: `At most ${MOST_QUESTIONS} ways of asking.` }),
        })
        .refine((questions) => questions.every((text) => text.split(/\s+/).length >= FEWEST_WORDS), {
          error: () =>
            say(`Mỗi câu cần ít nhất ${FEWEST_WORDS} chữ: câu ngắn quá sẽ trùng với nhiều câu khác.`, {
              en: `Each question needs at least ${FEWEST_WORDS} words: a shorter one would match too many others.`,
            }),
        }),
    )

/** Where something was read: a page of the web or of this site. */
export const sourceFields = {
  sourceTitle: z
    .string()
    .max(600)
    .transform(cleanText)
    .pipe(
      z
        .string()
        .min(1, { error: () => say('Bạn ghi tên nguồn nhé.', { en: 'Enter the name of the source.' }) })
        .max(200, {
          error: () =>
            say('Tên nguồn không quá 200 ký tự.', {
              en: 'The name of the source has at most 200 characters.',
            }),
        }),
    ),
  sourceUrl: z
    .string()
    .trim()
    .max(500, { error: () => say('Địa chỉ dài quá.', { en: 'The address is too long.' }) })
    .refine((url) => /^\/(?!\/)\S*$/.test(url) || /^https?:\/\/[^\s/]+\.[^\s/]+\S*$/.test(url), {
      error: () =>
        say('Địa chỉ bắt đầu bằng https:// hoặc / (trang của mình).', {
          en: 'The address begins with https:// or / (a page of this site).',
        }),
    }),
}

/** A product by its id or the address of its page. */
const productId = z
  .string()
  .transform((text) => /(?:^|\/products\/)(\d{1,9})(?:[/?#].*)?$/.exec(text)?.[1] ?? '')
  .pipe(
    z.string().min(1, {
      error: () =>
        say('Mỗi dòng một mã số hoặc địa chỉ trang sản phẩm, ví dụ /products/12.', {
          en: 'One product id or page address a line, such as /products/12.',
        }),
    }),
  )
  .transform(Number)
  .pipe(z.number().int().min(1))

const written = z.object({
  questions: questionLines(1, () =>
    say('Bạn viết ít nhất một câu hỏi.', { en: 'Write at least one question.' }),
  ),
  answer: z
    .string()
    .max(8000)
    .transform((text) => cleanText(text).replace(/\n{3,}/g, '\n\n'))
    .pipe(
      z
        .string()
        .min(10, {
          error: () =>
            say('Câu trả lời cần ít nhất 10 ký tự.', { en: 'The answer needs at least 10 characters.' }),
        })
        .max(2000, {
          error: () =>
            say('Câu trả lời không quá 2.000 ký tự.', { en: 'The answer has at most 2.000 characters.' }),
        }),
    ),
  ...sourceFields,
  products: z
    .string()
    .max(2000)
    .transform(lines)
    .pipe(
      z.array(productId).max(MOST_PRODUCTS, {
        error: () =>
          say(`Không quá ${MOST_PRODUCTS} sản phẩm.`, { en: `At most ${MOST_PRODUCTS} products.` }),
      }),
    ),
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
