import { readAmount, readQuantity } from './money-amount.ts'
import type { Reading, Token } from './reading.ts'

/** How a household uses a machine and what electricity it uses already. */
interface HouseholdUse {
  /** Hours a day the machine runs, 0 < hours <= 24. */
  hoursPerDay?: number
  /** What the household uses in a month, in kWh. */
  baseKwh?: number
  /** What its electricity bill is in a month, in VND. */
  billVnd?: number
  /** What it pays for each kWh, in VND, whatever it uses: as most who rent do. */
  kwhVnd?: number
}

const HOURS = new Set(['tieng', 'gio', 'h', 'hours', 'hour', 'hrs'])
const PER_DAY = /(?:^|[\s/])(?:ngay|dem|hom|toi|(?:a|per|each|every) (?:day|night))(?![a-z])/
/** 'chạy 10 tiếng' of a machine is meant of each day. */
const RUNS = /(?:^|\s)(?:chay|bat|mo)(?: (?:khoang|tam|chung|lien tuc|suot))?\s$/
/** 'tiền điện mỗi tháng ngủ 9 tiếng': it runs as long as one sleeps. */
const SLEEPS = /(?:^|\s)ngu(?: (?:khoang|tam|chung))?\s$/
const OF_CURRENT = /(?:^|\s)(?:dien|kwh)(?![a-z])/
export const ALL_NIGHT = /(?:^|\s)(?:ca dem|qua dem|suot dem|all night)(?![a-z])/
export const ALL_DAY =
  /(?:^|\s)(?:24\s?\/\s?(?:24|7)|24 ?(?:tieng|gio|h)|ca ngay lan dem|ca ngay dem|suot ngay dem|suot ngay|ngay dem|chay lien tuc|(?:cam|de|bat|mo|chay) suot(?! dem))(?![a-z\d])/
const KWH = new Set(['kwh', 'so', 'chu', 'ky', 'ki'])

/** 'mỗi tuần 3 tiếng', 'đúng tối thứ bảy 3 tiếng': hours of a week, not of a day. */
const OF_A_WEEK =
  /(?:^|\s)(?:(?:moi|mot|1|hang) tuan|tuan (?:chi |mo |dung |duoc )?(?=\d)|(?:toi|ngay|chieu|sang|dem) (?:thu (?:hai|ba|tu|nam|sau|bay|7)|chu nhat))(?![a-z])/
const EVERY_DAY = /(?:^|\s)(?:moi|mot|1|hang) (?:ngay|dem|toi|hom)(?![a-z])/
const DAYS_A_WEEK = 7

/** A night's sleep, for 'bật cả đêm'. */
export const NIGHT_HOURS = 8

/** Reads '8 tiếng mỗi đêm', 'bật cả đêm', '24/24', 'nhà dùng 300 số điện một tháng', 'tiền điện tháng 700k'. */
export function readHouseholdUse(reading: Reading): HouseholdUse {
  const hours = readHours(reading)
  const baseKwh = readMonthlyKwh(reading)
  const billVnd = readBill(reading)
  const kwhVnd = readPrice(reading.folded)
  return {
    ...(hours === undefined ? {} : { hoursPerDay: hours }),
    ...(baseKwh === undefined ? {} : { baseKwh }),
    ...(billVnd === undefined ? {} : { billVnd }),
    ...(kwhVnd !== null && kwhVnd >= 1000 && kwhVnd <= 12_000 ? { kwhVnd } : {}),
  }
}

/** 'từ 9h tối tới 5h sáng', 'tối từ 10h tới 6h sáng': a span of the clock. */
const SPAN =
  /(?:(?:^|\s)(trua|chieu|toi|dem|khuya) (?:tu |luc |khoang )+)?(\d{1,2}) ?(?:h|gio)(?:30)? ?(sang|trua|chieu|toi|dem|khuya)? ?(?:den|toi|-|~) ?(\d{1,2}) ?(?:h|gio)(?:30)? ?(sang|trua|chieu|toi|dem|khuya)?(?![a-z])/

