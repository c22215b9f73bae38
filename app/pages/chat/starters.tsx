import { Ruler, Scale, Wallet } from 'lucide-react'
import type { ExampleAnswer } from '#app/domain/advisor/example-answers.server.ts'
import { ROLE_LABELS } from '#app/domain/advisor/write/roles.ts'
import { Seen } from '#app/ui/seen.tsx'
import { uncut } from '#app/ui/uncut.tsx'
import { SuggestionChips } from './suggestion-chips.tsx'

/** What the advisor is good for, each with a question that shows it. */
const WAYS = [
  {
    Icon: Wallet,
    title: 'Chọn máy vừa túi tiền',
    question: 'Máy giặt cho nhà 5 người dưới 10 triệu',
  },
  {
    Icon: Ruler,
    title: 'Tính cỡ máy vừa nhà',
    question: 'Phòng 20 m² nắng chiều nên lắp máy lạnh mấy HP?',
  },
  {
    Icon: Scale,
    title: 'So hai máy với nhau',
    question: 'So sánh laptop Acer và laptop Asus dưới 20 triệu',
  },
]

type StartersProps = {
  suggestions: readonly string[]
  popular: readonly string[]
  productId: number | undefined
  /** A question with what is answered to it now. */
  example: ExampleAnswer | null
  onAsk: (question: string) => void
}

/** Ways to begin: what the advisor does, and questions of others. About a product, only questions about it. */
export function Starters({ suggestions, popular, productId, example, onAsk }: StartersProps) {
  return (
    <>
      {productId === undefined && (
        <ul aria-label="Bắt đầu từ đây" className="chat-ways">
          {WAYS.map(({ Icon, title, question }) => (
            <li key={title}>
              <a
                href={`/chat?q=${encodeURIComponent(question)}`}
                onClick={(event) => {
                  event.preventDefault()
                  onAsk(question)
                }}
              >
                <Icon aria-hidden="true" className="size-5 text-action" />
                <b>{title}</b>
                <span>“{question}”</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {productId === undefined && example && <Example {...example} onAsk={onAsk} />}
      <SuggestionChips label="Câu hỏi gợi ý" questions={suggestions} productId={productId} onAsk={onAsk} />
      {popular.length > 0 && (
        <div className="grid gap-2">
          <p aria-hidden="true" className="text-sm text-muted">
            Nhiều người hỏi
          </p>
          <SuggestionChips label="Nhiều người hỏi" questions={popular} onAsk={onAsk} />
        </div>
      )}
    </>
  )
}

/** What an answer looks like: the machines it names with their prices, and why. */
function Example({ question, products, onAsk }: ExampleAnswer & Pick<StartersProps, 'onAsk'>) {
  return (
    <section aria-label="Ví dụ một câu trả lời" className="chat-example">
      <h2>
        Ví dụ, hỏi: <b>“{question}”</b>
      </h2>
      <ul>
        {products.map(({ id, title, image, price, priceSeen, role, reason }) => (
          <li key={id}>
            <img src={image} alt="" width={128} height={96} />
            <small>{ROLE_LABELS[role]}</small>
            <span>{uncut(title)}</span>
            <b>{price}</b>
            {priceSeen && <Seen text={priceSeen} />}
            <p>{reason}</p>
          </li>
        ))}
      </ul>
      <a
        href={`/chat?q=${encodeURIComponent(question)}`}
        className="button button-soft button-sm justify-self-start"
        onClick={(event) => {
          event.preventDefault()
          onAsk(question)
        }}
      >
        Xem cả câu trả lời
      </a>
    </section>
  )
}
