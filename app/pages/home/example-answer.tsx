import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { isDrawnByGuess } from '#app/kinds/drawings/views/guess.ts'
import { Seen } from '#app/ui/seen.tsx'
import { uncut } from '#app/ui/uncut.tsx'
import { keepUnits } from '#app/vietnamese/keep-units.ts'
import type { ExampleView } from './example-view.ts'

type ExampleAnswerProps = {
  example: ExampleView
  /** Asks the question where one is already where it is asked. */
  onAsk?: (question: string) => void
}

/** A question and what the advisor says to it now, from the catalogue as it is: what one gets for asking. */
export function ExampleAnswer({ example: { question, verdict, machines }, onAsk }: ExampleAnswerProps) {
  return (
    <section aria-labelledby="example" className="example-answer">
      <h2 id="example">
        <span>Ví dụ:</span> “{keepUnits(question)}”
      </h2>
      <p className="example-verdict">{keepUnits(verdict)}</p>
      <ul>
        {machines.map(({ id, title, short, image, price, priceSeen, label, reason, trade }, at) => (
          <li key={id}>
            <span className="product-picture">
              <img src={image} alt="" width={80} height={60} />
            </span>
            <div>
              <small>{label}</small>
              <Link to={`/products/${id}`}>
                {at === 0 && <span className="max-sm:hidden">{uncut(title)}</span>}
                <span className={at === 0 ? 'sm:hidden' : undefined}>{keepUnits(short)}</span>
              </Link>
              {reason && <p>{keepUnits(reason)}</p>}
              {trade && <p>{keepUnits(trade)}</p>}
            </div>
            <p>
              <b>{price}</b>
              {priceSeen && <Seen text={priceSeen} />}
            </p>
          </li>
        ))}
      </ul>
      {machines.some(({ image }) => isDrawnByGuess(image)) && (
        <small className="text-xs text-muted">Nét đứt: cỡ ước chừng</small>
      )}
      <Link
        to={`/chat?q=${encodeURIComponent(question)}`}
        onClick={(event) => {
          if (!onAsk) return
          event.preventDefault()
          onAsk(question)
        }}
        className="button button-soft button-md"
      >
        Xem cả câu trả lời
        <ArrowRight aria-hidden="true" className="size-4.5" />
      </Link>
    </section>
  )
}
