import { isReason } from '#app/domain/advisor/vote.ts'
import type { Vote } from '#app/domain/advisor/vote.ts'
import { answerOf, fieldsOf } from './answer-shape.ts'
import { newConversation, numberOf, WELCOME } from './message.ts'
import type { AdvisorMessage, Conversation, Message, ProductInView } from './message.ts'

/** A conversation as this browser keeps it; `updatedAt` in ms since 1970. */
export type Kept = {
  id: string
  title: string
  updatedAt: number
  about: ProductInView | null
  conversation: Conversation
}

/** What was said, of which a conversation is kept. */
export type Said = Pick<Conversation, 'messages'>

/** The form it is stored in; another number is another form and is not read. */
const VERSION = 1
const MOST_MESSAGES = 100
const LONGEST_TITLE = 80

/** A conversation as text to store: the welcome is left out, and of long ones all but the last 100 messages. */
export function textOfKept({
  messages: all,
  updatedAt,
  about,
}: Pick<Kept, 'updatedAt' | 'about'> & Said): string {
  const messages = all
    .filter(({ id }) => id !== WELCOME.id)
    .slice(-MOST_MESSAGES)
    .map(slim)
  return JSON.stringify({ version: VERSION, updatedAt, about, messages })
}

/** Descriptions are never shown in the chat, and are the longest of what is kept. */
function slim(message: Message): Message {
  if (message.from === 'visitor' || !message.answer?.productRecommendations) return message
  const { query, products } = message.answer.productRecommendations
  const short = { query, products: products.map((product) => ({ ...product, des: '' })) }
  return { ...message, answer: { ...message.answer, productRecommendations: short } }
}

/** A stored conversation, read with care: null where nothing of it can be used. */
export function keptOf(id: string, text: string | null): Kept | null {
  const fields = fieldsOf(parsed(text))
  if (fields.version !== VERSION || typeof fields.updatedAt !== 'number') return null
  const list: unknown[] = Array.isArray(fields.messages) ? fields.messages : []
  const messages = list.slice(-MOST_MESSAGES).flatMap(messageOf)
  const title = titleOf(messages)
  if (title === null) return null
  const counter = Math.max(1, ...messages.map(numberOf))
  return {
    id,
    title,
    updatedAt: fields.updatedAt,
    about: productOf(fields.about),
    conversation: answered({ ...newConversation(), messages: [WELCOME, ...messages], counter }),
  }
}

/** What a conversation is called: its first question, on one line. Null where nothing was asked. */
export function titleOf(messages: readonly Message[]): string | null {
  const first = messages.find((message) => message.from === 'visitor')
  if (!first) return null
  const line = first.text.replace(/\s+/g, ' ').trim()
  return line.length > LONGEST_TITLE ? `${line.slice(0, LONGEST_TITLE - 1).trimEnd()}…` : line
}

/** A question whose answer was lost with the page reads as one that was stopped. */
function answered(conversation: Conversation): Conversation {
  if (conversation.messages.at(-1)?.from !== 'visitor') return conversation
  const counter = conversation.counter + 1
  const note: AdvisorMessage = {
    id: `ai-${counter}`,
    from: 'advisor',
    text: '',
    answer: null,
    state: 'stopped',
  }
  return { ...conversation, counter, messages: [...conversation.messages, note] }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function productOf(value: unknown): ProductInView | null {
  const { id, title } = fieldsOf(value)
  return typeof id === 'number' && Number.isInteger(id) && typeof title === 'string' ? { id, title } : null
}

function messageOf(value: unknown): Message[] {
  const { id, from, text, sent, answer, state, vote } = fieldsOf(value)
  if (typeof id !== 'string' || !/^(?:user|ai|error)-\d{1,9}$/.test(id) || typeof text !== 'string') return []
  if (from === 'visitor') return [{ id, from, text, ...sentOf(sent) }]
  if (from !== 'advisor') return []
  const whole = answerOf(answer)
  const ended = state === 'failed' || state === 'cut' ? state : 'stopped'
  return [{ id, from, text, answer: whole, ...(whole ? voteOf(vote) : { state: ended }) }]
}

function sentOf(value: unknown) {
  const { message, withoutSlots } = fieldsOf(value)
  if (typeof message !== 'string' || !Array.isArray(withoutSlots)) return {}
  return { sent: { message, withoutSlots: withoutSlots.filter((slot) => typeof slot === 'string') } }
}

function voteOf(value: unknown): { vote?: Vote } {
  const { key, isHelpful, reason } = fieldsOf(value)
  if (typeof key !== 'string' || typeof isHelpful !== 'boolean') return {}
  return { vote: { key, isHelpful, reason: isReason(reason) ? reason : null } }
}
