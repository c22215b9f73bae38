import { z } from 'zod'
import { UNREAD_SAYS, unreadFeatures } from '#app/domain/advisor/classify/condition.ts'
import type { Weights } from '#app/domain/advisor/classify/weights-file.ts'
import { linesOf } from './marked-texts.ts'
import { trainOne } from './wished.ts'

const judged = z.strictObject({ words: z.string().min(1), says: z.enum(UNREAD_SAYS) })

/** Words that nothing was read from, and what a reader of the whole text said they are. */
export type Judged = z.infer<typeof judged> & { reader: string }

/** What all readers judged; throws where a line has not the shape. */
export const readUnread = (): Judged[] =>
  linesOf('unread', judged).map(({ writer, line }) => ({ ...line, reader: writer }))

/** Trains what such words say. The same words give the same weights. */
export const trainConditions = (words: readonly Judged[]): Weights =>
  trainOne(
    'says',
    UNREAD_SAYS,
    words.map(({ words: text, says }) => ({ text, is: says })),
    unreadFeatures,
  )
