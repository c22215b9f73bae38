import type { Answer } from '#app/domain/advisor/answer.ts'
import type { Chip } from '#app/domain/advisor/understand/need.ts'
import { answerOf, chipsOf, fieldsOf } from './answer-shape.ts'
import { eventReader } from './event-stream.ts'
import type { StreamEvent } from './event-stream.ts'
import { FAILURE_TEXT } from './message.ts'

/** A question as it is sent; `productId` is the product in view, `withoutSlots` the conditions taken away. */
export type ChatQuestion = {
  message: string
  /** What was said before: the advisor's own record of it, or a text where an older answer has none. */
  conversation: Answer['conversation']
  previousContext: string | null
  productId?: number | undefined
  withoutSlots?: string[] | undefined
}

/** Who listens while an answer arrives. */
export type AnswerListener = {
  onUnderstood: (understood: Chip[]) => void
  onSentence: (text: string) => void
}

/** The advisor could not be asked, or its answer broke off; the message is for the visitor. */
export class AskError extends Error {
  override name = 'AskError'
}

/** Nothing at all for so long, or no whole answer for so long, counts as lost; in ms. The server is heard every 10 s. */
const SILENCE_MS = 30_000
const LONGEST_MS = 120_000

/**
 * Asks the advisor and reads its answer as it arrives: a stream, or JSON from a server that does not stream.
 * @throws AskError with a text for the visitor; the abort error when `signal` stopped it
 */
export async function askAdvisor(
  question: ChatQuestion,
  signal: AbortSignal,
  listener: AnswerListener,
): Promise<Answer> {
  const lost = new AbortController()
  const stop = () => lost.abort()
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop)
  const whole = setTimeout(() => lost.abort(), LONGEST_MS)
  let silence = setTimeout(() => lost.abort(), SILENCE_MS)
  const heard = () => {
    clearTimeout(silence)
    silence = setTimeout(() => lost.abort(), SILENCE_MS)
  }
  try {
    const response = await send(question, lost.signal)
    heard()
    if (!response.ok) throw new AskError(await refusalOf(response))
    const answer = isStream(response) ? await streamed(response, listener, heard) : await response.json()
    return known(answerOf(answer))
  } catch (error) {
    if (signal.aborted || error instanceof AskError) throw error
    throw new AskError(FAILURE_TEXT)
  } finally {
    clearTimeout(whole)
    clearTimeout(silence)
    signal.removeEventListener('abort', stop)
  }
}

function send(question: ChatQuestion, signal: AbortSignal): Promise<Response> {
  return fetch('/functions/v1/perplexity-chat', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream, application/json;q=0.9' },
    body: JSON.stringify(question),
    signal,
  })
}

const isStream = (response: Response) =>
  response.headers.get('content-type')?.startsWith('text/event-stream') ?? false

/** The whole answer at the end of a stream; null where the stream ended without one. */
async function streamed(
  response: Response,
  { onUnderstood, onSentence }: AnswerListener,
  heard: () => void,
): Promise<unknown> {
  let answer: unknown = null
  const onEvent = ({ event, data }: StreamEvent) => {
    const value: unknown = JSON.parse(data)
    const { text, understood } = fieldsOf(value)
    if (event === 'understood') onUnderstood(chipsOf(understood))
    if (event === 'sentence' && typeof text === 'string') onSentence(text)
    if (event === 'answer') answer = value
    if (event === 'problem') throw new AskError(saidIn(value))
  }
  const read = eventReader(onEvent)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) return null
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return answer
      heard()
      read(value)
      if (answer !== null) return answer
    }
  } finally {
    // The answer is the last event: whatever a server might still send is not waited for.
    reader.cancel().catch(() => undefined)
  }
}

function known(answer: Answer | null): Answer {
  if (!answer) throw new AskError(FAILURE_TEXT)
  return answer
}

/** What a refusal says to a person. */
async function refusalOf(response: Response): Promise<string> {
  if (response.status >= 500) return FAILURE_TEXT
  return saidIn(await response.json().catch(() => null))
}

/** What an RFC 9457 problem says to a person: the first field at fault, or its detail; of a fault of ours the usual text. */
function saidIn(problem: unknown): string {
  const { status, detail, errors } = fieldsOf(problem)
  if (typeof status === 'number' && status >= 500) return FAILURE_TEXT
  const said = Object.values(fieldsOf(errors))[0] ?? detail
  return typeof said === 'string' ? said : FAILURE_TEXT
}
