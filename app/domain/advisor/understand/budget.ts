import { spendingShare } from '../classify/spending.ts'
import { kindsNamed } from './kind-mentions.ts'
import type { Amount, Quantity } from './money-amount.ts'
import { readAmount, readQuantity } from './money-amount.ts'
import { boundOf } from './money-cues.ts'
import type { Bound } from './money-cues.ts'
import { COUNTS_SOMETHING, isNoBudget } from './money-exclusions.ts'
import type { BudgetContext } from './money-sense.ts'
import { isMoney, isUsual, scaleOfBareNumber } from './money-sense.ts'
import type { Found } from './money-taken-back.ts'
import { saidAnew, standing } from './money-taken-back.ts'
import { sumOfSeveral } from './money-together.ts'
import type { Budget } from './need.ts'
import type { Reading, Token } from './reading.ts'

/** How far a sum in VND said as 'about' reaches, up and down. */
export const aroundSum = (sum: number): { min: number; max: number } => ({
  min: Math.round(sum * 0.9),
  max: Math.round(sum * 1.1),
})
/** 'gần' reaches down to 90 %, 'hơn' up to 115 %. */
const NEARLY = 0.9
const OVER = 1.15

/**
 * The budget of a question in VND, by the grammar of amounts ('10tr', '2tr6', '15 củ', 'tám triệu rưỡi',
 * '8-10 triệu') and the words around it; null when no amount is money to spend.
 */
export function parseBudget(reading: Reading, context: BudgetContext): Budget | null {
  const several = sumOfSeveral(reading)
  if (several !== null) return several
  const found: Found[] = []
  for (let index = 0; index < reading.tokens.length;) {
    const one = findAt(reading, index, context)
    if (one !== null) found.push(one)
    // The rest of an amount that is none to spend is no other: 'ba chục triệu' is not 'chục triệu', too.
    index = one?.next ?? readAmount(reading.tokens, index)?.next ?? index + 1
  }
  const toSpend = found.filter(
    ({ bound, first, next }) =>
      (bound !== 'none' || isToSpend(reading, first, next)) &&
      (found.length === 1 || !(isPutAside(reading, first, next) || isNotMeant(reading, first))),
  )
  const budget = capped(reading, partOf(reading, lessCosts(reading, combine(standing(reading, toSpend)))))
  return (toSpend.length === 1 && budget && saidAnew(reading, toSpend[0]?.next ?? 0, budget)) || budget
}

/**
 * Below this share a sum is something else: a price, a fee, what was paid. Of 3,942 sums of four writers, each told by what the others
 * taught, 75 % of those that are something else are found so, and 3 % of those to spend; of 30 requests of a few words that end in a bare
 * sum, one.
 */
export const HARDLY_TO_SPEND = 0.06
/** Fewer words tell no story. */
const FEWEST_WORDS = 9

/** 'trước mắt 4 triệu': what there is to spend now. */
const FOR_NOW = /(?:^|\s)truoc mat(?: (?:co|khoang|tam|chi))* $/
/** '7 triệu rưỡi chứ không phải 4 triệu': this sum is the one that is meant. */
const RATHER_THAN = /^ ?(?:chu|ma) (?:khong|ko|k|hong|hok|dau)(?: co)? phai(?![a-z])/

function isToSpend(reading: Reading, first: number, next: number): boolean {
  const [from, to] = [reading.tokens[first]?.start, reading.tokens[next - 1]?.end]
  if (reading.tokens.length < FEWEST_WORDS || from === undefined || to === undefined) return true
  const before = reading.folded.slice(Math.max(0, from - 16), from)
  if (OF_ALL.test(before) || FOR_NOW.test(before)) return true
  if (RATHER_THAN.test(reading.folded.slice(to))) return true
  const kinds = kindsNamed(reading).filter(({ start, end }) => start >= to || end <= from)
  return spendingShare(reading, { start: from, end: to }, kinds) >= HARDLY_TO_SPEND
}

