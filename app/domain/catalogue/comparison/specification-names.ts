import { fold } from '#app/vietnamese/fold.ts'

/**
 * The names shops give to what attributes hold, by attribute. A specification under one of them says nothing new beside the
 * attribute, and stands in for it where the attribute is missing. `release_year` and `identity` are known from the product;
 * `dimensions` are three attributes, for which no one text can stand in.
 */
const NAMES_OF: Record<string, readonly string[]> = {
  identity: ['Model', 'Dung lượng còn lại (khả dụng) khoảng', 'Thương hiệu'],
  release_year: ['Năm ra mắt', 'Thời điểm ra mắt', 'Thời gian ra mắt', 'Dòng sản phẩm'],
  made_in: ['Sản xuất tại', 'Xuất xứ', 'Nơi sản xuất'],
  colour: ['Màu sắc'],
  warranty_months: ['Thời gian bảo hành (tháng)'],
  energy_stars: ['Nhãn năng lượng'],
  energy_kwh_year: ['Điện năng tiêu thụ', 'Công suất tiêu thụ điện trung bình'],
  dimensions: [
    'Kích thước',
    'Kích thước, khối lượng',
    'Kích thước - Khối lượng',
    'Kích thước - Khối lượng dàn lạnh',
  ],
  weight_kg: ['Trọng lượng sản phẩm', 'Trọng lượng', 'Khối lượng', 'Cân nặng'],
  screen_in: ['Kích thước màn hình', 'Kích cỡ màn hình', 'Màn hình rộng', 'Kích thước màn hình (inch)'],
  resolution: ['Độ phân giải', 'Độ phân giải màn hình'],
  panel: ['Tấm nền', 'Loại màn hình'],
  refresh_hz: ['Tần số quét'],
  os: ['Hệ điều hành', 'Loại Tivi'],
  capacity_l: ['Dung tích sử dụng', 'Dung tích', 'Dung tích bình chứa'],
  gross_capacity_l: ['Dung tích tổng'],
  doors: ['Kiểu tủ', 'Loại tủ'],
  door_count: ['Số cửa', 'Số cửa, số ngăn'],
  compartments: ['Số ngăn'],
  inverter: ['Inverter', 'Công nghệ tiết kiệm điện'],
  load_kg: ['Khối lượng giặt', 'Khối lượng sấy'],
  dry_load_kg: ['Khối lượng sấy tối đa'],
  load_type: ['Loại máy giặt', 'Kiểu dáng thiết kế', 'Lồng giặt', 'Loại máy'],
  dryer_type: ['Loại máy', 'Công nghệ sấy'],
  spin_rpm: ['Tốc độ quay vắt tối đa'],
  hp: ['Công suất làm lạnh'],
  two_way: ['Loại máy', 'Loại hàng'],
  room_m2_max: [
    'Diện tích sử dụng',
    'Phạm vi làm lạnh hiệu quả',
    'Phạm vi lọc hiệu quả',
    'Phạm vi làm mát',
    'Diện tích làm mát',
  ],
  gas: ['Loại Gas'],
  noise_db: [
    'Độ ồn',
    'Độ ồn cao nhất',
    'Độ ồn lớn nhất',
    'Độ ồn trung bình',
    'Độ ồn trung bình (được đo trong phòng thí nghiệm)',
  ],
  ram_gb: ['RAM'],
  storage_gb: ['Dung lượng (ROM)', 'Dung lượng lưu trữ', 'Ổ cứng', 'Ổ cứng (GB)', 'Bộ nhớ trong'],
  battery_mah: ['Dung lượng pin'],
  battery_wh: ['Thông tin Pin', 'Pin (Wh)'],
  battery_days: ['Thời gian sử dụng pin'],
  battery_hours: ['Thời gian sử dụng/1 lần sạc', 'Thời lượng pin tai nghe'],
  chip: ['Chip xử lý (CPU)'],
  cpu: ['Công nghệ CPU', 'CPU'],
  gpu: ['Card màn hình'],
  network_5g: ['Mạng di động', 'Hỗ trợ mạng'],
  camera_mp: ['Độ phân giải camera sau'],
  case_mm: ['Kích thước mặt'],
  gps: ['Định vị'],
  power_w: [
    'Công suất',
    'Công suất hoạt động',
    'Tổng công suất',
    'Công suất tiêu thụ',
    'Công suất vi sóng',
    'Công suất làm nóng',
    'Công suất tiêu thụ điện trung bình',
  ],
  cooker_type: ['Loại nồi'],
  hob_type: ['Loại bếp'],
  built_in: ['Kiểu lắp đặt'],
  grill: ['Loại lò'],
  suction_pa: ['Công suất hút'],
  run_minutes: ['Thời gian sử dụng'],
  filter_stages: ['Số lõi lọc'],
  purifier_type: ['Công nghệ lọc', 'Loại máy lọc'],
  flow_l_hour: ['Công suất lọc nước', 'Công suất lọc'],
  tank_l: ['Dung tích bình chứa', 'Dung tích bình nước', 'Bình chứa nước'],
  cadr_m3h: ['Lượng gió thổi ra lớn nhất'],
  fan_type: ['Loại quạt'],
  blade_cm: ['Đường kính cánh quạt'],
  heater_type: ['Loại máy'],
  pump: ['Bơm trợ lực'],
  place_settings: ['Số chén bát rửa được'],
  water_l_cycle: ['Tiêu thụ nước'],
  max_temperature_c: ['Nhiệt độ'],
  headphone_type: ['Loại tai nghe'],
  speaker_type: ['Loại Loa'],
  blender_type: ['Loại máy xay'],
}

