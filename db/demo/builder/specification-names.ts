import type { Kind } from '../types.ts'
import type { SourceSpecification } from './source.ts'

/** One source names its fields in English. */
const VIETNAMESE_NAMES: Record<string, string> = {
  os: 'Hệ điều hành',
  cpu: 'Chip xử lý (CPU)',
  gpu: 'Chip đồ họa (GPU)',
  ram: 'RAM',
  storage: 'Dung lượng lưu trữ',
  back_cam_resolution: 'Độ phân giải camera sau',
  front_cam_resolution: 'Độ phân giải camera trước',
  screen_technology: 'Công nghệ màn hình',
  screen_resolution: 'Độ phân giải màn hình',
  screen_size: 'Màn hình rộng',
  max_brightness: 'Độ sáng tối đa',
  tempered_glass: 'Mặt kính cảm ứng',
  battery_size: 'Dung lượng pin',
  battery_type: 'Loại pin',
  max_charge: 'Hỗ trợ sạc tối đa',
  water_resistant: 'Kháng nước, bụi',
  network_mobile: 'Mạng di động',
  sim: 'SIM',
  wifi: 'Wifi',
  bluetooth: 'Bluetooth',
  port_charge: 'Cổng kết nối/sạc',
  material: 'Chất liệu',
  dimension_weight: 'Kích thước, khối lượng',
  'CPU Model': 'Chip xử lý (CPU)',
  'Phiên bản CPU': 'Chip xử lý (CPU)',
  OS: 'Hệ điều hành',
}

/** A crawler of 2024 wrote these kinds' figures under the names of another page's fields. */
function misplacedName(kind: Kind, { name, value }: SourceSpecification): string | undefined {
  if (name !== 'Loại' && name !== 'Độ phân giải') return undefined
  if (kind === 'robot_vacuum') return /pa\b/i.test(value) ? 'Công suất hút' : 'Độ ồn'
  if (kind === 'freezer') return 'Số cửa, số ngăn'
  if (kind === 'water_heater') {
    if (/lít/i.test(value)) return 'Dung tích bình chứa'
    return /w\b/i.test(value) ? 'Công suất làm nóng' : 'Bơm trợ lực'
  }
  return undefined
}

/** The same specifications under the name a Vietnamese product page would give them. */
export function nameSpecifications(kind: Kind, specifications: SourceSpecification[]): SourceSpecification[] {
  return specifications.map((specification) => ({
    name: misplacedName(kind, specification) ?? VIETNAMESE_NAMES[specification.name] ?? specification.name,
    value: specification.value.replace(/\.?\s*Xem thông tin hãng/g, '').trim(),
  }))
}