/** 'Đừng vượt nhé', 'không hơn một xu', 'đừng lẹm vô tiền phân bón': a limit that is said apart from its sum. */
const CAPPED =
  /(?:^|[\s,.;!?])(?:dung|khong|ko|k|cam|mien|hok|hong)(?: (?:duoc|co|nen|cho))? (?:(?:vuot|lo)(?: (?:qua|muc|so|tien|nha|nhe|nghe|nghen|nua|do))*(?=\s*(?:$|[,.;!?]))|hon (?:mot |1 )?(?:xu|cac)(?![a-z])|(?:lem|dung|an|pham|thut) (?:vo|vao|toi|den)(?![a-z]))/

function capped({ folded }: Reading, budget: Budget | null): Budget | null {
  const most = budget?.target ?? budget?.max
  if (!budget || most === undefined || budget.hard || !CAPPED.test(folded)) return budget
  return { max: most, hard: true, words: budget.words }
}

/** 'trong khoảng 1/3 thôi', 'chừng một nửa': so much of the sum that was named. */
const PART =
  /(?:^|\s)(?:khoang|co|tam|chung|chi|mat|bang) (?:(1|mot) ?(?:\/|phan) ?(2|3|4|ba|tu|hai)|(?:mot |phan |1 )?nua)(?: so (?:do|tien))?(?: thoi)?(?![a-z\d])/
const DIVISOR: Readonly<Record<string, number>> = { '2': 2, hai: 2, '3': 3, ba: 3, '4': 4, tu: 4 }

function partOf({ folded }: Reading, budget: Budget | null): Budget | null {
  const part = PART.exec(folded)
  const whole = budget?.target ?? budget?.max
  if (!budget || !part || whole === undefined) return budget
  const sum = Math.round(whole / (DIVISOR[part[2] ?? ''] ?? 2))
  return {
    ...aroundSum(sum),
    target: sum,
    hard: false,
    words: budget.words,
  }
}

/** 'kéo dây tốn 2tr', 'công lắp hết 800k': what has to be paid beside the machine. */
const COST_BEFORE =
  /(?:^|\s)(?:ton|het|mat|cong|phi|tien cong|tien tho|cong tho|lap dat|ship|keo day|thay day|lam lai)(?: (?:them|khoang|tam|chung|het|mat|cung|duoc|da))?\s*$/
/** 'chừa 3 triệu tiền thợ': what is put aside of the sum, whatever it is for. */
const PUT_ASIDE = /(?:^|\s)(?:chua|danh|de)(?: (?:lai|ra|danh))?(?: (?:khoang|tam|chung|cung))?\s*$/
const FOR_OTHERS =
  /^\s*(?:de |cho |lam |tra |tien )*(?:tho|cong|lap|ship|van chuyen|di lai|du phong|vat tu|ong|dien nuoc|sua nha|phu kien)(?![a-z])/
/** 'chừa lại 3 triệu': so much of the sum stays. */
const KEPT_BACK = /(?:^|\s)(?:chua|giu|danh) lai(?: (?:it nhat|khoang|tam|chung|cho))?\s*$/
/** '7 triệu chứ không phải 4 triệu': that sum was never meant. */
const NOT_THAT = /(?:^|\s)(?:khong|ko|k|hong|hok|dau)(?: co)? phai(?: la)?\s*$/
const isNotMeant = ({ folded, tokens }: Reading, first: number): boolean =>
  NOT_THAT.test(folded.slice(0, tokens[first]?.start ?? 0))
const isPutAside = ({ folded, tokens }: Reading, first: number, next: number): boolean => {
  const before = folded.slice(0, tokens[first]?.start ?? 0)
  const after = folded.slice(tokens[next - 1]?.end ?? folded.length)
  return (
    (PUT_ASIDE.test(before) && FOR_OTHERS.test(after)) ||
    KEPT_BACK.test(before) ||
    (/(?:^|\s)tru\s*$/.test(before) && SENT_OFF.test(after))
  )
}
/** 'trừ 2 triệu gửi về quê'. */
const SENT_OFF = /^\s*(?:tien )?(?:gui|dong|tra|bieu|cho|hoc phi|ve que|tho|lap|ship)(?![a-z])/

