import { stripInvisible } from '#app/vietnamese/clean.ts'
import type { Token } from '../understand/reading.ts'

/** A sentence as the gate reads it: three texts of the same length, and the tokens of the folded one. */
export type Read = {
  /** Compatibility forms made plain ('１２' is '12', 'm²' is 'm2'), in the case it was written. */
  raw: string
  marked: string
  folded: string
  tokens: Token[]
}

const MARKS = /\p{M}/gu

/** Reads a sentence for checking; invisible characters count for nothing. */
export function readSentence(sentence: string): Read {
  const raw = stripInvisible(sentence).normalize('NFKC')
  const letters = Array.from(raw, sameLength)
  const marked = letters.map(([lower]) => lower).join('')
  const folded = letters.map(([, plain]) => plain).join('')
  return { raw, marked, folded, tokens: tokensOf(marked, folded) }
}

/** A letter in lower case, and without its marks; both as long as it was, so that places stay comparable. */
function sameLength(letter: string): [lower: string, plain: string] {
  const lower = letter.toLowerCase()
  const same = lower.length === letter.length ? lower : letter
  const plain = same.normalize('NFD').replace(MARKS, '').replace('đ', 'd')
  return [same, plain.length === letter.length ? plain : same]
}

/** Words, numbers with their dots and commas ('9.890.000'), and single signs. */
export function tokensOf(marked: string, folded: string): Token[] {
  const tokens: Token[] = []
  let previousEnd = -1
  for (const match of folded.matchAll(/\uE000+|\d+(?:[.,]\d+)*|\p{L}+|[^\s\p{L}\d]/gu)) {
    const end = match.index + match[0].length
    const glued = match.index === previousEnd
    tokens.push({ text: match[0], marked: marked.slice(match.index, end), start: match.index, end, glued })
    previousEnd = end
  }
  return tokens
}
