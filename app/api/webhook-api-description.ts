import { z } from 'zod'
import { paginationSchema } from '#app/platform/paging/schema.ts'
import { deliverySchema, webhookChange, webhookInput, webhookSchema } from '#app/platform/webhooks/schema.ts'
import type { Endpoint } from './endpoint.ts'
import { deliveriesQuery, webhooksQuery } from './list-queries.ts'
import { AGAIN, RECEIVING_NOTES } from './webhook-receiving.ts'

const ONE = '/api/v1/webhooks/{id}'
const shared = { part: 'webhooks', forStaff: true } as const

/** The calls by which an operator's tools say who is told of what. Every delivery is signed as Standard Webhooks says. */
export const WEBHOOK_ENDPOINTS: readonly Endpoint[] = [
  {
    ...shared,
    method: 'get',
    path: '/api/v1/webhooks',
    operationId: 'listWebhooks',
    summary: 'Các webhook',
    query: webhooksQuery,
    answer: z.object({ webhooks: z.array(webhookSchema), pagination: paginationSchema }),
  },
  {
    ...shared,
    method: 'post',
    path: '/api/v1/webhooks',
    operationId: 'createWebhook',
    summary: 'Tạo webhook; secret để kiểm chữ ký chỉ hiện một lần này',
    notes: RECEIVING_NOTES,
    body: webhookInput,
    answer: webhookSchema.extend({ secret: z.string() }).meta({ id: 'NewWebhook' }),
    creates: true,
  },
  {
    ...shared,
    method: 'get',
    path: ONE,
    operationId: 'getWebhook',
    isVersioned: true,
    summary: 'Một webhook',
    answer: webhookSchema,
  },
  {
    ...shared,
    method: 'patch',
    path: ONE,
    operationId: 'updateWebhook',
    isVersioned: true,
    summary: 'Sửa các trường được gửi của một webhook',
    body: webhookChange,
    answer: webhookSchema,
  },
  {
    ...shared,
    method: 'delete',
    path: ONE,
    operationId: 'deleteWebhook',
    isVersioned: true,
    summary: 'Xóa hẳn một webhook cùng nhật ký của nó',
    answer: null,
  },
  {
    ...shared,
    method: 'post',
    path: `${ONE}/ping`,
    operationId: 'pingWebhook',
    summary: 'Gửi thử một sự kiện ping',
    answer: deliverySchema,
    creates: true,
    isVersioned: false,
  },
  {
    ...shared,
    method: 'get',
    path: `${ONE}/deliveries`,
    operationId: 'listDeliveries',
    summary: 'Nhật ký gửi của một webhook, kèm nội dung đã gửi: lọc theo state, type',
    query: deliveriesQuery,
    answer: z.object({ deliveries: z.array(deliverySchema), pagination: paginationSchema }),
  },
  {
    ...shared,
    method: 'post',
    path: `${ONE}/deliveries/{deliveryId}/redeliver`,
    operationId: 'redeliver',
    summary: 'Gửi lại một lần gửi: cùng sự kiện, cùng mã',
    notes: AGAIN,
    answer: deliverySchema,
    creates: true,
    orFinds: 'Lần gửi còn đang chờ: chính nó được thử ngay',
    isVersioned: false,
  },
]
