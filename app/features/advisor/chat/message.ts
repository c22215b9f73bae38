import type { Answer } from '../answer.ts'

/** What stands in the conversation; ids as the specification names them. */
export type Message =
  | { id: string; from: 'visitor'; text: string }
  | { id: 'welcome-message'; from: 'advisor'; text: string; answer: null }
  | { id: string; from: 'advisor'; text: string; answer: Answer | null; failed?: boolean }

export const WELCOME: Message = {
  id: 'welcome-message',
  from: 'advisor',
  text: 'Chào bạn! Mình là cố vấn AI về điện máy của Chọn Máy. Bạn cứ kể nhu cầu như nói với người quen: nhà mấy người, phòng rộng bao nhiêu, ngân sách chừng nào. Mình tính cỡ máy, chọn giúp vài máy hợp và chỉ rõ giá lấy từ đâu.',
  answer: null,
}

export const FAILURE_TEXT = 'Xin lỗi, đã có lỗi xảy ra. Vui lòng thử lại sau.'

export const DISCLAIMER =
  'Thông tin chỉ mang tính tham khảo. Vui lòng kiểm tra thông tin quan trọng với chuyên gia điện máy!'

/** The state of a conversation. `counter` numbers the messages; it begins at 1, the welcome. */
export type Conversation = { messages: Message[]; counter: number; asking: boolean }

export type ConversationEvent =
  | { type: 'asked'; question: string }
  | { type: 'answered'; answer: Answer }
  | { type: 'failed'; text: string }
  | { type: 'stopped' }
  | { type: 'reset' }

export const newConversation = (): Conversation => ({ messages: [WELCOME], counter: 1, asking: false })

/** What an event makes of a conversation. */
export function converse(state: Conversation, event: ConversationEvent): Conversation {
  const counter = state.counter + 1
  const add = (message: Message, asking: boolean) => ({
    messages: [...state.messages, message],
    counter,
    asking,
  })
  switch (event.type) {
    case 'asked':
      return add({ id: `user-${counter}`, from: 'visitor', text: event.question }, true)
    case 'answered':
      return add(
        { id: `ai-${counter}`, from: 'advisor', text: event.answer.content, answer: event.answer },
        false,
      )
    case 'failed':
      return add(
        { id: `error-${counter}`, from: 'advisor', text: event.text, answer: null, failed: true },
        false,
      )
    case 'stopped':
      return { ...state, asking: false }
    case 'reset':
      return newConversation()
  }
}

/** What the visitor asked last. */
export function lastQuestion(messages: readonly Message[]): string | null {
  return messages.findLast((message) => message.from === 'visitor')?.text ?? null
}

/**
 * What a follow-up is understood by: what was understood so far, the last question and its answer, at most `limit`
 * characters.
 */
export function contextOf({ messages }: Conversation, limit = 4_000): string | null {
  const said = messages.findLast((message) => message.from === 'advisor' && message.answer !== null)
  const question = lastQuestion(messages)
  if (said?.from !== 'advisor' || !said.answer || !question) return null
  const understood = said.answer.understood.map(({ label }) => label).join(', ')
  return `Câu hỏi: ${understood || question}\nTrả lời: ${said.text}`.slice(0, limit)
}
