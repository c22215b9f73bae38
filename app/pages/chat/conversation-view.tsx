import { clsx } from 'clsx'
import { useCallback, useEffect, useRef } from 'react'
import { Spinner } from '#app/ui/spinner.tsx'
import { lastQuestion, questionAt } from './conversation/context.ts'
import { numberOf } from './conversation/message.ts'
import type { Conversation } from './conversation/message.ts'
import type { ConversationControls } from './conversation/use-conversation.ts'
import { useSpoken } from './conversation/use-spoken.ts'
import { AdvisorMessage } from './advisor-message.tsx'
import { Question } from './question.tsx'

type ConversationViewProps = {
  conversation: Conversation
  controls: ConversationControls
  productId?: number | undefined
  /** Messages up to this number were there when the conversation came to the page: they are not typed out. */
  settled: number
  /** Told how much of the answer on its way is shown. */
  onShown: (text: string) => void
  /** Stands behind the newest message. */
  end: React.RefObject<HTMLSpanElement | null>
  onEdit: (id: string, text: string) => void
}

/** Room below, so that the newest question can stand at the top while its answer is still short. */
const ROOM = 'min-h-[calc(100dvh-20rem)]'

/** The messages, oldest first. A new question moves to the top of the window, and its answer grows below it. */
export function ConversationView(props: ConversationViewProps) {
  const { conversation, controls, productId, settled, onShown, end, onEdit } = props
  const { messages, asking } = conversation
  const question = lastQuestion(messages)
  const asked = useRef<HTMLLIElement>(null)
  const isNew = question !== null && numberOf(question) > settled
  useEffect(() => {
    onShown('')
    if (!isNew) return
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    asked.current?.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' })
  }, [isNew, question?.id, onShown])
  const { spoken, speak } = useSpoken(question?.id ?? null)
  const onReveal = useCallback(
    (text: string, complete: boolean) => {
      onShown(text)
      speak(text, complete)
    },
    [onShown, speak],
  )
  const last = messages.at(-1)
  const waiting = asking && last?.from === 'visitor'
  return (
    <>
      <ol className="grid content-start gap-6 pt-2">
        {messages.map((message, index) => {
          const isLive = numberOf(message) > settled
          const isLast = index === messages.length - 1
          return (
            <li
              key={message.id}
              ref={message === question ? asked : null}
              className={clsx('grid min-w-0 content-start', isLast && isLive && !waiting && ROOM)}
            >
              {message.from === 'visitor' ? (
                <Question
                  message={message}
                  next={messages[index + 1]}
                  conversation={conversation}
                  isLast={message === question}
                  controls={controls}
                  onEdit={onEdit}
                />
              ) : (
                <AdvisorMessage
                  message={message}
                  question={questionAt(messages, index)}
                  animate={isLive && isLast}
                  isLast={isLast && !asking}
                  controls={controls}
                  productId={productId}
                  onShown={isLive && isLast ? onReveal : undefined}
                />
              )}
              {isLast && !waiting && <span ref={end} className="h-px scroll-mb-36" />}
            </li>
          )
        })}
        {waiting && (
          <li className={ROOM}>
            <p aria-hidden="true" className="flex items-center gap-3 text-muted">
              <Spinner label={null} />
              Cố vấn đang xem sản phẩm và giá…
            </p>
          </li>
        )}
      </ol>
      <p role="status" className="sr-only">
        {waiting && 'Cố vấn đang trả lời'}
      </p>
      <div role="log" aria-label="Câu trả lời mới" className="sr-only">
        {spoken.map((sentence, place) => (
          <p key={place}>{sentence}</p>
        ))}
      </div>
    </>
  )
}
