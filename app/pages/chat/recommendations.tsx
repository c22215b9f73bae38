import { Scale } from 'lucide-react'
import { Link } from 'react-router'
import type { RecommendedProduct } from '#app/domain/advisor/answer.ts'
import { CARD_LABELS } from '#app/domain/advisor/write/roles.ts'
import { isDrawnByGuess } from '#app/kinds/drawings/views/guess.ts'
import { Button } from '#app/ui/button.tsx'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import { Seen } from '#app/ui/seen.tsx'
import { uncut } from '#app/ui/uncut.tsx'
import { upperFirst } from '#app/vietnamese/case.ts'
import { keepUnits } from '#app/vietnamese/keep-units.ts'
import { parsePriceText, sayAbout } from '#app/vietnamese/money.ts'
import { doubtOfSize, reasonsApart, unknownApart } from './reasons-apart.ts'

type RecommendationsProps = {
  products: readonly RecommendedProduct[]
  /** Offers to lay them side by side. */
  comparable: boolean
  /** The sum that was named in VND; null without one. */
  sum: number | null
  /** The answer in words. */
  said: string
}

/** The recommended products, each a card that opens its page. */
export function Recommendations({ products, comparable, sum, said }: RecommendationsProps) {
  const reasons = reasonsApart(products, said)
  const unknown = unknownApart(products)
  const [first] = products
  // Where the answer names it, its size was told there.
  const isNamedBefore = first !== undefined && (said.split('\n\n')[0] ?? '').includes(first.title)
  return (
    <section aria-label="Sản phẩm gợi ý" className="grid gap-3">
      <ul className="grid gap-2">
        {products.map((product, at) => (
          <li key={product.id} className="grid min-w-0">
            <RecommendationCard
              product={product}
              role={CARD_LABELS[product.role]}
              best={product === first ? undefined : first}
              sum={sum}
              own={reasons[at] ?? product.reason}
              unknown={(product === first && !isNamedBefore && doubtOfSize(said)) || (unknown[at] ?? '')}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {comparable && products.length > 1 && (
          <Button asChild variant="secondary">
            <Link to={`/so-sanh?ids=${products.map(({ id }) => id).join(',')}`}>
              <Scale aria-hidden="true" className="size-4.5" />
              So sánh {products.length} máy này
            </Link>
          </Button>
        )}
        {products.some(({ image }) => isDrawnByGuess(image)) && (
          <small className="text-xs text-muted">Viền nét đứt: chưa rõ kích thước, vẽ ước chừng</small>
        )}
      </div>
    </section>
  )
}

/** What one gets with a machine beside the best fit, and what one gives up, of 'rẻ hơn 2 triệu, đổi lại nhỏ hơn 30 lít'. */
function sidesOf(tradeOff: string): [name: string, words: string][] {
  const [gain = '', cost = ''] = tradeOff.replace(/\.$/, '').split(', đổi lại ')
  const isLoss = cost === '' && /^(?:đắt hơn|chưa rõ)/.test(gain)
  return isLoss
    ? [['Mất', gain]]
    : [
        ['Được', gain],
        ['Mất', cost],
      ]
}

/** What a price leaves of the sum that was named, of the first alone, or by how much it is above: 'Còn dư khoảng 7 triệu so với ngân sách'. */
function sayLeft(left: number, isFirst: boolean): string | null {
  if (left < 0) return `Vượt ${sayAbout(-left)}`
  return left > 0 && isFirst ? `Còn dư khoảng ${sayAbout(left)} so với ngân sách` : null
}

type RecommendationCardProps = {
  product: RecommendedProduct
  /** What it is picked as, in words. */
  role: string
  /** The best fit, which the trade-off is told against; what decides about that one itself is said above the cards. */
  best: RecommendedProduct | undefined
  /** What the price leaves of it is said. */
  sum: number | null
  /** What is left to say of it. */
  own: string
  /** What is to be known before it is chosen: a size off the ideal, or what is not known of it and is of another; empty where nothing is. */
  unknown: string
}

function RecommendationCard({ product, role, best, sum, own, unknown }: RecommendationCardProps) {
  const { id, title, image, price, priceSeen, tradeOff } = product
  const left = (sum ?? 0) - (parsePriceText(price) ?? Infinity)
  const within = sum !== null && Number.isFinite(left) && sayLeft(left, best === undefined)
  return (
    <article className="recommended">
      <ProductPicture picture={image ? { src: image, alt: '' } : null} />
      <p className="recommended-role">{role}</p>
      <h2>
        <Link to={`/products/${id}`}>{uncut(title)}</Link>
      </h2>
      <div className="recommended-why">
        {(own || unknown || within) && (
          <p>
            {keepUnits(own)}
            {unknown && <span className="text-muted"> {keepUnits(unknown)}</span>}
            {within && (
              <span className={left < 0 ? 'font-semibold text-cut' : 'text-muted'}>
                {' '}
                {keepUnits(within)}.
              </span>
            )}
          </p>
        )}
        {best &&
          sidesOf(tradeOff ?? '').map(
            ([name, words]) =>
              words && (
                <p key={name}>
                  <i>{name}</i> {keepUnits(`${upperFirst(words)}.`)}
                </p>
              ),
          )}
      </div>
      <p className="recommended-price">
        <b>{price}</b>
        {priceSeen && <Seen text={priceSeen} />}
      </p>
    </article>
  )
}
