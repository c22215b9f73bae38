import { kindsWhere } from '#app/kinds/kind.ts'
import type { Kind } from '#app/kinds/kind.ts'
import type { NameIndex } from '../mentions/name-index.ts'
import type { Amount, Quantity } from './money-amount.ts'
import { boundOf, hasMoneyWord } from './money-cues.ts'
import { COUNTS_SOMETHING, LENGTH_WORDS } from './money-exclusions.ts'
import { isYear } from './number-words.ts'
import type { Reading } from './reading.ts'

/** What else was understood that tells money from size. */
export interface BudgetContext {
  kinds: readonly Kind[]
  /** A kind, a brand or a model was named. */
  aboutProducts: boolean
  /** What machines of each kind usually cost. */
  prices?: NameIndex['prices'] | undefined
}

/** Somebody may want to spend this share of what is usually least, or this multiple of what is usually most. */
const LEAST_OF_USUAL = 0.6
const MOST_OF_USUAL = 1.6

/** Whether machines of a kind that is asked for are bought for such a sum in VND; not where their prices are unknown. */
export function isUsual(vnd: number, { kinds, prices }: BudgetContext): boolean {
  return kinds.some((kind) => {
    const usual = prices?.get(kind)
    return usual !== undefined && vnd >= usual.from * LEAST_OF_USUAL && vnd <= usual.to * MOST_OF_USUAL
  })
}

/** Kinds described in litres, so 'lít' near them is never 100,000 VND. */
const LITRE_KINDS: ReadonlySet<Kind> = new Set(
  kindsWhere(({ measuredIn }) => measuredIn?.includes('litres') ?? false),
)
/** Kinds described in metres. */
const METRE_KINDS: ReadonlySet<Kind> = new Set(
  kindsWhere(({ measuredIn }) => measuredIn?.includes('metres') ?? false),
)
/** Words before a number that make it part of a name. */
const NAME_BEFORE =
  /(?:^|[^a-z])(?:iphone|ip|note|redmi|reno|series|gen|core|mi|poco|realme|oppo|vivo|find|mate|nova|pixel|pro|max|galaxy|air|watch|m|a|s|z|windows|win|android|ios|wifi|bluetooth|usb|top|rtx|gtx|ryzen|ultra|fold|flip|xiaomi|honor|legion|tuf|rog)\s$/

/** 'mấy triệu' asks a price unless it goes on so. */
const SEVERAL_SAID = /^\s*(?:thoi|do lai|tro lai|tro xuong|quay dau|la duoc|la cung|hoi)(?![a-z])/

const textBefore = (reading: Reading, index: number) =>
  reading.cues.slice(0, reading.tokens[index]?.start ?? 0)

/** Whether an amount in an ambiguous unit ('15 củ', '10M', '500k', '5 lít') is money here. */
export function isMoney(reading: Reading, amount: Amount, context: BudgetContext): boolean {
  const before = textBefore(reading, amount.first)
  const unit = amount.unit
  const bound = () => boundOf(before, '')
  if (unit === null) return true
  if (amount.isSeveral)
    return SEVERAL_SAID.test(reading.folded.slice(reading.tokens[amount.next - 1]?.end ?? 0))
  const after = reading.folded.slice(reading.tokens[amount.next - 1]?.end ?? 0)
  // Củ Chi is a place.
  if (amount.unitWord === 'cu' && /^ ?chi(?![a-z])/.test(after)) return false
  const isBare = amount.isOne && amount.min === amount.max && amount.min === unit.vnd
  if (isBare && bound() === 'none' && !hasMoneyWord(before)) return false
  if (amount.unitWord === 'tram') {
    if (COUNTS_SOMETHING.test(after)) return false
    return hasMoneyWord(before) || bound() !== 'none' || amount.vague || isUsual(amount.max, context)
  }
  if (unit.vnd === 1) return amount.number >= 10_000
  if (unit.vnd >= 1_000_000_000 && amount.number > 100) return false
  if (unit.certainty === 'sure') return true
  if (amount.unitWord === 'k')
    return isThousands(amount, before) && !isStuckToMore(reading, amount) && !isOfHertz(amount, before)
  if (amount.unitWord === 'm') return isMillionsOfM(reading, amount, before, context)
  if (amount.unitWord === 'lit') {
    const isOfLitres = context.kinds.some((kind) => LITRE_KINDS.has(kind))
    const isPaid = PAID.test(after) && (!isOfLitres || isUsual(amount.max, context))
    const isNoTank = context.kinds.length > 0 && !isOfLitres && isUsual(amount.max, context)
    return (
      isPaid ||
      isNoTank ||
      (context.kinds.length > 0 && !isOfLitres && bound() !== 'none') ||
      (hasMoneyWord(before) && !isOfLitres && context.aboutProducts && amount.number <= 50)
    )
  }
  if (amount.unitWord === 'ngan') return amount.number >= 50
  if (NAME_BEFORE.test(before.slice(-12)) && reading.tokens[amount.next - 1]?.marked !== 'củ') return false
  if (amount.unitWord === 'chai' && context.kinds.includes('wine_cooler')) return false
  return context.aboutProducts || hasMoneyWord(before) || bound() !== 'none'
}

