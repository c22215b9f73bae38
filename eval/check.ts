import type { Answer } from '#app/domain/advisor/answer.ts'
import type { Expectation } from './expectation.ts'
import { inventedIn } from './grounding.ts'
import { conditionsOn, extremeOf, figureOf } from './meets.ts'
import { admitsMiss, outcomeOf, plain } from './outcome.ts'
import type { Row } from './rows.ts'

/** What of an answer a check looks at. */
export type Aspect = 'outcome' | 'constraint' | 'source' | 'text' | 'grounding'

/** One thing that had to hold. `said` is what was wanted and what was found, for the list of failures. */
export type Check = { aspect: Aspect; holds: boolean; said: string }

/** Holds an answer against what is wanted of it and against the rows. */
export function checkAnswer(
  answer: Answer,
  want: Expectation,
  rows: ReadonlyMap<number, Row>,
  question: string,
): Check[] {
  const wanted: readonly string[] = typeof want.outcome === 'string' ? [want.outcome] : want.outcome
  const found = outcomeOf(answer)
  const invented = inventedIn(answer, rows, question)
  return [
    { aspect: 'outcome', holds: wanted.includes(found), said: `outcome ${wanted.join('/')}, got ${found}` },
    ...productChecks(answer, want, rows),
    ...(want.source
      ? [{ aspect: 'source' as const, holds: answer.sources.length > 0, said: 'a source is due' }]
      : []),
    ...textChecks(answer, want),
    { aspect: 'grounding', holds: invented.length === 0, said: `invented: ${invented.join('; ')}` },
  ]
}

function productChecks(answer: Answer, want: Expectation, rows: ReadonlyMap<number, Row>): Check[] {
  const ids = [
    ...(answer.productRecommendations?.products ?? []).map(({ id }) => id),
    ...(answer.comparison?.columns ?? []).map(({ id }) => id),
  ]
  const shown = [...new Set(ids)].flatMap((id) => rows.get(id) ?? [])
  // What nobody can meet is not asked of the nearest products, but what they are still is.
  const held: Expectation = want.nothingFits
    ? { outcome: want.outcome, ...(want.kind ? { kind: want.kind } : {}) }
    : want
  const conditions = shown.flatMap((row) =>
    conditionsOn(row, held).map(({ holds, wanted, found }): Check => ({
      aspect: 'constraint',
      holds,
      said: `${wanted}, got ${found} (${row.title})`,
    })),
  )
  const titles = plain(shown.map(({ title }) => title).join('\n'))
  const names = (want.names ?? []).map((name): Check => ({
    aspect: 'constraint',
    holds: titles.includes(plain(name)),
    said: `${name} is to be shown, got ${shown.map(({ title }) => title).join('; ') || 'nothing'}`,
  }))
  return [...conditions, ...names, ...extremeCheck(shown[0], want, rows)]
}

function extremeCheck(first: Row | undefined, want: Expectation, rows: ReadonlyMap<number, Row>): Check[] {
  const { extreme } = want
  const best = extremeOf(rows.values(), want)
  if (!extreme || best === null || !first) return []
  const got = figureOf(first, extreme.by)
  return [
    {
      aspect: 'constraint',
      holds: got === best,
      said: `${extreme.end} ${extreme.by} is ${best}, got ${got} (${first.title})`,
    },
  ]
}

function textChecks(answer: Answer, want: Expectation): Check[] {
  const text = plain(answer.content)
  const has = (part: string) => text.includes(plain(part))
  const admits: Check[] = want.nothingFits
    ? [{ aspect: 'text', holds: admitsMiss(answer), said: 'has to say that nothing fits' }]
    : []
  return [
    ...admits,
    ...(want.says ?? []).map((part): Check => ({
      aspect: 'text',
      holds: has(part),
      said: `has to say '${part}'`,
    })),
    ...(want.saysNot ?? []).map((part): Check => ({
      aspect: 'text',
      holds: !has(part),
      said: `must not say '${part}'`,
    })),
  ]
}
