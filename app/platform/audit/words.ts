/** What the log calls things, for people. */
const ENTITIES: Record<string, string> = {
  article: 'Bài viết',
  category: 'Danh mục',
  subcategory: 'Danh mục con',
  author: 'Tác giả',
  tag: 'Thẻ',
  media: 'Ảnh',
  user: 'Người dùng',
  invitation: 'Lời mời',
  setting: 'Cài đặt',
  import: 'Nhập CSV',
  feed: 'Nguồn giá',
  review: 'Đánh giá',
  product: 'Sản phẩm',
  brand: 'Thương hiệu',
  'product-kind': 'Loại sản phẩm',
  'suggested-question': 'Câu hỏi gợi ý',
  'asked-question': 'Câu hỏi của khách',
  'unanswered-question': 'Câu hỏi cần dạy',
  'taught-fact': 'Dữ kiện của biên tập',
  'pinned-answer': 'Câu trả lời đã ghim',
  'failed-search': 'Tìm kiếm không có kết quả',
  synonym: 'Từ đồng nghĩa',
  'sizing-rule': 'Quy tắc tính cỡ',
  tariff: 'Biểu giá điện',
  webhook: 'Webhook',
}

const ACTIONS: Record<string, string> = {
  create: 'Tạo',
  read: 'Đọc lại',
  update: 'Sửa',
  delete: 'Xóa',
  trash: 'Chuyển vào thùng rác',
  restore: 'Khôi phục',
  merge: 'Gộp',
  invite: 'Mời',
  disable: 'Khóa',
  enable: 'Mở khóa',
  'change-role': 'Đổi quyền',
  'end-sessions': 'Đăng xuất khỏi mọi nơi',
  'delete-account': 'Tự xóa tài khoản',
  'delete-forever': 'Xóa hẳn',
  approve: 'Duyệt',
  reject: 'Từ chối',
  reopen: 'Mở lại',
  resolve: 'Xử lý xong',
  ignore: 'Bỏ qua',
  decide: 'Quyết định',
  reset: 'Đưa về mặc định',
}

/** A kind of thing in Vietnamese; its own name where it has none. */
export const entityWord = (entity: string): string => ENTITIES[entity] ?? entity

/** What was done in Vietnamese; its own name where it has none. */
export const actionWord = (action: string): string => ACTIONS[action] ?? action
