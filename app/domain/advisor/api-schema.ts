import { z } from 'zod'
import { cursorField, paginationSchema } from '#app/platform/paging/schema.ts'
import { conversationSchema } from './conversation/conversation.ts'

const recommended = z.object({
  id: z.number().int(),
  title: z.string(),
  image: z.url(),
  des: z.string(),
  price: z.string().describe('Giá đã định dạng, hoặc "Liên hệ"'),
  priceSeen: z.string().nullable().describe('Nơi và tháng thấy giá'),
  brand: z.string().nullable(),
  role: z.enum(['best', 'saver', 'upgrade', 'other', 'editor']),
  reason: z.string(),
  tradeOff: z.string().nullable(),
})

/** An answer of the advisor. */
export const answerSchema = z.object({
  content: z.string(),
  relatedQuestions: z.array(z.string()).max(3),
  sources: z.array(z.object({ title: z.string(), url: z.url() })).max(3),
  productRecommendations: z.object({ query: z.string(), products: z.array(recommended).max(3) }).nullable(),
  comparison: z
    .object({
      columns: z.array(z.object({ id: z.number().int(), title: z.string() })),
      rows: z.array(z.array(z.string())),
    })
    .nullable(),
  tapQuestion: z
    .object({ question: z.string(), options: z.array(z.string()).min(2).max(5) })
    .nullable()
    .describe('Câu hỏi lại duy nhất của lượt này; mỗi lựa chọn gửi đi được ngay như một câu hỏi tiếp'),
  understood: z.array(
    z.object({
      slot: z.string(),
      label: z.string(),
      state: z
        .enum(['held', 'relaxed', 'unknown'])
        .optional()
        .describe('Điều kiện này các sản phẩm nêu ra đã giữ, đã phải nới, hay dữ liệu chưa ghi'),
    }),
  ),
  editorial: z
    .object({ on: z.iso.date() })
    .nullable()
    .describe('Câu trả lời do biên tập viên viết, và ngày viết; null khi cố vấn tự trả lời'),
  conversation: conversationSchema
    .nullable()
    .describe('Điều đã hiểu và sản phẩm đã nêu của cả cuộc trò chuyện; gửi lại nguyên vẹn cùng câu hỏi sau'),
})

const understood = z.object({ understood: answerSchema.shape.understood })
const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
})

/** An answer as server-sent events, in their order; `data` is JSON. */
export const answerEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('understood'), data: understood }).describe('Điều đã hiểu, gửi trước tiên'),
  z
    .object({ event: z.literal('sentence'), data: z.object({ text: z.string() }) })
    .describe('Một câu đã kiểm chứng, kèm khoảng trắng phía sau; ghép lại thành content'),
  z.object({ event: z.literal('answer'), data: answerSchema }).describe('Câu trả lời trọn vẹn, rồi kết thúc'),
  z
    .object({ event: z.literal('problem'), data: problem })
    .describe('Lỗi RFC 9457 xảy ra sau khi luồng đã bắt đầu, rồi kết thúc'),
])

/** Query of the questions people asked. */
export const questionsQuery = z.object({
  sort: z.enum(['popular', 'recent']).default('popular'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(50).default(10),
  cursor: cursorField,
})

export const questionsSchema = z.object({
  questions: z.array(
    z.object({
      question_text: z.string(),
      question_count: z.number().int(),
      last_asked_at: z.iso.datetime(),
    }),
  ),
  pagination: paginationSchema,
})

export const suggestionsSchema = z.object({ questions: z.array(z.string()) })
