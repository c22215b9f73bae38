import { keepUnits } from '#app/vietnamese/keep-units.ts'
import { chatAddress } from './chat-address.ts'

type SuggestionChipsProps = {
  questions: readonly string[]
  disabled?: boolean
  onAsk: (question: string) => void
  label: string
  /** Those of them that many people asked, which says so beside each. */
  popular?: readonly string[]
  /** The product the questions are about. */
  productId?: number | undefined
}

/** Suggested questions; each is a link to its answer, taken over by the page where JavaScript runs. */
export function SuggestionChips({
  questions,
  disabled = false,
  onAsk,
  label,
  popular = [],
  productId,
}: SuggestionChipsProps) {
  return (
    <ul aria-label={label} className="question-chips">
      {questions.map((question) => (
        <li key={question}>
          <a
            href={chatAddress({ question, productId })}
            aria-disabled={disabled || undefined}
            onClick={(event) => {
              event.preventDefault()
              if (!disabled) onAsk(question)
            }}
          >
            {keepUnits(question)}
          </a>
          {popular.includes(question) && <small>Nhiều người hỏi</small>}
        </li>
      ))}
    </ul>
  )
}
