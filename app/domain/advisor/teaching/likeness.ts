import { FACTS } from '../knowledge/fact-base.ts'
import { featuresOf } from '../knowledge/fact-index.ts'
import { kindMentions } from '../understand/kind-mentions.ts'
import type { Match } from '../understand/lexicon.ts'
import { readNumberWords } from '../understand/number-words.ts'
import type { Reading } from '../understand/reading.ts'
import { readQuestion } from '../understand/reading.ts'
import { isSameWord, wordsOf } from './question-words.ts'
import type { Word } from './question-words.ts'

/** A question as it is held against others. */
export type Print = {
  /** The kinds it names, its figures and what it denies: two questions that differ in these ask different things. */
  frame: string
  /** The other words that say what it asks. */
  words: readonly Word[]
  /** Its text, repaired. */
  raw: string
}

/** How many texts of the fact base hold a feature: what everybody says tells little. Counted when first asked for. */
let counted: { spread: ReadonlyMap<string, number>; texts: number } | undefined

function spreadOfFeatures() {
  if (counted) return counted
  const spread = new Map<string, number>()
  const texts = FACTS.flatMap(({ question, examples }) => [question, ...examples])
  for (const text of texts)
    for (const feature of featuresOf(text).keys()) spread.set(feature, (spread.get(feature) ?? 0) + 1)
  counted = { spread, texts: texts.length }
  return counted
}

function rarityOf(feature: string): number {
  const { spread, texts } = spreadOfFeatures()
  return Math.log((texts + 1) / ((spread.get(feature) ?? 0) + 0.5))
}

/** Whether people write a folded word, going by the fact base. */
export const isWritten = (folded: string): boolean => spreadOfFeatures().spread.has(`w${folded}`)

const MARKED = /(?=\p{L})\P{ASCII}/u

/** What a question looks like. Pure, and linear in its length. */
export function printOf(question: string): Print {
  const reading = readQuestion(question)
  const kinds = kindMentions(reading).filter(({ value }) => value !== null)
  return {
    frame: [kindsIn(kinds), figuresIn(reading), denies(reading, kinds) ? 'no' : ''].join('|'),
    // As it was typed: spelling out what was shortened ('ko') puts marks where there were none.
    words: wordsOf({ tokens: reading.tokens, hasMarks: MARKED.test(question) }, kinds),
    raw: reading.raw,
  }
}

/** The words, pairs of words and runs of letters of a question, weighed by rarity to length 1. */
function featuresIn({ raw }: Print): ReadonlyMap<string, number> {
  const weights = [...featuresOf(raw)].map(
    ([feature, count]) => [feature, Math.min(count, 1) * rarityOf(feature)] as const,
  )
  const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1
  return new Map(weights.map(([feature, weight]) => [feature, weight / length]))
}

/** How alike two questions look: 1 the same words, 0 nothing in common. */
export function likeness(one: Print, other: Print): number {
  const others = featuresIn(other)
  let sum = 0
  for (const [feature, weight] of featuresIn(one)) sum += weight * (others.get(feature) ?? 0)
  return sum
}

/** The words of one question that are not among another's. */
export const beyond = (words: readonly Word[], others: readonly Word[]): Word[] =>
  words.filter((word) => !word.isDoubtful && !others.some((other) => isSameWord(word, other, isWritten)))

const kindsIn = (kinds: readonly Match<unknown>[]): string =>
  [...new Set(kinds.map(({ value }) => String(value)))].toSorted().join(',')

/** Words that are a number only by their marks: 'nam' is also 'năm' of years, 'ba' also 'bà'. */
const DOUBTFUL = new Set(['nam', 'sau', 'bay', 'tam', 'ba', 'tu', 'mot', 'chin', 'bon', 'lam'])

function figuresIn({ tokens }: Reading): string {
  const found: string[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const { text } = tokens[index] ?? { text: '' }
    if (/^\d/.test(text)) found.push(plainFigure(text))
    const words = DOUBTFUL.has(text) ? null : readNumberWords(tokens, index)
    if (!words) continue
    found.push(String(words.value))
    index = words.next - 1
  }
  return found.toSorted().join(',')
}

/** '9.000' and '9000' are one figure, and so are '1,5' and '1.5'. */
const plainFigure = (text: string): string =>
  /^\d{1,3}(?:[.,]\d{3})+$/.test(text) ? text.replace(/[.,]/g, '') : text.replace(',', '.')

/** What only ends or softens a question: 'được không', 'mua chưa vậy', 'có sao không'. */
const ASKED =
  /(?:^|\s)(?:khong|ko|k|kg|hong|hok|hem|chua)(?=(?:\s+(?:vay|a|ah|nhi|the|ta|ha|hen|nhe|nha|ban|shop|ad|em|anh|chi|moi|nguoi|oi|z|v|day|nao|biet))*\s*(?:$|[?.,!;:)]))/g
const DENIED = /(?:^|\s)(?:khong|ko|k|kg|hong|hok|hem|chua|chang|khoi|tru)(?=\s+[a-z])/

/** Whether a question says of something that it is not so: 'không rửa bằng máy thì rửa sao'. */
function denies({ folded, tokens }: Reading, kinds: readonly Match<unknown>[]): boolean {
  if (tokens.some(({ marked }) => marked === 'đừng')) return true
  const named = kinds.reduce(
    (text, { start, end }) => text.slice(0, start) + 'x'.repeat(end - start) + text.slice(end),
    folded,
  )
  return DENIED.test(named.replace(ASKED, ' '))
}
