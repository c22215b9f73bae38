import { ExampleAnswer } from '#app/pages/home/example-answer.tsx'
import type { ExampleView } from '#app/pages/home/example-view.ts'
import { chatAddress } from './chat-address.ts'
import { SuggestionChips } from './suggestion-chips.tsx'

type StartersProps = {
  suggestions: readonly string[]
  popular: readonly string[]
  productId: number | undefined
  /** A question with what is answered to it now. */
  example: ExampleView | null
  onAsk: (question: string) => void
  /** Puts a question into the box, its first gap chosen. */
  onPut: (question: string, from: number, to: number) => void
}

/** What is asked of most, with gaps for one's own figures: what to say of each kind of machine. */
const BEGINNINGS = [
  ['Tủ lạnh', 'Tủ lạnh cho 4 người, dưới 15 triệu'],
  ['Máy giặt', 'Máy giặt cho 4 người, dưới 10 triệu'],
  ['Máy lạnh', 'Máy lạnh cho phòng 20 m², dưới 12 triệu'],
  ['Tivi', 'Tivi xem cách 2,5 m, dưới 15 triệu'],
  ['Điện thoại', 'Điện thoại dưới 5 triệu, cần pin lâu'],
  ['Laptop', 'Laptop dưới 15 triệu, để học'],
] as const

/** Ways to begin: a sentence to fill in, what an answer looks like, and a few questions. About a product, only questions about it. */
export function Starters({ suggestions, popular, productId, example, onAsk, onPut }: StartersProps) {
  return (
    <>
      {productId === undefined && (
        <ul aria-label="Bắt đầu với" className="chat-beginnings">
          {BEGINNINGS.map(([name, question]) => (
            <li key={name}>
              <a
                href={chatAddress({ question })}
                onClick={(event) => {
                  event.preventDefault()
                  const from = question.search(/\d/)
                  onPut(question, from, from + question.slice(from).search(/[^\d,]/))
                }}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {productId === undefined && example && <ExampleAnswer example={example} onAsk={onAsk} />}
      <section className="chat-asks" aria-labelledby="hoi-thu">
        <h2 id="hoi-thu">Thử hỏi</h2>
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
