import { CornerDownRight } from 'lucide-react'

type RelatedQuestionsProps = {
  questions: readonly string[]
  productId?: number | undefined
  onAsk: (question: string) => void
}

/** What to ask next; without JavaScript each is a link that asks it. */
export function RelatedQuestions({ questions, productId, onAsk }: RelatedQuestionsProps) {
  if (questions.length === 0) return null
  return (
    <section aria-label="Câu hỏi liên quan" className="group-data-asking/chat:opacity-55">
      <h2 className="text-sm font-bold">Câu hỏi liên quan</h2>
      <ul className="mt-1 grid gap-1">
        {questions.map((question) => (
          <li key={question}>
            <a
              href={`/chat?${productId ? `san-pham=${productId}&` : ''}q=${encodeURIComponent(question)}`}
              onClick={(event) => {
                event.preventDefault()
                onAsk(question)
              }}
              className="flex min-h-11 items-center gap-2 rounded-control px-2 text-action hover:bg-action-soft"
            >
              <CornerDownRight aria-hidden="true" className="size-4 shrink-0" />
              {question}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
