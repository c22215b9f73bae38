import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { isDrawnByGuess } from '#app/kinds/drawings/views/guess.ts'
import { Seen } from '#app/ui/seen.tsx'
import { keepUnits } from '#app/vietnamese/keep-units.ts'
import type { ExampleView } from './example-view.ts'

type ExampleAnswerProps = {
  example: ExampleView
  /** Asks the question where one is already where it is asked. */
  onAsk?: (question: string) => void
}

/** A question and what the advisor says to it now, from the catalogue as it is: what one gets for asking. */
export function ExampleAnswer({
  example: { question, verdict, scene, machines },
  onAsk,
}: ExampleAnswerProps) {
  return (
    <section aria-labelledby="example" className={`example-answer ${onAsk ? 'example-brief' : ''}`}>
      <h2 id="example">Ví dụ: “{keepUnits(question)}”</h2>
      <p className="example-verdict">{keepUnits(verdict)}</p>
      <div className="example-scene" aria-hidden="true">
        {scene.map(({ image, size, tall }) => (
          <figure key={image}>
            <img src={image} alt="" width={320} height={240} />
            <figcaption>
              {keepUnits(size)}
              {tall && <span className="block font-normal text-muted">{keepUnits(tall)}</span>}
            </figcaption>
          </figure>
        ))}
      </div>
      <ul>
        {machines.map(({ id, title, short, price, priceSeen, label, reason, trade }) => (
          <li key={id}>
            <small>{label}</small>
            <Link to={`/products/${id}`}>
              <span className="sr-only">{title}</span>
              <span aria-hidden="true">{keepUnits(short)}</span>
            </Link>
            <b>{price}</b>
            <p>{keepUnits(reason ?? trade ?? '')}</p>
            {priceSeen && <Seen text={priceSeen} />}
          </li>
        ))}
      </ul>
      {scene.some(({ image }) => isDrawnByGuess(image)) && (
        <small className="text-xs text-muted">Viền nét đứt: chưa rõ kích thước, vẽ ước chừng</small>
      )}
      <Link
        to={`/chat?q=${encodeURIComponent(question)}`}
        onClick={(event) => {
          if (!onAsk) return
          event.preventDefault()
          onAsk(question)
        }}
        className="font-semibold text-action hover:underline"
      >
        Xem cả câu trả lời
        <ArrowRight aria-hidden="true" className="ms-1 inline size-4.5" />
      </Link>
    </section>
  )
}
