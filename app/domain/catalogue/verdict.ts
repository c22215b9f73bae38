import { kindRecord } from '#app/kinds/kind.ts'
import { sayVnd } from '#app/vietnamese/money.ts'
import { cardFactKeys } from './attributes.ts'
import type { Attributes } from './attributes.ts'
import { betterWay } from './comparison/better.ts'
import { PER_SIZE, attributeName, placed, placedKeys, unitPriceOf } from './ranges.ts'
import type { CategoryRanges, Placed, PlacedFigure } from './ranges.ts'

/** A figure of a machine among others of about its price: how many of them state it, have less, and have as much. */
export type Standing = { key: string; known: number; less: number; equal: number }

/** The machines of its category of about its price, itself not among them. Prices in VND. */
export type Peers = { count: number; from: number; to: number; standings: readonly Standing[] }

/** How a machine that has more, or less, of a figure than others is called. */
const WORDS: Readonly<Record<string, readonly [more: string, less: string]>> = {
  capacity_l: ['dung tích lớn hơn', 'dung tích nhỏ hơn'],
  screen_in: ['màn hình lớn hơn', 'màn hình nhỏ hơn'],
  load_kg: ['chứa được nhiều hơn', 'chứa được ít hơn'],
  hp: ['công suất cao hơn', 'công suất thấp hơn'],
  cooling_btu: ['làm lạnh mạnh hơn', 'làm lạnh yếu hơn'],
  place_settings: ['rửa được nhiều hơn', 'rửa được ít hơn'],
  room_m2_max: ['hợp phòng rộng hơn', 'hợp phòng nhỏ hơn'],
  cadr_m3h: ['lọc nhanh hơn', 'lọc chậm hơn'],
  energy_kwh_year: ['tốn điện hơn', 'ít tốn điện hơn'],
  cspf: ['hiệu suất CSPF cao hơn', 'hiệu suất CSPF thấp hơn'],
  noise_db: ['ồn hơn', 'êm hơn'],
  water_l_cycle: ['tốn nước hơn', 'ít tốn nước hơn'],
  refresh_hz: ['tần số quét cao hơn', 'tần số quét thấp hơn'],
  ram_gb: ['RAM nhiều hơn', 'RAM ít hơn'],
  storage_gb: ['bộ nhớ lớn hơn', 'bộ nhớ nhỏ hơn'],
  battery_mah: ['pin lớn hơn', 'pin nhỏ hơn'],
  battery_wh: ['pin lớn hơn', 'pin nhỏ hơn'],
  battery_hours: ['pin lâu hơn', 'pin ngắn hơn'],
  battery_days: ['pin lâu hơn', 'pin ngắn hơn'],
  suction_pa: ['hút mạnh hơn', 'hút yếu hơn'],
  filter_stages: ['nhiều lõi lọc hơn', 'ít lõi lọc hơn'],
  zones: ['nhiều vùng nấu hơn', 'ít vùng nấu hơn'],
  tank_l: ['bình nước lớn hơn', 'bình nước nhỏ hơn'],
}

/** Numbers that a machine of the kind can be told by beside others. */
export const toldKeys = (kind: string): string[] =>
  placedKeys(kind).filter((key) => Object.hasOwn(WORDS, key))

/** Fewer machines than this say nothing of all. */
const ENOUGH = 5

/** From this share on a difference is worth saying. */
const TELLING = 0.6

type Said = { words: string; percent: number; isGain: boolean }

/** A sentence about a machine, and what it was weighed against. */
export type Verdict = { text: string; basis: string }

/**
 * One sentence about a machine from its rank among those of its category of about its price: the most telling figure, and with
 * it the most telling one that speaks the other way. Null where too few are known to say anything.
 */
