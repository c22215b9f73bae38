import { attributesOfKind } from '#app/domain/catalogue/attributes.ts'
import { kindRecord, ownAttributes, perKinds } from '#app/kinds/kind.ts'
import { lowerFirst } from '../write/phrasing.ts'

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
  /** From this share of the greater figure on a smaller gap says something too: 0.3 of 1.8 litres. */
  leastShare?: number
}

/** In the order they matter when two machines are weighed against each other. */
export const COMPARABLES: Record<string, Comparable> = {
  capacity_l: {
    label: 'Dung tích',
    unit: 'lít',
    more: 'rộng hơn # lít',
    less: 'nhỏ hơn # lít',
    least: 8,
    leastShare: 0.12,
  },
  screen_in: {
    label: 'Màn hình',
    unit: 'inch',
    more: 'màn hình to thêm # inch',
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
    less: 'mỗi năm đỡ # kWh điện',
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
    more: 'thêm # GB RAM',
    less: 'kém # GB RAM',
    least: 1,
  },
  storage_gb: {
    label: 'Bộ nhớ',
    unit: 'GB',
    better: 'more',
    more: 'thêm # GB bộ nhớ',
    less: 'kém # GB bộ nhớ',
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
  battery_hours: {
    label: 'Pin',
    unit: 'giờ',
    better: 'more',
    more: 'pin lâu hơn # giờ',
    less: 'pin ngắn hơn # giờ',
    least: 1,
  },
  battery_days: {
    label: 'Pin',
    unit: 'ngày',
    better: 'more',
    more: 'pin lâu hơn # ngày',
    less: 'pin ngắn hơn # ngày',
    least: 1,
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
    more: 'dùng được cho phòng rộng hơn # m²',
    less: 'hợp phòng nhỏ đi # m²',
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

/** The figures that products of a kind are compared by, in the order they matter: its own after those of every kind. */
export const comparedFigures = (kind: string): readonly string[] => ofKind(kind).figures

/** How a figure of a kind is compared; undefined for one that is not. */
export function comparableOf(kind: string, attribute: string): Comparable | undefined {
  const { comparables } = ofKind(kind)
  if (!comparables.has(attribute)) comparables.set(attribute, readComparable(kind, attribute))
  return comparables.get(attribute)
}

/** The figures in which two machines of a kind may differ: without those that are never compared. */
export const weighedFigures = (kind: string): readonly WeighedFigure[] => ofKind(kind).weighed

export type WeighedFigure = Comparable & { attribute: string }

type OfKind = {
  figures: readonly string[]
  weighed: readonly WeighedFigure[]
  comparables: Map<string, Comparable | undefined>
}

/** Kept until the kinds change: of thirty machines each is held against all others. */
const known = perKinds(() => new Map<string, OfKind>())

function ofKind(kind: string): OfKind {
  const kept = known().get(kind)
  if (kept) return kept
  const own = attributesOfKind(kind).filter((key) => ownComparable(kind, key))
  const figures = [...new Set([...Object.keys(COMPARABLES), ...own])]
  const comparables = new Map(figures.map((figure) => [figure, readComparable(kind, figure)]))
  const never = kindRecord(kind).neverCompared ?? []
  const weighed = [...comparables].flatMap(([attribute, comparable]) =>
    comparable && !never.includes(attribute) ? [{ ...comparable, attribute }] : [],
  )
  const made = { figures, weighed, comparables }
  known().set(kind, made)
  return made
}

function readComparable(kind: string, attribute: string): Comparable | undefined {
  const common = COMPARABLES[attribute] ?? ownComparable(kind, attribute)
  return common && { ...common, ...kindRecord(kind).compared?.[attribute] }
}

/** A number that editors gave a kind; least of a gap is left to them, as they chose the unit. */
function ownComparable(kind: string, attribute: string): Comparable | undefined {
  const own = kindRecord(kind).attributes?.find(({ key }) => key === attribute)
  if (own?.type !== 'number') return undefined
  const { label, unit } = own
  const [name, gap] = [lowerFirst(label), unit ? `# ${unit}` : '#']
  const better = kindRecord(kind).better?.[attribute]
  return {
    label,
    ...(unit && { unit }),
    ...(better && { better }),
    more: `${name} cao hơn ${gap}`,
    less: `${name} thấp hơn ${gap}`,
    least: Number.MIN_VALUE,
  }
}

/** The unit that a figure is compared in; undefined for one without. */
export const unitOf = (attribute: string): string | undefined =>
  COMPARABLES[attribute]?.unit ?? ownAttributes().get(attribute)?.unit
