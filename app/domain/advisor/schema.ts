import { z } from 'zod'
import { cleanText } from '#app/vietnamese/clean.ts'
import { conversationSchema } from './conversation/conversation.ts'
import { MAX_CONTEXT, MAX_QUESTION } from './question-limits.ts'

/** A question to the advisor, and the last question and answer it follows. Invisible characters are taken out. */
export const chatRequest = z.strictObject({
  message: z
    .string({ error: 'Bạn chưa nhập câu hỏi.' })
    .max(MAX_QUESTION, `Câu hỏi dài quá ${MAX_QUESTION} ký tự, bạn rút gọn giúp nhé.`)
    .transform(cleanText)
    .refine((text) => text !== '', 'Bạn chưa nhập câu hỏi.'),
  previousContext: z
    .string()
    .max(MAX_CONTEXT, `Ngữ cảnh dài quá ${MAX_CONTEXT} ký tự.`)
    .transform(cleanText)
    .nullish(),
  conversation: conversationSchema
    .nullish()
    .describe('`conversation` của câu trả lời trước; có nó thì `previousContext` không được đọc'),
  productId: z
    .number()
    .int()
    .min(1)
    .max(2_147_483_647)
    .nullish()
    .describe('Sản phẩm đang được hỏi: câu hỏi không nêu tên máy khác được hiểu là về máy này'),
  withoutSlots: z
    .array(z.string().max(80))
    .max(20)
    .optional()
    .describe('Các điều kiện (slot trong `understood`) bỏ đi khi trả lời lại nhu cầu ở ngữ cảnh'),
})
export type ChatRequest = z.infer<typeof chatRequest>
