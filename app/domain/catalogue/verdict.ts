import { isShipped, kindRecord } from '#app/kinds/kind.ts'
import { lowerFirst } from '#app/vietnamese/case.ts'
import { sayVndRange } from '#app/vietnamese/money.ts'
import { cardFactKeys, shippedAttribute } from './attributes.ts'
import type { Attributes } from './attributes.ts'
import { betterWay } from './comparison/better.ts'
import { PER_SIZE, attributeName, factName, placed, placedKeys, unitPriceOf } from './ranges.ts'
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

/** The same of a figure that editors gave a kind, where they said which way is better. */
function ownWords(kind: string, key: string): readonly [more: string, less: string] | undefined {
  const isOwn = key !== PER_SIZE && !shippedAttribute(key) && betterWay(kind, key) !== null
  const name = lowerFirst(attributeName(kind, key))
  return isOwn ? [`${name} cao hơn`, `${name} thấp hơn`] : undefined
}

const wordsOf = (kind: string, key: string) => (Object.hasOwn(WORDS, key) ? WORDS[key] : ownWords(kind, key))

/** Fewer machines than this say nothing of all. */
const ENOUGH = 5

/** From this share on a difference is worth saying. */
const TELLING = 0.6

/** A figure that tells: in what words, ahead of how many of those that state it, and whether that is a gain. */
type Said = { words: string; ahead: number; known: number; isGain: boolean }

/** Whether what tells most of a machine speaks for it, against it, or neither way. */
export type Lean = 'gain' | 'loss' | 'level'

/**
 * A sentence about a machine, how many it was weighed against and their prices (VND), null for all of its category, which way it leans, and
 * where too little is known to advise on it that this is so.
 */
export type Verdict = {
  text: string
  among: { count: number; from: number; to: number } | null
  lean: Lean
  doubt?: string
}

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
    .toSorted((a, b) => b.ahead / b.known - a.ahead / a.known)
  const [first] = told
  const whom = categoryName.toLocaleLowerCase('vi')
  const among = { count, from, to }
  if (!first) {
    const known = standings.find(({ key, known }) => known >= ENOUGH && wordsOf(kind, key))
    return known
      ? {
          text: `${capital(attributeName(kind, known.key))} ở tầm trung trong ${known.known + 1} ${whom} cùng tầm tiền: không trội, cũng không thua.`,
          among,
          lean: 'level',
        }
      : null
  }
  const second = told.find(({ isGain }) => isGain !== first.isGain) ?? told[1]
  const more = second ? `, ${turn(first, second)} ${inShort(second)}` : ''
  return { text: `${capital(inFull(first, whom))}${more}.`, among, lean: first.isGain ? 'gain' : 'loss' }
}

const isMost = ({ ahead, known }: Said) => ahead === known
const most = ({ words }: Said) => words.replace(/hơn$/, 'nhất')

/** 'dung tích lớn hơn 16/20 tủ lạnh cùng tầm tiền' */
const inFull = (said: Said, whom: string) =>
  isMost(said)
    ? `${most(said)} trong ${said.known + 1} ${whom} cùng tầm tiền`
    : `${said.words} ${said.ahead}/${said.known} ${whom} cùng tầm tiền`

const inShort = (said: Said) => (isMost(said) ? most(said) : `${said.words} ${said.ahead}/${said.known} máy`)

/** How the second thing follows from the first: for a gain one pays, a loss is made up for, two of a kind add up. */
function turn(first: Said, second: Said): string {
  if (first.isGain && !second.isGain) return 'đổi lại'
  if (!first.isGain && second.isGain) return 'bù lại'
  return first.isGain ? 'lại' : 'và'
}

/** Between which prices (VND) machines cost about as much, and how many of them cost less and more. */
export type NearPrice = { from: number; to: number; cheaper: number; dearer: number }

/**
 * The sentence about a machine of which too little is stated to rank it: what its price is among those of its category.
 * @param at the share of them that cost less
 * @param known how many have a price, itself among them
 * @param near those of about its price, where these are enough to be counted in place of all
 * @param isSilent whether hardly a figure of it is stated
 */
export function priceVerdict(
  kind: string,
  categoryName: string,
  { at, known, near, isSilent }: { at: number; known: number; near?: NearPrice; isSilent: boolean },
): Verdict {
  const whom = categoryName.toLocaleLowerCase('vi')
  const others = known - 1
  const count = near?.[at < 0.5 ? 'dearer' : 'cheaper'] ?? Math.floor((at < 0.5 ? 1 - at : at) * others)
  const place = at >= 0.4 && at <= 0.6 ? 'giá tầm trung' : `giá ${at < 0.5 ? 'dễ chịu' : 'thuộc nhóm cao'}`
  const which = near ? `trong khoảng ${sayVndRange(near.from, near.to)}` : 'khác'
  const rank = `${place}: ${at < 0.5 ? 'rẻ' : 'đắt'} hơn ${count}/${others} ${whom} ${which}.`
  return {
    // What editors describe is weighed as far as they said which way is better.
    ...(isSilent && isShipped(kind) ? { doubt: 'Chưa đủ số liệu để khuyên mua' } : {}),
    text: capital(rank),
    among: null,
    lean: at < 0.4 ? 'gain' : at > 0.6 ? 'loss' : 'level',
  }
}

const capital = (text: string) => text.replace(/^./u, (first) => first.toLocaleUpperCase('vi'))

