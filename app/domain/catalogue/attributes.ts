import { kindRecord, ownAttributes, perKinds } from '#app/kinds/kind.ts'
import { lowerFirst, upperFirst } from '#app/vietnamese/case.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'

/** A typed figure of a product; see `db/schema/catalogue.ts`. */
export type AttributeValue = number | string | boolean
export type Attributes = Record<string, AttributeValue>

type Words = Record<string, string>

/** How an attribute is called and written. Numbers carry their unit; `words` gives the Vietnamese for a coded value. */
export type AttributeDefinition = {
  label: string
  unit?: string | undefined
  words?: Words | undefined
  /** Values that have one name where they are wanted together. */
  together?: { words: string; values: readonly string[] }
  yes?: string
  no?: string
  /** How it is typed, where that does not follow from the rest. */
  type?: 'number' | 'yes-no' | 'choice' | 'text'
}

const inverter = { label: 'Công nghệ', yes: 'Inverter', no: 'Thường' }

/** Every attribute people compare. Units as in the keys: litres, inches, kg, BTU/h, kWh a year, m², dB, mAh. */
export const ATTRIBUTES: Record<string, AttributeDefinition> = {
  screen_in: { label: 'Màn hình', unit: 'inch' },
  resolution: { label: 'Độ phân giải' },
  panel: { label: 'Tấm nền' },
  refresh_hz: { label: 'Tần số quét', unit: 'Hz' },
  os: { label: 'Hệ điều hành' },
  smart: { label: 'Tivi thông minh', yes: 'Smart TV', no: 'Tivi thường' },
  capacity_l: { label: 'Dung tích', unit: 'lít' },
  gross_capacity_l: { label: 'Dung tích tổng', unit: 'lít' },
  doors: {
    label: 'Kiểu tủ',
    words: {
      mini: 'Mini',
      'top-freezer': 'Ngăn đá trên',
      'bottom-freezer': 'Ngăn đá dưới',
      'side-by-side': 'Side by side',
      'multi-door': 'Nhiều cửa',
      'french-door': 'Cửa kiểu Pháp',
    },
    together: { words: '2 cửa', values: ['top-freezer', 'bottom-freezer'] },
  },
  freezer_type: { label: 'Kiểu tủ', words: { chest: 'Tủ nằm', upright: 'Tủ đứng' } },
  inverter,
  energy_kwh_year: { label: 'Điện năng', unit: 'kWh/năm' },
  load_kg: { label: 'Khối lượng giặt', unit: 'kg' },
  dry_load_kg: { label: 'Khối lượng sấy', unit: 'kg' },
  load_type: { label: 'Kiểu lồng', words: { front: 'Cửa trước', top: 'Cửa trên' } },
  dryer_type: {
    label: 'Kiểu sấy',
    words: { 'heat-pump': 'Bơm nhiệt', condenser: 'Ngưng tụ', vented: 'Thông hơi' },
  },
  hp: { label: 'Công suất', unit: 'HP' },
  cooling_btu: { label: 'Công suất lạnh', unit: 'BTU/h' },
  two_way: { label: 'Chiều', yes: '2 chiều', no: '1 chiều' },
  cspf: { label: 'CSPF' },
  room_m2_max: { label: 'Phòng rộng đến', unit: 'm²' },
  noise_db: { label: 'Độ ồn', unit: 'dB' },
  ram_gb: { label: 'RAM', unit: 'GB' },
  storage_gb: { label: 'Bộ nhớ', unit: 'GB' },
  battery_mah: { label: 'Pin', unit: 'mAh' },
  cpu: { label: 'Vi xử lý' },
  chip: { label: 'Chip' },
  weight_kg: { label: 'Nặng', unit: 'kg' },
  cooker_type: {
    label: 'Kiểu nồi',
    words: { cơ: 'Nồi cơ', 'điện tử': 'Nồi điện tử', 'cao tần': 'Nồi cao tần', 'áp suất': 'Nồi áp suất' },
  },
  power_w: { label: 'Công suất', unit: 'W' },
  zones: { label: 'Vùng nấu', unit: 'vùng' },
  hob_type: {
    label: 'Loại bếp',
    words: { induction: 'Bếp từ', infrared: 'Hồng ngoại', mixed: 'Từ + hồng ngoại' },
  },
  grill: { label: 'Nướng', yes: 'Có nướng', no: 'Không nướng' },
  suction_pa: { label: 'Lực hút', unit: 'Pa' },
  suction_w: { label: 'Lực hút', unit: 'W' },
  cordless: { label: 'Nguồn', yes: 'Không dây', no: 'Có dây' },
  mop: { label: 'Lau nhà', yes: 'Có', no: 'Không' },
  filter_stages: { label: 'Lõi lọc', unit: 'lõi' },
  purifier_type: { label: 'Công nghệ lọc' },
  cadr_m3h: { label: 'CADR', unit: 'm³/h' },
  fan_type: {
    label: 'Loại quạt',
    words: {
      đứng: 'Đứng',
      bàn: 'Bàn',
      treo: 'Treo tường',
      trần: 'Trần',
      hộp: 'Hộp',
      tháp: 'Tháp',
      'điều hòa': 'Điều hòa',
    },
  },
  tank_l: { label: 'Bình nước', unit: 'lít' },
  heater_type: { label: 'Kiểu máy', words: { direct: 'Trực tiếp', storage: 'Gián tiếp' } },
  place_settings: { label: 'Sức chứa', unit: 'bộ' },
  battery_days: { label: 'Pin', unit: 'ngày' },
  battery_hours: { label: 'Pin', unit: 'giờ' },
  headphone_type: {
    label: 'Kiểu tai nghe',
    words: {
      'true-wireless': 'True wireless',
      'in-ear': 'Nhét tai',
      'over-ear': 'Chụp tai',
      wired: 'Có dây',
    },
  },
  speaker_type: {
    label: 'Kiểu loa',
    words: {
      bluetooth: 'Bluetooth',
      computer: 'Loa máy tính',
      karaoke: 'Loa kéo, karaoke',
      soundbar: 'Loa thanh',
      tower: 'Loa cột',
    },
  },
  blender_type: { label: 'Kiểu máy xay', words: { jar: 'Cối xay', hand: 'Cầm tay' } },
  network_5g: { label: 'Mạng', yes: '5G', no: '4G trở xuống' },
  gpu_discrete: { label: 'Card đồ họa', yes: 'Card rời', no: 'Card tích hợp' },
  hot_cold: { label: 'Nóng lạnh', yes: 'Có nóng lạnh', no: 'Nước thường' },
  high_speed: { label: 'Tốc độ cao', yes: 'Có', no: 'Không' },
  gps: { label: 'GPS', yes: 'Có GPS', no: 'Không GPS' },
  water_l_cycle: { label: 'Nước mỗi lần rửa', unit: 'lít' },
  made_in: { label: 'Sản xuất tại' },
}

