import { z } from 'zod'
import type { Span } from '#app/domain/advisor/classify/stance.ts'
import { TURN_KINDS, turnKindFeatures } from '#app/domain/advisor/classify/turn-kind.ts'
import type { Weights } from '#app/domain/advisor/classify/weights-file.ts'
import { kindsNamed } from '#app/domain/advisor/understand/kind-mentions.ts'
import type { Reading } from '#app/domain/advisor/understand/reading.ts'
import { readAsTyped } from '#app/domain/advisor/understand/reading.ts'
import type { Kind } from '#app/kinds/kind.ts'
import { learn, raritiesOf } from './learn.ts'
import { linesOf, markedIn } from './marked-texts.ts'
import { countsOf, sideBySide, withoutMarks } from './train.ts'
import type { Writer } from './utterances.ts'

/** A machine that a turn names beside the one that is spoken of, and what it is there. */
export type TurnKind = {
  writer: string
  reading: Reading
  span: Span
  others: Span[]
  kind: Kind | null
  spokenOf: Kind[]
  is: (typeof TURN_KINDS)[number]
  weight: number
}

const line = z.strictObject({
  topic: z.string().min(1),
  text: z.string().min(1),
  says: z.array(z.enum(TURN_KINDS)).min(1),
})

const kindsIn = (text: string): Kind[] => kindsNamed(readAsTyped(text)).map(({ value }) => value)
const meets = (one: Span, other: Span): boolean => one.start < other.end && one.end > other.start

/** Turns whose writers marked the other machines that they name, as '[[loa]]', and said what each is; throws with file and line. */
export const readTurnKinds = (): TurnKind[] =>
  linesOf('turn-kinds', line).flatMap(({ writer, line: { topic, text, says } }) => {
    const spokenOf = kindsIn(topic)
    return [...new Set([text, withoutMarks(text)])].flatMap((said) => {
      const { reading, spans } = markedIn(said)
      const named = kindsNamed(reading)
      return spans.flatMap((span, index) => {
        const is = says[index]
        if (!span || !is) return []
        const kind = named.find((one) => meets(one, span))?.value ?? null
        const others = named.filter((one) => !meets(one, span))
        return [{ writer, reading, span, others, kind, spokenOf, is, weight: 1 }]
      })
    })
  })

/** What a machine of a labelled conversation counts: who labelled it said what is wanted after the turn. */
const OF_CONVERSATION = 0.5

/** The machines that turns of labelled conversations name beside those that were spoken of. */
export const turnKindsOfConversations = (writers: readonly Writer[]): TurnKind[] =>
  writers.flatMap(({ name: writer, conversations }) =>
    conversations.flatMap((turns) => {
      let spokenOf: Kind[] = []
      return turns.flatMap(({ text, kinds, does }): TurnKind[] => {
        const before = spokenOf
        const wanted = kinds.filter((kind): kind is Exclude<typeof kind, 'other'> => kind !== 'other')
        if (wanted.length > 0) spokenOf = wanted
        if (before.length === 0 || wanted.length === 0) return []
        const reading = readAsTyped(text)
        const named = kindsNamed(reading)
        return named
          .filter(({ value }) => !before.includes(value))
          .map(({ value, start, end }) => ({
            writer,
            reading,
            span: { start, end },
            others: named.filter((one) => one.start !== start),
            kind: value,
            spokenOf: before,
            is: wanted.includes(value as never) ? (does === 'add' ? 'add' : 'instead') : 'spoken',
            weight: OF_CONVERSATION,
          }))
      })
    }),
  )

/** Weights that are kept, and what fewer turns show is not looked at. */
const KEPT = 12_000
const SEEN_FROM = 2

/** What is looked at around a machine that a turn names. */
export const featuresOfTurnKind = ({ reading, span, others, kind, spokenOf }: TurnKind): number[] =>
  turnKindFeatures(reading, span, others, kind, spokenOf)

/** Trains what machines are that turns name. The same turns give the same weights. */
export function trainTurnKinds(turns: readonly TurnKind[]): Weights {
  const examples = turns.map((turn) => ({
    features: featuresOfTurnKind(turn),
    shares: TURN_KINDS.map((name) => Number(name === turn.is)),
    weight: turn.weight,
  }))
  const counts = countsOf(examples)
  const rarity = raritiesOf(examples.map(({ features }) => features)).map((value, feature) =>
    (counts[feature] ?? 0) < SEEN_FROM ? 0 : value,
  )
  const seen = counts.map((count) => (count < SEEN_FROM ? 0 : count))
  return {
    ...sideBySide([learn(examples, TURN_KINDS.length, rarity, KEPT)], rarity, seen, { kind: TURN_KINDS }),
    unknownRarity: 0,
  }
}
