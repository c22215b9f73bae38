import { kindsNamed } from './kind-mentions.ts'
import { readAmount, readQuantity } from './money-amount.ts'
import type { Amount } from './money-amount.ts'
import type { Budget } from './need.ts'
import { UP_TO_TEN } from './number-words.ts'
import type { Reading } from './reading.ts'

/** Sums that several people or purses put together, as one sum in VND that is all there is. */

const NUMBER = `(\\d{1,2}|${Object.keys(UP_TO_TEN).join('|')})`
const numberOf = (text: string) => UP_TO_TEN[text] ?? Number(text)
const HEADS = '(?:nguoi|dua|thang|ban|nha|anh|chi|em|dong nghiep|nhan vien|mong|mang)'

/** 'mỗi đứa 700k', 'mỗi người góp 200k', 'người 1 triệu': what stands before each one's share. */
const EACH_BEFORE = new RegExp(
  `(?:^|\\s)(?:moi|1|mot|tung) ${HEADS} (?:(?:gop|bo|ra|chung|dua|hun|dong) )?(?:chung |khoang |tam )?$`,
)
/** It is put together, rather than what each of several pieces may cost. */
const POOLS =
  /(?:^|\s)(?:gop|hun|hum|chung tien|chung nhau|hui|dong gop|chia nhau|(?:ve|nghi) huu|mung tho|20 ?\/ ?11|tri an|thay (?:chu nhiem|cu)|co (?:chu nhiem|cu))(?![a-z])/
/** How many they are; 'với 2 đứa nữa' are those beside who speaks. */
const HOW_MANY = new RegExp(`(?<![\\w.,])${NUMBER} ${HEADS}(?: ${HEADS})?(?![a-z])( nua)?`, 'g')

/** 'mỗi đứa 700': a share of some hundreds is in thousands. */
function thousands(tokens: Reading['tokens'], index: number): Pick<Amount, 'max' | 'next' | 'isOne'> | null {
  const quantity = readQuantity(tokens, index)
  const isShare = quantity !== null && !quantity.vague && quantity.max >= 50 && quantity.max < 1000
  return isShare ? { max: quantity.max * 1000, next: quantity.next, isOne: false } : null
}

/** 'mỗi đứa góp 1 triệu' of six: six million. */
function pooled({ numbers: folded, tokens, raw }: Reading): Budget | null {
  if (!POOLS.test(folded)) return null
  for (let index = 0; index < tokens.length; index += 1) {
    const share = readAmount(tokens, index) ?? thousands(tokens, index)
    if (!share || share.isOne || share.max < 10_000) continue
    const start = tokens[index]?.start ?? 0
    if (!EACH_BEFORE.test(folded.slice(0, start))) continue
    const others = [...folded.matchAll(HOW_MANY)].flatMap(([, count = '', more]) =>
      numberOf(count) > 1 ? [numberOf(count) + (more ? 1 : 0)] : [],
    )
    const people = Math.max(0, ...others)
    if (people < 2) return null
    const words = raw.slice(start, tokens[share.next - 1]?.end ?? start)
    return { max: share.max * people, hard: true, words: `${people} × ${words}` }
  }
  return null
}

/** 'bù thêm 8tr nữa', 'để dành thêm 1 triệu rưỡi': what comes on top of a sum that is there. */
const ON_TOP =
  /(?:^|\s)(?:bu(?: them| vo| vao)?|(?:co|cho|dua|xin|de danh|danh|gop|vay|tiet kiem|kiem) (?:duoc )?them|them (?:me|ma|ba|bo|ong|vo|chong|anh|chi|co|chu|bac|noi|ngoai|ong ba|ba me)(?: [a-z]+)? (?:cho|gop|li xi|thuong)(?: them)?|cong(?: them| voi)?|\+)\s*(?:khoang |tam |duoc )?$/
/** 'em có 6 củ, anh có 4 củ, chung lại': what is in hand. */
const IN_HAND = /(?:^|\s)(?:co|gop|bo|dua) $/
const MADE_ONE = /(?:^|\s)(?:chung|gop|gom|cong|don) (?:lai|vo|vao|het)(?![a-z])/
/** 'mẹ cho 5 triệu', 'gom được 4 triệu': the first of several purses. */
const FIRST_PURSE =
  /(?:^|\s)(?:co|gop|gom|cho|ban|danh|danh dum|tien mat|li xi|thuong|cam|con)(?: (?:duoc|dc|khoang|tam))* $|(?:^|\s)ban(?: [a-z]+){1,5} (?:duoc|dc) $/
/** 'bán đồ cũ 8 trăm', 'voucher 500k', 'Bích góp 1 triệu': where more comes from. */
const COMES_FROM =
  /(?:^|[^a-z])(?:voucher|phieu|thuong|ban|danh dum|de danh|li xi|tien mat|gop|them|cong|rut|vay|mung)(?![a-z])/

