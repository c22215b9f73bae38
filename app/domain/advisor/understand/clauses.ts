import type { Reading } from './reading.ts'

/** A part of a question that says one thing, with its place in the aligned texts. */
export type Clause = { start: number; end: number }

/** Signs that end a clause; those inside a figure ('3.5', '1,5') do not. */
const SIGN = /[.,](?!\d)|(?<!\d)[.,]|[;:!?()…\n]|(?:^|\s)-(?=\s)/g
/** Words that begin one where people speak without signs, by their marks: 'ma' may be another word. */
const OPENER =
  /(?<=\s)(?:nhưng(?: mà)?|mà|chứ|với lại|vì|miễn(?: sao| là)?|nhung(?: ma)?|mà còn|chu|voi lai|mien(?: sao| la)?)(?=\s)/gu
/** Shorter ones belong to what follows them. */
const FEWEST_WORDS = 2

const wordsIn = (text: string) => text.match(/[a-z\d]+/g)?.length ?? 0

/** The clauses of a question in their order, by its signs and by the words that join. */
export function clausesOf({ marked, folded }: Reading): Clause[] {
  const ends = [
    ...[...marked.matchAll(SIGN)].map(({ index, 0: sign }) => index + sign.length),
    ...[...marked.matchAll(OPENER)].map(({ index }) => index),
    marked.length,
  ].toSorted((one, other) => one - other)
  const clauses: Clause[] = []
  let start = 0
  for (const end of ends) {
    const isLast = end === marked.length
    if (wordsIn(folded.slice(start, end)) < FEWEST_WORDS && !isLast) continue
    if (wordsIn(folded.slice(start, end)) > 0) clauses.push({ start, end })
    start = end
  }
  return clauses
}
