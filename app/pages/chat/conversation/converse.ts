import type { Answer } from '#app/domain/advisor/answer.ts'
import type { Chip } from '#app/domain/advisor/understand/need.ts'
import type { Vote } from '#app/domain/advisor/vote.ts'
import { newConversation } from './message.ts'
import type { AdvisorMessage, Conversation, Message, Sent } from './message.ts'

/** What happens in a conversation. */
export type ConversationEvent =
  | { type: 'asked'; question: string; sent?: Sent | undefined }
  | { type: 'understood'; understood: readonly Chip[] }
  /** A sentence with the white space behind it. */
  | { type: 'sentence'; text: string }
  | { type: 'answered'; answer: Answer }
  | { type: 'failed'; text: string }
  /** `shown` is how much of the answer stood on the page. */
  | { type: 'stopped'; shown: string }
  /** The message `id` and all that follows go. */
  | { type: 'rewound'; id: string }
  | { type: 'voted'; id: string; vote: Vote }
  | { type: 'opened'; conversation: Conversation }
  | { type: 'reset' }

/** What an event makes of a conversation. An event of an answer that nobody waits for any more changes nothing. */
export function converse(state: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'asked':
      return { ...withQuestion(state, event.question, event.sent), asking: true, understood: [] }
    case 'rewound':
      return rewind(state, event.id)
    case 'voted':
      return changed(state, event.id, (message) => ({ ...message, vote: event.vote }))
    case 'opened':
      return event.conversation
    case 'reset':
      return newConversation()
    default:
      return state.asking ? whileAsking(state, event) : state
  }
}

type Arriving = Extract<
  ConversationEvent,
  { type: 'understood' | 'sentence' | 'answered' | 'failed' | 'stopped' }
>

function whileAsking(state: Conversation, event: Arriving): Conversation {
  switch (event.type) {
    case 'understood':
      return { ...state, understood: event.understood }
    case 'sentence': {
      const text = (arriving(state)?.text ?? '') + event.text
      return withAnswer(state, { text, answer: null, state: 'arriving' })
    }
    case 'answered':
      return settled(withAnswer(state, { text: textOf(event.answer), answer: event.answer }))
    case 'stopped':
      return settled(withAnswer(state, { text: event.shown, answer: null, state: 'stopped' }))
    case 'failed':
      return settled(withFailure(state, event.text))
  }
}

/** The text of an answer without the question back at its end, which stands below it with its taps. */
function textOf({ content, tapQuestion }: Answer): string {
  return tapQuestion && content.endsWith(tapQuestion.question)
    ? content.slice(0, -tapQuestion.question.length).trimEnd()
    : content
}

const settled = (state: Conversation): Conversation => ({ ...state, asking: false, understood: [] })

/** The answer that is on its way, once something of it is there. */
function arriving({ messages }: Conversation): AdvisorMessage | null {
  const last = messages.at(-1)
  return last?.from === 'advisor' && last.state === 'arriving' ? last : null
}

function added(state: Conversation, message: (counter: number) => Message): Conversation {
  const counter = state.counter + 1
  return { ...state, counter, messages: [...state.messages, message(counter)] }
}

function withQuestion(state: Conversation, text: string, sent?: Sent): Conversation {
  return added(state, (counter) => ({
    id: `user-${counter}`,
    from: 'visitor',
    text,
    ...(sent ? { sent } : {}),
  }))
}

/** The answer on its way as it now stands: one message from its first sentence to its last. */
function withAnswer(state: Conversation, body: Omit<AdvisorMessage, 'id' | 'from'>): Conversation {
  const begun = arriving(state)
  if (!begun) return added(state, (counter) => ({ id: `ai-${counter}`, from: 'advisor', ...body }))
  const message: AdvisorMessage = { id: begun.id, from: 'advisor', ...body }
  return { ...state, messages: [...state.messages.slice(0, -1), message] }
}

/** What had arrived stays, marked as cut; the failure is said below it. */
function withFailure(state: Conversation, text: string): Conversation {
  const begun = arriving(state)
  const kept = begun ? withAnswer(state, { text: begun.text, answer: null, state: 'cut' }) : state
  return added(kept, (counter) => ({
    id: `error-${counter}`,
    from: 'advisor',
    text,
    answer: null,
    state: 'failed',
  }))
}

function changed(
  state: Conversation,
  id: string,
  change: (message: AdvisorMessage) => AdvisorMessage,
): Conversation {
  const messages = state.messages.map((message) =>
    message.id === id && message.from === 'advisor' ? change(message) : message,
  )
  return { ...state, messages }
}

/** The conversation before the message `id`; as it is where there is none. Numbers are never given twice. */
export function rewind(state: Conversation, id: string): Conversation {
  const place = state.messages.findIndex((message) => message.id === id)
  return place < 1 ? state : settled({ ...state, messages: state.messages.slice(0, place) })
}
