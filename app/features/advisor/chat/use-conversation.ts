import { useCallback, useEffect, useReducer, useRef } from 'react'
import { AskError, askAdvisor } from './ask.ts'
import { contextOf, converse, FAILURE_TEXT, newConversation } from './message.ts'
import type { Conversation, ConversationEvent } from './message.ts'

/** A conversation on the page and what can be done with it. */
export type ConversationControls = {
  conversation: Conversation
  /** Asks; a blank question, or one while another is being answered, is ignored. */
  ask: (question: string, options?: { withContext: boolean }) => void
  stop: () => void
  reset: () => void
}

/** Holds the conversation of a page; `begun` is what happened in it before the page came to life, `productId` the product in view. */
export function useConversation(
  begun: readonly ConversationEvent[],
  productId?: number,
): ConversationControls {
  const [conversation, dispatch] = useReducer(converse, begun, (events) =>
    events.reduce(converse, newConversation()),
  )
  const running = useRef<AbortController | null>(null)
  const latest = useRef(conversation)
  useEffect(() => {
    latest.current = conversation
  }, [conversation])
  useEffect(
    () => () => {
      running.current?.abort()
      running.current = null
    },
    [],
  )

  const ask = useCallback(
    (question: string, { withContext } = { withContext: false }) => {
      const text = question.trim()
      if (text === '' || running.current) return
      const controller = new AbortController()
      running.current = controller
      const context = withContext ? contextOf(latest.current) : null
      dispatch({ type: 'asked', question: text })
      askAdvisor({ message: text, previousContext: context, productId }, controller.signal)
        .then((answer) => dispatch({ type: 'answered', answer }))
        .catch((error: unknown) => {
          if (controller.signal.aborted) return
          dispatch({ type: 'failed', text: error instanceof AskError ? error.message : FAILURE_TEXT })
        })
        .finally(() => {
          if (running.current === controller) running.current = null
        })
    },
    [productId],
  )

  const stop = useCallback(() => {
    running.current?.abort()
    running.current = null
    dispatch({ type: 'stopped' })
  }, [])

  const reset = useCallback(() => {
    running.current?.abort()
    running.current = null
    dispatch({ type: 'reset' })
  }, [])

  return { conversation, ask, stop, reset }
}