/** A sum that all of it comes out of. */
const OF_ALL = /(?:^|\s)(?:tong|tong cong|tat ca|ca thay|tron goi|bao gom|gom ca|all in|het thay)(?![a-z])/

/** What is left of a sum for everything once the costs that were named are paid. */
function lessCosts(reading: Reading, budget: Budget | null): Budget | null {
  if (budget === null) return budget
  const isOfAll = OF_ALL.test(reading.folded)
  const whole = budget.target ?? budget.max ?? 0
  const costs = reading.tokens.reduce((sum, { start }, index) => {
    const amount = readAmount(reading.tokens, index)
    const words = amount && reading.raw.slice(start, reading.tokens[amount.next - 1]?.end ?? start)
    const isOther = words !== budget.words && !budget.words.endsWith(words ?? '')
    const isPaid =
      (isOfAll && COST_BEFORE.test(reading.folded.slice(0, start))) ||
      (amount !== null && isPutAside(reading, index, amount.next))
    const isCost = amount?.unit && !amount.vague && isOther && isPaid
    return isCost && amount.max < whole ? sum + amount.max : sum
  }, 0)
  return costs > 0 && costs < whole ? { max: whole - costs, hard: true, words: budget.words } : budget
}

/** 'lớp 9, 12 triệu': the number of a class, a floor or a year begins no sum; one with its unit, as in 'bốn thứ 60 triệu', is one. */
const OF_A_CLASS = /(?:^|\s)(?:lop|khoi|tang|lau|quan|tuoi|thu|so|hdmi|displayport|bluetooth|usb|ram|rom) $/

function findAt(reading: Reading, index: number, context: BudgetContext): Found | null {
  const token = reading.tokens[index]
  if (token === undefined) return null
  if (/^\d/.test(token.text) && isPartOfName(reading.tokens, index)) return null
  const isSum = readAmount(reading.tokens, index)?.next === index + 2
  if (!isSum && OF_A_CLASS.test(reading.folded.slice(0, token.start))) return null
  return rangeAt(reading, index, context) ?? singleAt(reading, index, context)
}

/** A number stuck to letters before it, with a dash or not, is part of a name: 's24', 'A515-58M'. */
function isPartOfName(tokens: readonly Token[], index: number): boolean {
  const [token, previous, first] = [tokens[index], tokens[index - 1], tokens[index - 2]]
  if (token?.glued !== true) return false
  if (/[a-z]$/.test(previous?.text ?? '')) return true
  return previous?.text === '-' && previous.glued && /[a-z\d]$/.test(first?.text ?? '')
}

/** The amount at a token: with a unit, a full figure, or a bare number after a word for money. */
function amountAt(reading: Reading, index: number, context: BudgetContext, phrase = index): Amount | null {
  const amount = readAmount(reading.tokens, index)
  if (amount !== null) return isMoney(reading, amount, context) ? amount : null
  const quantity = readQuantity(reading.tokens, index)
  if (quantity === null || quantity.vague) return null
  const scale = scaleOfBareNumber(reading, { index, phrase }, quantity, context)
  // A number in words is a price by itself only where machines cost as much: 'trong khoảng hai chục'.
  const isSaid = quantity.digits !== null || (quantity.min >= 10 && quantity.min % 10 === 0)
  if (scale === null || !isSaid) return null
  if (quantity.digits === null && !isUsual(quantity.min * scale, context)) return null
  const vnd = Math.round(quantity.min * scale)
  const { digits, next } = quantity
  return {
    min: vnd,
    max: Math.round(quantity.max * scale),
    first: index,
    next,
    unit: null,
    unitWord: '',
    number: quantity.min,
    said: quantity.min,
    digits,
    vague: false,
    isSeveral: false,
  }
}

function around(reading: Reading, first: number, next: number) {
  const start = reading.tokens[first]?.start ?? 0
  const end = reading.tokens[next - 1]?.end ?? start
  return {
    before: reading.cues.slice(Math.max(0, start - 80), start),
    after: reading.folded.slice(end, end + 40),
    markedAfter: reading.marked.slice(end, end + 40),
    words: reading.raw.slice(start, end),
  }
}

