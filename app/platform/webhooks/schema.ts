import { z } from 'zod'
import { say } from '#app/vietnamese/say.ts'
import { WEBHOOK_EVENT_NAMES } from './events.ts'

const fields = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, { error: () => say('Bạn đặt tên nhé.', { en: 'Give it a name.' }) })
    .max(80),
  url: z
    .string()
    .trim()
    .max(2000)
    .regex(/^https?:\/\/[^\s"'<>@]+$/, {
      error: () => say('Địa chỉ bắt đầu bằng https:// nhé.', { en: 'The address begins with https://.' }),
    })
    .describe('Địa chỉ công khai trên internet; https nên dùng'),
  events: z
    .array(z.enum(WEBHOOK_EVENT_NAMES))
    .min(1, { error: () => say('Bạn chọn ít nhất một sự kiện nhé.', { en: 'Choose at least one event.' }) })
    .max(WEBHOOK_EVENT_NAMES.length),
  is_on: z.boolean(),
})

/** A new webhook. */
export const webhookInput = fields.extend({ is_on: z.boolean().default(true) }).meta({ id: 'WebhookInput' })
export type WebhookInput = z.infer<typeof webhookInput>
/** What may be changed of one. */
export const webhookChange = fields.partial().meta({ id: 'WebhookChange' })
export type WebhookChange = z.infer<typeof webhookChange>

/** A webhook as it is read; its secret is shown when it is made. */
export const webhookSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    url: z.string(),
    events: z.array(z.string()),
    is_on: z.boolean(),
    created_at: z.iso.datetime(),
    waiting: z.int().describe('Bao nhiêu lần gửi còn chờ'),
  })
  .meta({ id: 'Webhook' })
export type Webhook = z.infer<typeof webhookSchema>

/** One delivery in the log. */
export const deliverySchema = z
  .object({
    id: z.int(),
    event_id: z.string(),
    type: z.string(),
    object: z.string(),
    state: z.enum(['pending', 'delivered', 'failed']),
    attempts: z.int(),
    next_attempt_at: z.iso.datetime().nullable().describe('null khi không gửi nữa'),
    last_status: z.int().nullable(),
    last_error: z.string().nullable(),
    last_answer: z.string().nullable(),
    took_ms: z.int().nullable(),
    created_at: z.iso.datetime(),
    finished_at: z.iso.datetime().nullable(),
    payload: z.record(z.string(), z.unknown()).describe('Đúng nội dung được gửi'),
  })
  .meta({ id: 'WebhookDelivery' })
export type Delivery = z.infer<typeof deliverySchema>