/** '2 lít mua được cái gì', '5 lít bạc': what is said of money and never of a tank. */
const PAID = /^\s*(?:bac|(?:thi )?(?:co )?mua (?:duoc|dc|noi|gi|may))(?![a-z])/

/** 'màn 144hz … thì có lên đủ 144 k': the figure is said again, and 'k' is 'không'. */
const isOfHertz = ({ number }: Amount, before: string): boolean =>
  new RegExp(`(?:^|\\s)${number} ?hz(?![a-z])`).test(before)

/** '358K3L' goes on as a code. */
function isStuckToMore({ tokens }: Reading, amount: Amount): boolean {
  const behind = tokens[amount.next]
  return behind?.glued === true && /^[a-z0-9]/.test(behind.text)
}

function isThousands(amount: Amount, before: string): boolean {
  if (amount.number >= 100) return true
  return hasMoneyWord(before) && ![2, 4, 8].includes(amount.number)
}

/** 'm' is a million when typed as a large M without a length in sight, or behind a word for money. */
function isMillionsOfM(reading: Reading, amount: Amount, before: string, context: BudgetContext): boolean {
  if (LENGTH_WORDS.test(before.slice(-40))) return false
  if (hasMoneyWord(before) || ['vnd', 'dong'].includes(reading.tokens[amount.next - 1]?.text ?? ''))
    return true
  const unitToken = reading.tokens.slice(amount.first, amount.next).find((token) => token.text === 'm')
  const isBrand3M = unitToken !== undefined && reading.raw.slice(unitToken.start - 1, unitToken.end) === '3M'
  if (isBrand3M && boundOf(before, '') === 'none') return false
  const behind = reading.tokens[amount.next]
  const hasMetres = context.kinds.some((kind) => METRE_KINDS.has(kind))
  const isStuck = behind?.glued === true && /^[a-z0-9]/.test(behind.text)
  // '30m2' is an area, 'm4' behind a space a chip.
  const tail = reading.tokens[amount.next - 1]
  const isTail = tail !== unitToken
  const isOfMoney = isTail ? tail?.glued === true && !/^[23]$/.test(tail.text) && unitToken?.glued : true
  const isCued = !hasMetres || boundOf(before, '') !== 'none'
  if (!isStuck && isOfMoney && isCued && isUsual(amount.max, context)) return true
  const isPlain =
    Number.isInteger(amount.number) &&
    amount.number >= 1 &&
    amount.number <= 50 &&
    amount.min === amount.number * 1_000_000
  if (!isPlain || isStuck) return false
  const isLarge = unitToken !== undefined && reading.raw[unitToken.start] === 'M'
  if (isLarge && context.aboutProducts)
    return !hasMetres || boundOf(before, '') !== 'none' || amount.number > 8
  const behindIt = reading.folded.slice(reading.tokens[amount.next - 1]?.end ?? 0).slice(0, 12)
  if (/^\s*(?:all in|tong|max|tron goi)/.test(behindIt)) return true
  return context.kinds.length > 0 && !hasMetres && amount.number >= 2 && boundOf(before, '') !== 'none'
}

/** 'cao tới tủ trên có 50': how high, not how much. */
const OF_LENGTH =
  /(?:^|\s)(?:cao(?! cap)|rong(?! rai)|ngang(?! (?:gia|tam|ngua))|hut|sau(?! (?:khi|nay|do|thang|tet|le|vu|khong)))\s(?:[a-z]+\s){0,5}$/

/** 'bàn chỉ sâu 60': a side, whatever is said before it. */
export const IS_SIDE = /(?:^|\s)(?:cao|rong|ngang|sau)\s$/

/** '5 lít' of money is 500,000. */
const HUNDRED_THOUSAND = 100_000

