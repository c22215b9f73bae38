import { MEALS_RULE } from './by-meals.ts'
import type { RuleKey, SizingRules } from './rules.ts'

/** A figure of a rule that can be edited: its name in the rule, how it is written, and the bounds it must keep. */
export type RuleField = { name: string; label: string; unit: string; min: number; max: number }

/** What can be edited of a rule of a few figures; of each pair in `ordered` the first is not above the second. */
export type FigureForm = {
  type: 'figures'
  fields: readonly RuleField[]
  ordered: readonly (readonly [string, string])[]
}

/** What can be edited of a rule that is a table: from how many of whom on, and the bounds of its figures. */
export type BandForm = { type: 'bands'; who: string; unit: string; min: number; max: number }

/** The tables among the rules. */
export type BandKey = {
  [K in RuleKey]: SizingRules[K] extends { bands: unknown } ? K : never
}[RuleKey]
/** The rules of a few figures. */
export type FigureKey = Exclude<RuleKey, BandKey>

const field = (name: string, label: string, unit: string, min: number, max: number): RuleField => ({
  name,
  label,
  unit,
  min,
  max,
})
const bands = (who: string, unit: string, min: number, max: number): BandForm => ({
  type: 'bands',
  who,
  unit,
  min,
  max,
})
const ram = (name: string, label: string) => field(name, `${label}: RAM`, 'GB', 2, 512)
const storage = (name: string, label: string) => field(name, `${label}: SSD`, 'GB', 32, 16_384)

/** How each rule is edited, in the order of the page of the rules. The bounds keep out slips, not opinions. */
export const RULE_FORMS: Record<BandKey, BandForm> & Record<FigureKey, FigureForm> = {
  'fridge-litres-by-people': bands('người', 'lít', 30, 2000),
  'washer-kg-by-people': bands('người', 'kg', 1, 40),
  'dryer-kg-by-people': bands('người', 'kg', 1, 40),
  'ac-btu-by-room': {
    type: 'figures',
    fields: [
      field('btuPerM2', 'Mỗi mét vuông', 'BTU/h', 200, 2000),
      field('btuPerM3', 'Mỗi mét khối', 'BTU/h', 50, 800),
      field('heatLeast', 'Phòng nóng cộng thêm ít nhất', '%', 0, 100),
      field('heatMost', 'Phòng nóng cộng thêm nhiều nhất', '%', 0, 100),
    ],
    ordered: [['heatLeast', 'heatMost']],
  },
  'tv-inches-by-distance': {
    type: 'figures',
    fields: [
      field('smallest', 'Khoảng cách chia đường chéo, màn hình nhỏ nhất', 'lần', 0.8, 5),
      field('ideal', 'Khoảng cách chia đường chéo, vừa nhất', 'lần', 0.8, 5),
      field('largest', 'Khoảng cách chia đường chéo, màn hình lớn nhất', 'lần', 0.8, 5),
    ],
    ordered: [
      ['largest', 'ideal'],
      ['ideal', 'smallest'],
    ],
  },
  'water-heater-litres-by-people': bands('người', 'lít', 5, 500),
  'rice-cooker-litres-by-people': bands('người', 'lít', 0.2, 20),
  [MEALS_RULE]: bands('bữa', 'bộ', 1, 40),
  'air-purifier-by-room': {
    type: 'figures',
    fields: [
      field('changesLeast', 'Số lần lọc hết không khí mỗi giờ, ít nhất', 'lần', 1, 15),
      field('changesMost', 'Số lần lọc hết không khí mỗi giờ, nhiều nhất', 'lần', 1, 15),
      field('ceilingM', 'Trần nhà cao', 'm', 2, 6),
    ],
    ordered: [['changesLeast', 'changesMost']],
  },
  'laptop-by-use': {
    type: 'figures',
    fields: [
      ram('heavyRam', 'Game, dựng phim, 3D'),
      storage('heavyStorage', 'Game, dựng phim, 3D'),
      ram('graphicsRam', 'Đồ họa'),
      storage('graphicsStorage', 'Đồ họa'),
      field('graphicsSrgb', 'Đồ họa: độ phủ sRGB', '%', 50, 100),
      ram('codingRam', 'Lập trình'),
      storage('codingStorage', 'Lập trình'),
      ram('studyRam', 'Học tập, văn phòng'),
      storage('studyStorage', 'Học tập, văn phòng'),
      ram('macbookRam', 'MacBook'),
      storage('macbookStorage', 'MacBook'),
    ],
    ordered: [
      ['macbookRam', 'studyRam'],
      ['macbookStorage', 'studyStorage'],
    ],
  },
}