function singleAt(reading: Reading, index: number, context: BudgetContext): Found | null {
  const amount = amountAt(reading, index, context)
  if (amount === null) return null
  const { before, after, markedAfter, words } = around(reading, index, amount.next)
  if (isNoBudget(before, after, markedAfter, amount.unitWord)) return null
  if (amount.vague && (ASKS_COST.test(before) || OF_ELECTRICITY.test(after))) return null
  const bound = isInHand(reading, index) ? 'max' : boundOf(before, after)
  return { budget: bind(amount, bound, words), bound, first: index, next: amount.next }
}

/** 'tháng chừng mấy trăm ngàn điện'. */
const OF_ELECTRICITY = /^\s*(?:tien )?(?:dien|nuoc)(?! thoai)(?![a-z])/

/** 'thay lõi hết mấy trăm': asked, not offered. */
const ASKS_COST =
  /(?:^|\s)(?:het|mat|ton|phi|cong|tra|thay|ve sinh|sua|loi|hut)(?: (?:khoang|tam|chung|cung|co|cho|tho))?\s*$/

/** 'có 20 triệu', 'còn 5 củ': what somebody has is all there is. With its marks it is no 'cỡ 20 triệu'. */
const isInHand = ({ marked, tokens }: Reading, index: number): boolean =>
  /(?:^|[\s,.])(?:có|còn|cầm) $/.test(marked.slice(0, tokens[index]?.start ?? 0))

/** How much a vague sum is at most: 'chục triệu' is ten, though it may be a little more; 'hai mươi mấy triệu' no more like 21 than like 29. */
function mostOf(min: number, max: number): number {
  if (max >= min * 1.5) return max
  const isRound = (min / 10 ** Math.floor(Math.log10(min))) % 1 === 0
  return isRound ? min : Math.round((min + max) / 2)
}

function bind({ min, max, vague }: Amount, bound: Bound, words: string): Budget {
  const flags = { words, ...(vague ? { vague: true } : {}) }
  if (bound === 'max') return { max: vague ? mostOf(min, max) : max, hard: true, ...flags }
  if (bound === 'min') return { min, hard: true, ...flags }
  // 'laptop 15 triệu': who names a sum and no more has that much, and means to spend it.
  if (bound === 'none' && min === max) return { max, target: max, hard: true, ...flags }
  if (min !== max) return { min, max, target: Math.round((min + max) / 2), hard: false, ...flags }
  if (bound === 'exactly') return { min, max, target: min, hard: true, ...flags }
  if (bound === 'nearly') return { min: Math.round(min * NEARLY), max, target: min, hard: false, ...flags }
  if (bound === 'over') return { min, max: Math.round(max * OVER), target: min, hard: false, ...flags }
  return { ...aroundSum(min), target: min, hard: false, ...flags }
}

const CONNECTORS = new Set([
  '-',
  '~',
  'den',
  'toi',
  'va',
  'hoac',
  'hay',
  'to',
  'and',
  'or',
  ',',
  'voi',
  'qua',
])

function rangeAt(reading: Reading, index: number, context: BudgetContext): Found | null {
  const { tokens } = reading
  const left = readAmount(tokens, index)
  if (left !== null && !isMoney(reading, left, context)) return null
  const bare = left === null ? readQuantity(tokens, index) : null
  const middle = left?.next ?? bare?.next
  if (middle === undefined || bare?.vague === true) return null
  const rightIndex = skipConnector(reading, middle, true)
  if (rightIndex === null) return null
  const right = amountAt(reading, rightIndex, context, index) ?? inheritUnit(reading, rightIndex, left)
  if (right === null || right.vague) return null
  const leftVnd = left?.min ?? scaledLeft(bare?.min ?? 0, right)
  // 'tivi 43, 100 triệu', 'ram 16, dưới 18 triệu': behind a comma a figure that is far off, or bound anew, counts something else.
  if (reading.tokens[middle]?.text === ',' && bare !== null)
    if (rightIndex > middle + 1 || !isNeighbour(bare, right)) return null
  if (rightIndex === middle && !(bare === null ? isNextSum(left, right) : isNeighbour(bare, right)))
    return null
  if (leftVnd >= right.max || leftVnd < right.max / 20) return null
  const { before, after, markedAfter, words } = around(reading, index, right.next)
  if (isNoBudget(before, after, markedAfter, right.unitWord)) return null
  return {
    budget: { min: leftVnd, max: right.max, hard: true, words },
    bound: 'range',
    first: index,
    next: right.next,
  }
}

