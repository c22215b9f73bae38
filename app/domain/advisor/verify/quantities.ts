import { readAmount } from '../understand/money-amount.ts'
import { MONEY_UNITS } from '../understand/money-units.ts'
import { readNumberWords } from '../understand/number-words.ts'
import type { Token } from '../understand/reading.ts'
import { dateAt } from './dates.ts'
import { unitAt } from './units.ts'

/** A figure of a sentence in one canonical form, and the tokens it stands on. `unit` null: a bare number. */
export type Quantity = {
  value: number
  unit: string | null
  first: number
  next: number
  /** One end of a range. */
  inRange: boolean
}

/** The unit of what looks like a figure but says none that could be checked ('13x', 'vài triệu', 'chín phẩy tám'). */
export const UNREADABLE = 'không rõ'

/** The key a figure is looked up by. */
export const quantityKey = ({ value, unit }: Pick<Quantity, 'value' | 'unit'>): string =>
  `${Math.round(value * 1000) / 1000}|${unit ?? ''}`

/** Every figure of a sentence, in order: digits, words, money in any slang, ranges, dates. */
export function quantitiesIn(tokens: readonly Token[]): Quantity[] {
  const found: Quantity[] = []
  let index = 0
  while (index < tokens.length) {
    if (isNetwork(tokens, index)) {
      index += 2
      continue
    }
    const read =
      dateAt(tokens, index) ?? moneyAt(tokens, index) ?? measureAt(tokens, index) ?? orphanAt(tokens, index)
    if (read) found.push({ ...read, first: index, inRange: false })
    index = read ? read.next : index + 1
  }
  return found.map((quantity, place) => inRange(quantity, place, found, tokens))
}

/** '5G', '3D' and '4K' measure nothing; whether a product has them is a trait. */
const isNetwork = (tokens: readonly Token[], index: number) => {
  const after = tokens[index + 1]
  return after?.glued === true && /^(?:[2-5]g|[23]d|[248]k)$/.test(`${tokens[index]?.text}${after.marked}`)
}

const SIGNS = new Set(['×', '÷', '=', '≈', '+'])

/** Whether a figure stands beside a sign of arithmetic. */
export function isInSum(
  { first, next }: Pick<Quantity, 'first' | 'next'>,
  tokens: readonly Token[],
): boolean {
  return SIGNS.has(tokens[first - 1]?.text ?? '') || SIGNS.has(tokens[next]?.text ?? '')
}

type Found = { value: number; unit: string | null; next: number }

/** Units that a number of thousands may count ('mười hai nghìn BTU' is no money). */
const COUNTED = new Set([
  'BTU',
  'Pa',
  'mAh',
  'đánh giá',
  'lượt',
  'W',
  'kWh',
  'vòng/phút',
  'lít',
  'Hz',
  'người',
  'kg',
  '%',
])

function moneyAt(tokens: readonly Token[], index: number): Found | null {
  const amount = readAmount(tokens, index)
  if (!amount || amount.isOne || ['lit', 'm'].includes(amount.unitWord)) return null
  const counted = unitAt(tokens, amount.next)
  if (counted && COUNTED.has(counted.unit))
    return { value: amount.min, unit: counted.unit, next: counted.next }
  const unit = amount.vague || amount.min !== amount.max ? UNREADABLE : '₫'
  return { value: amount.min, unit, next: amount.next }
}

function measureAt(tokens: readonly Token[], index: number): Found | null {
  return digitsAt(tokens, index) ?? wordsAt(tokens, index)
}

function digitsAt(tokens: readonly Token[], index: number): Found | null {
  const token = tokens[index]
  if (!token || !/^\d/.test(token.text)) return null
  const { value, next } = joinGroups(tokens, index)
  if (Number.isNaN(value)) return { value, unit: UNREADABLE, next }
  const measured = unitAt(tokens, next)
  if (measured) return { value, unit: measured.unit, next: measured.next }
  const after = tokens[next]
  const runsOn = after?.glued === true && /^(?:\p{L}|[*×^])/u.test(after.text)
  return { value, unit: runsOn ? UNREADABLE : null, next }
}

