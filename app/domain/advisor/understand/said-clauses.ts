import { cleanText } from '#app/vietnamese/clean.ts'
import { readBearing } from '../classify/bearing.ts'
import { classify } from '../classify/classify.ts'
import { asTyped } from './as-typed.ts'
import type { Vocabulary } from './brands.ts'
import type { Clause } from './clauses.ts'
import { clausesOf } from './clauses.ts'
import type { Reading } from './reading.ts'
import { readQuestion } from './reading.ts'

/**
 * A clause with how likely it states a wish, a wish or who uses the machine and where, asks, or tells of what is owned already.
 */
export type SaidClause = Clause & { wish: number; bears: number; question: number; owned: number }

/** The clauses of a question with what each says. */
export function readClauses(reading: Reading, vocabulary: Vocabulary): SaidClause[] {
  return clausesOf(reading).map(({ start, end }) => {
    const said = readQuestion(reading.raw.slice(start, end))
    const { clause = [] } = classify(said, vocabulary)
    const scored = [...clause.filter(({ name }) => name !== 'wish'), ...readBearing(said, vocabulary)]
    const shareOf = (says: string) => scored.find(({ name }) => name === says)?.share ?? 0
    return {
      start,
      end,
      wish: shareOf('wish'),
      bears: shareOf('wish') + shareOf('use'),
      question: shareOf('question'),
      owned: shareOf('owned'),
    }
  })
}

/** A clause with its words as they were typed, blanks and odd letters tidied. */
export type SaidPart = SaidClause & { words: string }

/** The clauses of a question with their words and what each says. */
export function partsSaid(question: string, vocabulary: Vocabulary): SaidPart[] {
  const reading = readQuestion(question)
  return readClauses(reading, vocabulary).map((clause) => ({
    ...clause,
    words: cleanText(asTyped(reading, clause.start, clause.end)),
  }))
}

/** A question with some of its clauses left blank; what is left stands where it stood. */
export function withoutClauses(reading: Reading, clauses: readonly Clause[]): Reading {
  if (clauses.length === 0) return reading
  const isIn = (at: number) => clauses.some(({ start, end }) => at >= start && at < end)
  const blank = (text: string) =>
    clauses.reduce(
      (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
      text,
    )
  return {
    ...reading,
    raw: blank(reading.raw),
    marked: blank(reading.marked),
    folded: blank(reading.folded),
    cues: blank(reading.cues),
    numbers: blank(reading.numbers),
    tokens: reading.tokens.filter(({ start }) => !isIn(start)),
  }
}