/** Attributes that a list can be narrowed by, beside those of every comparison: what a feature or a size in a question bounds. */
const NARROWING: Record<string, AttributeDefinition> = {
  ice_maker: { label: 'Làm đá tự động', yes: 'Có làm đá tự động', no: 'Không làm đá tự động' },
  water_dispenser: { label: 'Lấy nước ngoài', yes: 'Có lấy nước ngoài', no: 'Không lấy nước ngoài' },
  self_empty: { label: 'Trạm đổ rác', yes: 'Tự đổ rác', no: 'Không tự đổ rác' },
  built_in: { label: 'Lắp đặt', yes: 'Lắp âm', no: 'Đặt rời' },
  width_mm: { label: 'Ngang', unit: 'mm' },
  depth_mm: { label: 'Sâu', unit: 'mm' },
  height_mm: { label: 'Cao', unit: 'mm' },
  camera_mp: { label: 'Camera', unit: 'MP' },
  battery_wh: { label: 'Pin', unit: 'Wh' },
  run_minutes: { label: 'Chạy liên tục', unit: 'phút' },
  flow_l_hour: { label: 'Lọc mỗi giờ', unit: 'lít' },
  spin_rpm: { label: 'Vắt', unit: 'vòng/phút' },
  warranty_months: { label: 'Bảo hành', unit: 'tháng' },
  energy_stars: { label: 'Nhãn năng lượng', unit: 'sao' },
  people_min: { label: 'Hợp cho từ', unit: 'người' },
  people_max: { label: 'Hợp cho đến', unit: 'người' },
  door_count: { label: 'Số cửa', unit: 'cửa' },
  colour: { label: 'Màu sắc' },
  case_mm: { label: 'Mặt đồng hồ', unit: 'mm' },
}

