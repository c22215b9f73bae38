import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Attributes, AttributeValue, Candidate } from '../catalogue.ts'

/** A figure that two products of a kind are compared by. `better` is only set where better is a fact, not a taste. */
type Comparable = {
  label: string
  unit?: string
  better?: 'more' | 'less'
  /** How a gap is said: `more` when the product has more than the other. `#` is the gap with its unit. */
  more: string
  less: string
  /** Gaps below this say nothing. */
  least: number
}

/** In the order they matter when two machines are weighed against each other. */
export const COMPARABLES: Record<string, Comparable> = {
  capacity_l: { label: 'Dung tích', unit: 'lít', more: 'rộng hơn # lít', less: 'nhỏ hơn # lít', least: 8 },
  screen_in: {
    label: 'Màn hình',
    unit: 'inch',
    more: 'màn hình lớn hơn # inch',
    less: 'màn hình nhỏ hơn # inch',
    least: 0.5,
  },
  load_kg: {
    label: 'Khối lượng giặt',
    unit: 'kg',
    more: 'mỗi mẻ giặt thêm được # kg',
    less: 'mỗi mẻ giặt ít hơn # kg',
    least: 0.5,
  },
  hp: { label: 'Công suất', unit: 'HP', more: 'mạnh hơn # HP', less: 'yếu hơn # HP', least: 0.5 },
  cspf: {
    label: 'Hiệu suất CSPF',
    better: 'more',
    more: 'CSPF cao hơn #',
    less: 'CSPF thấp hơn #',
    least: 0.1,
  },
  energy_kwh_year: {
    label: 'Điện mỗi năm',
    unit: 'kWh',
    better: 'less',
    more: 'tốn thêm # kWh điện mỗi năm',
    less: 'đỡ tốn # kWh điện mỗi năm',
    least: 10,
  },
  noise_db: {
    label: 'Độ ồn',
    unit: 'dB',
    better: 'less',
    more: 'ồn hơn # dB',
    less: 'êm hơn # dB',
    least: 2,
  },
  dry_load_kg: {
    label: 'Khối lượng sấy',
    unit: 'kg',
    better: 'more',
    more: 'sấy thêm được # kg',
    less: 'sấy ít hơn # kg',
    least: 0.5,
  },
  refresh_hz: {
    label: 'Tần số quét',
    unit: 'Hz',
    better: 'more',
    more: 'tần số quét cao hơn # Hz',
    less: 'tần số quét thấp hơn # Hz',
    least: 20,
  },
  ram_gb: {
    label: 'RAM',
    unit: 'GB',
    better: 'more',
    more: 'RAM nhiều hơn # GB',
    less: 'RAM ít hơn # GB',
    least: 1,
  },
  storage_gb: {
    label: 'Bộ nhớ',
    unit: 'GB',
    better: 'more',
    more: 'bộ nhớ nhiều hơn # GB',
    less: 'bộ nhớ ít hơn # GB',
    least: 16,
  },
  battery_mah: {
    label: 'Pin',
    unit: 'mAh',
    better: 'more',
    more: 'pin lớn hơn # mAh',
    less: 'pin nhỏ hơn # mAh',
    least: 200,
  },
  weight_kg: {
    label: 'Trọng lượng',
    unit: 'kg',
    better: 'less',
    more: 'nặng hơn # kg',
    less: 'nhẹ hơn # kg',
    least: 0.1,
  },
  power_w: {
    label: 'Công suất',
    unit: 'W',
    more: 'công suất lớn hơn # W',
    less: 'công suất nhỏ hơn # W',
    least: 50,
  },
  suction_pa: {
    label: 'Lực hút',
    unit: 'Pa',
    better: 'more',
    more: 'lực hút mạnh hơn # Pa',
    less: 'lực hút yếu hơn # Pa',
    least: 300,
  },
  room_m2_max: {
    label: 'Diện tích phòng',
    unit: 'm²',
    more: 'dùng cho phòng rộng hơn # m²',
    less: 'hợp phòng nhỏ hơn # m²',
    least: 2,
  },
  place_settings: {
    label: 'Sức chứa',
    unit: 'bộ',
    more: 'rửa thêm được # bộ chén đĩa',
    less: 'rửa ít hơn # bộ chén đĩa',
    least: 1,
  },
  filter_stages: {
    label: 'Số lõi lọc',
    unit: 'lõi',
    more: 'nhiều hơn # lõi lọc',
    less: 'ít hơn # lõi lọc',
    least: 1,
  },
  zones: {
    label: 'Vùng nấu',
    unit: 'vùng',
    more: 'nhiều hơn # vùng nấu',
    less: 'ít hơn # vùng nấu',
    least: 1,
  },
}

/** Kinds where a figure means something else or is not a choice. */
const NOT_FOR: Partial<Record<string, readonly string[]>> = {
  weight_kg: [
    'fridge',
    'washer',
    'dryer',
    'ac',
    'tv',
    'freezer',
    'water_heater',
    'dishwasher',
    'hob',
    'microwave',
    'fan',
    'water_purifier',
    'robot_vacuum',
  ],
  power_w: [
    'fridge',
    'washer',
    'dryer',
    'ac',
    'tv',
    'freezer',
    'phone',
    'laptop',
    'tablet',
    'monitor',
    'dishwasher',
    'fan',
    'water_purifier',
    'air_purifier',
    'robot_vacuum',
  ],
}

/** One figure in which two products differ. `gap` is positive: first minus second, without its sign. */
export type Difference = {
  attribute: string
  phrase: string
  gap: number
  /** Whether the first has the better figure; null where more is a matter of taste. */
  isBetter: boolean | null
  /** Whether the first has more of it. */
  isMore: boolean
}

