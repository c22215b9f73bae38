import { clsx } from 'clsx'
import { Bot } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import type { Answer } from '../answer.ts'
import { DISCLAIMER } from '../chat/message.ts'
import type { Message } from '../chat/message.ts'
import { useReveal } from '../chat/use-reveal.ts'
import { ComparisonView } from './comparison-view.tsx'
import { Recommendations } from './recommendations.tsx'
import { RelatedQuestions } from './related-questions.tsx'
import { SourceList } from './source-list.tsx'

type AdvisorMessageProps = {
  message: Extract<Message, { from: 'advisor' }>
  /** Types the text out; only the newest answer does. */
  animate: boolean
  asking: boolean
  onAskRelated: (question: string) => void
  /** Asks the question again that this message failed to answer. */
  onRetry: () => void
}

/** What the advisor says: prose, and once it is complete the products, the table, the sources and what to ask next. */
export function AdvisorMessage({ message, animate, asking, onAskRelated, onRetry }: AdvisorMessageProps) {
  const { shown, complete, skip } = useReveal(message.text, animate)
  const failed = 'failed' in message && message.failed
  return (
    <article className="flex gap-3" aria-label="Cố vấn trả lời">
      <span
        aria-hidden="true"
        className="mt-0.5 grid size-8 shrink-0 place-items-center rounded-full bg-action-soft text-action"
      >
        <Bot className="size-4.5" />
      </span>
      <div className="grid min-w-0 grow gap-5">
        <div className="grid gap-3">
          <Paragraphs text={shown} failed={Boolean(failed)} />
          {failed && (
            <Button
              variant="secondary"
              size="sm"
              onClick={onRetry}
              disabled={asking}
              className="justify-self-start"
            >
              Thử lại
            </Button>
          )}
          {!complete && (
            <Button variant="ghost" size="sm" onClick={skip} className="justify-self-start text-muted">
              Hiện ngay
            </Button>
          )}
        </div>
        {complete && message.answer && (
          <AnswerExtras answer={message.answer} asking={asking} onAskRelated={onAskRelated} />
        )}
      </div>
    </article>
  )
}

function Paragraphs({ text, failed }: { text: string; failed: boolean }) {
  return (
    <div className={clsx('grid gap-3 leading-relaxed', failed && 'text-danger')}>
      {text.split('\n\n').map((paragraph, index) => (
        <p key={index} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  )
}

type AnswerExtrasProps = { answer: Answer; asking: boolean; onAskRelated: (question: string) => void }

function AnswerExtras({ answer, asking, onAskRelated }: AnswerExtrasProps) {
  return (
    <div className="grid animate-rise gap-5">
      {answer.comparison && <ComparisonView table={answer.comparison} />}
      {answer.productRecommendations && <Recommendations products={answer.productRecommendations.products} />}
      <p className="text-sm text-muted">{DISCLAIMER}</p>
      <SourceList sources={answer.sources} />
      <RelatedQuestions questions={answer.relatedQuestions} disabled={asking} onAsk={onAskRelated} />
    </div>
  )
}