export function verdict(
  kind: string,
  categoryName: string,
  { count, from, to, standings }: Peers,
): Verdict | null {
  const told = standings
    .flatMap((standing) => sayStanding(kind, standing) ?? [])
    .toSorted((a, b) => b.percent - a.percent)
  const [first] = told
  const whom = categoryName.toLocaleLowerCase('vi')
  const basis = `So với ${count} ${whom} giá từ ${sayVnd(from)} đến ${sayVnd(to)}, tính trên máy có ghi con số ấy.`
  if (!first) {
    const known = standings.find(({ known }) => known >= ENOUGH)
    return known
      ? { text: `Ở khoảng giữa về ${attributeName(kind, known.key)} so với ${whom} cùng tầm giá.`, basis }
      : null
  }
  const second = told.find(({ isGain }) => isGain !== first.isGain) ?? told[1]
  const more = second
    ? `, ${second.isGain === first.isGain ? 'và' : 'nhưng'} ${isMost(second) ? most(second) : `${second.words} ${second.percent}%`}`
    : ''
  const lead = isMost(first) ? `${most(first)} trong số` : `${first.words} ${first.percent}%`
  return { text: `${capital(lead)} ${whom} cùng tầm giá${more}.`, basis }
}

const isMost = ({ percent }: Said) => percent === 100
const most = ({ words }: Said) => words.replace(/hơn$/, 'nhất')

/**
 * The sentence about a machine of which too little is stated to rank it: what its price is among those of its category.
 * @param at the share of them that cost less
 */
export function priceVerdict(categoryName: string, at: number, known: number): Verdict {
  const whom = categoryName.toLocaleLowerCase('vi')
  const percent = Math.floor((at < 0.5 ? 1 - at : at) * 100)
  return {
    text: `${at < 0.5 ? 'Rẻ' : 'Đắt'} hơn khoảng ${percent}% ${whom} ở đây; chưa đủ thông số để so thêm.`,
    basis: `So với ${known} ${whom} đã ghi nhận giá.`,
  }
}

const capital = (text: string) => text.replace(/^./u, (first) => first.toLocaleUpperCase('vi'))

/** The rank of a figure in words, the share of others that it is ahead of rounded down to whole percent. */
function sayStanding(kind: string, { key, known, less, equal }: Standing): Said | null {
  const words = WORDS[key]
  if (!words || known < ENOUGH) return null
  const more = known - less - equal
  const isMore = less >= more
  const share = (isMore ? less : more) / known
  if (share < TELLING) return null
  const way = betterWay(kind, key)
  return {
    words: isMore ? words[0] : words[1],
    percent: Math.floor(share * 100),
    isGain: way === null ? isMore : (way === 'more') === isMore,
  }
}

/** What more of a figure is, where it is no gain: 'đắt hơn 43% tủ lạnh'. */
const MORE_IS: Readonly<Record<string, string>> = {
  price: 'đắt hơn',
  [PER_SIZE]: 'đắt hơn',
  energy_kwh_year: 'tốn hơn',
  water_l_cycle: 'tốn hơn',
  noise_db: 'ồn hơn',
  weight_kg: 'nặng hơn',
}

/** How a machine with more of a figure than others is told beside that figure's name. */
export const moreWords = (key: string): string => MORE_IS[key] ?? 'hơn'

/** Bars on a machine's own page. */
const BARS = 4

/** Up to four figures of a machine with their place in its category: what is known of it first, then what it costs. */
export function evidence(machine: Placed, ranges: CategoryRanges): PlacedFigure[] {
  const { kind } = machine
  const costs = ['price', ...(unitPriceOf(kind) ? [PER_SIZE] : [])]
  const figures = (keys: readonly string[]) =>
    keys.map((key) => placed(machine, key, ranges)).filter(({ at }) => at !== null)
  const known = figures(placedKeys(kind))
  const money = figures(costs)
  return [...known.slice(0, Math.max(BARS - money.length, 2)), ...money].slice(0, BARS)
}

/** What people weigh a machine of the kind by and its row does not say, in words. */
export function unknownFacts(kind: string, attributes: Attributes): string[] {
  const { figures = [], neverCompared = [] } = kindRecord(kind)
  const keys = [...new Set([...cardFactKeys(kind), ...figures])].filter((key) => !neverCompared.includes(key))
  const unknown = keys.filter((key) => attributes[key] === undefined).map((key) => attributeName(kind, key))
  const measured = typeof attributes['width_mm'] === 'number' && typeof attributes['height_mm'] === 'number'
  return measured ? unknown : [...unknown, 'kích thước']
}
