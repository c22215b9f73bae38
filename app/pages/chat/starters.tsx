import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ExampleAnswer } from '#app/domain/advisor/example-answers.server.ts'
import { callApart, inShort, shortName } from '#app/domain/advisor/say-outcome.ts'
import { CARD_LABELS } from '#app/domain/advisor/write/roles.ts'
import { Seen } from '#app/ui/seen.tsx'
import { uncut } from '#app/ui/uncut.tsx'
import { lowerFirst, upperFirst } from '#app/vietnamese/case.ts'
import { keepUnits } from '#app/vietnamese/keep-units.ts'
import { firstApart, unknownApart } from './reasons-apart.ts'
import { SuggestionChips } from './suggestion-chips.tsx'

type StartersProps = {
  suggestions: readonly string[]
  popular: readonly string[]
  productId: number | undefined
  /** A question with what is answered to it now. */
  example: ExampleAnswer | null
  onAsk: (question: string) => void
}

/** Ways to begin: a few questions, and what an answer looks like. About a product, only questions about it. */
export function Starters({ suggestions, popular, productId, example, onAsk }: StartersProps) {
  return (
    <>
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
      {productId === undefined && example && <Example {...example} onAsk={onAsk} />}
    </>
  )
}

type AskProps = Pick<StartersProps, 'onAsk'> & { question: string; className?: string; children: ReactNode }

/** A link to a question's answer, taken over by the page where JavaScript runs. */
function Ask({ question, onAsk, className, children }: AskProps) {
  return (
    <a
      href={`/chat?q=${encodeURIComponent(question)}`}
      className={className}
      onClick={(event) => {
        event.preventDefault()
        onAsk(question)
      }}
    >
      {children}
    </a>
  )
}

/** What an answer looks like: the question, what it comes to, and its machines: the first with its reason, of the others what they gain and cost; the third where there is room. */
function Example({ question, text, products, onAsk }: ExampleAnswer & Pick<StartersProps, 'onAsk'>) {
  const [first] = products
  const shown = products.slice(0, 3)
  const unknown = unknownApart(shown)
  return (
    <section aria-label="Ví dụ một câu trả lời" className="chat-example">
      <h2>
        Ví dụ: <b>“{keepUnits(question)}”</b>
      </h2>
      {first && (
        <p className="chat-example-verdict">
          Nên chọn {keepUnits(`${shortName(first).name}: ${decides(text, products)}`)}
        </p>
      )}
      <ul>
        {shown.map(({ id, title, brand, image, price, priceSeen, role, reason, tradeOff }, at) => (
          <li key={id}>
            <span className="product-picture">
              <img src={image} alt="" loading="lazy" width={320} height={240} />
            </span>
            <div>
              <small>{CARD_LABELS[role]}</small>
              <h3>
                <Link to={`/products/${id}`}>
                  <span>{uncut(title)}</span>
                  <span aria-hidden="true">{keepUnits(shortName({ title, brand }).name)}</span>
                </Link>
              </h3>
              <p>
                {keepUnits(at > 0 && tradeOff ? `${upperFirst(inShort(tradeOff))}.` : reason)}
                {at === 0 && unknown[at] && <span className="text-muted"> {unknown[at]}</span>}
              </p>
              <b>{price}</b>
              {priceSeen && <Seen text={priceSeen} />}
            </div>
          </li>
        ))}
      </ul>
      <div className="chat-example-line">
        <Ask question={question} onAsk={onAsk} className="font-semibold text-action hover:underline">
          Xem cả câu trả lời
        </Ask>
        {shown.some(({ isGuess }) => isGuess) && <small>Nét đứt: cỡ ước chừng</small>}
      </div>
    </section>
  )
}

/**
 * What decides for the first machine, as the sentence that names it goes on: over the next, where that is told behind its reason, by what is
 * gained before what it costs ('thêm 42 lít so với Toshiba 194 lít, đắt hơn 580 nghìn').
 */
function decides(text: string, products: ExampleAnswer['products']): string {
  const [first, next] = products
  const weighed = first && text.startsWith(first.reason) ? text.slice(first.reason.length).trim() : ''
  const [, cost, gain] = /^\S.*? (đắt hơn .*?), bù lại (.*)\.$/su.exec(weighed) ?? []
  if (!cost || !gain || !next) return `${lowerFirst(firstApart(products).decides)}.`
  const [called = ''] = callApart([next])
  return `${gain.replace(/^rộng hơn/, 'thêm')} so\u00a0với ${shortName(next).name}, ${cost.replace(` ${called}`, '').replaceAll(' ', '\u00a0')}.`
}
