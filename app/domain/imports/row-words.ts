import { chosenLanguage } from '#app/vietnamese/say.ts'

/** Whether something said of a row only tells what was made for it. */
export const isMade = (message: string): boolean => /^New (?:brand|category): "/.test(message)

/**
 * What an import says of rows, as it is kept, and in Vietnamese; `{}` stands for what is of the row. A longer text
 * stands before one that it begins with.
 */
const WORDS: readonly (readonly [en: string, vi: string])[] = [
  ['Title is required for a new product', 'Sản phẩm mới cần có tên'],
  ['Category is required for a new product', 'Sản phẩm mới cần có loại sản phẩm'],
  ['Title, model, gtin, source_key or id is required', 'Cần có tên, mã máy, gtin, source_key hoặc id'],
  ['Title is required', 'Thiếu tiêu đề'],
  ['Content is required', 'Thiếu nội dung'],
  ['Slug is required', 'Thiếu đường dẫn: tiêu đề không có chữ nào dùng được'],
  ['Category is required', 'Thiếu danh mục'],
  ['Author is required', 'Thiếu tác giả'],
  ['Shop is required for a price', 'Giá cần có nơi bán'],
  ['More than one category is {}', 'Có nhiều danh mục tên {}'],
  ['More than one author is {}', 'Có nhiều tác giả tên {}'],
  ['Category with ID {} not found', 'Không có danh mục mã {}'],
  ['Author with ID {} not found', 'Không có tác giả mã {}'],
  ['Subcategory with ID {} not found for category {}', 'Danh mục {2} không có danh mục con mã {1}'],
  ['Subcategory "{}" not found for category {}', 'Danh mục {2} không có danh mục con “{1}”'],
  ['Product with ID {} not found', 'Không có sản phẩm mã {}'],
  ['Product with ID {} has another source key', 'Sản phẩm mã {} có mã nguồn khác'],
  ['Category {} not found', 'Không có danh mục {}'],
  ['Author {} not found', 'Không có tác giả {}'],
  ['Slug may only hold a-z, 0-9 and hyphens', 'Đường dẫn chỉ gồm a-z, 0-9 và dấu gạch nối'],
  ['Content is nested too deeply', 'Nội dung lồng nhau quá sâu'],
  ['Content is larger than 1 MB', 'Nội dung lớn hơn 1 MB'],
  ['Longer than {} characters', 'Dài hơn {} ký tự'],
  ['More than {} lines', 'Nhiều hơn {} dòng'],
  ['Line {}: {}', 'Dòng {1}: {2}'],
  ['Two prices at {} on the same day', 'Hai giá ở {} trong cùng một ngày'],
  ['Invalid price "{}"', 'Không đọc được giá “{}”'],
  ['Invalid list price "{}"', 'Không đọc được giá niêm yết “{}”'],
  ['Invalid moment "{}"', 'Không đọc được thời điểm “{}”'],
  ['Invalid date "{}"', 'Không đọc được ngày “{}”'],
  ['Invalid {}', '{} không hợp lệ'],
  ['Must be a number, such as 6,5', 'Phải là một số, ví dụ 6,5'],
  ['Must be {} or {}, yes or no', 'Phải là {1} hoặc {2}, yes hoặc no'],
  ['Must be one of: {}', 'Phải là một trong: {}'],
  [
    '"{}" is no price: it stays a text, and is sorted last',
    '“{}” không phải giá: giữ nguyên chữ, xếp sau cùng',
  ],
  ['"{}" says that there is no price: left empty', '“{}” nghĩa là chưa có giá: để trống'],
  ['New brand: "{}"', 'Thương hiệu mới: “{}”'],
  ['New category: "{}"', 'Loại sản phẩm mới: “{}”'],
  ['Left out: must be an https address', 'Bỏ qua: phải là địa chỉ https'],
  ['Left out: "{}" is no barcode', 'Bỏ qua: “{}” không phải mã vạch'],
  ['Left out: {} lines beyond {}', 'Bỏ qua {1} dòng quá mức {2} dòng'],
  ['Left out: {} has {} on {} already, not {}', 'Bỏ qua: ngày {3}, {1} đã có giá {2}, không phải {4}'],
  ['Left out, as chosen for "{}"', 'Bỏ qua, như bạn đã chọn cho “{}”'],
  ['Left out, as decided', 'Bỏ qua, như bạn đã chọn'],
  ['"{}" left out: more than {} tags', 'Bỏ thẻ “{1}”: quá {2} thẻ'],
  ['"{}" left out: longer than {} characters', 'Bỏ thẻ “{1}”: dài hơn {2} ký tự'],
  ['"{}" is left out', 'Mục “{}” được bỏ qua'],
  ['"{}" is no time that can be read: left out', 'Không đọc được thời gian “{}”: bỏ qua'],
  ['"{}" is neither draft nor published: draft', '“{}” không phải draft hay published: để là bản nháp'],
  [
    'Has no path of its own: nothing leads here from it',
    'Địa chỉ cũ không có đường dẫn riêng: không chuyển hướng từ đó',
  ],
  ['Categories after the first become tags: {}', 'Danh mục sau mục đầu thành thẻ: {}'],
  [
    'Shortcode [{}] is not known: its words stay, what it did is lost',
    'Không rõ shortcode [{}]: chữ được giữ, tác dụng thì mất',
  ],
  [
    'Shortcode [{}] is not known and holds no words: it is left out',
    'Không rõ shortcode [{}], bên trong không có chữ nào: bỏ qua',
  ],
  [
    'Looks like Markdown, and HTML is expected: its signs stay in the text as they are',
    'Trông như Markdown, mà ở đây cần HTML: các dấu của nó giữ nguyên trong bài',
  ],
  [
    'Has shortcodes of WordPress: say the address of the old site to have them turned into blocks',
    'Có shortcode của WordPress: nhập địa chỉ trang cũ để chuyển chúng thành khối',
  ],
  [
    'Addresses of the old site need its own: say it above',
    'Liên kết về trang cũ cần địa chỉ của trang ấy: nhập ở trên',
  ],
  [
    'A bookmark card becomes a link: its picture is left out',
    'Thẻ đánh dấu trang (bookmark) thành liên kết: bỏ ảnh của nó',
  ],
  [
    'What folds open becomes a heading and the text below it',
    'Khung đóng mở thành đề mục, chữ của nó nằm bên dưới',
  ],
  ['Columns come one after the other', 'Các cột xếp lần lượt, cột này dưới cột kia'],
  ['A script is left out', 'Bỏ một đoạn mã (script)'],
  ['A form is left out', 'Bỏ một biểu mẫu'],
  ['A embedded object is left out', 'Bỏ một khối nhúng'],
  ['A canvas is left out', 'Bỏ một khung vẽ (canvas)'],
  ['A drawing (SVG) is left out', 'Bỏ một hình vẽ SVG'],
  [
    'A picture that stood in the text itself (data:) is left out',
    'Bỏ một ảnh nằm ngay trong văn bản (data:)',
  ],
  ['A picture without a whole address is left out: {}', 'Bỏ một ảnh không có địa chỉ đầy đủ: {}'],
  ['A picture has no alternative text', 'Một ảnh chưa có mô tả'],
  ['A frame of {} becomes a link', 'Khung của {} thành liên kết'],
  ['A video file becomes a link', 'Một tệp video thành liên kết'],
  ['A sound file becomes a link', 'Một tệp âm thanh thành liên kết'],
  [
    'Asked for a password: comes as a draft, without it',
    'Bài có mật khẩu: vào thành bản nháp, không còn mật khẩu',
  ],
  ['Was private: comes as a draft', 'Bài riêng tư: vào thành bản nháp'],
  ['Waited for review: comes as a draft', 'Bài chờ duyệt: vào thành bản nháp'],
  ['Comments left behind: {}', 'Bình luận không mang theo: {}'],
  [
    'Built with Elementor: only its words and pictures come along',
    'Dựng bằng Elementor: chỉ mang theo chữ và ảnh',
  ],
  ['Was for {} only: comes as a draft', 'Bài chỉ dành cho {}: vào thành bản nháp'],
  ['Was only mailed: comes as a draft', 'Bài chỉ gửi qua thư: vào thành bản nháp'],
  [
    'The description for sharing is left out: that for search engines stands for both',
    'Bỏ mô tả khi chia sẻ: mô tả cho máy tìm kiếm dùng cho cả hai',
  ],
  ['Authors after the first left out: {}', 'Bỏ các tác giả sau người đầu: {}'],
  ['The same barcode, but another brand', 'Cùng mã vạch nhưng khác hãng'],
  ['Must be yes or no', 'Cần là có hoặc không'],
  ['The same name under another key', 'Cùng tên nhưng khác mã'],
  ['The name holds the model of this product', 'Tên có chứa mã của máy này'],
  ['The same model, but another barcode', 'Cùng mã máy nhưng khác mã vạch'],
  ['The same model, but other figures in the name', 'Cùng mã máy nhưng số trong tên khác'],
  ['The same model, but another category', 'Cùng mã máy nhưng khác loại sản phẩm'],
  ['This article was deleted meanwhile', 'Bài này đã bị xóa trong lúc chờ'],
  ['Row has {} columns instead of {}', 'Dòng có {1} cột thay vì {2}'],
  ['Row contains a NUL character: the file may be damaged', 'Dòng có ký tự NUL: tệp có thể đã hỏng'],
  ['Unbalanced quotation marks', 'Dấu ngoặc kép không khớp'],
  ['Unknown error', 'Lỗi không rõ'],
]

const literal = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\/-]/g, String.raw`\$&`)
const READ = WORDS.map(
  ([en, vi]) => [new RegExp(`^${en.split('{}').map(literal).join('(.+?)')}$`, 's'), vi] as const,
)

/** A message of an import about a row in Vietnamese; what no text of ours says (the database's own words) stays as it is. */
export function inVietnamese(message: string): string {
  for (const [pattern, vi] of READ) {
    const parts = pattern.exec(message)
    if (!parts) continue
    let at = 0
    return vi.replaceAll(/\{(\d?)\}/g, (_, place: string) => {
      at += 1
      // 'Line 3: …' holds another message.
      return inVietnamese(parts[Number(place || at)] ?? '')
    })
  }
  return message
}

/**
 * How messages about rows are said to who asks now: as they are kept, or in Vietnamese. What is written bit by bit asks before it begins,
 * while it is known who asked.
 */
export function rowSpeaker(): (message: string) => string {
  return chosenLanguage() === 'vi' ? inVietnamese : (message) => message
}

/** A message of an import about a row, in the language of who reads. */
export const sayRow = (message: string): string => rowSpeaker()(message)
