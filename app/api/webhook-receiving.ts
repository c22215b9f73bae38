import { PAUSES } from '#app/platform/webhooks/events.ts'

/** What a receiver has to know, a sentence or two each: for the page and for the description. */
export const RECEIVING: readonly string[] = [
  'Mỗi lần gửi là một POST có `webhook-id`, `webhook-timestamp` (giây Unix) và `webhook-signature: v1,…`, theo chuẩn Standard Webhooks.',
  'Kiểm chữ ký: lấy phần sau `whsec_` của `secret`, giải mã base64 làm khóa, tính HMAC-SHA256 của `webhook-id.webhook-timestamp.nội dung` (đúng từng byte nhận được), mã hóa base64 rồi so với phần sau `v1,`. Bỏ lần gửi có giờ lệch quá 5 phút.',
  `Trả lời 2xx trong 10 giây là đã nhận. Nếu không, site thử lại với quãng nghỉ dài dần, ${PAUSES.length + 1} lần trong khoảng một ngày. Trả lời 410 thì sự kiện ấy không được gửi lại nữa.`,
  'Một sự kiện có thể đến hơn một lần, luôn với cùng `webhook-id`: nhớ mã đã nhận để không làm hai lần.',
  'Của một bài viết, một sản phẩm hay một lần nhập thì sự kiện đến đúng thứ tự: sự kiện sau đợi sự kiện trước xong.',
  'Không đi theo chuyển hướng (3xx tính là lỗi). Địa chỉ trong mạng nội bộ bị từ chối: viết thẳng như `127.0.0.1` hay `localhost` thì 422 lúc tạo, tên miền trỏ về mạng nội bộ thì lúc gửi.',
]

/** The same for the description of the call that makes a webhook. */
export const RECEIVING_NOTES = RECEIVING.join('\n\n')
