import { Link } from 'react-router'
import type { ExampleAnswer, ExampleProduct } from '#app/domain/advisor/example-answers.server.ts'
import { inShort, shortName, whyFirst } from '#app/domain/advisor/say-outcome.ts'
import { Seen } from '#app/ui/seen.tsx'
import { uncut } from '#app/ui/uncut.tsx'
import { keepUnits } from '#app/vietnamese/keep-units.ts'

/** A usual need with its best fit, why it fits, and what is known of the next alone; null where its own list does not say. */
export type UsualFit = ExampleAnswer & { why: string | null; unknown: string | null }

/** The best fit of some usual needs: for each its machine, what that costs, why it fits, and what it gains and gives up. */
export function BestFits({ answers }: { answers: readonly UsualFit[] }) {
  return (
    <ul className="best-fits">
      {answers.map(({ question, why, unknown, products: [best, beside] }) =>
        best ? (
          <li key={question}>
            <p className="best-need">
              <Link to={`/chat?q=${encodeURIComponent(question)}`}>{keepUnits(question)}</Link>
            </p>
            <span className="product-picture">
              <img src={best.image} alt="" width={96} height={72} />
            </span>
            <h3>
              <Link to={`/products/${best.id}`}>{uncut(shortName(best).name)}</Link>
            </h3>
            <b className="price-text">{best.price}</b>
            {best.priceSeen && <Seen text={best.priceSeen} />}
            <Why words={why ? `${why}.` : best.reason} />
            <TradeOff best={best} beside={beside} unknown={unknown} />
          </li>
        ) : null,
      )}
    </ul>
  )
}

/** Why it fits; on a phone how many it is ahead of, where it is of any: the need above says whom it fits. */
function Why({ words }: { words: string }) {
  const [, fits = '', further = words] = /^(\p{Ll}.*?, )(.*(?:hơn|nhất).*)$/u.exec(words) ?? []
  return (
    <p className="best-why">
      {fits && <span className="max-md:hidden">{keepUnits(fits)}</span>}
      {keepUnits(further)}
    </p>
  )
}

type TradeOffProps = { best: ExampleProduct; beside: ExampleProduct | undefined; unknown: string | null }

/**
 * What the best gains and costs, the way to the machine that it is weighed against, and of one that costs nothing beside it what is not
 * known of it.
 */
function TradeOff({ best, beside, unknown }: TradeOffProps) {
  const isLoss = best.tradeOff?.includes('đổi lại')
  const { words, rival } = whyFirst(
    isLoss ? { ...best, tradeOff: inShort(best.tradeOff ?? '') } : best,
    beside,
  )
  if (!rival || !beside) return null
  const doubt = unknown ? `Chưa rõ ${unknown}.` : 'Với số liệu hiện có, chưa thấy điểm yếu.'
  return (
    <p className="best-trade">
      {keepUnits(words.replace(', đổi lại', ' nhưng'))}{' '}
      <Link to={`/products/${beside.id}`}>{keepUnits(rival)}</Link>.
      {!words.includes('đổi lại') && ` ${doubt}`}
    </p>
  )
}
