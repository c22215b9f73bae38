import { Link } from 'react-router'
import type { ExampleAnswer, ExampleProduct } from '#app/domain/advisor/example-answers.server.ts'
import { sayChoice, shortName, whyFirst } from '#app/domain/advisor/say-outcome.ts'
import { Seen } from '#app/ui/seen.tsx'
import { uncut } from '#app/ui/uncut.tsx'
import { keepUnits } from '#app/vietnamese/keep-units.ts'
import { withCommas } from '#app/vietnamese/numbers.ts'

/** A usual need with its best fit, why it fits, and what is known of the next alone; null where its own list does not say. */
export type UsualFit = ExampleAnswer & { why: string | null; unknown: string | null }

/** As many a phone shows whole; the others when they are asked for. */
const AT_FIRST = 2

/** The best fit of some usual needs by the ranking as it stands, beside each other in the look of a category's picks; absent where there is none. */
export function ListBest({ answers }: { answers: readonly UsualFit[] }) {
  if (answers.length === 0) return null
  const isGuess = answers.some(({ products: [best] }) => best?.isGuess)
  return (
    <section aria-labelledby="hop-nhat" className="list-pick">
      <div className="list-pick-head">
        <h2 id="hop-nhat">
          Nên xem trước <span className="max-lg:sr-only">cho nhu cầu hay gặp</span>
        </h2>
        <p className="max-md:hidden">
          <Link to="/cach-xep-hang">Cách xếp hạng</Link>
        </p>
      </div>
      <ul id="goi-y" className="list-pick-body list-pick-needs">
        {answers.map(({ question, why, unknown, products: [best, beside] }) =>
          best ? (
            <li key={question}>
              <p className="list-pick-label">
                <Link to={`/chat?q=${encodeURIComponent(question)}`}>{keepUnits(question)}</Link>
              </p>
              <h3>
                <Link to={`/products/${best.id}`}>
                  <Choice words={why ? sayChoice(best, why) : shortName(best).name} />
                </Link>
              </h3>
              <span className="product-picture">
                <img src={best.image} alt="" width={96} height={72} />
              </span>
              <p className="list-pick-title">{uncut(shortName(best).code ?? fromBrand(best))}</p>
              <div className="price">
                <b className="price-text">{best.price}</b> {best.priceSeen && <Seen text={best.priceSeen} />}
              </div>
              <TradeOff best={best} beside={beside} unknown={unknown} />
            </li>
          ) : null,
        )}
      </ul>
      <div className="list-pick-foot">
        {answers.length > AT_FIRST && <a href="#goi-y">Xem thêm {answers.length - AT_FIRST} gợi ý</a>}
        {isGuess && <p>Nét đứt: cỡ ước chừng</p>}
      </div>
    </section>
  )
}

/** What to choose and why; on a phone without the word that its figure tells too. */
const Choice = ({ words }: { words: string }) =>
  keepUnits(words)
    .split(/(giá (?=mỗi))/)
    .map((part, at) =>
      at % 2 === 0 ? (
        part
      ) : (
        <span key={at} className="max-md:hidden">
          {part}
        </span>
      ),
    )

/** A name from its brand on, its size written as everywhere: what kind of machine it is, the need above it says. */
const fromBrand = ({ title, brand }: ExampleProduct): string =>
  withCommas(title.slice(Math.max(0, title.indexOf(brand ?? title))))

type TradeOffProps = { best: ExampleProduct; beside: ExampleProduct | undefined; unknown: string | null }

/**
 * What the best gains and costs, the way to the machine that it is weighed against, and of one that costs nothing beside it what is not
 * known of it.
 */
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
          {!isLoss && <Doubt unknown={unknown} />}
        </>
      )}
    </p>
  )
}

/** What is not known of a machine that costs nothing beside the next. */
function Doubt({ unknown }: Pick<TradeOffProps, 'unknown'>) {
  const [first, ...others] = unknown?.split(' và ') ?? []
  return (
    <>
      {first ? (
        <>
          {` Chưa rõ ${first}`}
          <span className="max-md:hidden">{others.map((other) => ` và ${other}`)}</span>
        </>
      ) : (
        ' Chưa thấy điểm yếu trong số liệu hiện có'
      )}
      .
    </>
  )
}
