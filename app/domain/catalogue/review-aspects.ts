import { splitSentences } from '#app/vietnamese/sentences.ts'
import { ASPECTS } from './review-aspect-words.ts'
import type { AspectWords } from './review-aspect-words.ts'

/** What reviewers say of one aspect: sentences that praise and that blame it, and one of them word for word. */
export type AspectSummary = {
  key: string
  label: string
  positive: number
  negative: number
  quote: string
  quoteIsPositive: boolean
}

/** Below this many reviews a summary would make a rule of an exception. */
const ENOUGH_REVIEWS = 5
const ENOUGH_SENTENCES = 2
const MOST_ASPECTS = 6
const LONGEST_QUOTE = 140

const word = (alternatives: string) => `(?<![\\p{L}\\d])(?:${alternatives})(?![\\p{L}\\d])`

/** Turns the next judging word around: 'không ồn', 'chưa thấy rung', 'đỡ tốn'. */
const NEGATED = new RegExp(
  `${word('không(?! (?:chỉ|những))|chưa|chẳng|chả|ít|đỡ|khỏi|bớt|hết')}(?:\\s+[\\p{L}]+){0,2}\\s*$`,
  'u',
)

/** A wish, a question or an old machine tells nothing about this one. */
const NO_CLAIM = new RegExp(`${word('giá mà|giá như|phải chi|ước gì|mong|nếu')}|\\?`, 'u')

/** Where a sentence turns to another thing. */
const CLAUSE = /[,;:–]|\s(?:nhưng|mà|còn|song|tuy nhiên|chứ)\s/u

type Matcher = { aspect: AspectWords; about: RegExp | null; judging: RegExp; good: ReadonlySet<string> }

const MATCHERS: readonly Matcher[] = ASPECTS.map((aspect) => {
  const judging = [...aspect.good.split('|'), ...aspect.bad.split('|')].sort((a, b) => b.length - a.length)
  return {
    aspect,
    about: aspect.about === '' ? null : new RegExp(word(aspect.about), 'u'),
    judging: new RegExp(word(judging.join('|')), 'gu'),
    good: new Set(aspect.good.split('|')),
  }
})

/**
 * Sums up approved reviews by aspect, sentence by sentence: a sentence counts only where it names the aspect and every
 * judging word in it points the same way. Nothing under five reviews; an aspect needs two such sentences.
 * @param texts the reviews, newest first
 */
export function reviewAspects(texts: readonly string[]): AspectSummary[] {
  if (texts.length < ENOUGH_REVIEWS) return []
  const sentences = texts.flatMap(splitSentences).map((sentence) => sentence.trim().normalize('NFC'))
  return MATCHERS.flatMap((matcher) => summarise(matcher, sentences))
    .sort((a, b) => b.positive + b.negative - (a.positive + a.negative))
    .slice(0, MOST_ASPECTS)
}

function summarise(matcher: Matcher, sentences: readonly string[]): AspectSummary[] {
  const judged = sentences.flatMap((text) => {
    const praised = judgement(matcher, text)
    return praised === null ? [] : [{ text, praised }]
  })
  if (judged.length < ENOUGH_SENTENCES) return []
  const positive = judged.filter(({ praised }) => praised).length
  const negative = judged.length - positive
  const quoteIsPositive = positive >= negative
  const quote = judged.find(
    ({ text, praised }) => praised === quoteIsPositive && text.length <= LONGEST_QUOTE,
  )
  if (!quote) return []
  const { key, label } = matcher.aspect
  return [{ key, label, positive, negative, quote: quote.text, quoteIsPositive }]
}

/** Whether a sentence praises (true) or blames (false) an aspect; null where it does neither, or both. */
function judgement({ about, judging, good }: Matcher, sentence: string): boolean | null {
  const text = sentence.toLocaleLowerCase('vi')
  if (NO_CLAIM.test(text)) return null
  const verdicts = new Set<boolean>()
  for (const clause of text.split(CLAUSE)) {
    if (about && !about.test(clause)) continue
    for (const match of clause.matchAll(judging)) {
      const negated = NEGATED.test(clause.slice(0, match.index))
      verdicts.add(good.has(match[0]) !== negated)
    }
  }
  const [only] = verdicts
  return verdicts.size === 1 && only !== undefined ? only : null
}
