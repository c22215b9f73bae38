import { kindRecord } from '#app/kinds/kind.ts'
import type { Kind } from '#app/kinds/kind.ts'
import { btuRangeOfHp, hpOfBtu } from '../sizing/air-conditioner.ts'
import { kindsWithFigure } from './figure-units.ts'
import { moreThan, readMemoryPair, REFUSED_SIZE } from './memory-sizes.ts'
import { readQuantity } from './money-amount.ts'
import { boundOf } from './money-cues.ts'
import type { Need, Range } from './need.ts'
import { UP_TO_TEN } from './number-words.ts'
import { isOfOldDevice } from './old-device.ts'
import type { Reading, Token } from './reading.ts'
import { screenSizes } from './screen-sizes.ts'
import { forStored } from './stored-food.ts'

type SizeSlot = 'kg' | 'litres' | 'inches' | 'hp' | 'btu' | 'ramGb' | 'storageGb' | 'placeSettings'
/** The sizes and places a question states. */
type Measures = Pick<Need, SizeSlot | 'roomM2' | 'roomM3' | 'distanceM'>

/** Unit words by slot; two-word units first. */
const UNITS: readonly { slot: SizeSlot | 'm2' | 'm3' | 'm'; words: readonly string[] }[] = [
  { slot: 'm2', words: ['met', 'vuong'] },
  { slot: 'm2', words: ['m', 'vuong'] },
  { slot: 'm2', words: ['vuong'] },
  { slot: 'm2', words: ['mv'] },
  { slot: 'm2', words: ['sqm'] },
  { slot: 'm2', words: ['square', 'meters'] },
  { slot: 'm3', words: ['met', 'khoi'] },
  { slot: 'm3', words: ['m', 'khoi'] },
  { slot: 'm3', words: ['khoi'] },
  ...['kg', 'ky', 'ki', 'kilo', 'kgs', 'kilogam', 'kilos'].map((word) => ({
    slot: 'kg' as const,
    words: [word],
  })),
  ...['lit', 'l', 'liter', 'liters', 'litre', 'litres'].map((word) => ({
    slot: 'litres' as const,
    words: [word],
  })),
  ...['inch', 'in', 'inches', 'ich', 'inh', 'inc', 'inhc', 'icnh', 'ichn', 'ins', '"'].map((word) => ({
    slot: 'inches' as const,
    words: [word],
  })),
  { slot: 'hp', words: ['ma', 'luc'] },
  ...['hp', 'ngua'].map((word) => ({ slot: 'hp' as const, words: [word] })),
  { slot: 'btu', words: ['k', 'btu'] },
  { slot: 'btu', words: ['btu'] },
  { slot: 'ramGb', words: ['gb', 'ram'] },
  { slot: 'ramGb', words: ['g', 'ram'] },
  { slot: 'ramGb', words: ['ram'] },
  { slot: 'storageGb', words: ['tb'] },
  { slot: 'storageGb', words: ['gb'] },
  { slot: 'placeSettings', words: ['bo'] },
  { slot: 'm', words: ['m'] },
  { slot: 'm', words: ['met'] },
  { slot: 'm', words: ['meters'] },
]

/** How far a size said without bounds reaches, as a share of it. */
const TOLERANCE: Record<SizeSlot, number> = {
  kg: 0.06,
  litres: 0.12,
  inches: 0.03,
  hp: 0,
  btu: 0,
  ramGb: 0,
  storageGb: 0,
  placeSettings: 0.1,
}
/** Memory is asked for as 'at least'. */
const AT_LEAST: ReadonlySet<SizeSlot> = new Set<SizeSlot>(['ramGb', 'storageGb'])

/** Kinds whose kilograms are what they weigh, not what they hold. */
const WEIGHED: ReadonlySet<Kind> = new Set(kindsWithFigure('weight_kg'))
/** Kinds whose kilograms are something of theirs: what they take, or what they weigh. */
const HAVE_KILOGRAMS: ReadonlySet<Kind> = new Set([...WEIGHED, 'washer', 'dryer'])
/** Kinds whose litres are the water of one wash. */
const USE_LITRES: ReadonlySet<Kind> = new Set(kindsWithFigure('water_l_cycle'))
/** '1hp ngoài Casper ra': 'ngoài' rules out what follows; of a size 'thôi' bounds nothing, as it does a sum. */
const EXCEPT = /^\s*ngoai\s+[a-z]/