/** The hour of the day of '9 giờ tối'; after noon where the part of the day says so. */
export function hourOf(hour: number, part: string | undefined): number {
  const isLate =
    part === 'toi' ||
    part === 'chieu' ||
    ((part === 'dem' || part === 'khuya') && hour > 6) ||
    (part === 'trua' && hour < 4)
  return isLate && hour < 12 ? hour + 12 : hour
}

function readSpan(folded: string): number | undefined {
  const [, before, from, behind, to, toPart] = SPAN.exec(folded) ?? []
  const fromPart = behind ?? before
  // '22h-6h' can only be a night; '8h-17h' may be when a shop is open.
  const isNight = Number(from) > 12 && Number(to) < Number(from)
  if (!from || !to || !(fromPart ?? toPart ?? isNight)) return undefined
  const hours = (hourOf(Number(to), toPart) - hourOf(Number(from), fromPart) + 24) % 24
  return hours > 0 && Number(from) <= 24 && Number(to) <= 24 ? hours : undefined
}

function readHours({ tokens, folded }: Reading): number | undefined {
  const span = readSpan(folded)
  if (span !== undefined) return span
  for (let index = 0; index < tokens.length; index += 1) {
    const quantity = readQuantity(tokens, index)
    if (quantity === null || quantity.vague || quantity.min <= 0 || quantity.min > 24) continue
    const joined = ['-', '~', 'den', 'toi'].includes(tokens[quantity.next]?.text ?? '')
    const second = joined ? readQuantity(tokens, quantity.next + 1) : null
    const next = second && !second.vague ? second.next : quantity.next
    const unit = tokens[next]
    if (!unit || !HOURS.has(unit.text)) continue
    // 'về lúc 6h sáng' is a time of day.
    if (
      /^\s?(?:sang|trua|chieu|khuya|toi|dem(?= (?:nay|duoc|co|thi|hang|moi|ve|tan|xong|lan|ma))|dem nay|chua|roi)(?![a-z])/.test(
        folded.slice(unit.end),
      )
    )
      continue
    const before = folded.slice(0, tokens[index]?.start ?? 0)
    const behind = folded.slice(unit.end, unit.end + 16)
    // 'tới 10h đêm' is one, too.
    if (/(?:^|\s)(?:toi|den|luc|truoc|sau|qua) *$/.test(before) && /^ ?dem(?![a-z])/.test(behind)) continue
    const isWeekly = OF_A_WEEK.test(before) || /^ ?(?:\/|mot|moi|1|trong)? ?tuan(?![a-z])/.test(behind)
    if (isWeekly && !EVERY_DAY.test(before)) return quantity.min / DAYS_A_WEEK
    const around = textAround(folded, tokens[index], unit)
    const isOfNights = SLEEPS.test(before) && OF_CURRENT.test(folded)
    if (PER_DAY.test(around) || RUNS.test(before) || isOfNights)
      return second && second.min <= 24 ? (quantity.min + second.min) / 2 : quantity.min
  }
  if (ALL_DAY.test(folded)) return 24
  return ALL_NIGHT.test(folded) ? NIGHT_HOURS : undefined
}

/** The words near an hour count that say it is so every day: 12 signs before, 14 behind. */
function textAround(folded: string, first: Token | undefined, unit: Token): string {
  return ` ${folded.slice(Math.max(0, (first?.start ?? 0) - 16), first?.start)} ${folded.slice(unit.end, unit.end + 16)}`
}

/** 'đang xài tới bậc 5': what a household uses that has reached a tier of the tariff, in kWh a month: the
 * middle of it, by the tiers of the retail tariff (0-50, 51-100, 101-200, 201-300, 301-400, above). */
const TIER_KWH: Readonly<Record<string, number>> = { 1: 25, 2: 75, 3: 150, 4: 250, 5: 350, 6: 450 }
const TIER = /(?:^|\s)(?:bac|bac thang)(?: thu)? ([1-6])(?!\d)/

