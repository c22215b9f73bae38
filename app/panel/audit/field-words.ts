import { narrowingAttribute } from '#app/domain/catalogue/attributes.ts'

/** What the fields that the log tells of are called on the screens that change them. */
const WORDS: Readonly<Record<string, string>> = {
  // What most things have.
  name: 'Tên',
  title: 'Tên',
  slug: 'Đường dẫn',
  former_slugs: 'Đường dẫn cũ',
  description: 'Mô tả',
  icon: 'Biểu tượng',
  display_order: 'Thứ tự',
  is_active: 'Đang dùng',
  is_demo: 'Dữ liệu mẫu',
  isOn: 'Đang bật',
  is_on: 'Đang bật',
  isShown: 'Đang hiện',
  email: 'Email',
  url: 'Địa chỉ',
  links: 'Liên kết',
  note: 'Ghi chú',
  role: 'Quyền',
  alt: 'Mô tả ảnh',
  // Authors and tags.
  bio: 'Giới thiệu',
  avatar_url: 'Ảnh đại diện',
  user_id: 'Tài khoản',
  category_id: 'Danh mục',
  color: 'Màu',
  image_url: 'Ảnh',
  // The site.
  company: 'Tên công ty',
  address: 'Địa chỉ',
  hotline: 'Số hotline',
  showBrandMenu: 'Hiện trình đơn thương hiệu',
  asksInFiveMinutes: 'Số câu hỏi trong 5 phút',
  asksADay: 'Số câu hỏi trong một ngày',
  dailyTokens: 'Số token mỗi ngày',
  requireSecondFactor: 'Bắt buộc xác thực hai lớp',
  newsletterPerMinute: 'Số thư bản tin mỗi phút',
  // Products.
  des: 'Mô tả',
  image: 'Ảnh chính',
  brand: 'Thương hiệu (mã số)',
  category: 'Danh mục (mã số)',
  sub_cate: 'Nhóm con',
  gtin: 'Mã vạch',
  model: 'Mã máy',
  release_year: 'Năm ra mắt',
  price: 'Giá',
  list_price: 'Giá niêm yết',
  lowest_price: 'Giá thấp nhất',
  manufacturer_price: 'Giá hãng công bố',
  rumored_price: 'Giá dự kiến',
  images: 'Ảnh',
  specifications: 'Bảng thông số kỹ thuật',
  variants: 'Phiên bản',
  faqs: 'Câu hỏi thường gặp',
  promotions: 'Khuyến mãi',
  shop: 'Nơi bán',
  observed_on: 'Ngày thấy',
  source: 'Nguồn',
  id: 'Mã số',
  seen: 'Những giá đã thấy',
  // Brands' pages.
  tagline: 'Khẩu hiệu',
  highlights: 'Điểm nổi bật',
  story: 'Câu chuyện',
  technologies: 'Công nghệ',
  reasons: 'Lý do chọn',
  milestones: 'Các mốc',
  // What the advisor is taught.
  question: 'Câu hỏi',
  questions: 'Các cách hỏi',
  answer: 'Câu trả lời',
  subject: 'Chủ đề',
  kinds: 'Loại máy',
  verdict: 'Kết luận',
  claims: 'Các ý có trong nguồn',
  changes: 'Điều sẽ đổi',
  products: 'Sản phẩm',
  keys: 'Khóa',
  examples: 'Những cách hỏi khác',
  asOf: 'Ngày của nguồn',
  forms: 'Các cách gọi',
  narrower: 'Nghĩa hẹp hơn',
  except: 'Trừ khi',
  definition: 'Quy tắc',
  effectiveFrom: 'Áp dụng từ',
  tiers: 'Các bậc',
  vatRate: 'Thuế VAT',
  // Webhooks.
  events: 'Sự kiện',
}

/** What stands before the key of a product's figure. */
const ATTRIBUTE = 'attr.'

/** What a field of the log is called; its own name where an earlier release had one that is no more. */
export function fieldWord(field: string): string {
  if (field.startsWith(ATTRIBUTE)) {
    const key = field.slice(ATTRIBUTE.length)
    return narrowingAttribute(key)?.label ?? key
  }
  return Object.hasOwn(WORDS, field) ? (WORDS[field] ?? field) : field
}
