/** What others can be told of, and what that means. */
export const WEBHOOK_EVENTS = {
  'article.published': 'Một bài viết vừa hiện ra, cả khi đến giờ hẹn',
  'article.changed': 'Một bài đang hiện vừa được sửa',
  'article.withdrawn': 'Một bài đang hiện vừa được ẩn hay xóa',
  'product.changed': 'Một sản phẩm được tạo, sửa hay xóa',
  'price.changed': 'Giá đang hiện của một sản phẩm đổi',
  'import.finished': 'Một lần nhập đã xong, hỏng hay bị dừng',
  'feed.finished': 'Một lần đọc nguồn giá đã xong, hỏng hay đang chờ người xem',
  'question.unanswered': 'Có câu hỏi mới mà cố vấn chưa trả lời được',
} as const
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]]

/** Sent when somebody asks for a try. */
export const PING = 'ping'

/** Seconds between one try and the next; after the last one it is given up. In all about a day. */
export const PAUSES = [10, 60, 300, 1_800, 7_200, 21_600, 43_200] as const

/** Seconds until a delivery is tried again after so many tries; null to give it up. */
export const pauseAfter = (attempts: number): number | null => PAUSES[attempts - 1] ?? null
