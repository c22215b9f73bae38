import { readAmount, readQuantity } from '../understand/money-amount.ts'
import type { Quantity } from '../understand/money-amount.ts'
import type { Token } from '../understand/reading.ts'
import { EACH, perOf, timeOf } from './periods.ts'
import type { Per } from './periods.ts'

/** What a number of a question measures. kW, hours, kWh, litres, grams, VND. */
export type Measure =
  | 'power'
  | 'time'
  | 'energy'
  | 'litres'
  | 'grams'
  | 'money'
  | 'kwhPrice'
  | 'waterPrice'
  | 'uses'
  | 'people'
  | 'rooms'
  | 'pieces'
  | 'vat'
  | 'days'
  | 'weeks'
  | 'months'
  | 'years'
  | 'idle'

/** A number of a question with what it measures, what it is for, and the tokens it takes up. */
export type Figure = {
  of: Measure
  value: number
  per: Per | null
  /** Money for one of several pieces, whatever else it is for. */
  isPiece?: boolean
  first: number
  next: number
}

const UNITS: Readonly<Record<string, readonly [Measure, number]>> = {
  w: ['power', 0.001],
  watt: ['power', 0.001],
  oat: ['power', 0.001],
  kw: ['power', 1],
  kwh: ['energy', 1],
  so: ['energy', 1],
  gio: ['time', 1],
  tieng: ['time', 1],
  h: ['time', 1],
  phut: ['time', 1 / 60],
  p: ['time', 1 / 60],
  khoi: ['litres', 1000],
  lit: ['litres', 1],
  l: ['litres', 1],
  ml: ['litres', 0.001],
  g: ['grams', 1],
  gr: ['grams', 1],
  gam: ['grams', 1],
  kg: ['grams', 1000],
  ky: ['grams', 1000],
  ki: ['grams', 1000],
  nguoi: ['people', 1],
  ng: ['people', 1],
  dua: ['people', 1],
  phong: ['rooms', 1],
  ngay: ['days', 1],
  tuan: ['weeks', 1],
  thang: ['months', 1],
  nam: ['years', 1],
}
/** Words of money that mean nothing else beside figures of this sort. */
const MONEY = new Set('k nghin ngan trieu tr trd cu dong d vnd ₫ ty tram'.split(' '))
/** What else numbers count in such questions; it takes no part in a sum. */
const IDLE = new Set(
  'do m tang inch in hp ngua btu tuoi mieng canh cho sao vo chong bac lop nac cap ca chau con cua'.split(' '),
)
/** Numbers behind these words name a year, a model or a step. */
const NAMES = new Set(['doi', 'nam', 'bac', 'hang', 'so', 'thu', 'lau', 'tang'])

const TIMES: ReadonlySet<Measure> = new Set(['days', 'weeks', 'months', 'years'])
/** '5 năm nay', '3 tháng rồi': how old something is. */
const PAST = new Set(['nay', 'qua', 'roi', 'truoc', 'tuoi'])

type IsThing = (token: Token) => boolean

/** What ends a clause; nothing does, too. */
export const STOPS = /^(?:[.,;:?!()])?$/

export const at = (tokens: readonly Token[], index: number) => tokens[index]?.text ?? ''
export const isElectric = (tokens: readonly Token[], index: number) => at(tokens, index + 1) === 'dien'
const half = (tokens: readonly Token[], index: number) => (at(tokens, index) === 'ruoi' ? 1 : 0)

/** A number and its unit at a token: null where there is none, 'unread' where one stands there that is not understood. */
export function figureAt(
  tokens: readonly Token[],
  index: number,
  isThing: IsThing,
): Figure | 'unread' | null {
  const money = moneyAt(tokens, index)
  if (money) return money
  const quantity = readQuantity(tokens, index)
  const isDigits = /^\d/.test(at(tokens, index))
  if (!quantity || quantity.isSeveral) return isDigits ? 'unread' : null
  const { next, min } = quantity
  const unit = tokens[next]
  if (unit && isThing(unit)) return figureOf('pieces', min, index, next)
  // 'một ngày', '1 năm': what something is for, no figure by itself.
  const isTime = unit !== undefined && timeOf(unit) !== null && at(tokens, next + 1) !== 'ruoi'
  if (min === 1 && isTime && at(tokens, index - 1) !== 'thay') return null
  const isMeasured = unit !== undefined && UNITS[unit.text] !== undefined && timeOf(unit) === null
  if (isDigits && !isMeasured && isPriceAlone(tokens, index, quantity))
    return figureOf('money', min, index, next)
  const figure = unit ? withUnit(tokens, index, quantity, unit) : null
  const isPast =
    TIMES.has(figure?.of ?? 'idle') &&
    (PAST.has(at(tokens, figure?.next ?? 0)) || at(tokens, index - 1) === 'hanh')
  if (figure && isPast) return { ...figure, of: 'idle' }
  const isVague = quantity.vague && min !== quantity.max
  if (figure) return isVague || isRange(tokens, index, quantity) ? 'unread' : figure
  if (!isDigits) return null
  if (unit?.text === '%') return figureOf('vat', min / 100, index, next + 1)
  const isArea = unit?.text === 'm' && at(tokens, next + 1) === '2'
  const isIdle =
    (unit && IDLE.has(unit.text)) || NAMES.has(at(tokens, index - 1)) || at(tokens, index - 2) === 'bac'
  return isIdle ? figureOf('idle', min, index, next + (isArea ? 2 : 0)) : 'unread'
}

