import { say } from '#app/vietnamese/say.ts'

type Words = { vi: string; en: string }

const sayWords = ({ vi, en }: Words): string => say(vi, { en })

/** What becomes of a change of many. */
const CHANGED = {
  start: { vi: 'bắt đầu đổi {it}', en: 'began to change {it}' },
  cancel: { vi: 'dừng việc đổi {it}', en: 'stopped changing {it}' },
  undo: { vi: 'hoàn tác việc đổi {it}', en: 'undid the change of {it}' },
  completed: { vi: 'đổi xong {it}', en: 'changed {it}' },
  failed: { vi: 'đổi {it} nhưng bị lỗi', en: 'changed {it} and failed' },
  cancelled: { vi: 'dừng giữa chừng khi đổi {it}', en: 'stopped midway while changing {it}' },
  undone: { vi: 'hoàn tác xong việc đổi {it}', en: 'finished undoing the change of {it}' },
}

/**
 * What the log tells of each kind of thing: what it is called in a list, what it is called in a sentence, and what can be done to
 * it, as the sentence goes on after 'Lan đã', or after 'Lan'. `{it}` is the thing with its name ('bài «…»'), `{name}` its name alone.
 * Nothing can be written into the log that has no sentence here.
 */
export const TOLD = {
  article: {
    noun: { vi: 'Bài viết', en: 'Article' },
    it: { vi: 'bài', en: 'the article' },
    done: {
      create: { vi: 'viết {it}', en: 'wrote {it}' },
      update: { vi: 'sửa {it}', en: 'edited {it}' },
      publish: { vi: 'đăng {it}', en: 'published {it}' },
      schedule: { vi: 'hẹn giờ đăng {it}', en: 'scheduled {it}' },
      unpublish: { vi: 'gỡ {it} xuống', en: 'unpublished {it}' },
      category: { vi: 'chuyển {it} sang danh mục khác', en: 'moved {it} to another category' },
      author: { vi: 'đổi tác giả của {it}', en: 'changed the author of {it}' },
      tag: { vi: 'gắn thẻ cho {it}', en: 'tagged {it}' },
      revert: { vi: 'đưa {it} về một bản trước', en: 'took {it} back to an earlier revision' },
      trash: { vi: 'chuyển {it} vào thùng rác', en: 'moved {it} to the trash' },
      restore: { vi: 'lấy {it} ra khỏi thùng rác', en: 'took {it} out of the trash' },
      delete: { vi: 'xóa hẳn {it}', en: 'deleted {it} forever' },
    },
  },
  'article-note': {
    noun: { vi: 'Ghi chú bên bài', en: 'Article note' },
    it: { vi: 'bài', en: 'the article' },
    done: {
      create: { vi: 'ghi chú bên {it}', en: 'wrote a note beside {it}' },
      resolve: { vi: 'đánh dấu xong một ghi chú bên {it}', en: 'resolved a note beside {it}' },
      reopen: { vi: 'mở lại một ghi chú bên {it}', en: 'reopened a note beside {it}' },
      delete: { vi: 'xóa một ghi chú bên {it}', en: 'deleted a note beside {it}' },
    },
  },
  'article-preview': {
    noun: { vi: 'Đường dẫn xem trước bài', en: 'Article preview link' },
    it: { vi: 'bài', en: 'the article' },
    done: {
      create: { vi: 'tạo đường dẫn xem trước cho {it}', en: 'made a preview link of {it}' },
      withdraw: { vi: 'thu hồi một đường dẫn xem trước của {it}', en: 'withdrew a preview link of {it}' },
    },
  },
  category: {
    noun: { vi: 'Danh mục', en: 'Category' },
    it: { vi: 'danh mục', en: 'the category' },
    done: {
      create: { vi: 'tạo {it}', en: 'created {it}' },
      update: { vi: 'sửa {it}', en: 'edited {it}' },
      delete: { vi: 'xóa {it}', en: 'deleted {it}' },
      restore: { vi: 'khôi phục {it}', en: 'restored {it}' },
    },
  },
  subcategory: {
    noun: { vi: 'Danh mục con', en: 'Subcategory' },
    it: { vi: 'danh mục con', en: 'the subcategory' },
    done: {
      create: { vi: 'tạo {it}', en: 'created {it}' },
      update: { vi: 'sửa {it}', en: 'edited {it}' },
      delete: { vi: 'xóa {it}', en: 'deleted {it}' },
      restore: { vi: 'khôi phục {it}', en: 'restored {it}' },
    },
  },
  author: {
    noun: { vi: 'Tác giả', en: 'Author' },
    it: { vi: 'tác giả', en: 'the author' },
    done: {
      create: { vi: 'thêm {it}', en: 'added {it}' },
      update: { vi: 'sửa trang của {it}', en: 'edited the page of {it}' },
      delete: { vi: 'xóa {it}', en: 'deleted {it}' },
      restore: { vi: 'khôi phục {it}', en: 'restored {it}' },
    },
  },
  tag: {
    noun: { vi: 'Thẻ', en: 'Tag' },
    it: { vi: 'thẻ', en: 'the tag' },
    done: {
      create: { vi: 'tạo {it}', en: 'created {it}' },
      update: { vi: 'sửa {it}', en: 'edited {it}' },
      delete: { vi: 'xóa {it}', en: 'deleted {it}' },
      merge: { vi: 'gộp {it} vào một thẻ khác', en: 'merged {it} into another tag' },
      restore: { vi: 'khôi phục {it}', en: 'restored {it}' },
    },
  },
  media: {
    noun: { vi: 'Ảnh', en: 'Picture' },
    it: { vi: 'ảnh', en: 'the picture' },
    done: {
      create: { vi: 'thêm {it}', en: 'added {it}' },
      update: { vi: 'sửa mô tả của {it}', en: 'edited the description of {it}' },
      trash: { vi: 'chuyển {it} vào thùng rác', en: 'moved {it} to the trash' },
      restore: { vi: 'lấy {it} ra khỏi thùng rác', en: 'took {it} out of the trash' },
      delete: { vi: 'xóa hẳn {it}', en: 'deleted {it} forever' },
    },
  },
  user: {
    noun: { vi: 'Người dùng', en: 'User' },
    it: { vi: 'tài khoản', en: 'the account' },
    done: {
      'change-role': { vi: 'đổi quyền của {it}', en: 'changed the role of {it}' },
      join: { vi: 'nhận lời mời cùng làm', en: 'accepted the invitation' },
      'end-sessions': { vi: 'đăng xuất {it} khỏi mọi nơi', en: 'signed {it} out everywhere' },
      disable: { vi: 'khóa {it}', en: 'locked {it}' },
      enable: { vi: 'mở khóa {it}', en: 'unlocked {it}' },
      delete: { vi: 'xóa {it}', en: 'deleted {it}' },
      'delete-account': { vi: 'tự xóa tài khoản của mình', en: 'deleted the own account' },
    },
  },
  invitation: {
    noun: { vi: 'Lời mời', en: 'Invitation' },
    it: { vi: 'lời mời', en: 'the invitation' },
    done: {
      invite: { vi: 'mời {name} cùng làm', en: 'invited {name}' },
      delete: { vi: 'rút lời mời gửi {name}', en: 'withdrew the invitation to {name}' },
    },
  },
  setting: {
    noun: { vi: 'Cài đặt', en: 'Settings' },
    it: { vi: 'cài đặt', en: 'the settings' },
    done: { update: { vi: 'sửa cài đặt của trang', en: 'edited the site’s settings' } },
  },
  import: {
    noun: { vi: 'Lần nhập tệp', en: 'Import' },
    it: { vi: 'tệp', en: 'the file' },
    done: {
      start: { vi: 'bắt đầu nhập {it}', en: 'began to import {it}' },
      decide: {
        vi: 'chọn cách xử lý những dòng chưa rõ khi nhập {it}',
        en: 'decided about unclear rows of {it}',
      },
      cancel: { vi: 'dừng việc nhập {it}', en: 'stopped the import of {it}' },
      undo: { vi: 'hoàn tác việc nhập {it}', en: 'undid the import of {it}' },
      completed: { vi: 'nhập xong {it}', en: 'imported {it}' },
      failed: { vi: 'nhập {it} nhưng bị lỗi', en: 'imported {it} and failed' },
      cancelled: { vi: 'nhập {it} rồi dừng giữa chừng', en: 'imported {it} and stopped midway' },
      undone: { vi: 'hoàn tác xong việc nhập {it}', en: 'finished undoing the import of {it}' },
    },
  },
  'article-change': {
    noun: { vi: 'Đổi nhiều bài cùng lúc', en: 'Bulk change of articles' },
    it: { vi: 'nhiều bài cùng lúc:', en: 'many articles at once:' },
    done: CHANGED,
  },
  'product-change': {
    noun: { vi: 'Đổi nhiều sản phẩm cùng lúc', en: 'Bulk change of products' },
    it: { vi: 'nhiều sản phẩm cùng lúc:', en: 'many products at once:' },
    done: CHANGED,
  },
  feed: {
    noun: { vi: 'Nguồn giá', en: 'Price feed' },
    it: { vi: 'nguồn giá', en: 'the feed' },
    done: {
      create: { vi: 'thêm {it}', en: 'added {it}' },
      update: { vi: 'sửa {it}', en: 'edited {it}' },
      read: { vi: 'cho đọc lại {it}', en: 'had {it} read again' },
      delete: { vi: 'xóa {it}', en: 'deleted {it}' },
    },
  },
  review: {
    noun: { vi: 'Đánh giá', en: 'Review' },
    it: { vi: 'đánh giá', en: 'the review' },
    done: {
      approve: { vi: 'duyệt {it}', en: 'approved {it}' },
      reject: { vi: 'từ chối {it}', en: 'rejected {it}' },
      reopen: { vi: 'đưa {it} về chờ duyệt', en: 'sent {it} back to moderation' },
      restore: { vi: 'rút lại quyết định về {it}', en: 'took back a decision on {it}' },
    },
  },
  product: {
    noun: { vi: 'Sản phẩm', en: 'Product' },
    it: { vi: 'sản phẩm', en: 'the product' },
    done: {
      create: { vi: 'thêm {it}', en: 'added {it}' },
      update: { vi: 'sửa {it}', en: 'edited {it}' },
      hide: { vi: 'ẩn {it} khỏi trang', en: 'hid {it} from the site' },
      show: { vi: 'hiện {it} trên trang', en: 'showed {it} on the site' },
      trash: { vi: 'chuyển {it} vào thùng rác', en: 'moved {it} to the trash' },
      restore: { vi: 'lấy {it} ra khỏi thùng rác', en: 'took {it} out of the trash' },
      'delete-forever': { vi: 'xóa hẳn {it}', en: 'deleted {it} forever' },
    },
  },
  brand: {
    noun: { vi: 'Thương hiệu', en: 'Brand' },
    it: { vi: 'thương hiệu', en: 'the brand' },
    done: {
      create: { vi: 'thêm {it}', en: 'added {it}' },
      update: { vi: 'sửa {it}', en: 'edited {it}' },
      delete: { vi: 'xóa {it}', en: 'deleted {it}' },
      restore: { vi: 'khôi phục {it}', en: 'restored {it}' },
    },
  },
  'product-kind': {
    noun: { vi: 'Loại sản phẩm', en: 'Product type' },
    it: { vi: 'loại sản phẩm', en: 'the product type' },
    done: {
      create: { vi: 'thêm {it}', en: 'added {it}' },
      update: { vi: 'sửa {it}', en: 'edited {it}' },
      restore: { vi: 'đưa {it} về bản trước', en: 'took {it} back to an earlier version' },
    },
  },
  'suggested-question': {
    noun: { vi: 'Câu hỏi gợi ý', en: 'Suggested question' },
    it: { vi: 'câu hỏi gợi ý', en: 'the suggested question' },
    done: {
      create: { vi: 'thêm {it}', en: 'added {it}' },
      update: { vi: 'sửa {it}', en: 'edited {it}' },
      delete: { vi: 'xóa {it}', en: 'deleted {it}' },
      restore: { vi: 'khôi phục {it}', en: 'restored {it}' },
    },
  },
  'asked-question': {
    noun: { vi: 'Câu hỏi của khách', en: 'Visitors’ question' },
    it: { vi: 'câu hỏi của khách', en: 'the visitors’ question' },
    done: { update: { vi: 'đổi việc hiện {it}', en: 'changed whether visitors see {it}' } },
  },
  'unanswered-question': {
    noun: { vi: 'Câu hỏi cần dạy', en: 'Question to teach' },
    it: { vi: 'câu hỏi', en: 'the question' },
    done: {
      resolve: { vi: 'xử lý xong {it}', en: 'settled {it}' },
      reopen: { vi: 'mở lại {it}', en: 'reopened {it}' },
      ignore: { vi: 'bỏ qua {it}', en: 'ignored {it}' },
    },
  },
  'taught-fact': {
    noun: { vi: 'Dữ kiện của biên tập', en: 'Editors’ fact' },
    it: { vi: 'dữ kiện', en: 'the fact' },
    done: {
      create: { vi: 'dạy {it}', en: 'taught {it}' },
      update: { vi: 'sửa {it}', en: 'edited {it}' },
      delete: { vi: 'xóa {it}', en: 'deleted {it}' },
      restore: { vi: 'khôi phục {it}', en: 'restored {it}' },
    },
  },
  'pinned-answer': {
    noun: { vi: 'Câu trả lời đã ghim', en: 'Pinned answer' },
    it: { vi: 'câu trả lời đã ghim cho', en: 'the answer pinned to' },
    done: {
      create: { vi: 'ghim câu trả lời cho {name}', en: 'pinned an answer to {name}' },
      update: { vi: 'sửa {it}', en: 'edited {it}' },
      delete: { vi: 'xóa {it}', en: 'deleted {it}' },
      restore: { vi: 'khôi phục {it}', en: 'restored {it}' },
    },
  },
  'failed-search': {
    noun: { vi: 'Tìm kiếm không có kết quả', en: 'Search without results' },
    it: { vi: 'lượt tìm', en: 'the search' },
    done: {
      resolve: { vi: 'xử lý xong {it}', en: 'settled {it}' },
      reopen: { vi: 'mở lại {it}', en: 'reopened {it}' },
    },
  },
  synonym: {
    noun: { vi: 'Từ đồng nghĩa', en: 'Synonyms' },
    it: { vi: 'nhóm từ đồng nghĩa', en: 'the synonym group' },
    done: {
      create: { vi: 'thêm {it}', en: 'added {it}' },
      update: { vi: 'sửa {it}', en: 'edited {it}' },
      delete: { vi: 'xóa {it}', en: 'deleted {it}' },
      restore: { vi: 'khôi phục {it}', en: 'restored {it}' },
    },
  },
  'sizing-rule': {
    noun: { vi: 'Quy tắc tính cỡ', en: 'Sizing rule' },
    it: { vi: 'quy tắc tính', en: 'the sizing rule' },
    done: {
      update: { vi: 'sửa {it}', en: 'edited {it}' },
      reset: { vi: 'đưa {it} về mặc định', en: 'reset {it}' },
      restore: { vi: 'rút lại lần sửa {it}', en: 'took back an edit of {it}' },
    },
  },
  tariff: {
    noun: { vi: 'Biểu giá điện', en: 'Electricity tariff' },
    it: { vi: 'biểu giá điện', en: 'the electricity tariff' },
    done: {
      create: { vi: 'thêm {it}', en: 'added {it}' },
      update: { vi: 'sửa {it}', en: 'edited {it}' },
      delete: { vi: 'xóa {it}', en: 'deleted {it}' },
      restore: { vi: 'khôi phục {it}', en: 'restored {it}' },
    },
  },
  webhook: {
    noun: { vi: 'Webhook', en: 'Webhook' },
    it: { vi: 'webhook', en: 'the webhook' },
    done: {
      create: { vi: 'thêm {it}', en: 'added {it}' },
      update: { vi: 'sửa {it}', en: 'edited {it}' },
      delete: { vi: 'xóa {it}', en: 'deleted {it}' },
    },
  },
  newsletter: {
    noun: { vi: 'Danh sách nhận tin', en: 'Subscribers' },
    it: { vi: 'danh sách nhận tin', en: 'the subscribers' },
    done: {
      export: { vi: 'xuất danh sách nhận tin', en: 'exported the list of subscribers' },
      enable: {
        vi: 'cho gửi lại tới một địa chỉ trong danh sách nhận tin',
        en: 'allowed an address of the list of subscribers again',
      },
    },
  },
  'newsletter-issue': {
    noun: { vi: 'Số bản tin', en: 'Newsletter issue' },
    it: { vi: 'số bản tin', en: 'the newsletter issue' },
    done: {
      create: { vi: 'soạn {it}', en: 'drafted {it}' },
      update: { vi: 'sửa {it}', en: 'edited {it}' },
      delete: { vi: 'xóa {it}', en: 'deleted {it}' },
      start: { vi: 'bắt đầu gửi {it}', en: 'began to send {it}' },
      schedule: { vi: 'hẹn giờ gửi {it}', en: 'scheduled {it}' },
      cancel: { vi: 'bỏ hẹn giờ gửi {it}', en: 'cancelled the schedule of {it}' },
      pause: { vi: 'tạm dừng gửi {it}', en: 'paused sending {it}' },
      resume: { vi: 'gửi tiếp {it}', en: 'resumed sending {it}' },
    },
  },
  redirect: {
    noun: { vi: 'Chuyển hướng', en: 'Redirect' },
    it: { vi: 'chuyển hướng từ', en: 'the redirect from' },
    done: {
      create: { vi: 'thêm {it}', en: 'added {it}' },
      update: { vi: 'sửa {it}', en: 'edited {it}' },
      delete: { vi: 'xóa {it}', en: 'deleted {it}' },
      import: { vi: 'nhập nhiều chuyển hướng', en: 'imported many redirects' },
    },
  },
  contact_message: {
    noun: { vi: 'Tin nhắn liên hệ', en: 'Contact message' },
    it: { vi: 'tin nhắn liên hệ', en: 'the contact message' },
    done: {
      delete: { vi: 'chuyển {it} vào thùng rác', en: 'moved {it} to the trash' },
      restore: { vi: 'lấy {it} ra khỏi thùng rác', en: 'took {it} out of the trash' },
    },
  },
} as const satisfies Readonly<
  Record<string, { noun: Words; it: Words; done: Readonly<Record<string, Words>> }>
>

/** A kind of thing that the log speaks of. */
export type Audited = keyof typeof TOLD

/** What can be done to a kind of thing; to several kinds, what can be done to each of them. */
export type ActionOn<Kind extends Audited> = keyof (typeof TOLD)[Kind]['done'] & string

/** A kind of thing as a list calls it; its own name where an earlier release wrote one that is no more. */
export const entityWord = (entity: string): string => toldOf(entity)?.noun ?? entity

const wordsOf = (entity: string): (typeof TOLD)[Audited] | undefined =>
  Object.hasOwn(TOLD, entity) ? TOLD[entity as Audited] : undefined

/** What a kind of thing is called in a list and in a sentence; undefined for one that is no more. */
export function toldOf(entity: string): { noun: string; it: string } | undefined {
  const words = wordsOf(entity)
  return words && { noun: sayWords(words.noun), it: sayWords(words.it) }
}

/** How a sentence tells that something was done to a kind of thing; undefined for what is no more. */
export function doingOf(entity: string, action: string): string | undefined {
  const done: Readonly<Record<string, Words>> | undefined = wordsOf(entity)?.done
  const words = done && Object.hasOwn(done, action) ? done[action] : undefined
  return words && sayWords(words)
}
