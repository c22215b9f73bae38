import { z } from 'zod'
import { SITUATIONS } from '#app/domain/advisor/classify/situation.ts'
import { clausesOf } from '#app/domain/advisor/understand/clauses.ts'
import { readAsTyped } from '#app/domain/advisor/understand/reading.ts'
import { linesOf } from './marked-texts.ts'

/** What a clause says; `rest` is who asks and why, the bare request, and filler. */
export const CLAUSES = ['rest', 'wish', 'question', 'owned'] as const

/** The letters of the label files: wish, question, owned, request, circumstance, filler. */
const OF_LETTER: Readonly<Record<string, (typeof CLAUSES)[number]>> = {
  w: 'wish',
  q: 'question',
  o: 'owned',
  r: 'rest',
  c: 'rest',
  x: 'rest',
}

const line = z.strictObject({
  text: z.string().min(1),
  situation: z.enum(SITUATIONS),
  clauses: z
    .string()
    .regex(/^[wqorcx]+$/)
    .optional(),
})

/** A text with what it is about, and its clauses with what each says where somebody told. */
export type Situated = {
  text: string
  situation: (typeof SITUATIONS)[number]
  clauses: { text: string; says: (typeof CLAUSES)[number] }[]
}

/** The labelled situations of all files; throws with file and line where one has not the shape, or labels for other clauses. */
export const readSituations = (): Situated[] =>
  linesOf('situations', line).map(({ writer, line: labelled }) => situated(labelled, writer))

function situated({ text, situation, clauses: letters }: z.infer<typeof line>, writer: string): Situated {
  if (letters === undefined) return { text, situation, clauses: [] }
  const reading = readAsTyped(text)
  const clauses = clausesOf(reading)
  if (clauses.length !== letters.length)
    throw new Error(`${writer}: '${text}' has ${clauses.length} clauses and ${letters.length} labels`)
  return {
    text,
    situation,
    clauses: clauses.map(({ start, end }, index) => ({
      text: reading.raw.slice(start, end),
      says: OF_LETTER[letters[index] ?? ''] ?? 'rest',
    })),
  }
}
