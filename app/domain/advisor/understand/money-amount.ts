import { parseNumber } from '#app/vietnamese/numbers.ts'
import type { MoneyUnit } from './money-units.ts'
import { MONEY_UNITS, VAGUE_NUMBERS, dollar } from './money-units.ts'
import { readNumberWords } from './number-words.ts'
import type { Token } from './reading.ts'

/** A number before its unit; `max` differs from `min` where the number is a range itself ('13x', 'vài'). */
export interface Quantity {
  min: number
  max: number
  next: number
  digits: string | null
  vague: boolean
  /** 'mấy', which also asks 'how many'. */
  isSeveral?: boolean
}

/** An amount with its unit, in VND; `unit` is null for a full figure such as 10.000.000. */
export interface Amount {
  min: number
  max: number
  first: number
  next: number
  unit: MoneyUnit | null
  /** The folded word of the unit. */
  unitWord: string
  number: number
  /** The number as it was said: 4 of '4 trăm'. */
  said: number
  digits: string | null
  vague: boolean
  isSeveral: boolean
  /** No number was said, which means one: 'triệu rưỡi', 'không quá triệu'. */
  isOne?: boolean
}

/** Reads digits, number words or a vague number at token `index`; null when there is none. */
export function readQuantity(tokens: readonly Token[], index: number): Quantity | null {
  const token = tokens[index]
  if (token === undefined) return null
  if (/^\d/.test(token.text)) return readDigits(tokens, index)
  for (const { words, min, max } of VAGUE_NUMBERS) {
    const fits = words.every((word, offset) => tokens[index + offset]?.text === word)
    if (fits && !['máy', 'mày'].includes(token.marked))
      return {
        min,
        max,
        next: index + words.length,
        digits: null,
        vague: true,
        isSeveral: words.join() === 'may',
      }
  }
  const word = readNumberWords(tokens, index)
  if (word === null) return null
  if (word.value >= 20 && word.value % 10 === 0 && isSeveral(tokens[word.next])) {
    return { min: word.value + 1, max: word.value + 9, next: word.next + 1, digits: null, vague: true }
  }
  return { min: word.value, max: word.value, next: word.next, digits: null, vague: false }
}

const isSeveral = (token: Token | undefined) => token?.text === 'may' && token.marked !== 'máy'

function readDigits(tokens: readonly Token[], index: number): Quantity | null {
  const digits = tokens[index]?.text ?? ''
  let value = parseNumber(digits)
  let next = index + 1
  if (value === null) return null
  const groups: string[] = []
  while (
    /^\d{1,3}$/.test(digits) &&
    !digits.startsWith('0') &&
    /^\d{3}$/.test(tokens[next]?.text ?? '') &&
    groups.length < 3
  ) {
    groups.push(tokens[next]?.text ?? '')
    next += 1
  }
  if (groups.length >= 2) value = Number(digits + groups.join(''))
  else next = index + 1
  const after = tokens[next]
  if (after?.text === 'chuc' && value < 10)
    return { min: value * 10, max: value * 10, next: next + 1, digits: null, vague: false }
  if (after?.text === 'x' && after.glued && Number.isInteger(value) && value < 100) {
    return value < 10
      ? { min: value * 10, max: value * 10 + 9, next: next + 1, digits: null, vague: false }
      : { min: value, max: value + 0.9, next: next + 1, digits: null, vague: false }
  }
  if (value >= 10 && value < 100 && value % 10 === 0 && isSeveral(after)) {
    return { min: value + 1, max: value + 9, next: next + 1, digits: null, vague: true }
  }
  // '200 mấy lít'.
  if (value >= 100 && value < 1000 && value % 100 === 0 && isSeveral(after)) {
    return { min: value + 1, max: value + 99, next: next + 1, digits: null, vague: true }
  }
  return { min: value, max: value, next, digits, vague: false }
}

/** Numbers whose marks tell them from everyday words: 'người sau chịu rét' names no six million. */
const isBareWord = (token: Token | undefined): boolean =>
  token !== undefined &&
  token.marked === token.text &&
  /^(?:mot|bon|nam|sau|bay|tam|chin|muoi)$/.test(token.text)