/** 'thêm 2 triệu cũng được': a ceiling that gives way, no purse. */
const IF_NEED_BE = /^\s*(?:nua )?(?:cung|van|neu|thi cung)(?![a-z])/

/** '4.750.000': a sum that is written out needs no unit. */
function writtenOut(
  tokens: Reading['tokens'],
  index: number,
): Pick<Amount, 'max' | 'next' | 'vague' | 'isOne'> | null {
  const quantity = readQuantity(tokens, index)
  const isSum = quantity?.digits != null && quantity.max >= 100_000
  return isSum ? { ...quantity, isOne: false } : null
}

/** Sums one after the other, with the folded text before, between it and the one before, and behind. */
function sumsIn({ numbers: folded, tokens, raw }: Reading) {
  const amounts: Pick<Amount, 'first' | 'next' | 'max'>[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const amount = readAmount(tokens, index) ?? writtenOut(tokens, index)
    if (!amount || amount.vague || amount.isOne) continue
    amounts.push({ ...amount, first: index })
    index = amount.next - 1
  }
  let last = 0
  return amounts.map(({ first, next, max }) => {
    const [start, end] = [tokens[first]?.start ?? 0, tokens[next - 1]?.end ?? 0]
    const [from, before] = [last, folded.slice(0, start)]
    last = end
    return { max, start, from, before, after: folded.slice(end), words: raw.slice(start, end) }
  })
}

/** 'bán được 4tr, bù thêm 8tr nữa', '3tr tiền mặt + voucher 500k + bán máy cũ được 2tr': all of it together. */
function added(reading: Reading): Budget | null {
  const sums = sumsIn(reading)
  const [first, ...others] = sums
  if (!first || others.length === 0) return null
  const isMonthly = sums.some(
    ({ before, after }) => A_MONTH_BEHIND.test(after) || A_MONTH_BEFORE.test(before),
  )
  if (isMonthly) return null
  const isPurse = FIRST_PURSE.test(first.before)
  const areAdded = others.every(({ before, after, from, start }) => {
    if (IF_NEED_BE.test(after)) return false
    if (ON_TOP.test(before)) return true
    const between = before.slice(from)
    const isOfThing = kindsNamed(reading).some((kind) => kind.start >= from && kind.end <= start)
    return isPurse && COMES_FROM.test(between) && (!isOfThing || /(?:^|\s)ban(?![a-z])/.test(between))
  })
  const arePurses = MADE_ONE.test(reading.numbers) && sums.every(({ before }) => IN_HAND.test(before))
  if (!areAdded && !arePurses) return null
  return {
    max: sums.reduce((sum, { max }) => sum + max, 0),
    hard: true,
    words: sums.map(({ words }) => words).join(' + '),
  }
}

/** '800k/tháng', 'mỗi tháng được 1 triệu 2': what is put by, or paid, every month. */
const A_MONTH_BEHIND = /^\s*(?:\/|mot|1|moi|hang)?\s*thang(?![a-z])/
const A_MONTH_BEFORE = /(?:^|\s)(?:moi|hang|mot|1|gop|dan) thang (?:[a-z]+ ){0,4}$/
const PUTS_BY =
  /(?:^|\s)(?:gop|tra gop|tra dan|tra (?:hang|moi) thang|de danh|danh dum|danh duoc|tiet kiem|bo ong|chiu duoc|de duoc)(?![a-z])/
const MONTHS = new RegExp(
  `(?:^|\\s)(?:trong|sau|khoang|gop|du|duoc|ky han)? ?${NUMBER} (thang|nam)(?![a-z])`,
  'g',
)
/** 'lương 7tr/tháng': what comes in, not what is put by. */
const OF_WAGE = /(?:^|\s)(?:luong|thu nhap|tien cong|huu)(?: [a-z]+){0,3} $/
/** More months than these are no plan for a machine. */
const MOST_MONTHS = 36

/** 'đưa trước 3tr', 'trả trước 20%': what is paid beside the months, in VND; 0 where nothing is. */
function downPayment({ tokens, numbers: folded }: Reading, paidLater: number): number {
  const isDown = ({ start }: { start: number }) =>
    /(?:^|\s)(?:dua|tra|dong|coc|gop) truoc(?: (?:duoc|dc|khoang|tam))* $/.test(folded.slice(0, start))
  const at = tokens.findIndex(isDown)
  const percent = PERCENT.exec(folded.slice(tokens[at]?.start ?? folded.length))?.[1]
  if (percent) return Math.round((paidLater * Number(percent)) / (100 - Number(percent)))
  const amount = at < 0 ? null : readAmount(tokens, at)
  return amount?.unit && !amount.vague ? amount.max : 0
}
const PERCENT = /^([1-8]\d) ?(?:%|phan tram)/

