import { z } from 'zod'
import { PING, WEBHOOK_EVENTS } from './events.ts'
import type { WebhookEvent } from './events.ts'

const moment = z.iso.datetime({ offset: true })
const count = z.int().nullable()

const article = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  status: z.literal('published'),
  published_at: moment.nullable(),
  updated_at: moment,
})

/** What each event says of the thing it is about; the API has its state. */
const DATA: Record<WebhookEvent, z.ZodType> = {
  'article.published': article,
  'article.changed': article,
  'article.withdrawn': article.extend({
    status: z.enum(['draft', 'scheduled', 'deleted']).describe('Bài thành gì: bản nháp, hẹn giờ hay bị xóa'),
  }),
  'product.changed': z.object({
    id: z.int(),
    title: z.string(),
    change: z
      .enum(['created', 'updated', 'deleted'])
      .describe(
        'created: mới có trên trang, kể cả khi vừa được cho hiện; deleted: không còn trên trang, kể cả khi bị ẩn',
      ),
    updated_at: moment,
  }),
  'price.changed': z.object({
    product_id: z.int(),
    value: count.describe('VND'),
    list_price: count.describe('Giá niêm yết, VND'),
    shop: z.string().nullable(),
    seen_on: z.iso.date().nullable(),
    before: count.describe('VND trước đó; null khi chưa có giá'),
  }),
  'import.finished': z.object({
    id: z.uuid(),
    subject: z.string(),
    state: z.enum(['completed', 'failed', 'cancelled', 'undone']),
    feed_id: z.int().nullable(),
    total: count,
    imported: z.int(),
    skipped: z.int(),
    errors: z.int(),
  }),
  'feed.finished': z.object({
    id: z.int(),
    feed_id: z.int(),
    state: z.enum(['held', 'done', 'failed', 'dropped']),
    reason: z.string().nullable(),
    seen: count,
    created: count,
    changed: count,
    gone: count,
    refused: count,
  }),
  'question.unanswered': z.object({ id: z.int(), question: z.string(), reason: z.string() }),
}

/** What is sent of each event, and of a try. */
export const WEBHOOK_PAYLOADS = [
  ...(Object.keys(WEBHOOK_EVENTS) as WebhookEvent[]).map((type) => ({
    type,
    // Said when it is asked for, in the language of who asks.
    get about() {
      return WEBHOOK_EVENTS[type]
    },
    payload: payload(type, DATA[type]),
  })),
  {
    type: PING,
    about: 'Gửi thử',
    payload: payload(PING, z.object({ webhook: z.string().describe('Tên webhook') })),
  },
]

function payload(type: string, data: z.ZodType) {
  return z.object({
    type: z.literal(type),
    timestamp: moment.describe('Lúc việc ấy xảy ra'),
    data,
  })
}
