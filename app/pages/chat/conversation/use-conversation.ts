import { useEffect, useMemo, useReducer, useRef } from 'react'
import type { Chip } from '#app/domain/advisor/understand/need.ts'
import type { Vote } from '#app/domain/advisor/vote.ts'
import { whenStaying } from '#app/ui/leaving.ts'
import { whenDue } from '#app/ui/when-due.ts'
import { lastQuestion, saidBefore, withoutSlot } from './context.ts'
import { converse, rewind } from './converse.ts'
import type { ConversationEvent } from './converse.ts'
import { FAILURE_TEXT, newConversation } from './message.ts'
import type { Conversation, Sent } from './message.ts'

/** What can be done with a conversation; the same object for as long as the page lives. */
export type ConversationControls = {
  /** Asks, with what was said before; a blank question, or one while another is being answered, is ignored. */
  ask: (question: string) => void
  /** Asks the last question again in place of what came of it. */
  again: () => void
  /** Asks `question` in place of the one with this id and of all that followed. */
  resend: (id: string, question: string) => void
  /** Asks the last question again without one of its conditions. */
  without: (chip: Chip) => void
  /** Ends the answer on its way; `shown` of it stays. */
  stop: (shown: string) => void
  vote: (id: string, vote: Vote) => void
  open: (conversation: Conversation) => void
  reset: () => void
}

/** The code that asks comes with the first sign of a visitor or when the page has nothing left to do, not with the page. */
const asking = () => import('./ask.ts')

/** Holds the conversation of a page; `begun` is what happened in it before the page came to life, `productId` the product in view. */
export function useConversation(
  begun: readonly ConversationEvent[],
  productId?: number,
): { conversation: Conversation; controls: ConversationControls } {
  const [conversation, dispatch] = useReducer(converse, begun, (events) =>
    events.reduce(converse, newConversation()),
  )
  const latest = useRef({ conversation, productId })
  useEffect(() => {
    latest.current = { conversation, productId }
  }, [conversation, productId])
  useEffect(() => {
    whenDue()
      .then(asking)
      .catch(() => undefined)
  }, [])
  const running = useRef<AbortController | null>(null)
  useEffect(() => leaveWithPage(running, () => dispatch({ type: 'stopped', shown: '' })), [])

  const controls = useMemo<ConversationControls>(() => {
    const run = (before: Conversation, text: string, sent?: Sent) => {
      const controller = new AbortController()
      running.current = controller
      const tell = (event: ConversationEvent) => {
        if (!controller.signal.aborted) dispatch(event)
      }
      dispatch({ type: 'asked', question: text, sent })
      const question = {
        ...(sent ?? { message: text }),
        ...saidBefore(before),
        productId: latest.current.productId,
      }
      asking()
        .then(({ askAdvisor }) =>
          askAdvisor(question, controller.signal, {
            onUnderstood: (understood) => tell({ type: 'understood', understood }),
            onSentence: (text) => tell({ type: 'sentence', text }),
          }),
        )
        .then((answer) => tell({ type: 'answered', answer }))
        .catch(async (error: unknown) => {
          await whenStaying()
          tell({ type: 'failed', text: saidBy(error) })
        })
        .finally(() => {
          if (running.current === controller) running.current = null
        })
    }
    const resend = (id: string, text: string, sent?: Sent) => {
      if (text.trim() === '' || running.current) return
      const before = rewind(latest.current.conversation, id)
      dispatch({ type: 'rewound', id })
      run(before, text.trim(), sent)
    }
    return {
      ask: (question) => {
        if (question.trim() !== '' && !running.current) run(latest.current.conversation, question.trim())
      },
      again: () => {
        const question = lastQuestion(latest.current.conversation.messages)
        if (question) resend(question.id, question.text, question.sent)
      },
      resend,
      without: ({ slot, label }) => {
        const sent = withoutSlot(latest.current.conversation.messages, slot)
        if (sent && !running.current) run(latest.current.conversation, `Bỏ điều kiện: ${label}`, sent)
      },
      stop: (shown) => {
        leave(running)
        dispatch({ type: 'stopped', shown })
      },
      vote: (id, vote) => dispatch({ type: 'voted', id, vote }),
      open: (conversation) => {
        leave(running)
        dispatch({ type: 'opened', conversation })
      },
      reset: () => {
        leave(running)
        dispatch({ type: 'reset' })
      },
    }
  }, [])
  return { conversation, controls }
}

/** Lets an answer on its way go. */
function leave(running: { current: AbortController | null }): void {
  running.current?.abort()
  running.current = null
}

/**
 * Lets it go with the page as well, before the browser cuts the line and it would count as a failure.
 * @param onReturn called when the page comes back as it was left
 * @returns what ends the watch
 */
function leaveWithPage(running: { current: AbortController | null }, onReturn: () => void): () => void {
  const away = new AbortController()
  const { signal } = away
  addEventListener('pagehide', () => leave(running), { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && onReturn(), { signal })
  return () => {
    away.abort()
    leave(running)
  }
}

/** What a failure says to a visitor: the advisor's own words, or the usual ones. */
const saidBy = (error: unknown) =>
  error instanceof Error && error.name === 'AskError' ? error.message : FAILURE_TEXT