/** The rank of a figure in words; null where it tells nothing. */
function sayStanding(kind: string, { key, known, less, equal }: Standing): Said | null {
  const words = wordsOf(kind, key)
  if (!words || known < ENOUGH) return null
  const more = known - less - equal
  const isMore = less >= more
  const share = (isMore ? less : more) / known
  if (share < TELLING) return null
  const way = betterWay(kind, key)
  return {
    words: isMore ? words[0] : words[1],
    ahead: isMore ? less : more,
    known,
    isGain: way === null ? isMore : (way === 'more') === isMore,
  }
}

/** Who asks for much of a figure of which better is a fact. */
const ASKERS: Readonly<Record<string, string>> = {
  battery_mah: 'cần pin lâu',
  battery_wh: 'cần pin lâu',
  battery_hours: 'cần pin lâu',
  battery_days: 'cần pin lâu',
  run_minutes: 'cần chạy lâu mỗi lần sạc',
  ram_gb: 'mở nhiều ứng dụng một lúc',
  storage_gb: 'lưu nhiều ảnh và phim',
  refresh_hz: 'chơi game hoặc thích màn hình mượt',
  noise_db: 'cần máy chạy êm',
  energy_kwh_year: 'muốn bớt tiền điện',
  cspf: 'muốn bớt tiền điện',
  weight_kg: 'hay mang theo',
  suction_pa: 'cần hút mạnh',
  cadr_m3h: 'cần lọc nhanh',
}

/** From here on a figure is a reason to take a machine; up to the other it is one not to. */
const [GOOD, POOR] = [0.65, 0.55]

/**
 * For whom a machine is by the figure it is best in beside its kind, and for whom it is not by the one it is least in: 'Hợp với
 * ai cần pin lâu (6.000 mAh), không hợp với ai mở nhiều ứng dụng một lúc (chỉ RAM 4 GB).' Null where no figure stands out.
 */
export function sayFor(machine: Placed, ranges: CategoryRanges): string | null {
  const { kind } = machine
  const known = placedKeys(kind)
    .flatMap((key) => {
      const { at, value } = placed(machine, key, ranges)
      const way = betterWay(kind, key)
      if (at === null || way === null || !ASKERS[key]) return []
      // Memory and a grade are no figure that speaks for itself.
      const figure = /GB$|^[\d.,]+$/.test(value ?? '')
        ? `${attributeName(kind, key)} ${value}`
        : (value ?? '')
      const lacking = `${way === 'more' ? 'chỉ' : 'tới'} ${figure}`
      return [{ asker: ASKERS[key], figure, lacking, good: way === 'more' ? at : 1 - at }]
    })
    .toSorted((a, b) => b.good - a.good)
  const [best, worst] = [known[0], known.at(-1)]
  if (!best || !worst) return null
  const isFor = best.good >= GOOD ? `hợp với ai ${best.asker} (${best.figure})` : null
  const isNot =
    worst.good <= POOR && worst.asker !== best.asker
      ? `không hợp với ai ${worst.asker} (${worst.lacking})`
      : null
  const said = [isFor, isNot].filter((part) => part !== null).join(', ')
  return said ? `${capital(said)}.` : null
}

/** Bars on a machine's own page. */
const BARS = 4

/**
 * Up to four figures of a machine with their place among others: what is known of it first, then what it costs.
 * @param peers those of about its price, where it is weighed against them rather than all of its category
 */
export function evidence(
  machine: Placed,
  ranges: CategoryRanges,
  peers: Peers | null = null,
): PlacedFigure[] {
  const { kind } = machine
  const costs = unitPriceOf(kind) ? [PER_SIZE] : []
  const figures = (keys: readonly string[]) =>
    keys
      .map((key) => placed(machine, key, ranges))
      .map((figure) => (peers ? { ...figure, at: shareOf(peers, figure.key) } : figure))
      .filter(({ at }) => at !== null)
  const known = figures(placedKeys(kind))
  const money = figures(costs)
  return [...known.slice(0, BARS - money.length), ...money].slice(0, BARS)
}

/** The share of peers that have less of a figure, of those that have as much half; null where too few state it or all say the same. */
function shareOf({ standings }: Peers, wanted: string): number | null {
  const standing = standings.find(({ key }) => key === wanted)
  if (!standing || standing.known < ENOUGH || standing.equal === standing.known) return null
  return (standing.less + standing.equal / 2) / standing.known
}

/**
 * What people weigh a machine of the kind by and its row does not say, in words.
 * @param table its specification table, which may state its size in words
 */
export function unknownFacts(
  kind: string,
  attributes: Attributes,
  table: readonly { name: string }[] = [],
): string[] {
  const { figures = [], neverCompared = [] } = kindRecord(kind)
  const keys = [...new Set([...cardFactKeys(kind), ...figures])].filter((key) => !neverCompared.includes(key))
  // The figure of the energy label is known: that its stars are not would read as if the label were not.
  const hasLabel = attributes['energy_kwh_year'] !== undefined
  const unknown = keys
    .filter((key) => attributes[key] === undefined && !(hasLabel && key === 'energy_stars'))
    .map((key) => factName(kind, key))
  const measured =
    (typeof attributes['width_mm'] === 'number' && typeof attributes['height_mm'] === 'number') ||
    table.some(({ name }) => /^kích thước(?! màn)/i.test(name))
  // What editors say nothing of is nothing that their kind is weighed by.
  return measured || !isShipped(kind) ? unknown : [...unknown, 'kích thước']
}
