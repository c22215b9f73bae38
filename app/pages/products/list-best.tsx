import { Link } from 'react-router'
import type { ExampleAnswer, ExampleProduct } from '#app/domain/advisor/example-answers.server.ts'
import { whyFirst } from '#app/domain/advisor/say-outcome.ts'
import { Seen } from '#app/ui/seen.tsx'
import { uncut } from '#app/ui/uncut.tsx'
import { keepUnits } from '#app/vietnamese/keep-units.ts'

/** The best fit of some usual needs by the ranking as it stands, beside each other in the look of a category's picks; absent where there is none. */
export function ListBest({ answers }: { answers: readonly ExampleAnswer[] }) {
  if (answers.length === 0) return null
  return (
    <section aria-labelledby="hop-nhat" className="list-pick">
      <div className="list-pick-head">
        <h2 id="hop-nhat">Nên xem trước cho nhu cầu hay gặp</h2>
        <p>
          <Link to="/cach-xep-hang">Cách xếp hạng</Link>
        </p>
      </div>
      <ul className="list-pick-body list-pick-needs">
        {answers.map(({ question, products: [best, beside] }) =>
          best ? (
            <li key={question}>
              <p className="list-pick-label">
                <Link to={`/chat?q=${encodeURIComponent(question)}`}>{keepUnits(question)}</Link>
              </p>
              <span className="product-picture">
                <img src={best.image} alt="" width={80} height={60} />
              </span>
              <h3>
                <Link to={`/products/${best.id}`}>{uncut(best.title)}</Link>
              </h3>
              <Why best={best} beside={beside} />
              <p className="price">
                <b className="price-text">{best.price}</b> {best.priceSeen && <Seen text={best.priceSeen} />}
              </p>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  )
}

/** What the best gains and costs, and the way to the machine that it is weighed against. */
function Why({ best, beside }: { best: ExampleProduct; beside: ExampleProduct | undefined }) {
  const { words, rival } = whyFirst(best, beside)
  return (
    <p>
      {keepUnits(words)}
      {rival && beside && (
        <>
          {' '}
          <Link to={`/products/${beside.id}`}>{keepUnits(rival)}</Link>.
        </>
      )}
    </p>
  )
}
