import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { UNREAD_SAYS, unreadFeatures } from '#app/domain/advisor/classify/condition.ts'
import type { Weights } from '#app/domain/advisor/classify/weights-file.ts'
import { trainOne } from './wished.ts'

/** Words that nothing was read from, and what a reader of the whole text said they are. */
const judged = z.strictObject({ words: z.string().min(1), says: z.enum(UNREAD_SAYS) })
export type Judged = z.infer<typeof judged>

/** One file for each reader. */
export const UNREAD_FILES = ['a', 'b', 'c'] as const

/** What a reader judged; throws where a line has not the shape. */
export const readUnread = (file: (typeof UNREAD_FILES)[number]): Judged[] =>
  readFileSync(new URL(`../unread/${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => judged.parse(JSON.parse(line)))

/** Trains what such words say. The same words give the same weights. */
export const trainConditions = (words: readonly Judged[]): Weights =>
  trainOne(
    'says',
    UNREAD_SAYS,
    words.map(({ words: text, says }) => ({ text, is: says })),
    unreadFeatures,
  )