/** Where the first product differs from the second by enough to matter, as phrases about the first. */
export function differences(kind: string, first: Attributes, second: Attributes): Difference[] {
  return Object.entries(COMPARABLES).flatMap(([attribute, comparable]) => {
    const [a, b] = [first[attribute], second[attribute]]
    if (typeof a !== 'number' || typeof b !== 'number' || NOT_FOR[attribute]?.includes(kind)) return []
    const gap = Math.round(Math.abs(a - b) * 100) / 100
    if (gap < comparable.least) return []
    const phrase = (a > b ? comparable.more : comparable.less).replace('#', formatNumber(gap))
    const isBetter = comparable.better ? (comparable.better === 'more') === a > b : null
    return [{ attribute, phrase, gap, isBetter, isMore: a > b }]
  })
}

/** Qualities in which one product goes beyond another, from the plainest to the best; `#` in no phrase. */
const RANKS: readonly {
  attribute: string
  order: readonly AttributeValue[]
  say: (value: AttributeValue) => string
}[] = [
  {
    attribute: 'resolution',
    order: ['HD', 'Full HD', '2K', '4K', '8K'],
    say: (value) => `độ phân giải ${value}`,
  },
  { attribute: 'panel', order: ['LED', 'QLED', 'Mini LED', 'OLED'], say: (value) => `tấm nền ${value}` },
  { attribute: 'inverter', order: [false, true], say: (has) => (has ? 'có inverter' : 'không có inverter') },
  {
    attribute: 'two_way',
    order: [false, true],
    say: (has) => (has ? 'có chiều sưởi' : 'không có chiều sưởi'),
  },
  {
    attribute: 'dryer_type',
    order: ['vented', 'condenser', 'heat-pump'],
    say: (value) => DRYERS[String(value)] ?? '',
  },
  { attribute: 'cooker_type', order: ['cơ', 'điện tử', 'cao tần'], say: (value) => `loại ${value}` },
  {
    attribute: 'gpu_discrete',
    order: [false, true],
    say: (has) => (has ? 'có card đồ họa rời' : 'không có card đồ họa rời'),
  },
  { attribute: 'network_5g', order: [false, true], say: (has) => (has ? 'có 5G' : 'chưa có 5G') },
  { attribute: 'self_empty', order: [false, true], say: (has) => (has ? 'tự đổ rác' : 'không tự đổ rác') },
  { attribute: 'mop', order: [false, true], say: (has) => (has ? 'lau được nhà' : 'không lau nhà') },
  {
    attribute: 'hot_cold',
    order: [false, true],
    say: (has) => (has ? 'có nóng lạnh' : 'không có nóng lạnh'),
  },
  { attribute: 'grill', order: [false, true], say: (has) => (has ? 'có nướng' : 'không có nướng') },
  {
    attribute: 'pump',
    order: [false, true],
    say: (has) => (has ? 'có bơm trợ lực' : 'không có bơm trợ lực'),
  },
  {
    attribute: 'smart',
    order: [false, true],
    say: (has) => (has ? 'là smart tivi' : 'không phải smart tivi'),
  },
  {
    attribute: 'water_dispenser',
    order: [false, true],
    say: (has) => (has ? 'lấy nước ngoài được' : 'không lấy nước ngoài'),
  },
]

const DRYERS: Record<string, string> = {
  vented: 'sấy thông hơi',
  condenser: 'sấy ngưng tụ',
  'heat-pump': 'sấy bơm nhiệt',
}

function qualityGaps(first: Attributes, second: Attributes): Difference[] {
  return RANKS.flatMap(({ attribute, order, say }) => {
    const [a, b] = [first[attribute], second[attribute]]
    if (a === undefined || b === undefined) return []
    const [high, low] = [order.indexOf(a), order.indexOf(b)]
    if (high === -1 || low === -1 || high === low) return []
    return [
      { attribute, phrase: say(a), gap: Math.abs(high - low), isBetter: high > low, isMore: high > low },
    ]
  })
}

/** A gap between average ratings below this says nothing; each needs this many reviews. */
const LEAST_RATING_GAP = 0.3
const LEAST_REVIEWS = 3

function ratingGap({ rating: own, isDemo }: Rated, { rating: other }: Rated): Difference[] {
  if (!own || !other || own.count < LEAST_REVIEWS || other.count < LEAST_REVIEWS) return []
  const gap = Math.round(Math.abs(own.average - other.average) * 10) / 10
  if (gap < LEAST_RATING_GAP) return []
  const isMore = own.average > other.average
  const phrase = `điểm đánh giá${isDemo ? ' mẫu' : ''} ${isMore ? 'cao' : 'thấp'} hơn ${formatNumber(gap, 1)}`
  return [{ attribute: 'rating', phrase, gap, isBetter: isMore, isMore }]
}

type Rated = Pick<Candidate, 'rating' | 'isDemo'>

/** Everything in which the first product differs from the second: figures first, then qualities, then what people say. */
export function gapsBetween(first: Candidate, second: Candidate): Difference[] {
  return [
    ...differences(first.kind, first.attributes, second.attributes),
    ...qualityGaps(first.attributes, second.attributes),
    ...ratingGap(first, second),
  ]
}

/** Whether a difference speaks for the first product: a better figure, or more of what is a matter of taste. */
export const isGain = ({ isBetter, isMore }: Difference): boolean => isBetter ?? isMore

/** An attribute as a cell of a comparison. */
export function sayAttribute(attribute: string, value: AttributeValue | undefined): string {
  if (value === undefined) return 'Chưa rõ'
  if (typeof value === 'boolean') return value ? 'Có' : 'Không'
  if (typeof value === 'string') return value
  const unit = COMPARABLES[attribute]?.unit
  return unit ? `${formatNumber(value)} ${unit}` : formatNumber(value)
}
