type SuggestionChipsProps = {
  questions: readonly string[]
  disabled?: boolean
  onAsk: (question: string) => void
  label: string
  /** The product the questions are about. */
  productId?: number | undefined
}

/** Suggested questions; each is a link to its answer, taken over by the page where JavaScript runs. */
export function SuggestionChips({
  questions,
  disabled = false,
  onAsk,
  label,
  productId,
}: SuggestionChipsProps) {
  return (
    <ul aria-label={label} className="flex gap-2 max-sm:overflow-x-auto sm:flex-wrap">
      {questions.map((question) => (
        <li key={question} className="max-sm:shrink-0">
          <a
            href={`/chat?${productId ? `san-pham=${productId}&` : ''}q=${encodeURIComponent(question)}`}
            aria-disabled={disabled || undefined}
            onClick={(event) => {
              event.preventDefault()
              if (!disabled) onAsk(question)
            }}
            className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 py-2 text-start text-sm transition hover:border-action hover:text-action aria-disabled:opacity-55"
          >
            {question}
          </a>
        </li>
      ))}
    </ul>
  )
}
