import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { ExampleAnswer as Example } from '#app/domain/advisor/example-answers.server.ts'
import { ROLE_LABELS } from '#app/domain/advisor/write/roles.ts'
import { Seen } from '#app/ui/seen.tsx'
import { uncut } from '#app/ui/uncut.tsx'
import { upperFirst } from '#app/vietnamese/case.ts'
import { keepUnits } from '#app/vietnamese/keep-units.ts'

/** A question and what the advisor says to it now, from the catalogue as it is: what one gets for asking. */
export function ExampleAnswer({ example: { question, text, products } }: { example: Example }) {
  return (
    <section aria-labelledby="example" className="example-answer">
      <h2 id="example">
        <span>Ví dụ:</span> “{keepUnits(question)}”
      </h2>
      <ul>
        {products.map(({ id, title, image, price, priceSeen, role, reason, tradeOff }, at) => (
          <li key={id}>
            <span className="product-picture">
              <img src={image} alt="" width={80} height={60} />
            </span>
            <div>
              <small>{ROLE_LABELS[role]}</small>
              <Link to={`/products/${id}`}>{uncut(title)}</Link>
              <p>{keepUnits(at === 0 ? text || reason : inShort(tradeOff))}</p>
            </div>
            <p>
              <b>{price}</b>
              {priceSeen && <Seen text={priceSeen} />}
            </p>
          </li>
        ))}
      </ul>
      <Link to={`/chat?q=${encodeURIComponent(question)}`} className="button button-soft button-md">
        Xem cả câu trả lời
        <ArrowRight aria-hidden="true" className="size-4.5" />
      </Link>
    </section>
  )
}

/** What one gains by a machine beside the first and what it costs, of each the first: 'Rẻ hơn 2 triệu, đổi lại nhỏ hơn 30 lít.' */
function inShort(tradeOff: string | null): string {
  if (!tradeOff) return ''
  return `${upperFirst(tradeOff.replace(/\.$/, '').replace(/ và (?!đổi lại)[^,;]+/g, ''))}.`
}