/** Where a bare number stands, and where the phrase it belongs to begins (the left side of a range). */
interface BarePlace {
  index: number
  phrase: number
}

/** What may stand behind a bare price: the end, a sign, or a word that goes on about buying. */
const AFTER_BARE =
  /^\s*(?:$|[,.;?!)\n]|-|(?:mua|thi|la|cho|co|nen|chon|lay|nao|tro|do|thoi|nha|nhe|a|ah|voi|ma|de|minh|em|shop|ad|hoac|hay|den|toi|duoc|quay|tu|tam|k|ko|hk|hong|hok|khong|len|can|dang|ngoai|nhung|trong|duoi|ai|moi|nhu|va|for)(?![a-z]))/

/**
 * The VND a bare number stands for, as a factor; null when it is no price. A full figure (10.000.000) is a
 * price by itself, a small number only behind a word for money or a limit: 'tầm giá 15' is 15 million.
 */
export function scaleOfBareNumber(
  reading: Reading,
  place: BarePlace,
  quantity: Quantity,
  context: BudgetContext,
): number | null {
  const token = reading.tokens[place.index]
  if (token === undefined) return null
  const before = textBefore(reading, place.phrase)
  const after = reading.folded.slice(reading.tokens[quantity.next - 1]?.end ?? 0).slice(0, 30)
  const isSlang = /^\s?lit(?![a-z])/.test(after) && context.kinds.length > 0
  if (
    isSlang &&
    !context.kinds.some((kind) => LITRE_KINDS.has(kind)) &&
    boundOf(before, after.replace(/^\s?lit/, '')) !== 'none'
  )
    return HUNDRED_THOUSAND
  if (
    /^[a-z/]/.test(after) ||
    (/[/\w-]$/.test(before) && !/\d\s?-$/.test(before)) ||
    COUNTS_SOMETHING.test(after)
  )
    return null
  const value = quantity.min
  // 'dây từ 2015': a year is no sum, unless a word for money stands before it.
  if (isYear(value) && !hasMoneyWord(before)) return null
  if (IS_SIDE.test(before) || (OF_LENGTH.test(before) && !hasMoneyWord(before))) return null
  if (value >= 100_000)
    return isFullFigure(token.text, value, quantity.next - place.index > 1, before) ? 1 : null
  if (NAME_BEFORE.test(before.slice(-12)) || !AFTER_BARE.test(after)) return null
  const usual = SCALES.find((scale) => isUsual(value * scale, context))
  if (hasMoneyWord(before)) return scaleOfPrice(value) === null ? null : (usual ?? scaleOfPrice(value))
  const bound = boundOf(before, '')
  const isLimit = bound === 'max' || bound === 'about' || (bound === 'min' && value >= 5)
  if (isLimit && isPlainPrice(value, bound, context.kinds)) return usual ?? 1_000_000
  const left = reading.tokens[place.phrase]
  const isRange = left !== token && TO.test(reading.folded.slice(left?.end, token.start))
  if (usual === undefined || !(isLimit || isRange)) return null
  return value >= 100 || isPlainPrice(value, 'max', context.kinds) ? usual : null
}

/** Between the ends of a range. */
const TO = /^\s*(?:-|~|den|toi)\s*$/
/** What a number without a unit may count. */
const SCALES = [1_000_000, 1000] as const

function isFullFigure(text: string, value: number, spaced: boolean, before: string): boolean {
  if (/^0|^84\d{9}$/.test(text) || value % 1000 !== 0 || value >= 2e9) return false
  return value >= 1_000_000 || spaced || /[.,]/.test(text) || hasMoneyWord(before)
}

function scaleOfPrice(value: number): number | null {
  if (value <= 0) return null
  if (value < 200) return 1_000_000
  if (value < 100_000) return Number.isInteger(value) ? 1000 : null
  return 1
}

/** Without a word for money a number may be a size: inches of a TV, kilograms of a washer. */
function isPlainPrice(value: number, bound: Bound, kinds: readonly Kind[]): boolean {
  if (kinds.length === 0 || value < 2 || value > 60) return false
  if (kinds.includes('tv') || kinds.includes('monitor')) return value < 24
  if (kinds.includes('washer') || kinds.includes('dryer'))
    return bound !== 'about' && (value < 7 || value > 12)
  if (kinds.includes('ac')) return bound !== 'about' && value > 4
  return bound === 'max' || !kinds.some((kind) => LITRE_KINDS.has(kind))
}

type Bound = ReturnType<typeof boundOf>