function unitAfter(tokens: readonly Token[], index: number) {
  return UNITS.find(({ words }) => words.every((word, offset) => tokens[index + offset]?.text === word))
}

const textBefore = ({ cues, tokens }: Reading, index: number) =>
  cues.slice(Math.max(0, (tokens[index]?.start ?? 0) - 50), tokens[index]?.start ?? 0)

/** Reads kilograms, litres, inches, horse power, BTU/h, memory, place settings, room and distance. */
export function readMeasures(reading: Reading, kinds: readonly Kind[]): Measures {
  const measures: Measures = {}
  const { tokens } = reading
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]
    if (token?.glued === true && /[a-z\d]$/.test(tokens[index - 1]?.text ?? '')) continue
    const quantity = readQuantity(tokens, index)
    if (quantity === null || quantity.vague) continue
    const second = rangeEnd(tokens, quantity.next)
    const unitIndex = second?.next ?? quantity.next
    const unit = unitAfter(tokens, unitIndex)
    if (unit === undefined) continue
    const next = unitIndex + unit.words.length
    const other = second === null ? otherSize(tokens, next, unit.slot) : null
    const [low, high] =
      other === null
        ? [quantity.min, second?.value ?? quantity.max]
        : [Math.min(quantity.min, other), Math.max(quantity.max, other)]
    const numbers = { low, high, index, next }
    if (unit.slot === 'm' || unit.slot === 'm2' || unit.slot === 'm3')
      readPlace(measures, reading, kinds, unit.slot, numbers)
    else readSize(measures, reading, kinds, unit.slot, numbers)
    index = next - 1
  }
  if (kinds.includes('freezer')) measures.litres ??= forStored(reading.folded)
  readMemoryPair(measures, reading)
  readBareSizes(measures, reading, kinds)
  return measures
}

/** The sizes of two machines that one is asked to choose from are no further apart. */
const APART = 2.2

/** '8 bộ hay 14 bộ', '1 ngựa với 1.5 ngựa', '13 inch hay 14': another size behind the unit of the first; null for none. */
function otherSize(tokens: readonly Token[], index: number, slot: string): number | null {
  if (!['hay', 'hoac', 'voi', 'vs', 'va', 'or'].includes(tokens[index]?.text ?? '')) return null
  const [first, quantity] = [readQuantity(tokens, index - 2)?.min, readQuantity(tokens, index + 1)]
  if (quantity === null || quantity.vague || first === undefined) return null
  const isSame = unitAfter(tokens, quantity.next)?.slot === slot && !['m', 'm2', 'm3'].includes(slot)
  if (!isSame && slot !== 'inches') return null
  const ratio = Math.max(first, quantity.min) / Math.min(first, quantity.min)
  return ratio > 1 && ratio < (isSame ? APART : 1.5) ? quantity.min : null
}

function rangeEnd(tokens: readonly Token[], index: number): { value: number; next: number } | null {
  const connector = tokens[index]?.text ?? ''
  if (!['-', '~', 'den', 'toi', 'hoac', 'hay', 'to'].includes(connector)) return null
  const quantity = readQuantity(tokens, index + 1)
  return quantity === null || quantity.vague ? null : { value: quantity.min, next: quantity.next }
}

/** No machine here has more memory, in GB. */
const MOST_RAM = 256

const OF_LAUNDRY = /(?:^|\s)(?:chan|men|mung|nem|topper)(?: (?:nang|khoang|tam|cung))* $/

interface Numbers {
  low: number
  high: number
  index: number
  next: number
}

