import { readFileSync, readdirSync } from 'node:fs'
import { z } from 'zod'
import { TURNS } from '#app/domain/advisor/understand/need.ts'
import { KINDS } from '#app/kinds/ids.ts'

/** What an utterance is for. */
export const INTENTS = [
  'advise',
  'compare',
  'lookup',
  'price',
  'running_cost',
  'size',
  'explain',
  'compatibility',
  'service',
  'small_talk',
  'off_topic',
  'unsafe_request',
  'hazard',
  'crisis',
] as const

const budget = z.object({
  min: z.number().optional(),
  max: z.number().optional(),
  about: z.number().optional(),
  total: z.boolean().optional(),
})

const need = {
  text: z.string().min(1),
  intent: z.enum(INTENTS),
  kinds: z.array(z.enum([...KINDS, 'other'])).default([]),
  named: z.boolean().default(false),
  budget: budget.optional(),
  brands: z.array(z.string()).default([]),
  not_brands: z.array(z.string()).default([]),
  models: z.array(z.string()).default([]),
  people: z.union([z.number(), z.unknown()]).optional(),
  room_m2: z.unknown().optional(),
  size: z.record(z.string(), z.unknown()).optional(),
  order: z.string().optional(),
  /** It is known whether the text tells of danger, and nothing else of it: 'off_topic' stands for none. */
  danger_only: z.boolean().default(false),
}

const single = z.object(need)
const turn = z.object({
  ...need,
  does: z.enum(TURNS),
  points_at: z.union([z.string(), z.null()]).optional(),
})
const conversation = z.object({ turns: z.array(turn).min(1) })

export type Turn = z.output<typeof turn>
export type Labelled = z.output<typeof single> & { does?: Turn['does'] }
/** What one writer wrote: single texts, and conversations as their turns. */
export type Writer = { name: string; texts: Labelled[]; conversations: Turn[][] }

const FOLDER = new URL('../utterances/', import.meta.url)

/** The labelled utterances, one writer a file; throws with file and line where a line has not the shape. */
export function readWriters(folder: URL = FOLDER): Writer[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .toSorted()
    .map((file) => readWriter(file, readFileSync(new URL(file, folder), 'utf8')))
}

/** Rounds that were labelled and that training never sees. */
export const readHeldOut = (file: 'rounds-22-25' | 'conversations-22-25'): Writer =>
  readWriter(file, readFileSync(new URL(`../held-out/${file}.jsonl`, import.meta.url), 'utf8'))

function readWriter(file: string, content: string): Writer {
  const writer: Writer = { name: file.replace('.jsonl', ''), texts: [], conversations: [] }
  for (const [index, line] of content.trim().split('\n').entries()) {
    const parsed: unknown = JSON.parse(line)
    const isConversation = typeof parsed === 'object' && parsed !== null && 'turns' in parsed
    const read = (isConversation ? conversation : single).safeParse(parsed)
    if (!read.success) throw new Error(`${file}:${index + 1}: ${z.prettifyError(read.error)}`)
    if ('turns' in read.data) writer.conversations.push(read.data.turns)
    else writer.texts.push(read.data)
  }
  return writer
}

const safetyText = z.object({
  text: z.string().min(1),
  label: z.enum(['none', 'crisis', 'hazard', 'unsafe_request']),
})

/**
 * Texts that tell of danger, and near misses, of a writer whom training never sees.
 * @param file 'safety', or 'safety-passing' where danger is told beside a request
 */
export function readSafetyTexts(file: 'safety' | 'safety-passing'): z.output<typeof safetyText>[] {
  return readFileSync(new URL(`../held-out/${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => safetyText.parse(JSON.parse(line)))
}
