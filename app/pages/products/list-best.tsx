import { Link } from 'react-router'
import type { ExampleAnswer, ExampleProduct } from '#app/domain/advisor/example-answers.server.ts'
import { shortName, whyFirst } from '#app/domain/advisor/say-outcome.ts'
import { Seen, seenApart } from '#app/ui/seen.tsx'
import { uncut } from '#app/ui/uncut.tsx'
import { saysOld } from '#app/vietnamese/ages.ts'
import { keepUnits } from '#app/vietnamese/keep-units.ts'

/** A usual need with its best fit, why it fits, in a line, and what is known of it alone; null where its own list does not say. */
export type UsualFit = ExampleAnswer & { why: string | null; known: string | null }

/** The best fit of some usual needs by the ranking as it stands, beside each other in the look of a category's picks; absent where there is none. */
export function ListBest({ answers }: { answers: readonly UsualFit[] }) {
  if (answers.length === 0) return null
  const age = ageOfAll(answers)
  const isGuess = answers.some(({ products: [best] }) => best?.isGuess)
  return (
    <section aria-labelledby="hop-nhat" className="list-pick">
      <div className="list-pick-head">
        <h2 id="hop-nhat">
          Nên xem trước <span className="max-lg:sr-only">cho nhu cầu hay gặp</span>
        </h2>
        <p className="list-pick-age">
          {age && (
            <span className={saysOld(age) ? 'text-cut' : undefined}>
              {keepUnits(`Giá ghi nhận ${age}. `)}
            </span>
          )}
          {isGuess && 'Nét đứt: cỡ ước chừng'}
        </p>
        <p>
          <Link to="/cach-xep-hang">Cách xếp hạng</Link>
        </p>
      </div>
      <ul className="list-pick-body list-pick-needs">
        {answers.map(({ question, why, known, products: [best, beside] }) =>
          best ? (
            <li key={question}>
              <p className="list-pick-label">
                <Link to={`/chat?q=${encodeURIComponent(question)}`}>{keepUnits(question)}</Link>
              </p>
              <span className="product-picture">
                <img src={best.image} alt="" width={96} height={72} />
              </span>
              <h3>
                <Link to={`/products/${best.id}`}>
                  <span className="max-md:hidden">{uncut(best.title)}</span>
                  <span className="md:hidden">{keepUnits(shortName(best).name)}</span>
                </Link>
              </h3>
              <div className="price">
                <b className="price-text">{best.price}</b>{' '}
                {best.priceSeen && <Seen text={age ? seenApart(best.priceSeen)[0] : best.priceSeen} />}
              </div>
              <div className="list-pick-words">
                {why && <p>{keepUnits(why)}</p>}
                <TradeOff best={best} beside={beside} known={known} />
              </div>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  )
}

/** How old all of their prices are, where that is the same of all: it is said once, not of each. */
function ageOfAll(answers: readonly UsualFit[]): string | undefined {
  const [age, ...others] = new Set(
    answers.flatMap(({ products: [best] }) => (best ? [best.priceSeen && seenApart(best.priceSeen)[1]] : [])),
  )
  return others.length === 0 ? (age ?? undefined) : undefined
}

type TradeOffProps = { best: ExampleProduct; beside: ExampleProduct | undefined; known: string | null }

/** What the best gains and costs, and the way to the machine that it is weighed against. */
function TradeOff({ best, beside, known }: TradeOffProps) {
  const { words, rival } = whyFirst(best, beside, known)
  return (
    <p className="list-pick-trade">
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