function readMonthlyKwh({ tokens, folded }: Reading): number | undefined {
  const tier = /(?:^|\s)(?:dien|xai|dung|nha)(?![a-z])/.test(folded) ? TIER.exec(folded)?.[1] : undefined
  if (tier) return TIER_KWH[tier]
  if (!/(?:^|\s)thang(?![a-z])/.test(folded)) return undefined
  for (let index = 0; index < tokens.length; index += 1) {
    const quantity = readQuantity(tokens, index)
    const unit = quantity && tokens[quantity.next]
    if (!quantity || quantity.vague || !unit || !KWH.has(unit.text)) continue
    const ofYear = /^\s(?:\/ ?|mot |1 |moi |tren )?nam(?![a-z])/.test(folded.slice(unit.end))
    if (ofYear) continue
    const isPower = unit.text === 'kwh' || tokens[quantity.next + 1]?.text === 'dien'
    if (isPower && quantity.min >= 10 && quantity.min <= 20_000) return quantity.min
  }
  return undefined
}

const BILL_BEFORE = /(?:tien dien|hoa don(?: tien)?(?: dien)?)(?: [a-z]+){0,5}\s*$/
const BILL_AFTER = /^\s*(?:tien dien|(?:moi |mot |1 |\/ ?)?thang tien dien)(?![a-z])/

function readBill({ tokens, folded }: Reading): number | undefined {
  for (let index = 0; index < tokens.length; index += 1) {
    const amount = readAmount(tokens, index)
    if (!amount || amount.unit === null || amount.vague) continue
    const before = folded.slice(Math.max(0, (tokens[index]?.start ?? 0) - 50), tokens[index]?.start)
    const after = folded.slice(tokens[amount.next - 1]?.end ?? 0)
    const isBill = BILL_BEFORE.test(before) || BILL_AFTER.test(after)
    if (isBill && amount.min >= 50_000 && amount.min <= 50_000_000) return amount.min
  }
  return undefined
}

const THOUSANDS = String.raw`(\d{1,2}(?:[.,]\d{1,3})?) ?(?:nghin|ngan|k)(?: dong)?`
const WHOLE = String.raw`(\d[.,]\d{3}|\d{4}) ?(?:d|dong|vnd)?`
const OF_A_KWH = String.raw` ?(?:\/|mot|moi|1)? ?(?:so|ky|ki|kwh|chu)(?![a-z])`
/** 'giá điện bậc 3 chừng …', 'điện nhà đang ở bậc …'. */
const POWER_AT = String.raw`(?<![a-z])dien(?: (?:la|tinh|gia|o|dang|nha|toi|tui|em|minh|tra|co|kinh doanh|binh quan|trung binh|chung|tam|khoang|bac(?: (?:cuoi|cao nhat|\d(?:-\d)?(?![\d.,])))?))* `
/** '4k một số', '3.500đ/kWh', 'điện bậc cuối 3.500', 'giá điện 3k'. */
const PRICE = new RegExp(
  String.raw`(?<![\d.,])(?:${THOUSANDS}|${WHOLE})${OF_A_KWH}|${POWER_AT}(?:${THOUSANDS}|${WHOLE})(?![a-z\d]| ?k?w)`,
)

/** What a household pays for each kWh, in VND, where a text says so: 'chủ tính 4k 1 số'; null where it does not. */
function readPrice(folded: string): number | null {
  const [, thousandsEach, wholeEach, thousandsAt, wholeAt] = PRICE.exec(withHalves(folded)) ?? []
  const thousands = thousandsEach ?? thousandsAt
  const whole = wholeEach ?? wholeAt
  if (thousands) return Number(thousands.replace(',', '.')) * 1000
  return whole ? Number(whole.replace(/[.,]/, '')) : null
}

/** '3k5' and '3 ngàn rưỡi' as '3.5k'. */
const withHalves = (folded: string): string =>
  folded
    .replace(/(?<![\d.,])(\d) ?(?:k|ngan|nghin) ?(\d)(?!\d)/g, '$1.$2k')
    .replace(/(?<![\d.,])(\d) ?(?:k|ngan|nghin) ruoi/g, '$1.5k')
