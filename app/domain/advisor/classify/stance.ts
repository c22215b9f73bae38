import { fold } from '#app/vietnamese/fold.ts'
import { WELL_KNOWN_BRANDS } from '../understand/brand-words.ts'
import type { Reading, Token } from '../understand/reading.ts'
import { bucketOf } from './buckets.ts'
import type { Scorer } from './scorer.ts'
import { scorerOf } from './scorer.ts'
import weights from './stance-weights.json' with { type: 'json' }
import { unpackWeights } from './weights-file.ts'

/** How somebody takes what a text names: as a must, as welcome, as no matter, as unwanted, or as only spoken of. */
export const STANCES = ['wanted', 'preferred', 'dropped', 'excluded', 'told'] as const

/** Where a text names something. */
export type Span = { start: number; end: number }

/** What is named: a kind of machine, a maker or a line of its products, or something else. */
export type Sort = 'kind' | 'brand' | 'other'

const MAKERS = new Set(WELL_KNOWN_BRANDS.map((brand) => fold(brand)))

/** Words before and behind what is named that are looked at; nearer than the second their place counts too. */
const BEFORE = 10
const BEHIND = 12
const NEAR = 4
/** What ends a clause: words beyond it say less of what is named. */
const SIGN = /^[,.;:!?()-]$/

type Word = { plain: string; marked: string }

/** The words of a text; what is asked about stands as '@', other things and makers that are named as '#', figures as '0'. */
function wordsOf(
  tokens: readonly Token[],
  span: Span,
  others: readonly Span[],
): { words: Word[]; at: number } {
  const words: Word[] = []
  let at = -1
  let last: Span | undefined
  for (const token of tokens) {
    const isIn = ({ start, end }: Span) => token.start >= start && token.end <= end
    const named = isIn(span) ? span : (others.find(isIn) ?? (MAKERS.has(token.text) ? token : undefined))
    if (named) {
      if (named !== last) {
        if (named === span) at = words.length
        words.push(named === span ? { plain: '@', marked: '@' } : { plain: '#', marked: '#' })
      }
    } else {
      const isFigure = /^\d/.test(token.text)
      words.push(isFigure ? { plain: '0', marked: '0' } : { plain: token.text, marked: token.marked })
    }
    last = named
  }
  return { words, at }
}

/** What one side of a mention shows, nearest word first: words, pairs and threes of them, by whether they stand in its clause. */
function* sideFeatures(side: 'l' | 'r', words: readonly Word[], hasMarks: boolean): Generator<string> {
  if (words.length === 0) yield `${side}^`
  const inOrder = (parts: readonly string[]) => (side === 'l' ? parts.toReversed() : parts).join(' ')
  let zone = 'n'
  for (const [index, { plain, marked }] of words.entries()) {
    yield `${side}${zone}=${plain}`
    yield `${side}=${plain}`
    if (index < NEAR) yield `${side}${index}=${plain}`
    if (hasMarks) {
      yield `${side}m=${marked}`
      yield `${side}${zone}m=${marked}`
    }
    const [next, third] = words.slice(index + 1, index + 3)
    if (next) {
      yield `${side}b=${inOrder([plain, next.plain])}`
      if (hasMarks) yield `${side}bm=${inOrder([marked, next.marked])}`
      if (index === 0) yield `${side}bb=${inOrder([plain, next.plain])}`
      if (third) yield `${side}t=${inOrder([plain, next.plain, third.plain])}`
    }
    if (SIGN.test(plain)) zone = 'f'
  }
}

/** Verbs of who wants a thing. */
const SEEKS = new Set(
  'kiem tim can mua lay muon sam tinh doi chot chon xin ruoc rinh thay giup need want'.split(' '),
)

/** Where among what is named it stands, what is said between it and its neighbours, and how far before it something was sought. */
function* placeFeatures(words: readonly Word[], at: number, sort: Sort): Generator<string> {
  const named = words.flatMap(({ plain }, index) => (plain === '#' || plain === '@' ? [index] : []))
  const rank = named.indexOf(at)
  const place =
    named.length === 1 ? 'only' : rank === 0 ? 'first' : rank === named.length - 1 ? 'last' : 'mid'
  yield* [`p=${place}`, `s=${sort}`, `sp=${sort}${place}`]
  const from = named[rank - 1] ?? -1
  const to = named[rank + 1] ?? words.length
  const [between, behind] = [words.slice(from + 1, at), words.slice(at + 1, to)]
  for (const { plain } of between) yield `B${sort}=${plain}`
  for (const { plain } of behind) yield `A${sort}=${plain}`
  if (between.length === 0 && from >= 0) yield 'behind'
  if (behind.length === 0 && to < words.length) yield 'before'
  const seeks = words.slice(0, Math.max(0, at)).findLastIndex(({ plain }) => SEEKS.has(plain))
  const signs = words.slice(seeks + 1, at).filter(({ plain }) => SIGN.test(plain)).length
  const names = named.filter((index) => index > seeks && index < at).length
  const distance = `${Math.min(signs, 2)}${Math.min(names, 2)}`
  yield seeks < 0 ? 'unsought' : `sought=${distance}`
  if (seeks >= 0) yield `sought=${words[seeks]?.plain}${distance}`
  yield `later=${words.slice(at + 1).some(({ plain }) => SEEKS.has(plain))}${sort}`
}

/**
 * What a classifier looks at around something that is named, as buckets in rising order, each once.
 * @param others where other machines are named: 'LG hay Sony' are taken alike
 */
export function stanceFeatures(
  { tokens }: Pick<Reading, 'tokens'>,
  span: Span,
  others: readonly Span[],
  sort: Sort,
): number[] {
  const { words, at } = wordsOf(tokens, span, others)
  const hasMarks = tokens.some(({ text, marked }) => text !== marked)
  const before = words.slice(Math.max(0, at - BEFORE), Math.max(0, at)).toReversed()
  const behind = words.slice(at + 1, at + 1 + BEHIND)
  const [near = '^', farther = '^'] = before.map(({ plain }) => plain)
  const [next = '$', later = '$'] = behind.map(({ plain }) => plain)
  const names = [
    ...sideFeatures('l', before, hasMarks),
    ...sideFeatures('r', behind, hasMarks),
    `x=${near}@${next}`,
    `y=${farther} ${near}@${next}`,
    `w=${near}@${next} ${later}`,
    ...words.map(({ plain }) => `a=${plain}`),
    ...placeFeatures(words, at, sort),
  ]
  return [...new Set(names.map((name) => bucketOf(`z${name}`)))].toSorted((one, other) => one - other)
}

/** How likely something that is named is wanted, or welcome, and how likely it is turned down; shares from 0 to 1. */
export type Taken = { wanted: number; excluded: number }

let scorer: Scorer | undefined

/** How a text takes something that it names; the weights are unpacked with the first question. */
export function readStance(reading: Reading, span: Span, others: readonly Span[], sort: Sort): Taken {
  scorer ??= scorerOf(unpackWeights(weights))
  const scored = scorer(stanceFeatures(reading, span, others, sort))['stance'] ?? []
  const shareOf = (stance: (typeof STANCES)[number]) => scored.find(({ name }) => name === stance)?.share ?? 0
  return { wanted: shareOf('wanted') + shareOf('preferred'), excluded: shareOf('excluded') }
}
