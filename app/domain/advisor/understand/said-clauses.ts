import { classify } from '../classify/classify.ts'
import type { Vocabulary } from './brands.ts'
import type { Clause } from './clauses.ts'
import { clausesOf } from './clauses.ts'
import type { Reading } from './reading.ts'
import { readQuestion } from './reading.ts'

/** A clause with how likely it states a wish for what is to be bought, asks, or tells of what is owned already. */
export type SaidClause = Clause & { wish: number; question: number; owned: number }

/** The clauses of a question with what each says. */
export function readClauses(reading: Reading, vocabulary: Vocabulary): SaidClause[] {
  return clausesOf(reading).map(({ start, end }) => {
    const { clause = [] } = classify(readQuestion(reading.raw.slice(start, end)), vocabulary)
    const shareOf = (says: string) => clause.find(({ name }) => name === says)?.share ?? 0
    return { start, end, wish: shareOf('wish'), question: shareOf('question'), owned: shareOf('owned') }
  })
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
    tokens: reading.tokens.filter(({ start }) => !isIn(start)),
  }
}
