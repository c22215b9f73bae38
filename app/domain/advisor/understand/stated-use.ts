import { UP_TO_TEN } from './number-words.ts'
import type { Reading } from './reading.ts'

/** What a text itself says a machine uses. */
export type StatedUse = {
  /** kWh in a month of 30 days. */
  kwhMonth: number
  /** How it comes to that, as it stands behind 'Tính theo'. */
  sum: string
  /** VND for a kWh, where the text says what is paid. */
  vndPerKwh: number | null
  /** How many people pay for it together; 1 where it is not shared. */
  sharedBy: number
}

const DAYS = 30
const number = (text: string) => Number(text.replace(',', '.'))
const WATTS = /(?<![\d.,])(\d{1,2}[.,]\d{3}|\d{2,5}) ?w(?:att)?(?![a-z])/
const KILOWATTS = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?) ?kw(?![a-z])/
const PER_YEAR = /(?<![\d.,])(\d{2,4}) ?(?:kwh|so|ky)(?: dien)? ?(?:\/|mot|moi|1|trong|tren)? ?nam(?![a-z])/
const MINUTES = /(?<![\d.,])(\d{1,3}) ?(?:phut|p)(?![a-z])/
const EACH = /(?:^|\s)(?:moi (?:nguoi|dua|lan|ngay|bua)|mot nguoi|1 nguoi)(?![a-z])/
/** 'ngày ba bữa', '2 lần mỗi ngày': how often a day. */
const TIMES_A_DAY =
  /(?:^|\s)ngay (?:[a-z]+ )?(\d|mot|hai|ba|bon|nam) (?:bua|lan|cu|me|dot|luot)(?![a-z])|(?<![\d.,])(\d|mot|hai|ba|bon|nam) (?:bua|lan|cu|me|dot|luot) (?:moi|mot|1|\/|trong) ?ngay(?![a-z])/
const OF_EACH_TIME = /(?:^|\s)(?:moi|mot|1) (?:bua|lan|cu|me|dot|luot)(?![a-z])/
/** 'chia 3 đứa thì mỗi đứa đóng bao nhiêu': one use that several pay for, not a use of each. */
const SPLIT = /(?:^|\s)(?:chia|gop|hun)(?![a-z])/
const A_HEAD = /(?:^|\s)(?:moi (?:nguoi|dua|ban)|dau nguoi)(?![a-z])/
const A_HEAD_PAYS =
  /(?:^|\s)(?:moi (?:nguoi|dua|ban)|dau nguoi)(?: [a-z]+)? (?:gop|dong|tra|chiu|bao nhieu tien)(?![a-z])/
const PRICE =
  /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3})?) ?(?:nghin|ngan|k)(?: dong)? ?(?:\/|mot|moi|1)? ?(?:so|ky|ki|kwh|chu)(?![a-z])|(?<![\d.,])(\d[.,]\d{3}|\d{4}) ?(?:d|dong|vnd)? ?(?:\/|mot|moi|1)? ?(?:so|ky|ki|kwh|chu)(?![a-z])|dien (?:bac (?:cuoi|\d|cao nhat) )(?:la |tinh |gia )?(\d[.,]\d{3}|\d{4}) ?(?:d|dong|vnd)?(?![a-z\d])|(?:tinh|gia|tien) dien (?:la |tinh )?(\d(?:[.,]\d)?) ?(?:k|nghin|ngan)(?![a-z])/

/**
 * Reads '4500W, 4 người mỗi người 10 phút', 'quạt 55W mở suốt ngày đêm', 'tem ghi 380 kWh/năm, 4 nghìn một số'. Null where
 * either the power or the time is not said.
 * @param use hours a day, people and pieces as they were understood
 */
export function readStatedUse(
  { numbers: folded }: Pick<Reading, 'numbers'>,
  use: { hoursPerDay?: number | undefined; people?: number | undefined; count?: number | undefined },
): StatedUse | null {
  const vndPerKwh = readPrice(folded)
  const year = PER_YEAR.exec(folded)?.[1]
  const sharedBy = isShared(folded) ? (use.people ?? 1) : 1
  if (year) return { kwhMonth: number(year) / 12, sum: `${year} kWh mỗi năm ÷ 12 tháng`, vndPerKwh, sharedBy }
  const [, watts] = WATTS.exec(folded) ?? []
  const [, kilowatts] = KILOWATTS.exec(folded) ?? []
  const kw = watts ? Number(watts.replace(/[.,]/, '')) / 1000 : kilowatts ? number(kilowatts) : null
  const minutes = MINUTES.exec(folded)?.[1]
  const aDay = OF_EACH_TIME.test(folded) ? timesADay(folded) : 1
  const heads = EACH.test(folded) && sharedBy === 1 && aDay === 1 ? (use.people ?? 1) : 1
  const times = heads * aDay
  const hours = minutes ? (Number(minutes) * times) / 60 : use.hoursPerDay
  if (kw === null || hours === undefined || hours <= 0 || hours > 24) return null
  const time = minutes
    ? `${minutes} phút${times > 1 ? ` × ${times} ${aDay > 1 ? 'lần' : 'người'}` : ''}`
    : `${hours} giờ`
  const pieces = use.count ?? 1
  return {
    kwhMonth: pieces * kw * hours * DAYS,
    sum: `${pieces > 1 ? `${pieces} cái × ` : ''}${String(kw).replace('.', ',')} kW × ${time} mỗi ngày × ${DAYS} ngày`,
    vndPerKwh,
    sharedBy,
  }
}

function timesADay(folded: string): number {
  const [, behind, before] = TIMES_A_DAY.exec(folded) ?? []
  const said = behind ?? before
  return said === undefined ? 1 : (UP_TO_TEN[said] ?? Number(said))
}

const isShared = (folded: string) => A_HEAD_PAYS.test(folded) || (SPLIT.test(folded) && A_HEAD.test(folded))

/** What a household pays for each kWh, in VND, where a text says so: 'chủ tính 4k 1 số'; null where it does not. */
export function readPrice(folded: string): number | null {
  const [, ofEach, ofOne, ofLast, ofPower] = PRICE.exec(withHalves(folded)) ?? []
  const whole = ofOne ?? ofLast
  const thousands = ofEach ?? ofPower
  if (thousands) return number(thousands) * 1000
  return whole ? Number(whole.replace(/[.,]/, '')) : null
}

/** '3k5' and '3 ngàn rưỡi' as '3.5k'. */
const withHalves = (folded: string): string =>
  folded
    .replace(/(?<![\d.,])(\d) ?(?:k|ngan|nghin) ?(\d)(?!\d)/g, '$1.$2k')
    .replace(/(?<![\d.,])(\d) ?(?:k|ngan|nghin) ruoi/g, '$1.5k')