/** The money unit written at token `index`, unless its marks say it is another word. */
function unitAt(tokens: readonly Token[], index: number, number = 0): MoneyUnit | null {
  const token = tokens[index]
  const unit = MONEY_UNITS.get(token?.text ?? '')
  if (token === undefined || unit === undefined) return null
  const isMarked = token.marked !== token.text
  if (isMarked && unit.marked !== undefined && !unit.marked.includes(token.marked)) return null
  if (!isMarked && unit.marksRequired === true && number < (unit.fromUnmarked ?? Infinity)) return null
  if (token.text === 'ti' && tokens[index + 1]?.text === 'vi') return null
  return unit
}

/** How many dollars are said in one word before them, 'vé' being a note of a hundred. */
const DOLLARS: Readonly<Record<string, number>> = { k: 1000, nghin: 1000, ngan: 1000, ve: 100 }

/** '1k đô', '2 nghìn usd', '2 vé đô': thousands, or hundreds, of dollars. */
function manyDollarsAt(tokens: readonly Token[], index: number): MoneyUnit | null {
  const many = DOLLARS[tokens[index]?.text ?? '']
  if (many === undefined) return null
  const isOfDollars = /^(?:đô|do|usd|dollars?|bucks?|\$)$/.test(tokens[index + 1]?.marked ?? '')
  return isOfDollars ? { ...dollar, vnd: dollar.vnd * many } : null
}

/** Reads an amount with a unit at token `index` ('2tr6', 'ba triệu rưỡi', '4.990k'); null without a unit. */
export function readAmount(tokens: readonly Token[], index: number): Amount | null {
  if (tokens[index]?.text === '$') return dollarsAt(tokens, index)
  const quantity = readQuantity(tokens, index)
  if (quantity === null) return oneAt(tokens, index)
  let unitIndex = quantity.next
  let scale = 1
  if (tokens[unitIndex]?.text === 'tram' && quantity.max < 10) {
    scale = 100
    unitIndex += 1
  }
  const isHundreds = scale === 100 || (quantity.min >= 100 && tokens[unitIndex - 1]?.text === 'tram')
  const ofDollars = manyDollarsAt(tokens, unitIndex)
  const unit =
    ofDollars ??
    unitAt(tokens, unitIndex, quantity.min) ??
    (isHundreds ? (MONEY_UNITS.get('nghin') ?? null) : null)
  if (unit === null || (unit.marksRequired === true && isBareWord(tokens[index]))) return null
  const unitWord = unitAt(tokens, unitIndex, quantity.min) === null ? 'tram' : (tokens[unitIndex]?.text ?? '')
  const ends = unitWord === 'tram' ? unitIndex : unitIndex + 1
  const next = ofDollars ? ends + 1 : ends
  const base = {
    first: index,
    unit,
    unitWord,
    number: quantity.min * scale,
    said: scale === 1 && isHundreds ? quantity.min / 100 : quantity.min,
    digits: quantity.digits,
    vague: quantity.vague,
    isSeveral: quantity.isSeveral === true,
  }
  const low = quantity.min * scale * unit.vnd
  const high = quantity.max * scale * unit.vnd
  if (low !== high)
    return { ...base, min: Math.round(low), max: Math.round(high), next: skipCurrency(tokens, next) }
  const tail = readTail(tokens, next, unit)
  return {
    ...base,
    min: Math.round(low + tail.min),
    max: Math.round(low + tail.max),
    next: skipCurrency(tokens, tail.next),
  }
}

/** '$500': the sign stands before its number. */
function dollarsAt(tokens: readonly Token[], index: number): Amount | null {
  const quantity = readQuantity(tokens, index + 1)
  if (quantity?.digits == null) return null
  const { min, max, digits, next } = quantity
  return {
    min: Math.round(min * dollar.vnd),
    max: Math.round(max * dollar.vnd),
    first: index,
    next,
    unit: dollar,
    unitWord: '$',
    number: min,
    said: min,
    digits,
    vague: false,
    isSeveral: false,
  }
}

/** 'triệu rưỡi', 'củ hai', 'triệu mấy', 'triệu': a million whose number is left out. */
function oneAt(tokens: readonly Token[], index: number): Amount | null {
  const unit = unitAt(tokens, index)
  const word = tokens[index]?.text ?? ''
  const isMeant = word === 'trieu' || tokens[index]?.marked === 'củ'
  if (unit?.vnd !== 1_000_000 || !isMeant) return null
  const tail = readTail(tokens, index + 1, unit)
  return {
    min: unit.vnd + tail.min,
    max: unit.vnd + tail.max,
    first: index,
    next: skipCurrency(tokens, tail.next),
    unit,
    unitWord: word,
    number: 1,
    said: 1,
    digits: null,
    vague: false,
    isSeveral: false,
    isOne: true,
  }
}

