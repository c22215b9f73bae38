import type { DemoSpecification } from '../types.ts'
import type { SourceSpecification } from './source.ts'

const LONGEST = 160
const MOST = 24

/** Fields that hold advice, marketing names or nothing about the machine. */
const DROPPED_NAMES =
  /hướng dẫn|phụ kiện|danh bạ|^hãng$|^thương hiệu$|công nghệ (giặt|hình ảnh|âm thanh|kháng|bảo quản|làm lạnh|tích hợp|rửa|lọc bụi|khác)|tính năng (khác|camera|đặc biệt|màn hình)|tiện ích (khác|đặc biệt)|lưu ý|^tính năng$|quay phim|quay video|nghe nhạc|xem phim|ghi âm|ngôn ngữ|hiển thị thông báo|bộ môn|môn thể thao|khối lượng \(g\)|^aperture|^resolution|camera type|thông tin thêm|sạc kèm|^camera$|số camera|danh sách|free_|contacts|_cam_|battery_tech|security|special_feature|^record$|^movie$|^music$|^gps$|headset|speed_cpu|64 bits|^version$|^radio$|other_connection|^design$|thực tế/i

/** Fields whose long values are lists of parts, not prose. */
const LISTS = /cổng|ổ cứng|chất liệu|lõi|pin|camera|kết nối/i

const EMPTY_VALUE = /^(không|hãng không công bố|đang cập nhật|khác|mixed|-|n\/a|không có|\.)$/i

function groupOf(name: string): string {
  if (/màn hình|vùng nấu|kích thước mặt/i.test(name)) return 'Thông số'
  if (/kích thước|khối lượng(?! (giặt|sấy))|trọng lượng|chiều dài|độ rộng/i.test(name)) {
    return 'Kích thước, khối lượng'
  }
  if (/sản xuất|xuất xứ|bảo hành|ra mắt|thương hiệu|dòng sản phẩm|^model$/i.test(name))
    return 'Thông tin chung'
  return 'Thông số'
}

/** The short facts of a product's table, as the source words them: no sentence, no slogan, at most 24 rows. */
export function keptSpecifications(specifications: SourceSpecification[]): DemoSpecification[] {
  const seen = new Set<string>()
  const kept: DemoSpecification[] = []
  for (const { name, value } of specifications) {
    if (value.length > LONGEST || name.length > 60 || DROPPED_NAMES.test(name) || EMPTY_VALUE.test(value))
      continue
    if (/https?:|\.(jpg|png)/i.test(value) || seen.has(name.toLowerCase())) continue
    if (value.length > 90 && !LISTS.test(name)) continue
    seen.add(name.toLowerCase())
    kept.push({ group: groupOf(name), name, value })
  }
  return kept.slice(0, MOST)
}

/** The year a table says the model came out; undefined for 'Trước 2014' and silence. */
export function releaseYearOf(specifications: SourceSpecification[]): number | undefined {
  const stated = specifications.find(({ name }) =>
    /^(thời (điểm|gian) ra mắt|năm ra mắt|dòng sản phẩm)$/i.test(name),
  )?.value
  if (stated === undefined || /trước/i.test(stated)) return undefined
  const year = Number(stated.match(/\b20[12]\d\b/)?.[0])
  return year >= 2014 && year <= 2026 ? year : undefined
}