/** '9.890.000', '9 890 000', '1.234,5', '6,5' and '6.5' as a number; NaN for what is none ('1.2.3'). */
function joinGroups(tokens: readonly Token[], index: number): { value: number; next: number } {
  const first = tokens[index]?.text ?? ''
  let joined = first
  let next = index + 1
  if (/^[1-9]\d{0,2}$/.test(first)) {
    while (/^\d{3}$/.test(tokens[next]?.text ?? '') && !tokens[next]?.glued)
      joined += tokens[next++]?.text ?? ''
    if (next === index + 2 && !unitAt(tokens, next)) return { value: Number(first), next: index + 1 }
  }
  return { value: plainNumber(joined), next }
}

function plainNumber(digits: string): number {
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(digits))
    return Number(digits.replaceAll('.', '').replace(',', '.'))
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits)) return Number(digits.replaceAll(',', ''))
  return Number(digits.replace(',', '.'))
}

/** Numbers in words count as figures before a unit, or where they are no small everyday word ('mười hai'). */
function wordsAt(tokens: readonly Token[], index: number): Found | null {
  const read = readNumberWords(tokens, index)
  if (!read) return null
  const after = tokens[read.next]
  if (['phẩy', 'chấm'].includes(after?.marked ?? '') && readNumberWords(tokens, read.next + 1)) {
    return { value: read.value, unit: UNREADABLE, next: read.next + 1 }
  }
  const measured = unitAt(tokens, read.next)
  if (measured && !(read.value === 1 && PLAIN_ONE.has(measured.unit))) {
    return { value: read.value, unit: measured.unit, next: measured.next }
  }
  return read.value > 10 ? { value: read.value, unit: null, next: read.next } : null
}

/** 'một năm', 'một phần', 'một lần' say no figure. */
const PLAIN_ONE = new Set([
  'năm',
  'tháng',
  'ngày',
  'tuần',
  'lần',
  'bộ',
  'người',
  'cửa',
  'chiều',
  'năm',
  'vùng',
])

const MONEY_WORDS = new Set(['triệu', 'trieu', 'tr', 'nghìn', 'nghin', 'ngàn', 'củ', 'million', 'thousand'])

/** A unit of money with no number that could be read before it ('sixteen triệu', 'XII triệu'). */
function orphanAt(tokens: readonly Token[], index: number): Found | null {
  if (!MONEY_WORDS.has(tokens[index]?.marked ?? '')) return null
  return { value: Number.NaN, unit: UNREADABLE, next: index + 1 }
}

const JOINS = new Set(['-', '–', '—', '~', '→', 'den', 'toi', 'va', 'hoac', 'hay'])

/** The first end of a range takes the unit and the scale of the second: '8–10 triệu', '307 đến 550 lít'. */
function inRange(
  quantity: Quantity,
  place: number,
  all: readonly Quantity[],
  tokens: readonly Token[],
): Quantity {
  const [before, after] = [all[place - 1], all[place + 1]]
  const joins = (left: Quantity | undefined, right: Quantity | undefined) =>
    left !== undefined &&
    right !== undefined &&
    right.first === left.next + 1 &&
    JOINS.has(tokens[left.next]?.text ?? '')
  if (joins(quantity, after) && after && quantity.unit === null && after.unit !== null) {
    const scale = after.unit === '₫' ? scaleOf(after, tokens) : 1
    return { ...quantity, value: quantity.value * scale, unit: after.unit, inRange: true }
  }
  const sameUnit = (other: Quantity | undefined) => other?.unit === quantity.unit || other?.unit === null
  const isEnd = (joins(quantity, after) && sameUnit(after)) || (joins(before, quantity) && sameUnit(before))
  return isEnd ? { ...quantity, inRange: true } : quantity
}

function scaleOf({ first, next }: Quantity, tokens: readonly Token[]): number {
  for (let index = first; index < next; index += 1) {
    const unit = MONEY_UNITS.get(tokens[index]?.text ?? '')
    if (unit) return unit.vnd
  }
  return 1
}
