import { Bot } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '#app/ui/button.tsx'
import { later } from '#app/ui/later.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { awake } from './conversation/awake.ts'
import { WELCOME } from './conversation/message.ts'
import type { AdvisorMessage as Said } from './conversation/message.ts'
import type { ConversationControls } from './conversation/use-conversation.ts'
import { useReveal } from './conversation/use-reveal.ts'
import { AnswerText } from './answer-text.tsx'

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
  controls: ConversationControls
  productId?: number | undefined
  /** Told how much is shown, so that it can be read out, and be kept when the visitor stops. */
  onShown?: ((shown: string, complete: boolean) => void) | undefined
}

/** What the advisor says: prose, and once it is complete the products, the table, the sources and what to ask next. */
export function AdvisorMessage(props: AdvisorMessageProps) {
  const { message, question, animate, isLast, controls, productId, onShown } = props
  const arriving = message.state === 'arriving'
  const typed = animate && (arriving || message.answer !== null)
  const { shown, complete, skip } = useReveal(message.text, typed, arriving)
  useEffect(() => onShown?.(shown, complete), [onShown, shown, complete])
  return (
    <article className="grid min-w-0 gap-3" aria-label="Cố vấn trả lời">
      <div className="flex items-center gap-2 text-sm">
        <span
          aria-hidden="true"
          className="grid size-7 shrink-0 place-items-center rounded-full bg-action-soft text-action"
        >
          <Bot className="size-4" />
        </span>
        <span className="font-semibold">Cố vấn AI</span>
        {message.id !== WELCOME.id && message.state !== 'failed' && (
          <span className="text-muted">Trả lời do AI tạo</span>
        )}
      </div>
      {message.state === 'failed' ? (
        <p className="text-danger">{message.text}</p>
      ) : (
        <AnswerText text={shown} />
      )}
      {!complete && <OnItsWay isBehind={shown.length < message.text.trimEnd().length} onSkip={skip} />}
      <Ending message={message} onAgain={isLast ? controls.again : undefined} />
      {complete && message.answer && (
        <AnswerExtras
          message={message}
          question={question?.text ?? null}
          toShare={question?.standalone ?? null}
          isLast={isLast}
          controls={controls}
          productId={productId}
        />
      )}
    </article>
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
