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
            <li key={title} className="grid">
              <a
                href={`/chat?q=${encodeURIComponent(question)}`}
                onClick={(event) => {
                  event.preventDefault()
                  onAsk(question)
                }}
                className="group flex items-start gap-3 rounded-card border border-line bg-surface p-3 hover:border-action sm:p-4"
              >
                <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-action" />
                <span className="grid gap-1">
                  <b className="font-semibold group-hover:text-action">{title}</b>
                  <span className="text-sm text-muted">“{question}”</span>
                </span>
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

/** What an answer looks like: the machines it names with their prices, and why the first is the first. */
function Example({ question, text, products, onAsk }: ExampleAnswer & Pick<StartersProps, 'onAsk'>) {
  return (
    <section aria-label="Ví dụ một câu trả lời" className="chat-example">
      <p className="text-muted">Ví dụ, hỏi “{question}”:</p>
      <ul>
        {products.map(({ id, title, image, price, priceSeen, role }) => (
          <li key={id}>
            <img src={image} alt="" width={80} height={60} />
            <span>
              <small>{ROLE_LABELS[role]}</small>
              <span>{uncut(title)}</span>
              <b>{price}</b>
              {priceSeen && <Seen text={priceSeen} />}
            </span>
          </li>
        ))}
      </ul>
      {text && <p className="max-w-text">{text}</p>}
      <a
        href={`/chat?q=${encodeURIComponent(question)}`}
        className="-my-2 inline-flex min-h-11 items-center justify-self-start font-semibold text-action hover:underline"
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
