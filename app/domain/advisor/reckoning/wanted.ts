import type { Token } from '../understand/reading.ts'
import { EACH } from './periods.ts'
import type { Period } from './periods.ts'
import type { Wanted } from './post.ts'

const ASKS =
  /(?:^|\s)(?:bao nhieu|nhieu|nhiu|bao tien|bao lau|may (?:tien|so|ngan|nghin|dong|thang|nam|ky|ki|chuc|tram|ly|trieu|cu)|(?:het|mat|ton|tong|dong|tra) (?:[a-z]+ )?may|chenh|lech|tong|co nao|(?:thang|nam|ngay) may|(?:cai|con|may|loai|mon|gi|nao|mo)(?: [a-z]+){0,3} (?:re|ton|loi|dat|mac|an dien|hao)|cong lai|loi hon|co loi|von)(?![a-z])/
const DIFFERENCE =
  /(?:^|\s)(?:chenh|lech|khac nhau|hon nhau|(?:re|ton|loi|dat|mac|dang) hon|nao (?:re|loi|ton|dat|mac|tiet kiem|hoi)|do (?:duoc|bao|may|nhieu|ton)|tiet kiem (?:duoc|mot|bao|moi|may|nhieu)|(?<!\d )so voi|thay vi)(?![a-z])/
/** 'bao lâu hoàn vốn', 'mấy năm thì lời'. */
export const PAYBACK =
  /(?:^|\s)(?:(?:hoan|hoa|lay lai|go|thu|thu hoi|hue|thu lai|du) von|lay lai (?:duoc )?tien|thi hue|co loi|mua loi|lai von|bu lai|(?:thi |moi )loi)(?![a-z])/
const WORTH = /(?:^|\s)(?:co )?dang (?:khong|ko|k|tien|mua|ra)|co dang(?![a-z])/
const DEAREST =
  /(?:^|\s)(?:nao|mo|gi)(?: [a-z]+){0,4} nhat(?![a-z])|(?:^|\s)(?:ton|an|hao)(?: [a-z]+){0,2} nhat(?![a-z])/
const IN_KWH =
  /(?:^|\s)(?:may (?:so|ky|ki|kwh|chu)|bao nhieu (?:so|ky|kwh|chu|dien)|nhieu (?:so|dien))(?![a-z])/

const PERIODS: Readonly<Record<string, Period>> = { ngay: 'day', tuan: 'week', thang: 'month', nam: 'year' }
/** 'một đêm', 'mỗi tối': of a day only behind 'một'. */
const PARTS_OF_DAY = new Set(['dem', 'toi', 'hom', 'bua'])
/** 'mấy tháng', 'tháng rồi', 'ngày xưa': no time that costs are asked for. */
const BEFORE = new Set(['may', 'bao', 'nhieu', 'ca', 'lau'])
const BEHIND = new Set(['xua', 'truoc', 'sau', 'nay', 'dem'])

/** The last time of a question that is of none of its figures: 'một năm hết mấy', 'tính cho cả năm'. */
function periodIn(left: readonly Token[]): Period | null {
  const found = left.flatMap((token, index) => {
    const before = left[index - 1]?.text ?? ''
    const isNight = PARTS_OF_DAY.has(token.text) && EACH.has(before)
    const period = isNight ? 'day' : PERIODS[token.text]
    const isYear = token.marked === 'năm' || EACH.has(before) || before === 'ca'
    const isOther = (BEFORE.has(before) && period !== 'year') || BEHIND.has(left[index + 1]?.text ?? '')
    const isHowLong = before === 'may' || before === 'nhieu'
    return period && (period !== 'year' || isYear) && !isOther && !isHowLong ? [period] : []
  })
  return found.at(-1) ?? null
}

/** What is known of the figures before it is seen what is asked of them. */
type Known = {
  /** All that is named runs for a part of the year only. */
  isSeasonal: boolean
  /** It is not said how often anything is used. */
  isOnce: boolean
  /** It is said for how many years it is reckoned. */
  isOfYears: boolean
  /** Something is bought, or dearer to buy. */
  hasPurchase: boolean
}

/** What a question asks of its figures; null where it asks for no sum. @param left the words that no figure takes up */
export function wantedIn(folded: string, left: readonly Token[], known: Known): Wanted | null {
  if (!ASKS.test(folded)) return null
  const payback = PAYBACK.test(folded) || (known.hasPurchase && WORTH.test(folded))
  const period = periodIn(left)
  const isOnce = known.isOnce && period === null && !payback && !known.isOfYears
  const isWhole = known.isSeasonal && period === null && !payback
  return {
    period: period ?? (isOnce ? 'day' : isWhole || payback || known.isOfYears ? 'year' : 'month'),
    difference: DIFFERENCE.test(folded),
    payback,
    dearest: DEAREST.test(folded),
    isOnce,
    isWhole,
    inKwh: IN_KWH.test(folded),
  }
}
