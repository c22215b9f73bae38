import { cleanText } from '#app/vietnamese/clean.ts'
import { asidesIn } from './asides.ts'
import { isNumberLike, meansNumber } from './number-words.ts'
import { restoreMarks } from './restore-marks.ts'
import { repairSpelling } from './spelling.ts'

/** A word or number of a question, with its place in the aligned texts. */
export interface Token {
  /** Lower case, without marks. */
  text: string
  /** Lower case, with the marks as typed. */
  marked: string
  start: number
  end: number
  /** No white space between this token and the one before. */
  glued: boolean
}

/** A question prepared for parsing: texts of the same length, and their tokens. */
export interface Reading {
  /** Cleaned, as it was typed; not aligned with the others. */
  typed: string
  /** Cleaned, repaired, and with the marks that were surely left out, in the case it was typed. */
  raw: string
  marked: string
  folded: string
  /** `folded`, with 'x' for words that only without their marks are a cue of amounts ('tủ' is not 'từ'). */
  cues: string
  /** `folded`, with 'x' for words that only without their marks are a number ('nằm' is not 'năm'). */
  numbers: string
  /** Words, numbers ('17.990'), and single signs. */
  tokens: Token[]
  /** Some letter carries a Vietnamese mark, so an unmarked word was probably meant unmarked. */
  hasMarks: boolean
}

/** The longest question that is read; the rest is left unread. */
const LONGEST_QUESTION = 1000

const SIGNS: Record<string, string> = {
  đ: 'd',
  '–': '-',
  '—': '-',
  '−': '-',
  '≤': '<',
  '≥': '>',
  '”': '"',
  '“': '"',
  '″': '"',
}
const NO_CUES = new Set(
  'tủ tư tự tử tứ tu đứng dùng dừng dụng đỏ đồ đó đổ đo già giả gián cổ cô tạm tắm tám hòn món lại'.split(
    ' ',
  ),
)
/** Marks as they are typed: a repaired 'không' says nothing of how the rest was. */
const MARKS = /\p{M}|[đĐ]/u
const foldedLetters = new Map<string, string>()

/** Folds one UTF-16 unit to one unit, so that texts stay aligned. */
function foldLetter(letter: string): string {
  const known = foldedLetters.get(letter)
  if (known !== undefined) return known
  const plain = SIGNS[letter] ?? letter.normalize('NFKD')[0] ?? letter
  if (foldedLetters.size < 2000) foldedLetters.set(letter, plain)
  return plain
}

function lowerLetter(letter: string): string {
  const lower = letter.toLowerCase()
  return lower.length === 1 ? lower : letter
}

/** A text in lower case, with and without marks, in texts of its own length, and its tokens. */
export function readTokens(raw: string): Pick<Reading, 'marked' | 'folded' | 'tokens'> {
  let marked = ''
  let folded = ''
  for (let index = 0; index < raw.length; index += 1) {
    const letter = lowerLetter(raw[index] ?? '')
    marked += letter
    folded += foldLetter(letter)
  }
  const tokens: Token[] = []
  let previousEnd = -1
  for (const match of folded.matchAll(/\d+(?:[.,]\d+)*|[a-z]+|[^\sa-z0-9]/g)) {
    const end = match.index + match[0].length
    const glued = match.index === previousEnd
    tokens.push({ text: match[0], marked: marked.slice(match.index, end), start: match.index, end, glued })
    previousEnd = end
  }
  return { marked, folded, tokens }
}

/** A text without what is said beside the question. */
function withoutAsides(text: string): string {
  const asides = asidesIn(readTokens(text).folded)
  return asides.reduceRight((left, [from, to]) => left.slice(0, from) + left.slice(to), text)
}

/** Cleans, repairs, folds and splits a question, with the marks that it surely lacks. Linear in its length. */
export const readQuestion = (question: string): Reading => read(question, restoreMarks)

/** The same without the marks that it lacks, as training wants it: a word that stays without them is to be known as well. */
export const readAsTyped = (question: string): Reading => read(question, (text) => text)

function read(question: string, restored: (text: string) => string): Reading {
  const typed = withoutAsides(cleanText(question.slice(0, LONGEST_QUESTION)).replaceAll('\n', ' . '))
  const raw = restored(repairSpelling(typed))
  const { marked, folded, tokens } = readTokens(raw)
  const cues = folded.replace(/[a-z]+/g, (word, start: number) => {
    const isMeant = !NO_CUES.has(marked.slice(start, start + word.length))
    const isOfName = word === 'max' && /\bpro\s*$/.test(folded.slice(Math.max(0, start - 6), start))
    return isMeant && !isOfName ? word : 'x'.repeat(word.length)
  })
  const numbers = folded.replace(/[a-z]+/g, (word, start: number) => {
    const isOther = isNumberLike(word) && !meansNumber(marked.slice(start, start + word.length))
    return isOther ? 'x'.repeat(word.length) : word
  })
  return { typed, raw, marked, folded, cues, numbers, tokens, hasMarks: MARKS.test(typed.normalize('NFD')) }
}
