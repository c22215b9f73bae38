import { z } from 'zod'
import { SUMS } from '#app/domain/advisor/classify/spending.ts'
import type { Span } from '#app/domain/advisor/classify/stance.ts'
import { stanceFeatures } from '#app/domain/advisor/classify/stance.ts'
import type { Weights } from '#app/domain/advisor/classify/weights-file.ts'
import { kindsNamed } from '#app/domain/advisor/understand/kind-mentions.ts'
import { readAmount } from '#app/domain/advisor/understand/money-amount.ts'
import type { Reading } from '#app/domain/advisor/understand/reading.ts'
import { readAsTyped } from '#app/domain/advisor/understand/reading.ts'
import { learn, raritiesOf } from './learn.ts'
import { linesOf, markedIn } from './marked-texts.ts'
import { countsOf, sideBySide, withoutMarks } from './train.ts'
import type { Writer } from './utterances.ts'

/** A sum that a text names, and what it is. */
export type Sum = { writer: string; reading: Reading; span: Span; is: (typeof SUMS)[number]; weight: number }

const line = z.strictObject({ text: z.string().min(1), are: z.array(z.enum(SUMS)).min(1) })

/** Texts whose writers marked every sum, as '[[2tr8]]', and said what it is; throws with file and line. */
export const readSums = (): Sum[] =>
  linesOf('money', line).flatMap(({ writer, line: { text, are } }) =>
    [...new Set([text, withoutMarks(text)])].flatMap((said) => {
      const { reading, spans } = markedIn(said)
      return spans.flatMap((span, index) => {
        const is = are[index]
        return span && is ? [{ writer, reading, span, is, weight: 1 }] : []
      })
    }),
  )

/** What the sums of labelled utterances count: that a text has one to spend is known, not which it is. */
const OF_UTTERANCE = 0.3

/** Sums of utterances that name what may be spent; of the others nobody said what their sums are. */
export const sumsOfUtterances = (writers: readonly Writer[]): Sum[] =>
  writers.flatMap(({ name: writer, texts, conversations }) =>
    [...texts, ...conversations.flat()].flatMap(({ text, budget, danger_only: isOfDanger }) => {
      if (isOfDanger || !budget) return []
      const said = [text, withoutCues(text), shortened(text)]
      return [...new Set(said)].flatMap((each) => sumsIn(readAsTyped(each), writer))
    }),
  )

function sumsIn(reading: Reading, writer: string): Sum[] {
  const found: Sum[] = []
  for (let index = 0; index < reading.tokens.length;) {
    const amount = readAmount(reading.tokens, index)
    const [first, last] = [reading.tokens[index], reading.tokens[(amount?.next ?? 1) - 1]]
    if (amount?.unit?.certainty === 'sure' && first && last)
      found.push({
        writer,
        reading,
        span: { start: first.start, end: last.end },
        is: 'budget',
        weight: OF_UTTERANCE,
      })
    index = amount?.next ?? index + 1
  }
  return found
}

/** Words that tell a sum to spend; who types a few words for a search leaves them out: 'loa chống nước pin trâu 1tr5'. */
const CUES =
  /[,.;]? *(?<!\p{L})(?:(?:tầm|khoảng|cỡ|chừng|dưới|trên|tối đa|giá|ngân sách|kinh phí|budget|trong|mức|có|tam|khoang|co|chung|duoi|toi da|gia|ngan sach) +)+(?=\d)/giu
const withoutCues = (text: string): string => text.replaceAll(CUES, ' ')

/** The text with what it says of its sum left out and the sum at its end; as it is where it names no sum or several. */
function shortened(text: string): string {
  const reading = readAsTyped(withoutCues(text))
  const sums = sumsIn(reading, '')
  const [sum] = sums
  if (!sum || sums.length > 1) return text
  const { start, end } = sum.span
  const rest = `${reading.raw.slice(0, start)} ${reading.raw.slice(end)}`
  return `${rest.replaceAll(/[,.;:?!]+/g, ' ')} ${reading.raw.slice(start, end)}`
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Weights that are kept, and what fewer sums show is not looked at. */
const KEPT = 12_000
const SEEN_FROM = 3

/** What is looked at around a sum. */
export const sumFeatures = ({ reading, span }: Sum): number[] =>
  stanceFeatures(
    reading,
    span,
    kindsNamed(reading).filter(({ start, end }) => start >= span.end || end <= span.start),
    'other',
  )

/** Trains what sums are. The same sums give the same weights. */
export function trainSums(sums: readonly Sum[]): Weights {
  const examples = sums.map((sum) => ({
    features: sumFeatures(sum),
    shares: SUMS.map((name) => Number(name === sum.is)),
    weight: sum.weight,
  }))
  const counts = countsOf(examples)
  const rarity = raritiesOf(examples.map(({ features }) => features)).map((value, feature) =>
    (counts[feature] ?? 0) < SEEN_FROM ? 0 : value,
  )
  const seen = counts.map((count) => (count < SEEN_FROM ? 0 : count))
  return {
    ...sideBySide([learn(examples, SUMS.length, rarity, KEPT)], rarity, seen, { sum: SUMS }),
    unknownRarity: 0,
  }
}
