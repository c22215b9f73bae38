import type { Answer } from '../answer.ts'
import { FAILURE_TEXT } from './message.ts'

/** A question as it is sent; `productId` is the product in view. */
export type ChatQuestion = { message: string; previousContext: string | null; productId?: number | undefined }

/** The advisor could not be asked; the message is for the visitor. */
export class AskError extends Error {
  override name = 'AskError'
}

/**
 * Asks the advisor.
 * @throws AskError with a text for the visitor; the abort error when `signal` stopped it
 */
export async function askAdvisor(question: ChatQuestion, signal: AbortSignal): Promise<Answer> {
  const response = await send(question, signal)
  if (response.ok) return (await response.json()) as Answer
  throw new AskError(response.status >= 500 ? FAILURE_TEXT : await detailOf(response))
}

/** What an RFC 9457 answer says to a person: the first field at fault, or its detail. */
async function detailOf(response: Response): Promise<string> {
  const problem: unknown = await response.json().catch(() => null)
  if (!problem || typeof problem !== 'object') return FAILURE_TEXT
  const { detail, errors } = problem as { detail?: unknown; errors?: Record<string, unknown> }
  const said = Object.values(errors ?? {})[0] ?? detail
  return typeof said === 'string' ? said : FAILURE_TEXT
}

async function send(question: ChatQuestion, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch('/functions/v1/perplexity-chat', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(question),
      signal,
    })
  } catch (error) {
    if (signal.aborted) throw error
    throw new AskError(FAILURE_TEXT)
  }
}