/** Names of one and the same field, the one that is shown first. */
const SAME_NAMES: readonly (readonly string[])[] = [
  ['Thẻ SIM', 'SIM'],
  ['Tỉ lệ lọc - thải', 'Tỷ lệ lọc - thải'],
  ['Chip đồ họa (GPU)', 'Chip đồ hoạ (GPU)'],
  ['Tốc độ CPU', 'Tốc độ tối đa'],
  ['Kháng nước, bụi', 'Chuẩn kháng nước / Bụi bẩn', 'Chống nước / Kháng nước'],
  ['Chiều dài dây điện', 'Độ dài dây'],
  ['Thời hạn bảo hành', 'Thời hạn bảo hành sản phẩm'],
  ['Chất liệu lồng giặt', 'Chất liệu lồng sấy'],
  ['Kiểu động cơ', 'Động cơ'],
  ['Bộ lọc', 'Bộ lọc bụi cho máy'],
]

const byName = (pairs: Iterable<readonly [string, string]>) =>
  new Map([...pairs].map(([name, value]) => [keyOf(name), value]))

const SHOWN = byName(
  SAME_NAMES.flatMap(([shown = '', ...others]) => others.map((other) => [other, shown] as const)),
)

const ATTRIBUTES_OF = new Map<string, string[]>()
for (const [attribute, names] of Object.entries(NAMES_OF)) {
  for (const name of names)
    ATTRIBUTES_OF.set(keyOf(name), [...(ATTRIBUTES_OF.get(keyOf(name)) ?? []), attribute])
}

/** By what two names are the same: folded, words alone. */
function keyOf(name: string): string {
  return fold(name)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** The name a specification is compared under, and the key by which names that mean the same meet. */
export function specificationName(name: string): { key: string; label: string } {
  const label = SHOWN.get(keyOf(name)) ?? name.trim()
  return { key: keyOf(label), label }
}

/** The attributes a specification of this name may be saying, the likeliest first; none for a name of its own. */
export const attributesNamed = (name: string): readonly string[] => ATTRIBUTES_OF.get(keyOf(name)) ?? []

/** What shops call an attribute and nothing else. */
export const namesOf = (attribute: string): string[] =>
  (NAMES_OF[attribute] ?? []).filter((name) => attributesNamed(name).length === 1)
