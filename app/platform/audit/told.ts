/**
 * What the log tells of each kind of thing: what it is called in a list, what it is called in a sentence, and what can be done to
 * it, as the sentence goes on after 'Lan đã'. `{it}` is the thing with its name ('bài «…»'), `{name}` its name alone.
 * Nothing can be written into the log that has no sentence here.
 */
export const TOLD = {
  article: {
    noun: 'Bài viết',
    it: 'bài',
    done: {
      create: 'viết {it}',
      update: 'sửa {it}',
      publish: 'đăng {it}',
      schedule: 'hẹn giờ đăng {it}',
      unpublish: 'gỡ {it} xuống',
      category: 'chuyển {it} sang danh mục khác',
      tag: 'gắn thẻ cho {it}',
      revert: 'đưa {it} về một bản trước',
      trash: 'chuyển {it} vào thùng rác',
      restore: 'lấy {it} ra khỏi thùng rác',
      delete: 'xóa hẳn {it}',
    },
  },
  'article-note': {
    noun: 'Ghi chú bên bài',
    it: 'bài',
    done: {
      create: 'ghi chú bên {it}',
      resolve: 'đánh dấu xong một ghi chú bên {it}',
      reopen: 'mở lại một ghi chú bên {it}',
      delete: 'xóa một ghi chú bên {it}',
    },
  },
  'article-preview': {
    noun: 'Đường dẫn xem trước bài',
    it: 'bài',
    done: {
      create: 'tạo đường dẫn xem trước cho {it}',
      withdraw: 'thu hồi một đường dẫn xem trước của {it}',
    },
  },
  category: {
    noun: 'Danh mục',
    it: 'danh mục',
    done: { create: 'tạo {it}', update: 'sửa {it}', delete: 'xóa {it}', restore: 'khôi phục {it}' },
  },
  subcategory: {
    noun: 'Danh mục con',
    it: 'danh mục con',
    done: { create: 'tạo {it}', update: 'sửa {it}', delete: 'xóa {it}', restore: 'khôi phục {it}' },
  },
  author: {
    noun: 'Tác giả',
    it: 'tác giả',
    done: {
      create: 'thêm {it}',
      update: 'sửa trang của {it}',
      delete: 'xóa {it}',
      restore: 'khôi phục {it}',
    },
  },
  tag: {
    noun: 'Thẻ',
    it: 'thẻ',
    done: {
      create: 'tạo {it}',
      update: 'sửa {it}',
      delete: 'xóa {it}',
      merge: 'gộp {it} vào một thẻ khác',
      restore: 'khôi phục {it}',
    },
  },
  media: {
    noun: 'Ảnh',
    it: 'ảnh',
    done: {
      create: 'thêm {it}',
      update: 'sửa mô tả của {it}',
      trash: 'chuyển {it} vào thùng rác',
      restore: 'lấy {it} ra khỏi thùng rác',
      delete: 'xóa hẳn {it}',
    },
  },
  user: {
    noun: 'Người dùng',
    it: 'tài khoản',
    done: {
      'change-role': 'đổi quyền của {it}',
      'end-sessions': 'đăng xuất {it} khỏi mọi nơi',
      disable: 'khóa {it}',
      enable: 'mở khóa {it}',
      delete: 'xóa {it}',
      'delete-account': 'tự xóa tài khoản của mình',
    },
  },
  invitation: {
    noun: 'Lời mời',
    it: 'lời mời',
    done: { invite: 'mời {name} cùng làm', delete: 'rút lời mời gửi {name}' },
  },
  setting: { noun: 'Cài đặt', it: 'cài đặt', done: { update: 'sửa cài đặt của trang' } },
  import: {
    noun: 'Lần nhập tệp',
    it: 'tệp',
    done: {
      start: 'bắt đầu nhập {it}',
      decide: 'chọn cách xử lý những dòng chưa rõ khi nhập {it}',
      cancel: 'dừng việc nhập {it}',
      undo: 'hoàn tác việc nhập {it}',
      completed: 'nhập xong {it}',
      failed: 'nhập {it} nhưng bị lỗi',
      cancelled: 'nhập {it} rồi dừng giữa chừng',
      undone: 'hoàn tác xong việc nhập {it}',
    },
  },
  'article-change': {
    noun: 'Đổi nhiều bài cùng lúc',
    it: 'nhiều bài cùng lúc:',
    done: {
      start: 'bắt đầu đổi {it}',
      cancel: 'dừng việc đổi {it}',
      undo: 'hoàn tác việc đổi {it}',
      completed: 'đổi xong {it}',
      failed: 'đổi {it} nhưng bị lỗi',
      cancelled: 'dừng giữa chừng khi đổi {it}',
      undone: 'hoàn tác xong việc đổi {it}',
    },
  },
  feed: {
    noun: 'Nguồn giá',
    it: 'nguồn giá',
    done: { create: 'thêm {it}', update: 'sửa {it}', read: 'cho đọc lại {it}', delete: 'xóa {it}' },
  },
  review: {
    noun: 'Đánh giá',
    it: 'đánh giá',
    done: {
      approve: 'duyệt {it}',
      reject: 'từ chối {it}',
      reopen: 'đưa {it} về chờ duyệt',
      restore: 'rút lại quyết định về {it}',
    },
  },
  product: {
    noun: 'Sản phẩm',
    it: 'sản phẩm',
    done: {
      create: 'thêm {it}',
      update: 'sửa {it}',
      trash: 'chuyển {it} vào thùng rác',
      restore: 'lấy {it} ra khỏi thùng rác',
      'delete-forever': 'xóa hẳn {it}',
    },
  },
  brand: {
    noun: 'Thương hiệu',
    it: 'thương hiệu',
    done: { create: 'thêm {it}', update: 'sửa {it}', delete: 'xóa {it}', restore: 'khôi phục {it}' },
  },
  'product-kind': {
    noun: 'Loại sản phẩm',
    it: 'loại sản phẩm',
    done: { create: 'thêm {it}', update: 'sửa {it}', restore: 'đưa {it} về bản trước' },
  },
  'suggested-question': {
    noun: 'Câu hỏi gợi ý',
    it: 'câu hỏi gợi ý',
    done: { create: 'thêm {it}', update: 'sửa {it}', delete: 'xóa {it}', restore: 'khôi phục {it}' },
  },
  'asked-question': {
    noun: 'Câu hỏi của khách',
    it: 'câu hỏi của khách',
    done: { update: 'đổi việc hiện {it}' },
  },
  'unanswered-question': {
    noun: 'Câu hỏi cần dạy',
    it: 'câu hỏi',
    done: { resolve: 'xử lý xong {it}', reopen: 'mở lại {it}', ignore: 'bỏ qua {it}' },
  },
  'taught-fact': {
    noun: 'Dữ kiện của biên tập',
    it: 'dữ kiện',
    done: { create: 'dạy {it}', update: 'sửa {it}', delete: 'xóa {it}', restore: 'khôi phục {it}' },
  },
  'pinned-answer': {
    noun: 'Câu trả lời đã ghim',
    it: 'câu trả lời đã ghim cho',
    done: {
      create: 'ghim câu trả lời cho {name}',
      update: 'sửa {it}',
      delete: 'xóa {it}',
      restore: 'khôi phục {it}',
    },
  },
  'failed-search': {
    noun: 'Tìm kiếm không có kết quả',
    it: 'lượt tìm',
    done: { resolve: 'xử lý xong {it}', reopen: 'mở lại {it}' },
  },
  synonym: {
    noun: 'Từ đồng nghĩa',
    it: 'nhóm từ đồng nghĩa',
    done: { create: 'thêm {it}', update: 'sửa {it}', delete: 'xóa {it}', restore: 'khôi phục {it}' },
  },
  'sizing-rule': {
    noun: 'Quy tắc tính cỡ',
    it: 'quy tắc tính',
    done: { update: 'sửa {it}', reset: 'đưa {it} về mặc định', restore: 'rút lại lần sửa {it}' },
  },
  tariff: {
    noun: 'Biểu giá điện',
    it: 'biểu giá điện',
    done: { create: 'thêm {it}', update: 'sửa {it}', delete: 'xóa {it}', restore: 'khôi phục {it}' },
  },
  webhook: {
    noun: 'Webhook',
    it: 'webhook',
    done: { create: 'thêm {it}', update: 'sửa {it}', delete: 'xóa {it}' },
  },
  newsletter: {
    noun: 'Danh sách nhận tin',
    it: 'danh sách nhận tin',
    done: {
      export: 'xuất danh sách nhận tin',
      enable: 'cho gửi lại tới một địa chỉ trong danh sách nhận tin',
    },
  },
  'newsletter-issue': {
    noun: 'Số bản tin',
    it: 'số bản tin',
    done: {
      create: 'soạn {it}',
      update: 'sửa {it}',
      delete: 'xóa {it}',
      start: 'bắt đầu gửi {it}',
      schedule: 'hẹn giờ gửi {it}',
      cancel: 'bỏ hẹn giờ gửi {it}',
      pause: 'tạm dừng gửi {it}',
      resume: 'gửi tiếp {it}',
    },
  },
  redirect: {
    noun: 'Chuyển hướng',
    it: 'chuyển hướng từ',
    done: { create: 'thêm {it}', update: 'sửa {it}', delete: 'xóa {it}', import: 'nhập nhiều chuyển hướng' },
  },
  contact_message: {
    noun: 'Tin nhắn liên hệ',
    it: 'tin nhắn liên hệ',
    done: { delete: 'chuyển {it} vào thùng rác', restore: 'lấy {it} ra khỏi thùng rác' },
  },
} as const satisfies Readonly<
  Record<string, { noun: string; it: string; done: Readonly<Record<string, string>> }>
>

/** A kind of thing that the log speaks of. */
export type Audited = keyof typeof TOLD

/** What can be done to a kind of thing; to several kinds, what can be done to each of them. */
export type ActionOn<Kind extends Audited> = keyof (typeof TOLD)[Kind]['done'] & string

/** A kind of thing as a list calls it; its own name where an earlier release wrote one that is no more. */
export const entityWord = (entity: string): string => toldOf(entity)?.noun ?? entity

/** What is told of a kind of thing; undefined for one that is no more. */
export const toldOf = (
  entity: string,
): { noun: string; it: string; done: Readonly<Record<string, string>> } | undefined =>
  Object.hasOwn(TOLD, entity) ? TOLD[entity as Audited] : undefined

/** How a sentence tells that something was done to a kind of thing; undefined for what is no more. */
export function doingOf(entity: string, action: string): string | undefined {
  const done = toldOf(entity)?.done
  return done && Object.hasOwn(done, action) ? done[action] : undefined
}
