import { z } from 'zod'
import type { Sort, Span } from '#app/domain/advisor/classify/stance.ts'
import { STANCES, stanceFeatures } from '#app/domain/advisor/classify/stance.ts'
import type { Weights } from '#app/domain/advisor/classify/weights-file.ts'
import { brandMentions } from '#app/domain/advisor/understand/brands.ts'
import { kindMentions } from '#app/domain/advisor/understand/kind-mentions.ts'
import type { Reading } from '#app/domain/advisor/understand/reading.ts'
import { readAsTyped } from '#app/domain/advisor/understand/reading.ts'
import { fold } from '#app/vietnamese/fold.ts'
import type { Example } from './learn.ts'
import { learn, raritiesOf } from './learn.ts'
import { linesOf, markedIn } from './marked-texts.ts'
import { VOCABULARY, countsOf, sideBySide, withoutMarks } from './train.ts'
import type { Writer } from './utterances.ts'

type Stance = (typeof STANCES)[number]

/** Something that a text names, what else it names, and how its writer takes it. */
export type Mention = {
  writer: string
  reading: Reading
  span: Span
  sort: Sort
  others: Span[]
  stance: Stance
  weight: number
}

const line = z.strictObject({ text: z.string().min(1), stances: z.array(z.enum(STANCES)).min(1) })

/** Texts whose writers marked what they name, as '[[LG]]', and said how they take it; throws with file and line. */
export const readStances = (): Mention[] =>
  linesOf('stances', line).flatMap(({ writer, line: { text, stances } }) =>
    [text, withoutMarks(text)].flatMap((said) => mentionsIn(said, stances, writer)),
  )

/** The marked mentions of a text; one whose spelling was repaired away is left out. */
function mentionsIn(marked: string, stances: readonly Stance[], writer: string): Mention[] {
  const { reading, spans } = markedIn(marked)
  if (spans.length !== stances.length) throw new Error(`${writer}: '${marked}' has ${spans.length} marks`)
  const kinds = kindMentions(reading).filter(({ value }) => value !== null)
  const brands = brandMentions(reading, VOCABULARY)
  const weight = STORIES.has(writer) ? 1 : TURNS.has(writer) ? OF_TURN : OF_SENTENCE
  return spans.flatMap((span, index) => {
    const stance = stances[index]
    if (!span || !stance) return []
    const meets = ({ start, end }: Span) => start < span.end && end > span.start
    const sort = kinds.some(meets) ? 'kind' : brands.some(meets) ? 'brand' : 'other'
    // Features and figures of machines are taken otherwise than machines.
    if (sort === 'other' && weight < 1) return []
    return [{ writer, reading, span, sort, others: kinds.filter((kind) => !meets(kind)), stance, weight }]
  })
}

/** Writers of whole requests with their little stories; the others wrote single sentences that were to be unusual. */
const STORIES: ReadonlySet<string> = new Set(['w9', 'w10', 'w11', 'w12', 'w13'])
const OF_SENTENCE = 0.3
/** Writers of turns in a conversation, most of them short. */
const TURNS: ReadonlySet<string> = new Set(['w14', 'w15'])
const OF_TURN = 0.6

/** What utterances name as wanted counts this much, a brand more than a machine: refusals are rare among them. */
const OF_UTTERANCE = { brand: 0.3, kind: 0.2, told: 0.3 } as const

const tellsOnly = (intent: string, kinds: readonly string[], named: string | null): boolean =>
  named !== null && intent === 'advise' && kinds.length > 0 && !kinds.includes('other')

/** Brands and machines that labelled utterances name, by whether they are wanted. */
export function stancesOfUtterances(writers: readonly Writer[]): Mention[] {
  return writers.flatMap(({ name: writer, texts, conversations }) =>
    [...texts, ...conversations.flat()].flatMap(
      ({ text, intent, brands, not_brands, kinds, danger_only: isOfDanger }) => {
        if (isOfDanger) return []
        const reading = readAsTyped(text)
        const isNamed = (list: readonly string[], brand: string) =>
          list.some((one) => fold(one) === fold(brand))
        const ofBrand = (brand: string): Stance | null =>
          isNamed(not_brands, brand) ? 'excluded' : isNamed(brands, brand) ? 'wanted' : null
        const named = [
          ...brandMentions(reading, VOCABULARY).map(({ value, start, end }) => ({
            start,
            end,
            of: 'brand' as const,
            sort: 'brand' as const,
            stance: ofBrand(value),
          })),
          ...kindMentions(reading).map(({ value, start, end }) => ({
            start,
            end,
            sort: 'kind' as const,
            ...(kinds.some((kind) => kind === value)
              ? { of: 'kind' as const, stance: 'wanted' as const }
              : // A machine that is named beside what is wanted: 'máy giặt có rồi mà đồ treo hoài không khô'.
                { of: 'told' as const, stance: tellsOnly(intent, kinds, value) ? ('told' as const) : null }),
          })),
        ]
        return named.flatMap(({ stance, of, sort, ...span }) =>
          stance === null
            ? []
            : [
                {
                  writer,
                  reading,
                  span,
                  sort,
                  others: named.filter((other) => other.sort === 'kind' && other.start !== span.start),
                  stance,
                  weight: stance === 'excluded' ? 1 : OF_UTTERANCE[of],
                },
              ],
        )
      },
    ),
  )
}

/** Weights that are kept. */
const KEPT = 40_000
/** What fewer mentions show is not looked at at all: it would be learnt by heart, and fill half of the file. */
const SEEN_FROM = 4

/** Trains how mentions are taken. The same mentions give the same weights. */
export function trainStances(marked: readonly Mention[], ofUtterances: readonly Mention[]): Weights {
  const examples = [...marked, ...ofUtterances].map(
    ({ reading, span, sort, others, stance, weight }): Example => ({
      features: stanceFeatures(reading, span, others, sort),
      shares: STANCES.map((name) => Number(name === stance)),
      weight,
    }),
  )
  const counts = countsOf(examples)
  const rarity = raritiesOf(examples.map(({ features }) => features)).map((value, feature) =>
    (counts[feature] ?? 0) < SEEN_FROM ? 0 : value,
  )
  const learned = learn(examples, STANCES.length, rarity, KEPT)
  const seen = counts.map((count) => (count < SEEN_FROM ? 0 : count))
  return { ...sideBySide([learned], rarity, seen, { stance: STANCES }), unknownRarity: 0 }
}
