import type { z } from 'zod'
import { WEBHOOK_PAYLOADS } from '#app/platform/webhooks/payloads.ts'

/** The headers of a delivery. */
const HEADERS = {
  'webhook-id': 'Mã sự kiện, giữ nguyên khi gửi lại',
  'webhook-timestamp': 'Giờ gửi, giây Unix',
  'webhook-signature': 'v1, rồi HMAC-SHA256 mã hóa base64',
}

/** What the site sends to a webhook, as the `webhooks` of an OpenAPI document. @param schemaOf gives a schema as JSON */
export function describedWebhooks(schemaOf: (schema: z.ZodType) => object): Record<string, object> {
  const parameters = Object.entries(HEADERS).map(([name, description]) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  }))
  return Object.fromEntries(
    WEBHOOK_PAYLOADS.map(({ type, about, payload }) => [
      type,
      {
        post: {
          operationId: `on_${type.replace('.', '_')}`,
          tags: ['webhooks'],
          summary: about,
          description: `${about}. Cách kiểm chữ ký: xem createWebhook.`,
          security: [],
          parameters,
          requestBody: { required: true, content: { 'application/json': { schema: schemaOf(payload) } } },
          responses: {
            '2XX': { description: 'Đã nhận' },
            '410': { description: 'Không cần gửi lại sự kiện này nữa' },
            default: { description: 'Chưa nhận: site thử lại sau' },
          },
        },
      },
    ]),
  )
}
