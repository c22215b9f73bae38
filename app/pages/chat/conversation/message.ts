import type { Answer } from '#app/domain/advisor/answer.ts'
import type { Chip } from '#app/domain/advisor/understand/need.ts'
import type { Vote } from '#app/domain/advisor/vote.ts'

/** What is sent in place of the text that stands in the bubble: the last need again, without some of its conditions. */
export type Sent = { message: string; withoutSlots: string[] }

/** A question of the visitor. */
export type VisitorMessage = { id: string; from: 'visitor'; text: string; sent?: Sent }

/**
 * How an answer stands: still arriving, ended by the visitor, broken off on the way, or never given (the text then says so).
 * Without one it is whole.
 */
export type AnswerState = 'arriving' | 'stopped' | 'cut' | 'failed'

/** What the advisor says; `answer` is null for the welcome and for all that is not a whole answer. */
export type AdvisorMessage = {
  id: string
  from: 'advisor'
  text: string
  answer: Answer | null
  state?: AnswerState
  vote?: Vote
}

/** What stands in the conversation; ids as the specification names them. */
export type Message = VisitorMessage | AdvisorMessage

/** A product that questions are about. */
export type ProductInView = { id: number; title: string }

/** The number in a message's id; 1 for the welcome. */
export const numberOf = ({ id }: Message): number => (id === WELCOME.id ? 1 : Number(id.split('-')[1]))

export const WELCOME: AdvisorMessage = {
  id: 'welcome-message',
  from: 'advisor',
  text: 'Bạn cần chọn máy gì?\n\nMình là cố vấn điện máy AI. Cho biết nhà mấy người, phòng rộng bao nhiêu, định chi chừng nào; mình chọn máy, ghi rõ giá lấy ở đâu.',
  answer: null,
}

export const FAILURE_TEXT = 'Xin lỗi, đã có lỗi xảy ra. Vui lòng thử lại sau.'

export const DISCLAIMER =
  'Thông tin chỉ mang tính tham khảo. Vui lòng kiểm tra thông tin quan trọng với chuyên gia điện máy!'

/**
 * The state of a conversation. `counter` numbers the messages; it begins at 1, the welcome. While `asking`, `understood` is
 * what the question on its way was understood as.
 */
export type Conversation = {
  messages: readonly Message[]
  counter: number
  asking: boolean
  understood: readonly Chip[]
}

export const newConversation = (): Conversation => ({
  messages: [WELCOME],
  counter: 1,
  asking: false,
  understood: [],
})
