import { z } from 'zod'
import { idField } from '#app/platform/row-id.ts'
import { cleanText } from '#app/vietnamese/clean.ts'
import { say } from '#app/vietnamese/say.ts'

const MOST = 150
const question = z
  .string()
  .max(MOST * 4, {
    error: () =>
      say(`Câu hỏi không quá ${MOST} ký tự.`, { en: `A question has at most ${MOST} characters.` }),
  })
  .transform((text) => cleanText(text).replaceAll('\n', ' '))
  .pipe(
    z
      .string()
      .min(10, {
        error: () =>
          say('Câu hỏi cần ít nhất 10 ký tự để người khác hiểu được.', {
            en: 'A question needs at least 10 characters to be understood.',
          }),
      })
      .max(MOST, {
        error: () =>
          say(`Câu hỏi không quá ${MOST} ký tự.`, { en: `A question has at most ${MOST} characters.` }),
      }),
  )

/** What an editor sends about questions. */
export const questionInput = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('create'), question }),
  z.object({ intent: z.literal('update'), id: idField, question }),
  z.object({ intent: z.literal('delete'), id: idField }),
  z.object({ intent: z.literal('restore'), line: idField }),
  z.object({ intent: z.literal('show'), id: idField, to: z.enum(['0', '1']) }),
])
export type QuestionInput = z.infer<typeof questionInput>

const QUESTION_VIEWS = ['suggested', 'asked'] as const

/**
 * What the address of the questions' screen asks for; what makes no sense counts as left out. Without a view it is the one whose form
 * is open, else the screen's to choose.
 */
export const questionQuery = z.object({
  view: z.enum(QUESTION_VIEWS).nullable().catch(null),
  new: z.literal('1').nullable().catch(null),
  edit: z.string().nullable().catch(null),
  sort: z.enum(['popular', 'recent']).catch('popular'),
  q: z.string().trim().max(200).catch(''),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})
