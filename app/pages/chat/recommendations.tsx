import { Scale } from 'lucide-react'
import { Link } from 'react-router'
import type { RecommendedProduct } from '#app/domain/advisor/answer.ts'
import { ROLE_LABELS } from '#app/domain/advisor/write/roles.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { FigureBar } from '#app/ui/figure-bar.tsx'
import { ProductPicture } from '#app/ui/product-picture.tsx'
import { Seen } from '#app/ui/seen.tsx'
import { uncut } from '#app/ui/uncut.tsx'
import { parsePriceText, sayVnd } from '#app/vietnamese/money.ts'

type RecommendationsProps = {
  products: readonly RecommendedProduct[]
  /** Offers to lay them side by side. */
  comparable: boolean
  /** The sum that was named in VND; null without one. */
  sum: number | null
}

/** The recommended products, each a card that opens its page. */
export function Recommendations({ products, comparable, sum }: RecommendationsProps) {
  return (
    <section
      aria-label="Sản phẩm gợi ý"
      className={`grid gap-3 ${products.length === 3 ? 'three-across' : ''}`}
    >
      {comparable && products.length > 1 && <ComparingStrip products={products} sum={sum} />}
      <ul className="grid gap-3">
        {products.map((product) => (
          <li key={product.id} className="grid min-w-0">
            <RecommendationCard
              product={product}
              against={product === products[0] ? products[1] : products[0]}
            />
          </li>
        ))}
      </ul>
      {comparable && products.length > 1 && (
        <Button asChild variant="secondary" className="justify-self-start max-sm:order-2">
          <Link to={`/so-sanh?ids=${products.map(({ id }) => id).join(',')}`}>
            <Scale aria-hidden="true" className="size-4.5" />
            So sánh {products.length} máy này
          </Link>
        </Button>
      )}
    </section>
  )
}

/**
 * The machines beside one another in one look: what each is for, and what it is dearer or cheaper than the best; the prices stand on the
 * cards. The bars end at the sum that was named: what is left of it is seen.
 */
function ComparingStrip({ products, sum }: Pick<RecommendationsProps, 'products' | 'sum'>) {
  const prices = products.map(({ price }) => parsePriceText(price))
  const most = Math.max(sum ?? 0, ...prices.map((price) => price ?? 0))
  const [best] = prices
  return (
    <div className="rounded-card border border-line bg-surface max-sm:order-1">
      <ul
        aria-label="So nhanh"
        className={`grid ${products.length === 2 ? 'grid-cols-2' : 'grid-cols-3'} divide-x divide-line border-b border-line`}
      >
        {products.map(({ id, brand, price: text, role }, at) => {
          const price = prices[at] ?? null
          return (
            <li key={id} className="grid min-w-0 content-start gap-0.5 p-2 sm:p-3">
              <span className="text-xs text-muted">
                {ROLE_LABELS[role]}
                {brand && <b className="ms-1 font-semibold text-ink max-sm:ms-0 max-sm:block">{brand}</b>}
              </span>
              <span className="text-sm font-bold tabular-nums sm:text-base">
                {at > 0 && price && best
                  ? sayGap(price - best)
                  : price && sum && price < sum
                    ? `còn dư ${sayVnd(sum - price)}`
                    : text}
              </span>
              {price !== null && most > 0 && <FigureBar at={Math.round((price / most) * 100)} />}
            </li>
          )
        })}
      </ul>
      {most > 0 && (
        <p className="px-2 py-1.5 text-xs text-muted sm:px-3">
          Thanh đầy là {sayVnd(most)}, {sum === most ? 'mức bạn nêu' : 'giá máy đắt nhất ở đây'}.
        </p>
      )}
    </div>
  )
}

/** 'rẻ hơn máy đầu 1,15 triệu' @param vnd above the price of the best fit */
function sayGap(vnd: number): string {
  if (vnd === 0) return 'cùng giá'
  return `${vnd < 0 ? 'rẻ hơn' : 'đắt hơn'} máy đầu ${sayVnd(Math.abs(vnd))}`
}

type RecommendationCardProps = {
  product: RecommendedProduct
  /** What the trade-off is told against: the best fit, and for that one the product after it. */
  against: RecommendedProduct | undefined
}

function RecommendationCard({ product, against }: RecommendationCardProps) {
  const { id, title, image, brand, price, priceSeen, role, reason, tradeOff } = product
  return (
    <article className="recommended">
      <ProductPicture picture={image ? { src: image, alt: '' } : null} />
      <div>
        <p className="flex flex-wrap items-center gap-1.5 text-xs">
          <Badge tone={role === 'best' ? 'solid' : 'action'}>{ROLE_LABELS[role]}</Badge>
          {brand && <span className="font-semibold">{brand}</span>}
        </p>
        <h2>{uncut(title)}</h2>
        <p className="text-sm text-muted">{reason}</p>
        {tradeOff && against && (
          <p className="text-sm text-muted">
            <span className="font-semibold text-ink">So với máy “{ROLE_LABELS[against.role]}”:</span>{' '}
            {tradeOff}
          </p>
        )}
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1.5">
          <span className="grid">
            <span className="text-lg font-bold whitespace-nowrap tabular-nums">{price}</span>
            {priceSeen && <Seen text={priceSeen} />}
          </span>
          <Link
            to={`/products/${id}`}
            className="text-sm font-semibold text-action after:absolute after:inset-0"
          >
            Xem chi tiết
            <span className="sr-only"> {title}</span>
          </Link>
        </p>
      </div>
    </article>
  )
}
