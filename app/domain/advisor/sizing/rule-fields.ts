import { say } from '#app/vietnamese/say.ts'
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

type Word = () => string

const field = (name: string, label: Word, unit: string | Word, min: number, max: number): RuleField => ({
  name,
  get label() {
    return label()
  },
  get unit() {
    return wordOf(unit)
  },
  min,
  max,
})
const bands = (who: Word, unit: string | Word, min: number, max: number): BandForm => ({
  type: 'bands',
  get who() {
    return who()
  },
  get unit() {
    return wordOf(unit)
  },
  min,
  max,
})
const wordOf = (word: string | Word) => (typeof word === 'string' ? word : word())
const ram = (name: string, label: Word) => field(name, () => `${label()}: RAM`, 'GB', 2, 512)
const storage = (name: string, label: Word) => field(name, () => `${label()}: SSD`, 'GB', 32, 16_384)

const people = () => say('người', { en: 'people' })
const litres = () => say('lít', { en: 'litres' })
const timesOver = () => say('lần', { en: 'times' })
const heavy = () => say('Game, dựng phim, 3D', { en: 'Games, video editing, 3D' })
const graphics = () => say('Đồ họa', { en: 'Graphics' })
const coding = () => say('Lập trình', { en: 'Programming' })
const study = () => say('Học tập, văn phòng', { en: 'School and office' })
const macbook = () => 'MacBook'

/** How each rule is edited, in the order of the page of the rules. The bounds keep out slips, not opinions. */
export const RULE_FORMS: Record<BandKey, BandForm> & Record<FigureKey, FigureForm> = {
  'fridge-litres-by-people': bands(people, litres, 30, 2000),
  'washer-kg-by-people': bands(people, 'kg', 1, 40),
  'dryer-kg-by-people': bands(people, 'kg', 1, 40),
  'ac-btu-by-room': {
    type: 'figures',
    fields: [
      field('btuPerM2', () => say('Mỗi mét vuông', { en: 'For each square metre' }), 'BTU/h', 200, 2000),
      field('btuPerM3', () => say('Mỗi mét khối', { en: 'For each cubic metre' }), 'BTU/h', 50, 800),
      field(
        'heatLeast',
        () => say('Phòng nóng cộng thêm ít nhất', { en: 'A hot room adds at least' }),
        '%',
        0,
        100,
      ),
      field(
        'heatMost',
        () => say('Phòng nóng cộng thêm nhiều nhất', { en: 'A hot room adds at most' }),
        '%',
        0,
        100,
      ),
    ],
    ordered: [['heatLeast', 'heatMost']],
  },
  'tv-inches-by-distance': {
    type: 'figures',
    fields: [
      field(
        'smallest',
        () =>
          say('Khoảng cách chia đường chéo, màn hình nhỏ nhất', {
            en: 'Distance over diagonal, smallest screen',
          }),
        timesOver,
        0.8,
        5,
      ),
      field(
        'ideal',
        () => say('Khoảng cách chia đường chéo, vừa nhất', { en: 'Distance over diagonal, best' }),
        timesOver,
        0.8,
        5,
      ),
      field(
        'largest',
        () =>
          say('Khoảng cách chia đường chéo, màn hình lớn nhất', {
            en: 'Distance over diagonal, largest screen',
          }),
        timesOver,
        0.8,
        5,
      ),
    ],
    ordered: [
      ['largest', 'ideal'],
      ['ideal', 'smallest'],
    ],
  },
  'water-heater-litres-by-people': bands(people, litres, 5, 500),
  'rice-cooker-litres-by-people': bands(people, litres, 0.2, 20),
  'air-fryer-litres-by-people': bands(people, litres, 0.5, 60),
  [MEALS_RULE]: bands(
    () => say('bữa', { en: 'meals' }),
    () => say('bộ', { en: 'place settings' }),
    1,
    40,
  ),
  'air-purifier-by-room': {
    type: 'figures',
    fields: [
      field(
        'changesLeast',
        () => say('Số lần lọc hết không khí mỗi giờ, ít nhất', { en: 'Air changes an hour, at least' }),
        timesOver,
        1,
        15,
      ),
      field(
        'changesMost',
        () => say('Số lần lọc hết không khí mỗi giờ, nhiều nhất', { en: 'Air changes an hour, at most' }),
        timesOver,
        1,
        15,
      ),
      field('ceilingM', () => say('Trần nhà cao', { en: 'Ceiling height' }), 'm', 2, 6),
    ],
    ordered: [['changesLeast', 'changesMost']],
  },
  'laptop-by-use': {
    type: 'figures',
    fields: [
      ram('heavyRam', heavy),
      storage('heavyStorage', heavy),
      ram('graphicsRam', graphics),
      storage('graphicsStorage', graphics),
      field(
        'graphicsSrgb',
        () => say('Đồ họa: độ phủ sRGB', { en: 'Graphics: sRGB coverage' }),
        '%',
        50,
        100,
      ),
      ram('codingRam', coding),
      storage('codingStorage', coding),
      ram('studyRam', study),
      storage('studyStorage', study),
      ram('macbookRam', macbook),
      storage('macbookStorage', macbook),
    ],
    ordered: [
      ['macbookRam', 'studyRam'],
      ['macbookStorage', 'studyStorage'],
    ],
  },
}
