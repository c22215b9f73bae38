import { ExampleAnswer } from '#app/pages/home/example-answer.tsx'
import type { ExampleView } from '#app/pages/home/example-view.ts'
import { SuggestionChips } from './suggestion-chips.tsx'

type StartersProps = {
  suggestions: readonly string[]
  popular: readonly string[]
  productId: number | undefined
  /** A question with what is answered to it now. */
  example: ExampleView | null
  onAsk: (question: string) => void
}

/** Ways to begin: what an answer looks like, and a few questions. About a product, only questions about it. */
export function Starters({ suggestions, popular, productId, example, onAsk }: StartersProps) {
  return (
    <>
      {productId === undefined && example && <ExampleAnswer example={example} onAsk={onAsk} />}
      <section className="chat-asks" aria-labelledby="hoi-thu">
        <h2 id="hoi-thu">Hỏi thử</h2>
        <SuggestionChips
          label="Câu hỏi gợi ý"
          questions={suggestions}
          popular={popular}
          productId={productId}
          onAsk={onAsk}
        />
      </section>
    </>
  )
}
