import { Link } from 'react-router'
import type { ExampleAnswer, ExampleProduct } from '#app/domain/advisor/example-answers.server.ts'
import { shortName, whyFirst } from '#app/domain/advisor/say-outcome.ts'
import { Seen, seenApart } from '#app/ui/seen.tsx'
import { uncut } from '#app/ui/uncut.tsx'
import { saysOld } from '#app/vietnamese/ages.ts'
import { keepUnits } from '#app/vietnamese/keep-units.ts'

/** A usual need with its best fit, why it fits, in a line, and what is known of the next alone; null where its own list does not say. */
export type UsualFit = ExampleAnswer & { why: string | null; unknown: string | null }

/** The best fit of some usual needs by the ranking as it stands, beside each other in the look of a category's picks; absent where there is none. */
export function ListBest({ answers }: { answers: readonly UsualFit[] }) {
  if (answers.length === 0) return null
  const old = ageOfAll(answers)
  const isGuess = answers.some(({ products: [best] }) => best?.isGuess)
  return (
    <section aria-labelledby="hop-nhat" className="list-pick">
      <div className="list-pick-head">
        <h2 id="hop-nhat">
          Nên xem trước <span className="max-lg:sr-only">cho nhu cầu hay gặp</span>
        </h2>
        <p className="list-pick-age">
          {old && (
            <span className={saysOld(old.age) ? 'text-cut' : undefined}>
              {keepUnits(`${old.of} ${old.age}. `)}
            </span>
          )}
          {isGuess && 'Nét đứt: cỡ ước chừng'}
        </p>
        <p>
          <Link to="/cach-xep-hang">Cách xếp hạng</Link>
        </p>
      </div>
      <ul className="list-pick-body list-pick-needs">
        {answers.map(({ question, why, unknown, products: [best, beside] }) =>
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
                {best.priceSeen && <Seen text={old ? seenApart(best.priceSeen)[0] : best.priceSeen} />}
              </div>
              <div className="list-pick-words">
                {why && <p>{keepUnits(why)}</p>}
                <TradeOff best={best} beside={beside} unknown={unknown} />
              </div>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  )
}

/** How old all of their prices are, or the oldest of them, which is said once and not of each: 'Giá cũ nhất hơn 2 năm trước'; undefined where one has no age. */
function ageOfAll(answers: readonly UsualFit[]): { of: string; age: string } | undefined {
  const seen = answers.flatMap(({ products: [best] }) => (best ? [seenApart(best.priceSeen ?? '')] : []))
  const ages = seen.toSorted(([one], [other]) => monthOf(other) - monthOf(one)).map(([, age]) => age)
  const oldest = ages.at(-1)
  if (!oldest || ages.includes(undefined)) return undefined
  return { of: ages[0] === oldest ? 'Giá ghi nhận' : 'Giá cũ nhất', age: oldest }
}

/** The month of 'shop.vn, 9/2025', as a number that grows with time. */
function monthOf(where: string): number {
  const [, month, year] = /(\d+)\/(\d+)$/.exec(where) ?? []
  return Number(year) * 12 + Number(month)
}

type TradeOffProps = { best: ExampleProduct; beside: ExampleProduct | undefined; unknown: string | null }

/** What the best gains and costs, the way to the machine that it is weighed against, and of one that costs nothing beside it what is not known of it. */
function TradeOff({ best, beside, unknown }: TradeOffProps) {
  const { words, rival } = whyFirst(best, beside)
  const isLoss = words.includes('đổi lại')
  return (
    <p className="list-pick-trade">
      {keepUnits(words)}
      {rival && beside && (
        <>
          {' '}
          <Link to={`/products/${beside.id}`}>{keepUnits(rival)}</Link>.
          {!isLoss && (unknown ? ` Chưa rõ ${unknown}.` : ' Chưa thấy điểm kém trong số liệu đã ghi.')}
        </>
      )}
    </p>
  )
}
