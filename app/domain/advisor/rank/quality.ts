import { kindRecord } from '#app/kinds/kind.ts'
import type { Candidate } from '../catalogue.ts'
import { comparableOf, comparedFigures } from './comparables.ts'
import { countBelow } from './count-below.ts'
import { everyGapThatCounts, EXTRAS, gapsBetween, RANKS } from './differences.ts'
import type { Difference } from './differences.ts'
import type { Ranked } from './score.ts'

/** What counts elsewhere, or only for who carries it. */
const COUNTED_ELSEWHERE: ReadonlySet<string> = new Set(['weight_kg', 'energy_kwh_year', 'cspf'])

/** Attributes that make machines of a kind another sort of thing: nobody who wants the one is served by the other. */
const OF_SORT = /_type$|^doors$/

/** A figure that fewer of the candidates state than this tells nothing about them. */
const STATED_BY = 0.3
/** What a candidate is taken to be in a figure that it does not state: a little below the middle. */
const UNSTATED = 0.35

/** A place from 0 to 1 in one figure; null where the candidate does not state it. */
type Scale = (candidate: Candidate) => number | null

/**
 * How good each candidate is for its kind, from 0 to 1, by every figure of which more or less is better as a fact and every
 * quality that has grades; its size is a matter of need and counts elsewhere.
 */
export function qualityScale(candidates: readonly Candidate[]): (candidate: Candidate) => number {
  const kind = candidates[0]?.kind
  if (kind === undefined) return () => UNSTATED
  const figures = comparedFigures(kind)
    .filter((key) => !kindRecord(kind).neverCompared?.includes(key))
    .flatMap((key) => figureScale(candidates, key, comparableOf(kind, key)?.better) ?? [])
  const grades = RANKS.flatMap(({ attribute, order }) =>
    EXTRAS.has(attribute) ? [] : (gradeScale(candidates, attribute, order) ?? []),
  )
  const scales = [...figures, ...grades]
  if (scales.length === 0) return () => UNSTATED
  return (candidate) => scales.reduce((sum, scale) => sum + (scale(candidate) ?? UNSTATED), 0) / scales.length
}

function figureScale(
  candidates: readonly Candidate[],
  key: string,
  better: 'more' | 'less' | undefined,
): Scale | null {
  if (better === undefined || COUNTED_ELSEWHERE.has(key)) return null
  const values = candidates
    .flatMap(({ attributes }) => {
      const value = attributes[key]
      return typeof value === 'number' ? [value] : []
    })
    .toSorted((a, b) => a - b)
  const [low, high] = [values[0], values.at(-1)]
  if (low === undefined || low === high || values.length < candidates.length * STATED_BY) return null
  return ({ attributes }) => {
    const value = attributes[key]
    if (typeof value !== 'number') return null
    const below = countBelow(values, value) / (values.length - 1)
    return better === 'more' ? Math.min(1, below) : 1 - Math.min(1, below)
  }
}

function gradeScale(
  candidates: readonly Candidate[],
  attribute: string,
  order: readonly unknown[],
): Scale | null {
  const grades = candidates
    .map(({ attributes }) => order.indexOf(attributes[attribute]))
    .filter((at) => at >= 0)
  if (new Set(grades).size < 2 || grades.length < candidates.length * STATED_BY) return null
  return ({ attributes }) => {
    const at = order.indexOf(attributes[attribute])
    return at < 0 ? null : at / (order.length - 1)
  }
}

/** What a card of their kind shows that enough of these candidates state to be asked of each of them. */
export function mainFactsOf(candidates: readonly Candidate[]): string[] {
  const [first] = candidates
  return (first ? (kindRecord(first.kind).cardFacts ?? []) : []).filter(
    (fact) =>
      candidates.filter(({ attributes }) => attributes[fact] !== undefined).length >=
      candidates.length * STATED_BY,
  )
}

/** Of some facts those that a candidate does not state. */
export const untold = ({ attributes }: Candidate, facts: readonly string[]): string[] =>
  facts.filter((fact) => attributes[fact] === undefined)

/** The best fits are held against each other; further down nothing is recommended from. */
const HELD_AGAINST = 30

/**
 * The candidates without those for whom another of about the same fit is better in some figure, worse in none, states as
 * much and costs no more: nobody is to be shown a machine beside which a plainly better one was left out.
 */
export function withoutOutdone(ranked: readonly Ranked[]): Ranked[] {
  const first = ranked.slice(0, HELD_AGAINST)
  return [
    ...first.filter((one) => !first.some((other) => outdoes(other, one))),
    ...ranked.slice(HELD_AGAINST),
  ]
}

function outdoes(one: Ranked, other: Ranked): boolean {
  const [price, others] = [one.candidate.price, other.candidate.price]
  if (one === other || price === null || others === null || price > others) return false
  const fits =
    one.score.size >= other.score.size &&
    one.score.known >= other.score.known &&
    one.score.wish >= other.score.wish
  if (!fits) return false
  let isAhead = false
  const losesNothing = everyGapThatCounts(one.candidate, other.candidate, (attribute, isGain) => {
    isAhead ||= attribute !== 'weight_kg'
    return isGain
  })
  return isAhead && losesNothing && areOfOneSort(one.candidate, other.candidate)
}

/** What sets two machines apart for anybody: without what serves only who asks for it, and then both have it. */
export const gapsThatCount = (one: Candidate, other: Candidate): Difference[] =>
  gapsBetween(one, other).filter(({ attribute }) => !EXTRAS.has(attribute))

/** Whether two machines are of the same sort in all that makes another sort of thing of one. */
export function areOfOneSort({ attributes: one }: Candidate, { attributes: other }: Candidate): boolean {
  for (const key in one) if (one[key] !== other[key] && OF_SORT.test(key)) return false
  for (const key in other) if (!(key in one) && OF_SORT.test(key)) return false
  return true
}
