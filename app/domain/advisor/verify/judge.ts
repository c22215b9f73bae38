import { wrongDegree } from './check-degrees.ts'
import { wrongFigure } from './check-figures.ts'
import { wrongTrait, wrongUse } from './check-traits.ts'
import { clausesOf } from './clauses.ts'
import type { Clauses } from './clauses.ts'
import type { Grounds } from './grounds.ts'
import type { Item } from './items.ts'
import { saysAgain, saysCost } from './quoted.ts'
import { isSaidInDraft, isUnknown, partOf } from './sense.ts'
import type { Sense } from './sense.ts'
import { RULE_WORDS } from './words/grammar.ts'

/** A question that the next sentence would answer, which may not be shown. */
const WHY = new Set(['sao', 'vì sao', 'tại sao', 'bạn có biết'])
/** Most ways to read a sentence that are tried; one with more is too vague to be checked. */
const MOST_SENSES = 200

/**
 * Why a sentence is not true of the rows, in any way it can be read; null where it is true in one.
 * @param carried the products the sentence before was about
 */
export function refutedBy(
  items: readonly Item[],
  carried: readonly number[],
  grounds: Grounds,
): string | null {
  const isQuestion = items.at(-1)?.word === '?'
  const clauses = clausesOf(items, grounds.products)
  if (!clauses) return 'wrong count'
  const named = clauses.spoken.flatMap(({ ids }) => ids)
  if (isQuestion && named.length > 0 && WHY.has(items[0]?.word ?? '')) return 'a question of its own'
  const again = saysAgain(items, named, costOwners(clauses, carried), grounds)
  const left = unaccounted(clauses, carried, grounds, isQuestion, again?.words)
  if (left !== null) return `unsupported: ${left}`
  if (again) return null
  if (saysCost(items) && items.some(({ is }) => is === 'figure')) return 'running cost'
  const senses = sensesOf(clauses, carried, grounds, isQuestion && named.length === 0)
  if (senses.length > MOST_SENSES) return 'too vague'
  let first: string | null = null
  for (const sense of senses) {
    const wrong = wrongFigure(sense) ?? wrongDegree(sense) ?? wrongTrait(sense) ?? wrongUse(sense)
    if (wrong === null) return null
    first ??= wrong
  }
  return first
}

const costOwners = ({ spoken }: Clauses, carried: readonly number[]): readonly number[] => {
  const named = [...new Set(spoken.flatMap(({ ids }) => ids))]
  return named.length > 0 ? named : carried
}

/** Every way to read a sentence: which product of a brand is meant, whom it is about, with whom it compares. */
function sensesOf(
  clauses: Clauses,
  carried: readonly number[],
  grounds: Grounds,
  isQuestion: boolean,
): Sense[] {
  const all = grounds.products.map(({ id }) => id)
  const readings = clauses.spoken.reduce<(readonly number[])[][]>(
    (left, { ids, isEach }) => {
      const choices = ids.length === 1 || isEach ? [ids] : [...ids.map((id) => [id]), ids]
      return left.flatMap((chosen) => choices.map((choice) => [...chosen, choice]))
    },
    [[]],
  )
  const isEvery = clauses.items.some(({ is, word }) => (is === 'all' && word !== 'cả') || is === 'same')
  const single = all.map((id) => [id])
  const fallbacks = clauses.spoken.some(({ role }) => role === 'subject')
    ? [all]
    : carried.length > 0
      ? [carried]
      : isEvery
        ? [all]
        : [...single, all]
  const [best] = all
  const isAnchored = carried.length > 0 || clauses.spoken.some(({ role }) => role === 'subject')
  const hasGap = clauses.items.some(({ is }) => is === 'figure')
  return readings.flatMap((reading) => {
    const spoken = clauses.spoken.map((one, index) => ({ ...one, ids: reading[index] ?? one.ids }))
    const subject = spoken.find(({ role }) => role === 'subject')?.ids ?? []
    const isConditional = clauses.items.some(({ is }) => is === 'condition')
    const others =
      hasGap || isConditional ? single : best !== undefined && !subject.includes(best) ? [[best]] : [all]
    return fallbacks.flatMap((fallback) =>
      others.map((other) => ({
        ...clauses,
        spoken,
        grounds,
        fallback,
        others: other,
        isQuestion,
        isAnchored,
      })),
    )
  })
}

/** The first word nothing accounts for; null where there is none. */
function unaccounted(
  clauses: Clauses,
  carried: readonly number[],
  grounds: Grounds,
  isQuestion: boolean,
  said: readonly string[] | undefined,
): string | null {
  const sense: Sense = { ...clauses, grounds, fallback: carried, others: [], isQuestion, isAnchored: false }
  const asked =
    isQuestion && clauses.spoken.length === 0 ? grounds.rules.filter((rule) => rule.isQuestion) : []
  const found = clauses.items.find(
    (item, at) =>
      item.is === 'leftover' &&
      !(said && (said.includes(item.word) || RULE_WORDS.has(item.word))) &&
      !asked.some(({ words }) => words.includes(item.word)) &&
      !isTopic(sense, at) &&
      !isSaidInDraft(sense, at),
  )
  return found?.word ?? null
}

/** Whose silence it is: without one of these a sentence only plays with 'không biết'. */
const SILENT = new Set(['mình', 'dữ liệu', 'số liệu', 'thông số', 'thông tin', 'data', 'bạn', 'ghi'])
const TELLS = /ghi|dữ liệu|thông tin|số liệu|hỏi/u
const ASKS = new Set(['bao lâu', 'bao nhiêu'])

/** A word of what the data say nothing of: it names a subject and says nothing about a product. */
function isTopic(sense: Sense, at: number): boolean {
  const word = sense.items[at]?.word ?? ''
  if (!/^\p{L}+$/u.test(word) || sense.items.some(({ is }) => is === 'foreign')) return false
  const part = sense.parts[at] ?? 0
  const inPart = partOf(sense, at)
  if (inPart.some(({ item }) => item.is === 'name' || item.is === 'most')) return false
  const isSilent = inPart.some(
    ({ item }) => SILENT.has(item.word) || (item.is === 'unknown' && TELLS.test(item.word)),
  )
  if (isUnknown(sense, at)) return isSilent
  const next = sense.parts.indexOf(part + 1)
  const then = inPart.find(({ item }) => item.word === 'thì')
  const first = inPart[0]?.item
  const isBegun = then !== undefined && (first?.is === 'leftover' || first?.is === 'topic') && at < then.at
  return (isBegun || ASKS.has(first?.word ?? '')) && next >= 0 && isUnknown(sense, next + 1)
}