function readSize(
  measures: Measures,
  reading: Reading,
  kinds: readonly Kind[],
  slot: SizeSlot,
  numbers: Numbers,
): void {
  const { tokens } = reading
  const before = textBefore(reading, numbers.index)
  const isRamBefore = /(?:^|\s)ram\s(?:tu\s|toi thieu\s|it nhat\s)?$/.test(before)
  // 'rtx 4060 ram 32': the name of a card stands before it.
  if (slot === 'ramGb' && numbers.low > MOST_RAM) return
  const unitText = tokens[numbers.next - 1]?.text ?? ''
  let target = slot
  let { low, high } = numbers
  if (
    slot === 'storageGb' &&
    unitText === 'gb' &&
    (isRamBefore || tokens[numbers.next]?.text === 'ram' || low < 64)
  )
    target = 'ramGb'
  // A chicken of 1.6 kg is no size of the machine that fries it.
  if (slot === 'kg' && kinds.length > 0 && !kinds.some((kind) => HAVE_KILOGRAMS.has(kind))) return
  if (unitText === 'tb') [low, high] = [low * 1024, high * 1024]
  if (slot === 'btu' && tokens[numbers.next - 2]?.text === 'k') [low, high] = [low * 1000, high * 1000]
  if (slot === 'placeSettings' && !kinds.some((kind) => kindRecord(kind).size === 'place_settings')) return
  if (slot === 'kg' && kinds.some((kind) => WEIGHED.has(kind))) return
  if (slot === 'hp' && tokens[numbers.next]?.text === 'ruoi') [low, high] = [low + 0.5, high + 0.5]
  if (slot === 'litres' && (low < 0.3 || kinds.some((kind) => USE_LITRES.has(kind)))) return
  if (slot === 'inches' && tokens[numbers.next]?.text === '1') return
  const after = reading.folded.slice(tokens[numbers.next - 1]?.end ?? 0).slice(0, 30)
  if (slot === 'litres' && /^\s*(?:\/|(?:1|mot|moi) (?:gio|ngay)|nuoc(?! ngoai))/.test(after)) return
  if (
    slot === 'litres' &&
    kinds.includes('water_purifier') &&
    /(?:moi|mot|1) ngay(?: [a-z]+){0,3} $/.test(before)
  )
    return
  // 'giặt chăn 4kg': so heavy is what is washed.
  if (slot === 'kg' && OF_LAUNDRY.test(before)) return
  // 'không lấy màn 14 inch' wishes for any other, 'không lấy RAM 8' for more.
  const refused = REFUSED_AS.exec(before)?.[1]
  if (refused !== undefined) {
    const step = STEP[target] ?? 0
    measures[target] ??= /^(?:nho|be)/.test(refused) ? { min: low + step } : { max: low - step }
    return
  }
  if (REFUSED_SIZE.test(before)) {
    if (target === 'ramGb' || target === 'storageGb') measures[target] ??= moreThan(low)
    return
  }
  if (isOfOldDevice(reading, tokens[numbers.index]?.start ?? 0, tokens[numbers.next - 1]?.end ?? 0)) return
  const isExact = EXCEPT.test(after) || /^\s*thoi(?![a-z])/.test(after)
  const range = toRange(target, low, high, boundOf(before, isExact ? '' : after))
  if (measures[target] === undefined) measures[target] = range
  if (target === 'hp' && low === high && range.target !== undefined) measures.btu = btuRangeOfHp(low)
  if (target === 'btu' && range.target !== undefined) {
    const hp = hpOfBtu(low)
    measures.hp = { min: hp, max: hp, target: hp }
    measures.btu = { ...btuRangeOfHp(hp), target: low }
  }
}

/** 'không lấy loại to 14 bộ', 'đừng loại nhỏ 7kg': smaller than that is wished, or larger. */
const REFUSED_AS =
  /(?:^|[\s,.])(?:khong|ko|k|dung|chang|hong|khoi|mien|tranh|ne)(?: (?:co|can|lay|mua|thich|chon|muon|dua|phai|goi y))*(?: (?:loai|cai|con|may|co|size))* (to|lon|bu|nho|be)(?: (?:co|toi|nhu|loai|tam|kieu|dung))*\s*$/
