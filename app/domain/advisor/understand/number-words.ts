import type { Token } from './reading.ts'

const ONES: Readonly<Record<string, number>> = {
  mot: 1,
  hai: 2,
  ba: 3,
  bon: 4,
  nam: 5,
  sau: 6,
  bay: 7,
  tam: 8,
  chin: 9,
}
/** The numbers that are said in one word, folded: 'một' to 'mười'. */
export const UP_TO_TEN: Readonly<Record<string, number>> = { ...ONES, muoi: 10 }
const DIGITS: Readonly<Record<string, number>> = { ...ONES, tu: 4 }
/** What the last digit is called after 'mươi'. */
const AFTER_TENS: Readonly<Record<string, number>> = { ...DIGITS, lam: 5, nham: 5 }
const INCHES = new Set(['in', 'inch', 'inches', 'inh', 'ich'])
const ENGLISH: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
}
/** The words of numbers with their marks, also where one of two was forgotten. */
const MARKED = new Set(
  'một mốt môt bốn bôn năm lăm nhăm sáu bảy bẩy bãy tám chín mười mươi chục hăm trăm lẻ lẽ rưỡi rưởi tư'.split(
    ' ',
  ),
)
/** Whether a word that folds to one of a number is it by its marks: 'nằm' is no 'năm', 'bà' no 'ba', 'muỗi' no 'mười'. */
export const meansNumber = (marked: string): boolean => /^[a-z]+$/.test(marked) || MARKED.has(marked)

const FOLDED = new Set([...Object.keys(UP_TO_TEN), ...Object.keys(AFTER_TENS), 'chuc', 'ham', 'tram', 'ruoi'])
/** Whether a folded word may be one of a number. */
export const isNumberLike = (folded: string): boolean => FOLDED.has(folded)

/** A number read from words, and the number of the token behind it. */
interface WordNumber {
  value: number
  next: number
}

function digitAt(tokens: readonly Token[], index: number, names: Record<string, number>): number | null {
  const token = tokens[index]
  if (token === undefined || !meansNumber(token.marked)) return null
  return names[token.text] ?? null
}

const wordAt = (tokens: readonly Token[], index: number): string => {
  const token = tokens[index]
  return token !== undefined && meansNumber(token.marked) ? token.text : ''
}

/** 'mười lăm', 'hai mươi mốt', 'hai mốt', 'hăm lăm', 'tám': a number below 100 from token `index` on. */
function belowHundred(tokens: readonly Token[], index: number): WordNumber | null {
  const text = (offset: number) => wordAt(tokens, index + offset)
  if (text(0) === 'muoi') {
    const unit = digitAt(tokens, index + 1, AFTER_TENS)
    return unit === null ? { value: 10, next: index + 1 } : { value: 10 + unit, next: index + 2 }
  }
  if (text(0) === 'ham') {
    const unit = digitAt(tokens, index + 1, AFTER_TENS)
    return unit === null ? null : { value: 20 + unit, next: index + 2 }
  }
  const first = digitAt(tokens, index, DIGITS)
  if (first === null) return null
  // 'chín mười' is nine or ten, 'chín mươi' ninety.
  const isTens = text(1) === 'muoi' && tokens[index + 1]?.marked !== 'mười'
  if (first >= 2 && (isTens || text(1) === 'chuc')) {
    const unit = digitAt(tokens, index + 2, AFTER_TENS)
    return unit === null
      ? { value: first * 10, next: index + 2 }
      : { value: first * 10 + unit, next: index + 3 }
  }
  // 'hai bảy in', 'bốn ba inch': nobody names a screen of two to seven inches; 'hai tư' is no two to four of anything.
  const last = digitAt(tokens, index + 1, DIGITS)
  const isSaidShort =
    (tokens[index + 1]?.marked === 'tư' && tokens[index + 2]?.text !== 'van') ||
    INCHES.has(tokens[index + 2]?.text ?? '')
  if (first >= 2 && last !== null && isSaidShort) return { value: first * 10 + last, next: index + 2 }
  if (first >= 2 && (tokens[index + 1]?.marked === 'mốt' || text(1) === 'lam')) {
    return { value: first * 10 + (text(1) === 'lam' ? 5 : 1), next: index + 2 }
  }
  return { value: first, next: index + 1 }
}

/**
 * Reads a whole number below 1,000 written in words ('mười lăm', 'hai mươi mốt', 'sáu trăm rưỡi ngàn', 'fifteen';
 * 'năm trăm rưỡi' stops before 'rưỡi') from token `index` on. Null when there is none.
 */
export function readNumberWords(tokens: readonly Token[], index: number): WordNumber | null {
  const english = ENGLISH[tokens[index]?.text ?? '']
  if (english !== undefined) return { value: english, next: index + 1 }
  const head = belowHundred(tokens, index)
  if (head === null || head.value > 9 || wordAt(tokens, head.next) !== 'tram') return head
  const hundreds = head.value * 100
  const isHalf = wordAt(tokens, head.next + 1) === 'ruoi'
  // 'sáu trăm rưỡi ngàn'; without its thousands 'rưỡi' is of the sum.
  if (isHalf && ['ngan', 'nghin', 'k'].includes(tokens[head.next + 2]?.text ?? ''))
    return { value: hundreds + 50, next: head.next + 2 }
  const skip = ['le', 'linh'].includes(tokens[head.next + 1]?.text ?? '') ? 2 : 1
  const rest = belowHundred(tokens, head.next + skip)
  return rest === null
    ? { value: hundreds, next: head.next + 1 }
    : { value: hundreds + rest.value, next: rest.next }
}

/** Whether a bare figure may be the year of a machine or a house: 1990 to 2040. */
export const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1990 && value <= 2040
