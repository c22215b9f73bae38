import { kindLabel } from '#app/kinds/kind.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { FEATURE_WORDS } from '../retrieve/feature-conditions.ts'
import { sayPriority, USE_LABELS } from '../understand/chip-labels.ts'
import { sayBudget } from '../understand/chips.ts'
import { FIGURES } from '../understand/figure-units.ts'
import type { Need, Priority, Range } from '../understand/need.ts'
import { joinWords } from './phrasing.ts'

/** The kind in the middle of a sentence: 'tủ lạnh'; 'sản phẩm' where none was named. */
export function sayKind(need: Need): string {
  const [kind] = need.kinds
  return kind ? kindLabel(kind).toLocaleLowerCase('vi') : 'sản phẩm'
}

function sayRange(range: Range | undefined, unit: string): string[] {
  if (!range) return []
  const { min, max, target } = range
  if (target !== undefined) return [`${formatNumber(target)} ${unit}`]
  if (min !== undefined && max !== undefined) return [`${formatNumber(min)}–${formatNumber(max)} ${unit}`]
  if (max !== undefined) return [`tối đa ${formatNumber(max)} ${unit}`]
  return min === undefined ? [] : [`từ ${formatNumber(min)} ${unit}`]
}

/** Figures beyond the size as they stand in a sentence: 'pin từ 5.000 mAh', 'nặng tối đa 1,5 kg'. */
export function sayFigures({ figures }: Need): string[] {
  return FIGURES.flatMap(([attribute, { name, unit, sense }]) => {
    const range = figures[attribute]
    if (range?.target === undefined) return sayRange(range, unit).map((words) => `${name} ${words}`)
    const about =
      range.min !== undefined && range.max !== undefined ? 'khoảng' : sense === 'at_most' ? 'tối đa' : 'từ'
    return [`${name} ${about} ${formatNumber(range.target)} ${unit}`]
  })
}

/** Kinds that a room's size says something about. */
const FOR_ROOMS: ReadonlySet<string> = new Set([
  'ac',
  'fan',
  'air_purifier',
  'dehumidifier',
  'humidifier',
  'speaker',
  'soundbar',
  'projector',
])

/** Who and where it is for: 'nhà 4 người', 'phòng 18 m²', 'ngồi cách 3 m'. */
export function saySituation({ kinds, people, roomM2: m2, roomM3: m3, distanceM }: Need): string[] {
  const isForRoom = kinds[0] === undefined || FOR_ROOMS.has(kinds[0])
  const [roomM2, roomM3] = isForRoom ? [m2, m3] : []
  return [
    ...(people === undefined ? [] : [`nhà ${people} người`]),
    ...(roomM2 === undefined ? [] : [`phòng ${formatNumber(roomM2)} m²`]),
    ...(roomM3 === undefined ? [] : [`phòng ${formatNumber(roomM3)} m³`]),
    ...(distanceM === undefined ? [] : [`ngồi cách ${formatNumber(distanceM)} m`]),
  ]
}

/** Priorities that figures tell something of: only these are said to have been chosen by. */
const MEASURED: ReadonlySet<Priority> = new Set<Priority>([
  'saving',
  'quiet',
  'battery',
  'light',
  'compact',
  'big',
  'cheap',
  'fast',
])
/** More than these make the sentence long. */
const MOST_USES = 2

/** What it is for and what matters most, as it was said: 'cho người lớn tuổi', 'pin tốt'. */
const sayWishes = ({ uses, priorities, kinds }: Need): string[] => [
  ...uses.slice(0, MOST_USES).map((use) => (use === 'elderly' ? 'người lớn tuổi dùng' : USE_LABELS[use])),
  ...priorities.filter((priority) => MEASURED.has(priority)).map((priority) => sayPriority(priority, kinds)),
]

/** 'quạt trần hoặc quạt treo tường'. */
const sayEither = ({ either }: Need): string[] => {
  const words = either.flatMap((feature) => FEATURE_WORDS[feature] ?? [])
  return words.length > 0 ? [joinWords(words, 'hoặc')] : []
}

/** The whole need in a few words, to open an answer with: 'nhà 4 người, dưới 15 triệu'. */
export function sayNeed(need: Need): string {
  const features = need.features
    .flatMap((feature) => FEATURE_WORDS[feature] ?? [])
    .filter((words) => words !== sayKind(need))
  const parts = [
    ...saySituation(need),
    ...sayWishes(need),
    ...sayRange(need.litres, 'lít'),
    ...sayRange(need.kg, 'kg'),
    ...sayRange(need.inches, 'inch'),
    ...sayRange(need.hp, 'HP'),
    ...sayRange(need.ramGb, 'GB RAM'),
    ...sayRange(need.storageGb, 'GB bộ nhớ'),
    ...sayFigures(need),
    ...(need.brands.length > 0 ? [`hãng ${joinWords(need.brands, 'hoặc')}`] : []),
    ...(need.brandsExcluded.length > 0 ? [`không lấy ${joinWords(need.brandsExcluded)}`] : []),
    ...need.brandCountries.map((country) => `hãng của ${country}`),
    ...need.originsExcluded.map((country) => `không lấy hàng ${country}`),
    ...need.madeIn.map((country) => `sản xuất tại ${country}`),
    ...(need.colours.length > 0 ? [`màu ${joinWords(need.colours, 'hoặc').toLocaleLowerCase('vi')}`] : []),
    ...features,
    ...sayEither(need),
    ...(need.budget ? [sayBudget(need.budget)] : []),
  ]
  return parts.filter(Boolean).join(', ')
}