/** From one size on sale to the next. */
const STEP: Partial<Record<SizeSlot, number>> = {
  kg: 0.5,
  litres: 10,
  inches: 1,
  hp: 0.5,
  btu: 1000,
  placeSettings: 1,
}

function toRange(slot: SizeSlot, low: number, high: number, bound: ReturnType<typeof boundOf>): Range {
  const tolerance = TOLERANCE[slot]
  if (low !== high) return { min: low, max: high }
  if (bound === 'max') return { max: low }
  if (bound === 'min' || bound === 'over') return { min: low }
  if (AT_LEAST.has(slot)) return { min: low, target: low }
  const round = (value: number) => Math.round(value * 10) / 10
  return { min: round(low * (1 - tolerance)), max: round(low * (1 + tolerance)), target: low }
}

const DISTANCE_BEFORE =
  /(?:^|\s)(?:cach(?! nhau| (?:o|ong|nguon|bon|voi|duong|cau dao|router|modem|tram|bep|day|cho (?:cap|cam|xa))(?![a-z]))|xa|khoang cach|distance|ngoi|tam nhin|(?:tu )?(?:ghe|sofa|so fa|salon|giuong|cho ngoi) (?:ra |den |toi |qua )+)\s?(?:[a-z]+\s){0,5}$/
/** A wall or a shelf is what a television has to fit, not how far it is. */
const IN_PLACE =
  /(?:^|\s)(?:tuong|vach|cot|mep|lot|lot dung|hoc|khe|ke|ngang|rong|cao|sau|dai|cho (?:de|treo))\s(?:[a-z]+\s){0,9}$/
const ROOM_BEFORE =
  /(?:^|\s)(?:phong|buong|dien tich|can ho|nha|dt|room|gac|studio|quan|shop|rong)\s(?:[a-z]+\s){0,5}$/

/** 'nhà sát biển 300 mét': how far from it. */
const AWAY = /(?:^|\s)(?:sat|cach|gan|canh|xa)(?: [a-z]+){0,3} $/

function readPlace(
  measures: Measures,
  reading: Reading,
  kinds: readonly Kind[],
  slot: 'm' | 'm2' | 'm3',
  numbers: Numbers,
): void {
  const { tokens } = reading
  const before = textBefore(reading, numbers.index)
  const value = numbers.high
  if (slot === 'm2') measures.roomM2 ??= value
  if (slot === 'm3') measures.roomM3 ??= value
  if (slot !== 'm') return
  const behind = tokens[numbers.next]
  // 'cách 2 mét 4', not 'cách 2 mét 4 người'.
  const isSpoken =
    tokens[numbers.next - 1]?.text === 'met' &&
    /^\d{1,2}$/.test(behind?.text ?? '') &&
    !/^\s*[a-z]/.test(reading.folded.slice(behind?.end ?? 0))
  const isTenths = isSpoken || (behind?.glued === true && /^\d{1,2}$/.test(behind.text))
  const digits = isTenths ? (behind?.text ?? null) : null
  const isDistance = DISTANCE_BEFORE.test(before)
  if (digits === '2' && !isDistance && value >= 4) measures.roomM2 ??= value
  else if (digits === '3' && !isDistance && value >= 10) measures.roomM3 ??= value
  else if (isDistance || (kinds.includes('tv') && value < 10 && !IN_PLACE.test(before))) {
    const metres = digits === null ? value : value + Number(`0.${digits}`)
    if (value < 12) measures.distanceM = isDistance ? metres : (measures.distanceM ?? metres)
  } else if (
    digits === null &&
    value >= 5 &&
    ROOM_BEFORE.test(before) &&
    !AWAY.test(before) &&
    !/^[x*×]/.test(behind?.text ?? '')
  )
    measures.roomM2 ??= value
}

const SCREEN =
  /(?:^|\s)(?:tivi|tv|ti vi|man hinh|loai|con|size|co|cai)\s(?:[a-z]+\s){0,2}(24|27|32|40|42|43|48|49|50|55|58|60|65|70|75|77|82|83|85|86|98|100)(?!\s?(?:tr|trieu|cu|k|nghin|chai|ngan|lit|kg|hz|m|cm|den|tuoi)(?![a-z])|\s?(?:[-~]\s?\d|[.,]\d|\d|%))(?![\w-])/
