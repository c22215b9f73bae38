import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Plan } from '#app/domain/advisor/answer-question.ts'
import type { Candidate } from '#app/domain/advisor/catalogue.ts'
import { indexNames } from '#app/domain/advisor/mentions/growing-names.ts'
import { understand } from '#app/domain/advisor/understand/understand.ts'
import { groundsOf } from '#app/domain/advisor/verify/draft-grounds.ts'
import { gateOver } from '#app/domain/advisor/verify/gate.ts'
import type { Grounds } from '#app/domain/advisor/verify/grounds.ts'
import { splitSentences } from '#app/vietnamese/sentences.ts'

const product = z.object({
  id: z.number(),
  title: z.string(),
  brand: z.string(),
  kind: z.string(),
  price: z.number(),
  attributes: z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])),
  shop: z.string(),
  observedOn: z.string(),
})
const answered = z.object({
  case: z.number(),
  question: z.string(),
  answer: z.string(),
  products: z.array(product),
})
const said = z.object({ case: z.number(), type: z.number().optional(), sentence: z.string() })

/** A question with the answer the built-in voice gave, and the rows it gave it from. */
type Case = z.infer<typeof answered>
/** A sentence that somebody wrote about such an answer; `type` is the kind of a lie. */
export type Said = z.infer<typeof said>

function linesOf<Line>(name: string, line: z.ZodType<Line>): Line[] {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8')
  return text
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => line.parse(JSON.parse(row)))
}

export const LIES = linesOf('lies.jsonl', said)
/** Lies in the words of truths: about figures, degrees and traits of these rows, and about what rows do not state. */
export const NEAR_LIES = linesOf('near-lies.jsonl', said)
export const TRUTHS = linesOf('truths.jsonl', said)
/** Truths of another writer, who had seen neither the gate nor the first 200: the first reading kept 69 of 150. */
export const LATER_TRUTHS = linesOf('truths-2.jsonl', said)
const CASES = linesOf('cases.jsonl', answered)

const candidateOf = ({
  id,
  title,
  brand,
  kind,
  price,
  attributes,
  observedOn,
}: Case['products'][number]): Candidate => ({
  id,
  title,
  brand,
  kind,
  price,
  attributes,
  des: '',
  image: null,
  category: title,
  rating: null,
  releaseYear: null,
  seenOn: observedOn,
})

const BRANDS = [...new Set(CASES.flatMap(({ products }) => products.map(({ brand }) => brand)))]

/** The grounds of an answer, as those of a plan that came to it. */
function groundsOfCase({ question, answer, products }: Case): Grounds {
  const candidates = products.map(candidateOf)
  const paragraphs = answer.split('\n\n')
  const need = understand(question, { brands: BRANDS, names: indexNames(candidates) }, null)
  const picks = products.map((row, index) => ({
    role: index === 0 ? ('best' as const) : ('upgrade' as const),
    candidate: candidateOf(row),
    reason: '',
    tradeOff: null,
    priceSource: {
      productId: row.id,
      shop: row.shop,
      url: null,
      price: row.price,
      observedOn: row.observedOn,
    },
  }))
  const namesNone = (paragraph: string) => !products.some(({ title }) => paragraph.includes(title))
  const draft = { paragraphs, picks, sources: [], relatedQuestions: [], rules: paragraphs.filter(namesNone) }
  const plan: Pick<Plan, 'draft' | 'need' | 'cheapest' | 'brands'> = {
    draft,
    need,
    cheapest: Math.min(...products.map(({ price }) => price)),
    brands: BRANDS,
  }
  return groundsOf(plan)
}

const GROUNDS = new Map(CASES.map((answered) => [answered.case, groundsOfCase(answered)]))

/** What becomes of each sentence of a text about a case: null where it is shown, else why it is not. */
export function judged({ case: about, sentence }: Said, before = ''): (string | null)[] {
  const grounds = GROUNDS.get(about)
  if (!grounds) throw new Error(`no case ${about}`)
  const gate = gateOver(grounds)
  for (const piece of splitSentences(before)) gate.admit(piece)
  return splitSentences(sentence).map((piece) => {
    const verdict = gate.admit(piece)
    return 'refused' in verdict ? verdict.refused : null
  })
}

/** The beginning of the answer to a case, as a model might repeat it: what a sentence may go on from. */
export function openingOf({ case: about }: Said): string {
  const first = CASES.find((answered) => answered.case === about)?.products[0]
  return first ? `Mình chọn ${first.title}. ` : ''
}