function skipCurrency(tokens: readonly Token[], index: number): number {
  return ['dong', 'vnd', 'd', '₫', 'vn'].includes(tokens[index]?.text ?? '') ? index + 1 : index
}

interface Tail {
  min: number
  max: number
  next: number
}

/** '9 triệu mấy năm hoàn vốn', '10 triệu mấy inch': what is asked for behind a sum, and no part of it. */
const ASKED_HOW_MANY = new Set(
  'con loai cai mau nam thang tuan ngay inch in kg ky lit hp ngua nguoi may'.split(' '),
)

/** What follows a unit and belongs to the amount: '6', '650', 'rưỡi', 'mấy', '650 nghìn', 'hai'. */
function readTail(tokens: readonly Token[], index: number, unit: MoneyUnit): Tail {
  const none = { min: 0, max: 0, next: index }
  const token = tokens[index]
  if (token?.text === 'ruoi' && unit.vnd === 100_000) return { min: 50_000, max: 50_000, next: index + 1 }
  if (token === undefined || unit.vnd < 1_000_000) return none
  const exactly = (vnd: number, next: number) => ({ min: vnd, max: vnd, next })
  if (token.text === 'ruoi' || token.text === 'rui') return exactly(unit.vnd / 2, index + 1)
  if (isSeveral(token) && !ASKED_HOW_MANY.has(tokens[index + 1]?.text ?? '')) {
    return { min: 0, max: unit.vnd * 0.99, next: index + 1 }
  }
  if (token.text === 'le' || (token.text === 'co' && tokens[index + 1]?.text === 'le')) {
    return { min: 0, max: unit.vnd * 0.99, next: index + (token.text === 'le' ? 1 : 2) }
  }
  const added = readQuantity(tokens, index)
  if (added === null || added.vague || added.min !== added.max) return none
  const hundreds = tokens[added.next]?.text === 'tram' && added.min < 10
  const smallIndex = hundreds ? added.next + 1 : added.next
  const small = unitAt(tokens, smallIndex)
  if (
    small !== null &&
    small.vnd < unit.vnd &&
    small.vnd >= 1000 &&
    ['sure', 'slang'].includes(small.certainty)
  ) {
    return exactly(added.min * (hundreds ? 100 : 1) * small.vnd, smallIndex + 1)
  }
  if (tokens[added.next]?.text === 'k' && added.min >= 100) return exactly(added.min * 1000, added.next + 1)
  if (hundreds && unit.vnd === 1_000_000) return exactly(added.min * 100_000, smallIndex)
  if (unit.vnd === 1_000_000 && added.digits === null && added.min >= 100 && added.min < 1000)
    return exactly(added.min * 1000, added.next)
  return isFraction(tokens, index, added) ? exactly(fractionOf(added) * unit.vnd, added.next) : none
}

/** Digits behind a unit fill it from the left: 2tr6, 2tr65 and 2tr650 are 2.6, 2.65 and 2.65 million. */
function fractionOf(added: Quantity): number {
  const digits = added.digits ?? String(added.min)
  return Number(`0.${digits}`)
}

/** After these words a number behind the unit is complete; after any other it counts something else. */
const AFTER_FRACTION = new Set(
  'muon can dinh thi mua la co do tro nen cho chu a ha nhe nha duoc chon lay dong vnd d tu van thoi hay hoac den toi minh voi de em shop ad ban quay ma khong ko k - , . ? ! ) ; ~ và'.split(
    ' ',
  ),
)

const SPEAKERS = /^(?:con|em|chau|toi|tui|anh|chi|co|chu|bac)$/
const WANTS = /^(?:muon|can|dinh|tinh|thich|mua|co|kiem)$/

function isFraction(tokens: readonly Token[], index: number, added: Quantity): boolean {
  const digits = added.digits
  if (digits !== null && !/^\d{1,3}$/.test(digits)) return false
  if (digits === null && added.min > 9) return false
  const after = tokens[added.next]
  if (after === undefined) return true
  if (digits !== null && tokens[index]?.glued === true) return !(after.glued && /^[a-z%"]/.test(after.text))
  if (digits?.length === 2) return false
  // '1 triệu 2 con muốn mua': who speaks goes on.
  if (SPEAKERS.test(after.text) && WANTS.test(tokens[added.next + 1]?.text ?? '')) return true
  return AFTER_FRACTION.has(after.text) && !(after.text === '-' && after.glued)
}