/** '55 hoặc 65': another size than the first will do. */
const OR_ANOTHER =
  /^ ?(?:hay|hoac|den|toi|voi|-|~|\/) ?(?:la )?(24|27|32|40|42|43|48|49|50|55|58|60|65|70|75|77|82|83|85|86|98|100)(?!\s?(?:tr|trieu|cu|k|kg|hz|m|cm)(?![a-z])|[\d.,])/
/** 'laptop màn 14 hoặc 16'. */
const LAPTOP_SCREEN =
  /(?:^|\s)man(?: hinh)? (1[1-8](?:[.,]\d)?)(?: ?(?:hay|hoac|den|toi|-) ?(1[1-8](?:[.,]\d)?))?(?! ?(?:tr|trieu|cu|k|kg|hz|m|cm)(?![a-z])|[\d.,]\d|\d)/
const ROOM_SIDES =
  /(?<![\dx*])(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:m(\d)?)?\s?[x*×]\s?(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:m(\d)?)?(?:\s?[x*×]\s?(\d(?:[.,]\d{1,2})?)\s?m?)?(?!\s?(?:cm|mm|\d|x))/
const HP_TITLE =
  /(?:may lanh|dieu hoa|ac)\s(?:[a-z]+\s)?(1|1[.,]5|2|2[.,]5)(?![.,]\d)(?=\s?(?:$|[,?.]|cho|gia|tam|duoi|inverter))/

/** '2 cái 1.5 thì sao': no other size of air conditioners is said so. */
const HP_ALONE =
  /(?<![\d.,]|(?:cao|tran|cach|rong|dai|sau|tam|gia|duoi|tren|khoang) )(1[.,]5|2[.,]5)(?=\s*(?:$|[,?!]|(?:thi|loai|re|co|nha|nhe|thoi|duoc|inverter|daikin|lg|casper|panasonic|co du|hay|voi|va|ma|di)(?![a-z])))/

/** 'điều hòa 12000 inverter': a size that air conditioners are sold in, without its unit. */
const BTU_TITLE =
  /(?:may lanh|dieu hoa|ac)(?: [a-z]+){0,2} (9|12|18|24)[.,]?000(?![\d.,]|\s?(?:d|dong|vnd|k)(?![a-z]))/

const NUMBER = `(\\d{1,2}(?:[.,]\\d)?|${Object.keys(UP_TO_TEN).join('|')})`
/** Metres, with their tenths or a half: '3m5', 'ba mét rưỡi'. */
const METRES = `${NUMBER} ?(?:met|m)(?: ?(\\d|ruoi))?(?![\\da-z.])`
const ABOUT = '(?: (?:chac|khoang|tam|chung|la|co|thi|cung)){0,2}'

/** 'dài 7m rộng 4m', 'dài chắc bảy mét ngang bốn mét'. */
const LONG_AND_WIDE = new RegExp(
  `(?:dai|rong|ngang|sau)${ABOUT} ${METRES},? (?:(?:va|roi|ma|voi|be|chieu) ){0,2}(?:rong|dai|sau|ngang)${ABOUT} ${METRES}`,
)

/** 'trần cao 3m2', 'cao 3,5 mét': the height of a room in metres and tenths. */
const CEILING = new RegExp(`(?:tran|cao)(?: [a-z]+){0,2} ${METRES}`)

/** A room is at most so many times as long as wide. */
const LONGEST_ROOM = 8

const number = (text: string | undefined, tenths?: string) =>
  (UP_TO_TEN[text ?? ''] ?? Number((text ?? '0').replace(',', '.'))) +
  Number(`0.${tenths === 'ruoi' ? 5 : (tenths ?? 0)}`)