function withUnit(tokens: readonly Token[], index: number, quantity: Quantity, unit: Token): Figure | null {
  const { next } = quantity
  const isCubic = unit.text === 'm' && at(tokens, next + 1) === '3' && tokens[next + 1]?.glued
  if (isCubic) return figureOf('litres', quantity.min * 1000, index, next + 2)
  if ((unit.text === 'ky' || unit.text === 'ki' || unit.text === 'chu') && isElectric(tokens, next))
    return figureOf('energy', quantity.min, index, next + 2)
  const known = UNITS[unit.text]
  if (known && !(unit.text === 'so' && unit.marked !== unit.text && unit.marked !== 'số')) {
    const minutes = known[0] === 'time' && known[1] === 1 ? minutesAt(tokens, next + 1) : null
    if (minutes) return figureOf('time', quantity.min + minutes.value / 60, index, minutes.next)
    const more = half(tokens, next + 1)
    const value = (quantity.min + more / 2) * known[1]
    return figureOf(known[0], value, index, next + 1 + more)
  }
  const per = perOf(unit)
  if (per === 'use') return figureOf('uses', quantity.min, index, next + 1)
  return per === 'piece' && unit.text !== 'con' ? figureOf('pieces', quantity.min, index, next + 1) : null
}

/** The minutes of '1 tiếng 30 phút' and '1h30'. */
function minutesAt(tokens: readonly Token[], index: number): { value: number; next: number } | null {
  const said = at(tokens, index)
  const isUnit = at(tokens, index + 1) === 'phut' || at(tokens, index + 1) === 'p'
  if (!/^[1-5]?\d$/.test(said) || !(isUnit || tokens[index]?.glued)) return null
  return { value: Number(said), next: index + (isUnit ? 2 : 1) }
}

export const figureOf = (measure: Measure, value: number, first: number, next: number): Figure => ({
  of: measure,
  value,
  per: null,
  first,
  next,
})

const ASKS_HOW_MANY = new Set(['may', 'nhieu', 'bao', 'vai', 'chuc', 'tram'])

/** '3k', '2k5', '3 ngàn rưỡi', '1 triệu rưỡi', '90k'. */
function moneyAt(tokens: readonly Token[], index: number): Figure | null {
  const amount = readAmount(tokens, index)
  // 'mấy triệu' asks.
  if (amount?.isOne && ASKS_HOW_MANY.has(at(tokens, index - 1))) return null
  if (!amount?.unit || !MONEY.has(amount.unitWord) || amount.vague || amount.min !== amount.max) return null
  const figure = figureOf('money', amount.min, index, amount.next)
  if (amount.unit.vnd !== 1000 || amount.number >= 10) return figure
  const tail = at(tokens, amount.next)
  if (tail === 'ruoi') return { ...figure, value: amount.min + 500, next: amount.next + 1 }
  // '2k5', '3 ngàn 2,': what ends there is of the sum.
  const isEnd = amount.unitWord !== 'k' && STOPS.test(at(tokens, amount.next + 1))
  const isTail = /^\d$/.test(tail) && (tokens[amount.next]?.glued || isEnd)
  return isTail ? { ...figure, value: amount.min + Number(tail) * 100, next: amount.next + 1 } : figure
}

const isJoint = (text: string) => text === '-' || text === '~' || text === 'den' || text === 'toi'

/** '8 tới 10 tiếng', '2-3 số': no one figure. */
const isRange = (tokens: readonly Token[], index: number, { next }: Quantity): boolean =>
  (isJoint(at(tokens, index - 1)) && /^\d/.test(at(tokens, index - 2))) ||
  (isJoint(at(tokens, next + 1)) && /^\d/.test(at(tokens, next + 2)))

/** What a kWh costs, in VND, in any house or shop. */
export const [LEAST_PRICE, MOST_PRICE] = [1000, 9999]
const SAYS_PRICE = new Set('dien bac gia tra quan binh tinh'.split(' '))

/** 'điện 3.800', 'bậc 3000', 'giá 3.200': the price of a kWh without its unit. */
function isPriceAlone(tokens: readonly Token[], index: number, { min, next }: Quantity): boolean {
  if (min < LEAST_PRICE || min > MOST_PRICE || !/^\d(?:[.,]\d{3}|\d{3})$/.test(at(tokens, index)))
    return false
  const isPerKwh = EACH.has(at(tokens, next)) && ['so', 'kwh', 'ky', 'chu'].includes(at(tokens, next + 1))
  const near = [1, 2, 3, 4].map((back) => at(tokens, index - back))
  return isPerKwh || near.some((word) => SAYS_PRICE.has(word))
}
