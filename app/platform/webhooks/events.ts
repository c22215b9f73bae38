import { say } from '#app/vietnamese/say.ts'

/** What others can be told of, and what that means. */
export const WEBHOOK_EVENTS = {
  get 'article.published'() {
    return say('Một bài viết vừa hiện ra, cả khi đến giờ hẹn', {
      en: 'An article has become public, also by its schedule',
    })
  },
  get 'article.changed'() {
    return say('Một bài đang hiện vừa được sửa', { en: 'A public article was edited' })
  },
  get 'article.withdrawn'() {
    return say('Một bài đang hiện vừa được ẩn hay xóa', { en: 'A public article was hidden or deleted' })
  },
  get 'product.changed'() {
    return say('Một sản phẩm được tạo hay hiện, sửa, ẩn hay xóa', {
      en: 'A product was created or shown, edited, hidden or deleted',
    })
  },
  get 'price.changed'() {
    return say('Giá đang hiện của một sản phẩm đổi', { en: 'A product’s shown price changed' })
  },
  get 'import.finished'() {
    return say('Một lần nhập đã xong, hỏng hay bị dừng', { en: 'An import finished, failed or was stopped' })
  },
  get 'feed.finished'() {
    return say('Một lần đọc nguồn giá đã xong, hỏng hay đang chờ người xem', {
      en: 'A feed was read, failed or waits for somebody',
    })
  },
  get 'question.unanswered'() {
    return say('Có câu hỏi mới mà cố vấn chưa trả lời được', {
      en: 'There is a new question the advisor could not answer',
    })
  },
} as const
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]]

/** Sent when somebody asks for a try. */
export const PING = 'ping'

/** Seconds between one try and the next; after the last one it is given up. In all about a day. */
export const PAUSES = [10, 60, 300, 1_800, 7_200, 21_600, 43_200] as const

/** Seconds until a delivery is tried again after so many tries; null to give it up. */
export const pauseAfter = (attempts: number): number | null => PAUSES[attempts - 1] ?? null
