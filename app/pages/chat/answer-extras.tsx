import { DISCLAIMER } from './conversation/message.ts'
import type { AdvisorMessage } from './conversation/message.ts'
import type { ConversationControls } from './conversation/use-conversation.ts'
import { AnswerActions } from './answer-actions.tsx'
import { ComparisonView } from './comparison-view.tsx'
import { Recommendations } from './recommendations.tsx'
import { RelatedQuestions } from './related-questions.tsx'
import { SourceList } from './source-list.tsx'
import { TapQuestion } from './tap-question.tsx'

type AnswerExtrasProps = {
  message: AdvisorMessage
  question: string | null
  /** The question as it stands alone. */
  toShare: string | null
  isLast: boolean
  controls: ConversationControls
  productId?: number | undefined
}

/** What belongs to a whole answer beside its text. */
export function AnswerExtras({ message, question, toShare, isLast, controls, productId }: AnswerExtrasProps) {
  const { answer } = message
  if (!answer) return null
  const kinds = answer.understood.filter(({ slot }) => slot.startsWith('kinds:'))
  return (
    <div className="grid min-w-0 animate-rise gap-5">
      {answer.comparison && <ComparisonView table={answer.comparison} />}
      {answer.productRecommendations && (
        <Recommendations
          products={answer.productRecommendations.products}
          // Only machines of one kind can stand side by side, and a table of them may be there already.
          comparable={kinds.length === 1 && !answer.comparison}
        />
      )}
      {isLast && answer.tapQuestion && (
        <TapQuestion {...answer.tapQuestion} asked={toShare} productId={productId} onAsk={controls.ask} />
      )}
      <p className="text-sm text-muted">{DISCLAIMER}</p>
      <SourceList sources={answer.sources} />
      <AnswerActions
        message={message}
        answer={answer}
        question={question}
        toShare={toShare}
        productId={productId}
        onAgain={isLast ? controls.again : undefined}
        onVote={controls.vote}
      />
      <RelatedQuestions questions={answer.relatedQuestions} productId={productId} onAsk={controls.ask} />
    </div>
  )
}