/** How high a room is said to be, in metres; null where it is not, or is as rooms are. */
export function ceilingOf({ folded }: Pick<Reading, 'folded'>): number | null {
  const height = CEILING.exec(folded)
  const metres = height ? number(height[1], height[2]) : 0
  return metres >= 2 && metres <= 8 && metres !== 3 ? metres : null
}

/** 'tivi 55', 'phòng 3x4', '5x4x3m': sizes without their unit. */
function readBareSizes(measures: Measures, reading: Reading, kinds: readonly Kind[]): void {
  const { folded } = reading
  const isWanted = (inches: number) => {
    const at = folded.search(new RegExp(`(?<![\\d.,])${String(inches).replace('.', '[.,]')}(?!\\d|[.,]\\d)`))
    return at === -1 || !REFUSED_SIZE.test(folded.slice(0, at))
  }
  const found = SCREEN.exec(folded)
  const end = (found?.index ?? 0) + (found?.[0].length ?? 0)
  const isLoudness = /^ am luong(?![a-z])/.test(folded.slice(end))
  const isOld = found !== null && isOfOldDevice(reading, end - (found[1]?.length ?? 0), end)
  const screen = found && !isOld && !isLoudness ? found[1] : undefined
  if (
    screen !== undefined &&
    (kinds.includes('tv') || kinds.length === 0) &&
    measures.inches === undefined &&
    (kinds.includes('tv') || /tivi|tv|ti vi|loai|size/.test(folded))
  ) {
    const other = OR_ANOTHER.exec(folded.slice(end))?.[1] ?? screen
    const both = [Number(screen), Number(other)]
    measures.inches = toRange('inches', Math.min(...both), Math.max(...both), 'none')
  }
  const ofLaptop = kinds.includes('laptop') ? LAPTOP_SCREEN.exec(folded) : null
  if (ofLaptop && measures.inches === undefined) {
    const both = [number(ofLaptop[1]), number(ofLaptop[2] ?? ofLaptop[1])]
    if (both.every(isWanted))
      measures.inches = toRange('inches', Math.min(...both), Math.max(...both), 'none')
  }
  const screens = measures.inches === undefined ? screenSizes(reading, kinds).filter(isWanted) : []
  if (screens.length > 0)
    measures.inches = toRange('inches', Math.min(...screens), Math.max(...screens), 'none')
  const sides = ROOM_SIDES.exec(folded)
  if (sides !== null && measures.roomM3 === undefined) {
    const [, width, widthTenths, length, lengthTenths, height] = sides
    const area = number(width, widthTenths) * number(length, lengthTenths)
    // '3m5 x 4m2': the second side is no area.
    if (measures.roomM2 === number(length)) delete measures.roomM2
    // '1m1 x 65' are metres by centimetres: no room is so much longer than wide.
    const isRoom = number(length, lengthTenths) <= number(width, widthTenths) * LONGEST_ROOM
    if (area >= 4 && area <= 400 && measures.roomM2 === undefined && isRoom) {
      if (height === undefined) measures.roomM2 = Math.round(area * 10) / 10
      else measures.roomM3 = Math.round(area * number(height) * 10) / 10
    }
  }
  const long = LONG_AND_WIDE.exec(folded)
  if (long !== null && sides === null && measures.roomM3 === undefined) {
    const area = number(long[1], long[2]) * number(long[3], long[4])
    if (area >= 4 && area <= 400) measures.roomM2 = Math.round(area * 10) / 10
  }
  const metres = ceilingOf(reading)
  if (metres !== null && measures.roomM2 !== undefined && measures.roomM3 === undefined) {
    measures.roomM3 = Math.round(measures.roomM2 * metres * 10) / 10
    delete measures.roomM2
  }
  const btu = BTU_TITLE.exec(folded)?.[1]
  const hp =
    HP_TITLE.exec(folded)?.[1] ?? (btu && String(hpOfBtu(Number(btu) * 1000))) ?? HP_ALONE.exec(folded)?.[1]
  if (hp !== undefined && kinds.includes('ac') && measures.hp === undefined) {
    const value = number(hp)
    measures.hp = { min: value, max: value, target: value }
    measures.btu ??= btuRangeOfHp(value)
  }
}
