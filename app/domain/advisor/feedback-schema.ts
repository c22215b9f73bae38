import { z } from 'zod'
import { cleanText } from '#app/vietnamese/clean.ts'
import { say } from '#app/vietnamese/say.ts'
import { MAX_QUESTION } from './question-limits.ts'
import { REASONS } from './vote.ts'

/** The longest answer that is kept with a vote, in characters. */
const MAX_ANSWER = 12_000

const text = (most: number) => z.string().max(most).transform(cleanText).pipe(z.string().min(1))

/** What a visitor says of an answer: whether it helped and, where it did not, why. */
export const answerFeedback = z
  .strictObject({
    voteKey: z.uuid().describe('Khóa ngẫu nhiên của lần bầu; gửi lại cùng khóa là đổi ý'),
    question: text(MAX_QUESTION),
    answer: text(MAX_ANSWER),
    isHelpful: z.boolean(),
    reason: z
      .enum(REASONS, {
        error: () =>
          say(`Cần là một trong: ${REASONS.join(', ')}.`, {
            en: 'Must be one of the reasons that are described.',
          }),
      })
      .nullish()
      .describe('Chỉ khi `isHelpful` là false'),
  })
  .refine(({ isHelpful, reason }) => !isHelpful || !reason, {
    path: ['reason'],
    error: () =>
      say('Lý do chỉ đi với câu trả lời không hữu ích.', {
        en: 'A reason goes with an answer that did not help.',
      }),
  })
export type AnswerFeedback = z.infer<typeof answerFeedback>

/** The vote as it now stands. */
export const feedbackSchema = z.object({ isHelpful: z.boolean(), reason: z.enum(REASONS).nullable() })
