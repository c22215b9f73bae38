import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Measures, Weights } from '#app/domain/advisor/knowledge/fact-sought.ts'
import { measureFacts, measureQuestion, shareOf } from '#app/domain/advisor/knowledge/fact-sought.ts'
import { SHIPPED_FACTS } from '#app/domain/advisor/knowledge/known-facts.ts'
import { understand } from '#app/domain/advisor/understand/understand.ts'
import { VOCABULARY } from './train.ts'

/** What a good seller's answer to a question is made of, as readers judged it who saw the facts that may fit. */
const label = z.strictObject({
  round: z.number().int(),
  id: z.string(),
  /** Facts, machines, or both in their order; `none` where neither answers. */
  answer: z.enum(['fact', 'fact_machines', 'machines_fact', 'machines', 'none']),
  /** The facts that answer or are worth adding. */
  facts: z.array(z.string()).max(2),
})
export type Labelled = z.infer<typeof label> & { text: string }

const FILE = new URL('../asked-facts/sought.jsonl', import.meta.url)
const lines = (url: URL): unknown[] =>
  readFileSync(url, 'utf8')
    .trim()
    .split('\n')
    .map((text) => JSON.parse(text) as unknown)

/** The labelled questions of the rounds. @throws where a label is of no question */
export function readSought(): Labelled[] {
  const rounds = new Map<number, Map<string, string>>()
  const textsOf = (round: number) => {
    const known = rounds.get(round)
    if (known) return known
    const asked = lines(new URL(`../rounds/${round}.jsonl`, import.meta.url)).flatMap((one) => {
      const { id, text } = one as { id: string; text?: string }
      return text === undefined ? [] : [[id, text] as const]
    })
    const texts = new Map(asked)
    rounds.set(round, texts)
    return texts
  }
  return lines(FILE).map((one) => {
    const read = label.parse(one)
    const text = textsOf(read.round).get(read.id)
    if (text === undefined) throw new Error(`sought.jsonl: round ${read.round} has no question ${read.id}`)
    return { ...read, text }
  })
}

/** What is measured of something, and whether it is what is looked for. */
type Example = { measures: Measures; is: boolean }

/** The two things that are learnt: whether a fact is what is asked for first, and whether machines are asked for beside it. */
export type SoughtWeights = { fact: Weights; machines: Weights }

const leads = ({ answer }: Labelled): boolean => answer === 'fact' || answer === 'fact_machines'

/** A labelled question as it is measured; worked out once for all that is learnt from it. */
export type MeasuredQuestion = {
  labelled: Labelled
  ofQuestion: Measures
  facts: { id: string; measures: Measures }[]
}

export function measured(labelled: Labelled): MeasuredQuestion {
  const need = understand(labelled.text, VOCABULARY)
  return {
    labelled,
    ofQuestion: measureQuestion(labelled.text, need),
    facts: measureFacts(labelled.text, need, SHIPPED_FACTS).map(({ fact, measures }) => ({
      id: fact.id,
      measures,
    })),
  }
}

/** Learns both from measured questions. The same questions in the same order give the same weights. */
export function trainSought(questions: readonly MeasuredQuestion[]): SoughtWeights {
  const facts = questions.flatMap(({ labelled, facts: found }) =>
    found.map(({ id, measures }) => ({ measures, is: leads(labelled) && labelled.facts.includes(id) })),
  )
  const machines = questions.flatMap(({ labelled, ofQuestion }) =>
    leads(labelled) ? [{ measures: ofQuestion, is: labelled.answer === 'fact_machines' }] : [],
  )
  return { fact: regress(facts), machines: regress(machines) }
}

const STEPS = 500
const STEP = 0.03
/** How much large weights cost. */
const PENALTY = 15

/** Logistic regression by Adam over standardised measures; weights are given for the measures as they are, to four digits. */
function regress(examples: readonly Example[]): Weights {
  const names = [...new Set(examples.flatMap(({ measures }) => Object.keys(measures)))].toSorted()
  const columns = names.map((name) => Float64Array.from(examples, ({ measures }) => measures[name] ?? 0))
  const means = columns.map((column) => column.reduce((sum, value) => sum + value, 0) / column.length)
  const spreads = columns.map((column, at) => {
    const mean = means[at] ?? 0
    return Math.sqrt(column.reduce((sum, value) => sum + (value - mean) ** 2, 0) / column.length) + 1e-6
  })
  const scaled = columns.map((column, at) => column.map((value) => (value - means[at]!) / spreads[at]!))
  const truth = Float64Array.from(examples, ({ is }) => Number(is))
  const learned = new Float64Array(names.length + 1)
  const [drift, power] = [new Float64Array(learned.length), new Float64Array(learned.length)]
  for (let step = 1; step <= STEPS; step += 1) {
    const sums = new Float64Array(examples.length).fill(learned[names.length]!)
    scaled.forEach((column, at) => column.forEach((value, row) => (sums[row]! += learned[at]! * value)))
    const misses = sums.map((sum, row) => 1 / (1 + Math.exp(-sum)) - truth[row]!)
    for (let at = 0; at <= names.length; at += 1) {
      const column = scaled[at]
      const slope = misses.reduce((sum, miss, row) => sum + miss * (column ? column[row]! : 1), 0)
      const gradient = (slope + (column ? PENALTY * learned[at]! : 0)) / examples.length
      drift[at] = 0.9 * drift[at]! + 0.1 * gradient
      power[at] = 0.999 * power[at]! + 0.001 * gradient ** 2
      const scale = Math.sqrt(power[at]! / (1 - 0.999 ** step)) + 1e-8
      learned[at]! -= (STEP * drift[at]!) / (1 - 0.9 ** step) / scale
    }
  }
  const plain = names.map((_, at) => learned[at]! / spreads[at]!)
  const bias = learned[names.length]! - plain.reduce((sum, weight, at) => sum + weight * means[at]!, 0)
  const rounded = (value: number) => Number(value.toPrecision(4))
  return {
    bias: rounded(bias),
    weights: Object.fromEntries(names.map((name, at) => [name, rounded(plain[at]!)])),
  }
}

/** From this share on a fact is told before machines, where nothing else tells one. */
const SURELY = 0.45

/** How questions of some rounds are told apart by what the others taught. */
export function soughtLines(questions: readonly MeasuredQuestion[]): string[] {
  const rounds = [...new Set(questions.map(({ labelled }) => labelled.round))].toSorted((a, b) => a - b)
  const counts = { asked: 0, right: 0, other: 0, ofMachines: 0 }
  for (const round of rounds) {
    const { fact } = trainSought(questions.filter(({ labelled }) => labelled.round !== round))
    for (const { labelled, facts } of questions.filter((one) => one.labelled.round === round)) {
      counts.asked += Number(leads(labelled))
      const [best] = facts
        .map(({ id, measures }) => ({ id, share: shareOf(fact, measures) }))
        .toSorted((one, other) => other.share - one.share)
      if (!best || best.share < SURELY) continue
      if (!leads(labelled)) counts.ofMachines += 1
      else if (labelled.facts.includes(best.id)) counts.right += 1
      else counts.other += 1
    }
  }
  return [
    `facts asked for before machines, each round by what the others taught: ${counts.right} of ${counts.asked} found, another fact for ${counts.other}, told to ${counts.ofMachines} who ask for machines first or for none (of ${questions.length})`,
  ]
}
