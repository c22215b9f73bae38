import { clsx } from 'clsx'
import { Suspense, useCallback, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { Answer } from '#app/domain/advisor/answer.ts'
import { Button } from '#app/ui/button.tsx'
import { later } from '#app/ui/later.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { formatDate } from '#app/vietnamese/dates.ts'
import { AnswerLead, AnswerText } from './answer-text.tsx'
import { awake } from './conversation/awake.ts'
import { lastQuestion, questionAt } from './conversation/context.ts'
import { numberOf } from './conversation/message.ts'
import type { Conversation, AdvisorMessage as Said } from './conversation/message.ts'
import type { ConversationControls } from './conversation/use-conversation.ts'
import { useReveal } from './conversation/use-reveal.ts'
import { useSpoken } from './conversation/use-spoken.ts'
import { Question } from './question.tsx'
import { doubtOfSize } from './reasons-apart.ts'

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
      <ol className="talk">
        {messages.map((message, index) => {
          const isLive = numberOf(message) > settled
          const isLast = index === messages.length - 1
          return (
            <li
              key={message.id}
              ref={message === question ? asked : null}
              className={clsx(
                'grid min-w-0 content-start',
                isLast && isLive && !waiting && ROOM,
                // The greeting makes room for what was asked.
                index === 0 && !isLast && 'sr-only',
              )}
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
                  isEarlier={!isLast}
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

/** All that follows the text comes with the first sign of a visitor; in a page with an answer its HTML is there at once. */
const AnswerExtras = later(
  () => import('./answer-extras.tsx').then(({ AnswerExtras }) => AnswerExtras),
  awake,
)

type AdvisorMessageProps = {
  message: Said
  /** The question it answers, as it was put and as it stands alone. */
  question: { text: string; standalone: string } | null
  /** Types the text out: an answer that came while the visitor watched. */
  animate: boolean
  /** Nothing follows it: it can be asked for again. */
  isLast: boolean
  /** A question followed it: all but its first sentence folds. */
  isEarlier: boolean
  controls: ConversationControls
  productId?: number | undefined
  /** Told how much is shown, so that it can be read out, and be kept when the visitor stops. */
  onShown?: ((shown: string, complete: boolean) => void) | undefined
}

/** What the advisor says: prose, and once it is complete the products, the table, the sources and what to ask next. */
function AdvisorMessage(props: AdvisorMessageProps) {
  const { message, question, animate, isLast, isEarlier, controls, productId, onShown } = props
  const arriving = message.state === 'arriving'
  const typed = animate && (arriving || message.answer !== null)
  const { shown, complete, skip } = useReveal(message.text, typed, arriving)
  useEffect(() => onShown?.(shown, complete), [onShown, shown, complete])
  const whole = complete ? message.answer : null
  const [first, ...others] = whole?.productRecommendations?.products ?? []
  const hasCards = first !== undefined
  const [lead, sums] = whole && (hasCards || isEarlier) ? verdictAndSums(shown) : [shown, '']
  return (
    <article className="grid min-w-0 gap-2 sm:gap-3" aria-label="Cố vấn trả lời">
      {message.answer?.editorial && (
        <p className="text-xs text-muted">
          Biên tập viên Chọn Máy, viết ngày {formatDate(message.answer.editorial.on)}
        </p>
      )}
      {message.state === 'failed' ? (
        <p className="text-danger">{message.text}</p>
      ) : first ? (
        <AnswerLead text={lead} products={[first, ...others]} doubt={doubtOfSize(message.text)} />
      ) : (
        <AnswerText text={lead} />
      )}
      {!complete && <OnItsWay isBehind={shown.length < message.text.trimEnd().length} onSkip={skip} />}
      <Ending message={message} onAgain={isLast ? controls.again : undefined} />
      {whole && (
        <Foldable summary={isEarlier ? sayFolded(whole) : null}>
          <Suspense>
            <AnswerExtras
              message={message}
              sums={sums}
              question={question?.text ?? null}
              toShare={question?.standalone ?? null}
              isLast={isLast}
              controls={controls}
              productId={productId}
            />
          </Suspense>
        </Foldable>
      )}
    </article>
  )
}

/**
 * What an answer comes to, and how it comes to it, which stands below the machines; what it says of another of the machines
 * stands on that one's card.
 */
function verdictAndSums(text: string): [verdict: string, sums: string] {
  const end = text.search(/\n{2,}/)
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end).replace(ON_CARDS, '').trim()]
}

const ON_CARDS = /^(?:Tiết kiệm hơn|Nâng cấp): .*\n*/gm

const sayFolded = ({ productRecommendations }: Answer): string =>
  productRecommendations
    ? `Xem lại ${productRecommendations.products.length} máy và cách tính`
    : 'Xem lại cả câu trả lời'

/** Stands open, or folded under a summary. */
function Foldable({ summary, children }: { summary: string | null; children: ReactNode }) {
  if (summary === null) return children
  return (
    <details className="grid min-w-0">
      <summary className="inline-flex min-h-11 items-center text-sm font-semibold text-action hover:underline">
        {summary}
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  )
}

/** An answer that is not all there: the way to what is held back, or a sign that more is to come. */
function OnItsWay({ isBehind, onSkip }: { isBehind: boolean; onSkip: () => void }) {
  if (!isBehind)
    return (
      <p aria-hidden="true" className="flex min-h-9 items-center gap-2 text-sm text-muted">
        <Spinner label={null} />
        Cố vấn đang viết tiếp…
      </p>
    )
  return (
    <Button variant="ghost" size="sm" onClick={onSkip} className="-ms-3 justify-self-start text-muted">
      Hiện ngay
    </Button>
  )
}

/** What is said of an answer that did not come whole, and the way to a whole one. */
function Ending({ message: { state }, onAgain }: { message: Said; onAgain: (() => void) | undefined }) {
  if (state !== 'stopped' && state !== 'cut' && state !== 'failed') return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      {state === 'stopped' && <span>Đã dừng trả lời.</span>}
      {state === 'cut' && <span>Câu trả lời bị ngắt giữa chừng.</span>}
      {onAgain && (
        <Button variant="secondary" size="sm" onClick={onAgain} className="pointer-coarse:min-h-11">
          {state === 'failed' ? 'Thử lại' : 'Trả lời lại'}
        </Button>
      )}
    </div>
  )
}
