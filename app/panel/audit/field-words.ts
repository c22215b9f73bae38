import { narrowingAttribute } from '#app/domain/catalogue/attributes.ts'
import { say } from '#app/vietnamese/say.ts'

/** What the fields that the log tells of are called on the screens that change them. */
const WORDS: Readonly<Record<string, string>> = {
  // What most things have.
  get name() {
    return say('Tên', { en: 'Name' })
  },
  get title() {
    return say('Tên', { en: 'Title' })
  },
  get slug() {
    return say('Đường dẫn', { en: 'Slug' })
  },
  get former_slugs() {
    return say('Đường dẫn cũ', { en: 'Former slugs' })
  },
  get description() {
    return say('Mô tả', { en: 'Description' })
  },
  get icon() {
    return say('Biểu tượng', { en: 'Icon' })
  },
  get display_order() {
    return say('Thứ tự', { en: 'Order' })
  },
  get is_active() {
    return say('Đang dùng', { en: 'Active' })
  },
  get is_demo() {
    return say('Dữ liệu mẫu', { en: 'Sample data' })
  },
  get isOn() {
    return say('Đang bật', { en: 'On' })
  },
  get is_hidden() {
    return say('Đang ẩn', { en: 'Hidden' })
  },
  get is_on() {
    return say('Đang bật', { en: 'On' })
  },
  get isShown() {
    return say('Đang hiện', { en: 'Shown' })
  },
  email: 'Email',
  get url() {
    return say('Địa chỉ', { en: 'Address' })
  },
  get links() {
    return say('Liên kết', { en: 'Links' })
  },
  get note() {
    return say('Ghi chú', { en: 'Note' })
  },
  get role() {
    return say('Quyền', { en: 'Role' })
  },
  get alt() {
    return say('Mô tả ảnh', { en: 'Picture description' })
  },
  // Authors and tags.
  get bio() {
    return say('Giới thiệu', { en: 'Bio' })
  },
  get avatar_url() {
    return say('Ảnh đại diện', { en: 'Avatar' })
  },
  get user_id() {
    return say('Tài khoản', { en: 'Account' })
  },
  get category_id() {
    return say('Danh mục', { en: 'Category' })
  },
  get color() {
    return say('Màu', { en: 'Color' })
  },
  get image_url() {
    return say('Ảnh', { en: 'Picture' })
  },
  // The site.
  get company() {
    return say('Tên công ty', { en: 'Company name' })
  },
  get address() {
    return say('Địa chỉ', { en: 'Address' })
  },
  get hotline() {
    return say('Số hotline', { en: 'Hotline' })
  },
  get hotlineLabel() {
    return say('Lời dẫn của hotline', { en: 'Words before the hotline' })
  },
  get madeBy() {
    return say('Câu cuối chân trang', { en: 'Last words of the footer' })
  },
  get technicians() {
    return say('Lời về thợ tận nhà', { en: 'Words on technicians' })
  },
  get showBrandMenu() {
    return say('Hiện trình đơn thương hiệu', { en: 'Show the brand menu' })
  },
  get asksInFiveMinutes() {
    return say('Số câu hỏi trong 5 phút', { en: 'Questions in 5 minutes' })
  },
  get asksADay() {
    return say('Số câu hỏi trong một ngày', { en: 'Questions a day' })
  },
  get dailyTokens() {
    return say('Số token mỗi ngày', { en: 'Tokens a day' })
  },
  get requireSecondFactor() {
    return say('Bắt buộc xác thực hai lớp', { en: 'Require two-factor authentication' })
  },
  get newsletterPerMinute() {
    return say('Số thư bản tin mỗi phút', { en: 'Newsletter mails a minute' })
  },
  // Products.
  get des() {
    return say('Mô tả', { en: 'Description' })
  },
  get image() {
    return say('Ảnh chính', { en: 'Main picture' })
  },
  get brand() {
    return say('Thương hiệu (mã số)', { en: 'Brand (id)' })
  },
  get category() {
    return say('Loại sản phẩm (mã số)', { en: 'Product type (id)' })
  },
  get sub_cate() {
    return say('Nhóm con', { en: 'Subgroup' })
  },
  get gtin() {
    return say('Mã vạch', { en: 'Barcode' })
  },
  get model() {
    return say('Mã máy', { en: 'Model' })
  },
  get release_year() {
    return say('Năm ra mắt', { en: 'Release year' })
  },
  get price() {
    return say('Giá', { en: 'Price' })
  },
  get list_price() {
    return say('Giá niêm yết', { en: 'List price' })
  },
  get lowest_price() {
    return say('Giá thấp nhất', { en: 'Lowest price' })
  },
  get manufacturer_price() {
    return say('Giá hãng công bố', { en: 'Manufacturer’s price' })
  },
  get rumored_price() {
    return say('Giá dự kiến', { en: 'Expected price' })
  },
  get images() {
    return say('Ảnh', { en: 'Pictures' })
  },
  get specifications() {
    return say('Bảng thông số kỹ thuật', { en: 'Specifications' })
  },
  get variants() {
    return say('Phiên bản', { en: 'Variants' })
  },
  get faqs() {
    return say('Câu hỏi thường gặp', { en: 'FAQs' })
  },
  get promotions() {
    return say('Khuyến mãi', { en: 'Promotions' })
  },
  get shop() {
    return say('Nơi bán', { en: 'Shop' })
  },
  get observed_on() {
    return say('Ngày thấy', { en: 'Seen on' })
  },
  get source() {
    return say('Nguồn', { en: 'Source' })
  },
  get id() {
    return say('Mã số', { en: 'Id' })
  },
  get seen() {
    return say('Những giá đã thấy', { en: 'Prices seen' })
  },
  // Brands' pages.
  get tagline() {
    return say('Khẩu hiệu', { en: 'Tagline' })
  },
  get highlights() {
    return say('Điểm nổi bật', { en: 'Highlights' })
  },
  get story() {
    return say('Câu chuyện', { en: 'Story' })
  },
  get technologies() {
    return say('Công nghệ', { en: 'Technologies' })
  },
  get reasons() {
    return say('Lý do chọn', { en: 'Reasons to choose' })
  },
  get milestones() {
    return say('Các mốc', { en: 'Milestones' })
  },
  // What the advisor is taught.
  get question() {
    return say('Câu hỏi', { en: 'Question' })
  },
  get questions() {
    return say('Các cách hỏi', { en: 'Ways of asking' })
  },
  get answer() {
    return say('Câu trả lời', { en: 'Answer' })
  },
  get subject() {
    return say('Chủ đề', { en: 'Topic' })
  },
  get kinds() {
    return say('Loại máy', { en: 'Product types' })
  },
  get verdict() {
    return say('Kết luận', { en: 'Conclusion' })
  },
  get claims() {
    return say('Các ý có trong nguồn', { en: 'Claims in the source' })
  },
  get changes() {
    return say('Điều sẽ đổi', { en: 'What would change it' })
  },
  get products() {
    return say('Sản phẩm', { en: 'Products' })
  },
  get keys() {
    return say('Khóa', { en: 'Keys' })
  },
  get examples() {
    return say('Những cách hỏi khác', { en: 'Other ways of asking' })
  },
  get asOf() {
    return say('Ngày của nguồn', { en: 'Date of the source' })
  },
  get forms() {
    return say('Các cách gọi', { en: 'Names' })
  },
  get narrower() {
    return say('Nghĩa hẹp hơn', { en: 'Narrower terms' })
  },
  get except() {
    return say('Trừ khi', { en: 'Except' })
  },
  get definition() {
    return say('Quy tắc', { en: 'Rule' })
  },
  get effectiveFrom() {
    return say('Áp dụng từ', { en: 'In force from' })
  },
  get tiers() {
    return say('Các bậc', { en: 'Tiers' })
  },
  get vatRate() {
    return say('Thuế VAT', { en: 'VAT' })
  },
  // Webhooks.
  get events() {
    return say('Sự kiện', { en: 'Events' })
  },
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