/** 'góp 800k/tháng trong 1 năm': 9,6 million. */
function byMonths(reading: Reading): Budget | null {
  const { numbers: folded, tokens, raw } = reading
  if (!PUTS_BY.test(folded)) return null
  for (let index = 0; index < tokens.length; index += 1) {
    const amount = readAmount(tokens, index)
    if (!amount || amount.vague || amount.unit === null || amount.max < 50_000) continue
    const start = tokens[index]?.start ?? 0
    const end = tokens[amount.next - 1]?.end ?? start
    if (OF_WAGE.test(folded.slice(0, start))) continue
    const isMonthly = A_MONTH_BEHIND.test(folded.slice(end)) || A_MONTH_BEFORE.test(folded.slice(0, start))
    if (!isMonthly) continue
    const months = [...folded.matchAll(MONTHS)].flatMap(([, count = '', unit]) => {
      const number = numberOf(count) * (unit === 'nam' ? 12 : 1)
      return number > 1 && number <= MOST_MONTHS ? [number] : []
    })
    const [number] = months
    if (number === undefined) continue
    const paidLater = amount.max * number
    const words = `${number} × ${raw.slice(start, end)}`
    return { max: paidLater + downPayment(reading, paidLater), hard: true, words }
  }
  return null
}

const PARTS = '(2|3|4|5|6|hai|ba|tu|bon|nam|sau)'
const PART_OF = new RegExp(
  `(?<![\\w.,])(?:(\\d{1,2}) ?(?:%|phan tram)|(1|2|3|mot|hai|ba) ?(?:/|phan) ?${PARTS}|((?:mot|1|phan) )?nua)(?![\\w])`,
)
const DIVIDED: Readonly<Record<string, number>> = { mot: 1, hai: 2, ba: 3, tu: 4, bon: 4, nam: 5, sau: 6 }
const numberIn = (word: string | undefined) => DIVIDED[word ?? ''] ?? Number(word)
/** Whose part is spoken of: what somebody earns or has in hand. */
const PURSE =
  /(?:^|\s)(?:luong|thu nhap|tien huu|huu|tro cap|tien mat|tien de danh|de danh|thuong tet)(?![a-z])/
/** 'giữ lại 1/6': what stays of it. */
const STAYS = /(?:^|\s)(?:giu|chua|de|danh|tru)(?: phai)? (?:lai|ra)(?: (?:lai|khoang|tam))*\s*$/

/** 'lương 9tr, dành 40% mua', '24 triệu, giữ lại 1/6': the part of a purse that is there to spend. */
function partOfPurse({ numbers: folded, tokens, raw }: Reading): Budget | null {
  const part = PURSE.test(folded) ? PART_OF.exec(folded) : null
  if (!part) return null
  const amounts = tokens.flatMap((_, index) => {
    const amount = readAmount(tokens, index)
    return amount && !amount.vague && !amount.isOne && amount.unit !== null ? [amount] : []
  })
  const [whole, another] = amounts
  if (!whole || (another && another.first >= whole.next)) return null
  const [, percent, above, below] = part
  const share = percent ? Number(percent) / 100 : above ? numberIn(above) / numberIn(below) : 0.5
  if (!(share > 0.04 && share < 1)) return null
  const spent = STAYS.test(folded.slice(0, part.index)) ? 1 - share : share
  const words = raw.slice(tokens[whole.first]?.start ?? 0, tokens[whole.next - 1]?.end ?? 0)
  return { max: Math.round(whole.max * spent), hard: true, words: `${part[0].trim()} × ${words}` }
}

/** 'để dành được 2 tháng lương': so many times what comes in a month. */
const MONTHS_OF_WAGE = new RegExp(`(?:^|\\s)${NUMBER} thang (?:luong|thu nhap)(?![a-z])`)

/** 'lương 7tr, dành 2 tháng lương mua laptop': 14 million. */
function monthsOfWage({ numbers: folded, tokens, raw }: Reading): Budget | null {
  const months = numberOf(MONTHS_OF_WAGE.exec(folded)?.[1] ?? '')
  if (!(months > 1 && months <= MOST_MONTHS)) return null
  for (const [index, { start }] of tokens.entries()) {
    const wage = OF_WAGE.test(folded.slice(0, start)) ? readAmount(tokens, index) : null
    if (!wage || wage.vague || wage.unit === null) continue
    const words = `${months} × ${raw.slice(start, tokens[wage.next - 1]?.end ?? start)}`
    return { max: wage.max * months, hard: true, words }
  }
  return null
}

/** The sum that a question puts together from several; null where it names one, or none. */
export const sumOfSeveral = (reading: Reading): Budget | null =>
  monthsOfWage(reading) ?? byMonths(reading) ?? pooled(reading) ?? partOfPurse(reading) ?? added(reading)
