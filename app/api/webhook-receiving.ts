import { PAUSES } from '#app/platform/webhooks/events.ts'

const sayPause = (seconds: number): string =>
  seconds < 60 ? `${seconds} giây` : seconds < 3600 ? `${seconds / 60} phút` : `${seconds / 3600} giờ`

/** What sending again does. */
export const AGAIN =
  'Gửi lại (`redeliver`) một lần đã xong hay đã thôi thì thêm một lần gửi mới với cùng `webhook-id` (201). Một lần còn đang chờ thử lại thì chính nó được thử ngay (200), tính là lần thử kế tiếp của nó. Cùng một mục mà còn lần trước đang chờ thì lần trước được thử ngay, trước nó: thứ tự vẫn giữ. Lần trước vẫn hỏng thì lần sau còn đợi. Lần gửi hẹn giờ (bài lên lịch) thì vẫn chờ đến giờ.'

/** What a receiver has to know, a sentence or two each: for the page and for the description. */
export const RECEIVING: readonly string[] = [
  'Mỗi lần gửi là một POST có `webhook-id`, `webhook-timestamp` (giây Unix) và `webhook-signature: v1,…`, theo chuẩn Standard Webhooks.',
  'Kiểm chữ ký: lấy phần sau `whsec_` của `secret`, giải mã base64 làm khóa, tính HMAC-SHA256 của `webhook-id.webhook-timestamp.nội dung` (đúng từng byte nhận được), mã hóa base64 rồi so với phần sau `v1,`. Bỏ lần gửi có giờ lệch quá 5 phút.',
  `Trả lời 2xx trong 10 giây là đã nhận, nội dung trả lời thế nào cũng được. Nếu không, site thử lại sau ${PAUSES.map(sayPause).join(', ')}: ${PAUSES.length + 1} lần trong khoảng một ngày, rồi thôi. Webhook vẫn bật và vẫn nhận sự kiện sau; lần gửi đã thôi có thể gửi lại bằng \`redeliver\`. Trả lời 410 thì sự kiện ấy không được gửi lại nữa, webhook cũng vẫn bật.`,
  'Sản phẩm được lấy lại từ thùng rác (`restore`) thì báo `change: "created"`. Một giá mới được ghi (`POST …/offers`) làm đổi giá đang hiện thì gửi cả `price.changed` lẫn `product.changed`; giá mới không làm đổi giá đang hiện thì chỉ gửi `product.changed`. Lần ghi không đổi gì (gửi lại đúng những gì đang có) thì không gửi sự kiện nào.',
  AGAIN,
  'Một sự kiện có thể đến hơn một lần, luôn với cùng `webhook-id`: nhớ mã đã nhận để không làm hai lần. Mã không trùng với mã của site hay cơ sở dữ liệu khác.',
  'Của một bài viết, một sản phẩm hay một lần nhập thì sự kiện đến đúng thứ tự: sự kiện sau đợi sự kiện trước xong. Giữa các mục khác nhau thì thứ tự không được giữ. Mỗi webhook nhận từng lần gửi một; webhook khác chậm không làm nó phải đợi.',
  'Nhật ký gửi giữ 30 ngày. `last_error`: `timeout`, `no_connection`, `private_address`, `bad_address`, `redirect: 302` (mã 3xx), `status: 500` (mã ngoài 2xx); sau dấu hai chấm là điều máy kia nói.',
  'Webhook đang tắt (`is_on: false`): những gì xảy ra trong lúc tắt không được gửi, cả sau khi bật lại. Lần gửi đang chờ, `ping` và `redeliver` thì nằm đợi tới khi webhook được bật.',
  '`secret` chỉ hiện một lần và không đổi được: mất hay lộ thì tạo webhook mới rồi xóa webhook cũ.',
  'Không đi theo chuyển hướng (3xx tính là lỗi). Địa chỉ trong mạng nội bộ bị từ chối: viết thẳng như `127.0.0.1` hay `localhost` thì 422 lúc tạo, tên miền trỏ về mạng nội bộ thì lúc gửi. Muốn thử trên máy của bạn: chạy site với `WEBHOOK_LOOPBACK=on` (chỉ khi `SITE_URL` không phải https), hoặc dùng một đường hầm có địa chỉ công khai.',
]

/** The same for the description of the call that makes a webhook. */
export const RECEIVING_NOTES = RECEIVING.join('\n\n')
