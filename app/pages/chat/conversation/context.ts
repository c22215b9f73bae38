import type { Answer } from '#app/domain/advisor/answer.ts'
import { MAX_CONTEXT } from '#app/domain/advisor/question-limits.ts'
import type { AdvisorMessage, Conversation, Message, Sent, VisitorMessage } from './message.ts'

/** The question the visitor asked last, as its message. */
export function lastQuestion(messages: readonly Message[]): VisitorMessage | null {
  return messages.findLast((message) => message.from === 'visitor') ?? null
}

/** What a question sends to the advisor. */
export const sentBy = ({ text, sent }: VisitorMessage): { message: string; withoutSlots?: string[] } =>
  sent ?? { message: text }

/** What a question is sent with of what was said before it. */
export function saidBefore(conversation: Pick<Conversation, 'messages'>) {
  const record = conversation.messages.findLast(isAnswered)?.answer?.conversation ?? null
  return { conversation: record, previousContext: record ? null : contextOf(conversation) }
}

/** What the last answer understood, or its question where it understood nothing; null before the first answer. */
export function lastUnderstood(messages: readonly Message[]): string | null {
  const at = messages.findLastIndex(isAnswered)
  const said = messages[at]
  if (said?.from !== 'advisor' || !said.answer) return null
  return understoodIn(said.answer) || (lastQuestion(messages.slice(0, at))?.text ?? null)
}

/**
 * What a follow-up to an answer without a record is understood by: what was understood so far, the last question and its answer, at most `limit`
 * characters. A question that nothing was understood of, such as one that was refused, is reached back over where one before
 * it was understood. Null before the first whole answer.
 */
export function contextOf({ messages }: Pick<Conversation, 'messages'>, limit = MAX_CONTEXT): string | null {
  const understoodAt = messages.findLastIndex(
    (message) => isAnswered(message) && (message.answer?.understood.length ?? 0) > 0,
  )
  const place = understoodAt < 0 ? messages.findLastIndex(isAnswered) : understoodAt
  const said = messages[place]
  const question = lastQuestion(messages.slice(0, place))
  if (said?.from !== 'advisor' || !said.answer || !question) return null
  return `Câu hỏi: ${understoodIn(said.answer) || sentBy(question).message}\nTrả lời: ${said.text}`.slice(
    0,
    limit,
  )
}

/** What an answer understood, in words that ask for the same: 'Tủ lạnh, Dưới 15 triệu, 4 người'. */
export const understoodIn = ({ understood }: Pick<Answer, 'understood'>): string =>
  understood.map(({ label }) => label).join(', ')

const isAnswered = (message: Message): message is AdvisorMessage =>
  message.from === 'advisor' && message.answer !== null

/**
 * What the answer at a place of the conversation answers: the question as it was put, and one that says the same without what
 * came before, for others to ask. Null for the welcome.
 */
export function questionAt(
  messages: readonly Message[],
  place: number,
): { text: string; standalone: string } | null {
  const earlier = messages.slice(0, place)
  const question = lastQuestion(earlier)
  if (!question) return null
  const answer = messages[place]
  const said = answer?.from === 'advisor' && answer.answer ? understoodIn(answer.answer) : ''
  const isFirst = earlier.find(({ from }) => from === 'visitor') === question
  return { text: question.text, standalone: isFirst || said === '' ? question.text : said }
}

/** The last need asked again without the condition `slot`. Null where nothing was asked. */
export function withoutSlot(messages: readonly Message[], slot: string): Sent | null {
  const question = lastQuestion(messages)
  return question && { message: sentBy(question).message, withoutSlots: [slot] }
}

/** Whether a condition may be taken away: what is left must still name a kind, a brand or a model. */
export function isRemovable(slot: string, slots: readonly string[]): boolean {
  return slots.some((other) => other !== slot && /^(?:kinds|brands|models):/.test(other))
}