/** Behind the connector of a range, or the token itself where 'bảy tám triệu' has none; null for neither. */
function skipConnector(reading: Reading, index: number, allowNone: boolean): number | null {
  const token = reading.tokens[index]
  if (token === undefined) return null
  let next = index
  if (CONNECTORS.has(token.text)) next += 1
  if (reading.tokens[next]?.text === '-' || reading.tokens[next]?.text === '>') next += 1
  if (next > index) {
    while (
      ['khoang', 'tam', 'gan', 'duoi', 'toi', 'den', 'cao', 'max'].includes(
        reading.tokens[next]?.text ?? '',
      ) &&
      next < index + 3
    )
      next += 1
    return next
  }
  return allowNone ? index : null
}

/** '10tr-12': a bare number behind a range's dash takes the unit of the left side. */
function inheritUnit(reading: Reading, index: number, left: Amount | null): Amount | null {
  if (left?.unit == null) return null
  const quantity = readQuantity(reading.tokens, index)
  if (quantity === null || quantity.vague || quantity.digits === null) return null
  const end = reading.tokens[quantity.next - 1]?.end ?? 0
  if (COUNTS_SOMETHING.test(reading.folded.slice(end, end + 20))) return null
  const vnd = Math.round(quantity.min * left.unit.vnd)
  return {
    ...left,
    min: vnd,
    max: vnd,
    first: index,
    next: quantity.next,
    number: quantity.min,
    said: quantity.min,
    digits: quantity.digits,
  }
}

/** '800 - 1tr': a left number larger than the right one is in thousands; of 'ba bốn trăm' it is in hundreds, too. */
function scaledLeft(number: number, right: Amount): number {
  const unit =
    right.said > 0 ? (right.number * (right.unit?.vnd ?? right.max / right.number)) / right.said : 1
  const vnd = number * unit
  return Math.round(vnd >= right.max && number >= 100 ? number * 1000 : vnd)
}

/** '6tr 7tr', '6tr7tr': the same unit twice, one step apart. */
const isNextSum = (left: Amount | null, right: Amount): boolean =>
  left?.unit != null &&
  left.unitWord === right.unitWord &&
  right.number > left.number &&
  right.number - left.number <= 2

/** 'bảy tám triệu', '5 6 củ', 'mười mười hai': only numbers close to each other make a range unconnected. */
function isNeighbour({ min: left, digits }: Quantity, { said: right, digits: rightDigits }: Amount): boolean {
  if ((digits === null) !== (rightDigits === null)) return false
  if (left >= 100 && left % 100 === 0 && right - left === 100) return true
  return right - left === 1 || (left >= 5 && right > left && right - left <= 5 && left <= 50)
}

/** Puts the figures of a question together: a floor and a ceiling, a target and its ceiling, else the first. */
function combine(found: readonly Found[]): Budget | null {
  const first = found.find(({ bound }) => bound !== 'none') ?? found[0]
  if (first === undefined) return null
  const ceiling = found.find((one) => one !== first && one.bound === 'max')
  const floor = found.find((one) => one !== first && one.bound === 'min')
  if (
    ceiling?.budget.max !== undefined &&
    first.bound !== 'max' &&
    ceiling.budget.max > (first.budget.min ?? 0)
  ) {
    return {
      ...first.budget,
      max: ceiling.budget.max,
      hard: true,
      words: `${first.budget.words}, ${ceiling.budget.words}`,
    }
  }
  if (
    floor?.budget.min !== undefined &&
    first.bound === 'max' &&
    floor.budget.min < (first.budget.max ?? 0)
  ) {
    return { ...first.budget, min: floor.budget.min, words: `${floor.budget.words}, ${first.budget.words}` }
  }
  return first.budget
}