/** The definition of an attribute a list can be narrowed by, shipped or editors' own; undefined for any other name. */
export function narrowingAttribute(name: string): AttributeDefinition | undefined {
  return shippedAttribute(name) ?? ownDefinitions().get(name)
}

/** What editors call yes and no is not asked of them: 'Có đèn' and 'Không có đèn', 'Có chống cận' and 'Không chống cận'. */
const ownDefinitions = perKinds(
  () =>
    new Map<string, AttributeDefinition>(
      [...ownAttributes()].map(([key, own]) => {
        if (own.type !== 'yes-no') return [key, own]
        const name = lowerFirst(own.label)
        return [
          key,
          { ...own, yes: name.startsWith('có ') ? upperFirst(name) : `Có ${name}`, no: `Không ${name}` },
        ]
      }),
    ),
)

/** The same of those that are shipped. */
export function shippedAttribute(name: string): AttributeDefinition | undefined {
  return Object.hasOwn(ATTRIBUTES, name)
    ? ATTRIBUTES[name]
    : Object.hasOwn(NARROWING, name)
      ? NARROWING[name]
      : undefined
}

/** The keys of every attribute that has a name and is asked for. */
export const namedAttributes = (): string[] => [
  ...new Set([
    ...Object.keys(ATTRIBUTES),
    ...Object.keys(NARROWING),
    ...[...ownAttributes().values()].flatMap(({ key, isRemoved }) => (isRemoved ? [] : [key])),
  ]),
]

/** What a kind is described by of its own, in the order shown. */
export const attributesOfKind = (kind: string): string[] =>
  (kindRecord(kind).attributes ?? []).flatMap(({ key, isRemoved }) => (isRemoved ? [] : [key]))

/** A figure as a person reads it: 'Dung tích', '324 lít'. */
export type Fact = { label: string; value: string }

/** What an attribute is called by a kind; the key itself for one nobody compares. */
export const attributeLabel = (
  kind: string,
  key: string,
  otherwise = narrowingAttribute(key)?.label,
): string => kindRecord(kind).labels?.[key] ?? otherwise ?? key

/** An attribute of a kind in words; null for a key that has no name. */
export function describeAttribute(kind: string, key: string, value: AttributeValue): Fact | null {
  const definition = narrowingAttribute(key)
  return definition ? { label: attributeLabel(kind, key), value: sayValue(definition, value) } : null
}

/** What weighs less than this is said in grams, in kg. */
const LIGHT_KG = 0.1

/** A value as its definition writes it: with its unit, in Vietnamese words, terabytes from 1,024 GB, grams below 100. */
export function sayValue(definition: AttributeDefinition, value: AttributeValue): string {
  const { unit, words, yes = 'Có', no = 'Không' } = definition
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value === 'string') return words?.[value] ?? value
  // 4.3 g are no '0 kg'.
  if (unit === 'kg' && value > 0 && value < LIGHT_KG) return `${formatNumber(value * 1000, 1)} g`
  if (unit === 'GB' && value >= 1024) return `${formatNumber(value / 1024, 1)} TB`
  return unit ? `${formatNumber(value)} ${unit}` : formatNumber(value)
}

/** What stands on a card of a kind, the most telling first: what people compare first within it. */
export function cardFactKeys(kind: string): readonly string[] {
  return kindRecord(kind).cardFacts ?? []
}

/** The figures of a card: those of its kind that the product has, in their fixed order. */
export function cardFacts(kind: string, attributes: Attributes): Fact[] {
  return cardFactKeys(kind).flatMap((key) => {
    const value = attributes[key]
    const fact = value === undefined ? null : describeAttribute(kind, key, value)
    return fact ? [fact] : []
  })
}

/** What a product's page says first: the figures of its card, then what else editors describe its kind by. */
export function productFacts(kind: string, attributes: Attributes): Fact[] {
  const others = attributesOfKind(kind).filter((key) => !cardFactKeys(kind).includes(key))
  return [
    ...cardFacts(kind, attributes),
    ...others.flatMap((key) => {
      const value = attributes[key]
      return (value === undefined ? null : describeAttribute(kind, key, value)) ?? []
    }),
  ]
}
