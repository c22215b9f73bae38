import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { BEARINGS } from '#app/domain/advisor/classify/bearing.ts'
import { featuresOf } from '#app/domain/advisor/classify/features.ts'
import type { Weights } from '#app/domain/advisor/classify/weights-file.ts'
import { clausesOf } from '#app/domain/advisor/understand/clauses.ts'
import { readAsTyped } from '#app/domain/advisor/understand/reading.ts'
import { KINDS } from '#app/kinds/ids.ts'
import { fold } from '#app/vietnamese/fold.ts'
import { learn, raritiesOf } from './learn.ts'
import { countsOf, sideBySide, VOCABULARY, withoutMarks } from './train.ts'

/** What four readers marked in texts of strangers: words, and the wish, use or priority that they say. */
const marked = z.strictObject({
  text: z.string().min(1),
  kind: z.enum(KINDS),
  wishes: z.array(z.strictObject({ said: z.string(), concept: z.string(), refused: z.boolean().optional() })),
})
export type Marked = z.infer<typeof marked>

/** The files of marked texts: rounds 1 to 13, rounds 14 to 25, five other writers, and needs that name no machine. */
export const WISHED_FILES = ['a', 'b', 'c', 'd'] as const

/** The marked texts of a file; throws where one has not the shape. */
export const readWished = (file: (typeof WISHED_FILES)[number]): Marked[] =>
  readFileSync(new URL(`../wished/${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => marked.parse(JSON.parse(line)))

/** A clause, and how it bears on the choice. */
export type Weighed = { text: string; bearing: (typeof BEARINGS)[number] }

/** A mark belongs to a clause that holds more than this much of the shorter of both. */
const SHARED = 0.5

/** The clauses of a marked text by what is marked in them. */
export function weighedClauses({ text, wishes }: Marked): Weighed[] {
  const reading = readAsTyped(text)
  const marks = wishes.flatMap(({ said, concept }) => {
    const words = fold(said)
    const start = reading.folded.indexOf(words)
    return start < 0 ? [] : [{ start, end: start + words.length, isUse: concept.startsWith('use:') }]
  })
  return clausesOf(reading).map(({ start, end }) => {
    const held = marks.filter(
      (mark) =>
        Math.min(mark.end, end) - Math.max(mark.start, start) >
        SHARED * Math.min(mark.end - mark.start, end - start),
    )
    const bearing = held.length === 0 ? 'aside' : held.every(({ isUse }) => isUse) ? 'use' : 'wish'
    return { text: reading.raw.slice(start, end), bearing }
  })
}

/** Weights that are kept. */
const KEPT = 4_000
/** What fewer clauses show is not looked at. */
const SEEN_FROM = 2

/** Trains how clauses bear on the choice. The same clauses give the same weights. */
export const trainBearing = (clauses: readonly Weighed[]): Weights =>
  trainOne(
    'bearing',
    BEARINGS,
    clauses.map(({ text, bearing }) => ({ text, is: bearing })),
    (text) => featuresOf(readAsTyped(text), VOCABULARY),
  )

/**
 * Trains one task over texts, as typed and without marks. The same texts give the same weights.
 * @param task what the weights call it
 * @param kept weights that are kept
 */
export function trainOne<Name extends string>(
  task: string,
  names: readonly Name[],
  texts: readonly { text: string; is: Name }[],
  featuresIn: (text: string) => number[],
  kept = KEPT,
): Weights {
  const examples = texts.flatMap(({ text, is }) =>
    [...new Set([text, withoutMarks(text)])].map((said) => ({
      features: featuresIn(said),
      shares: names.map((name) => Number(name === is)),
      weight: 1,
    })),
  )
  const counts = countsOf(examples)
  const rarity = raritiesOf(examples.map(({ features }) => features)).map((value, feature) =>
    (counts[feature] ?? 0) < SEEN_FROM ? 0 : value,
  )
  return sideBySide([learn(examples, names.length, rarity, kept)], rarity, counts, { [task]: names })
}
