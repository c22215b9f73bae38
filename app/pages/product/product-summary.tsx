import { Link } from 'react-router'
import type { ProductPageData } from '#app/domain/catalogue/product-page.server.ts'
import { ProductActions } from '#app/pages/products/product-actions.tsx'
import { Price, USUAL_LABEL } from '#app/ui/price.tsx'
import { Rating } from '#app/ui/rating.tsx'
import { SeenWords } from '#app/ui/seen.tsx'
import { ShareButton } from '#app/ui/share-button.tsx'
import { uncut } from '#app/ui/uncut.tsx'
import { keepUnits } from '#app/vietnamese/keep-units.ts'
import { LaterPart } from './later-part.tsx'

/** What the product is, the decision on it, what it costs, where and when that was seen, then whom it suits and what to put beside it: what is read first. */
export function ProductHead({ page }: { page: ProductPageData }) {
  const { product, gallery, suits, verdict, price } = page
  const [picture] = gallery
  // Of one shop alone it goes without saying.
  const cheapest = product.offers.length > 1 ? 'Nơi rẻ nhất' : null
  const { title } = product
  return (
    <div className="product-head">
      <h1>{uncut(title)}</h1>
      <ProductRating rating={page.rating} />
      <LaterPart name="decision" page={page} />
      <Price
        price={{
          ...price,
          label: price.label === USUAL_LABEL ? cheapest : price.label,
          seen: price.seen && <SeenWords text={price.seen} note="có thể đã đổi" />,
        }}
        size="lg"
      />
      {picture && <img src={picture.src} alt="" width={104} height={78} className="product-stamp" />}
      <div className="product-doing">
        <LaterPart name="shop" page={page} />
        {picture && <ProductActions product={{ ...product, image: picture }} worded />}
        <ShareButton title={title} quiet />
      </div>
      {(suits ?? verdict) && <LaterPart name="verdict" page={page} />}
      <Link to={`/chat?san-pham=${product.id}`} className="product-ask-on">
        Hỏi cố vấn về sản phẩm này
      </Link>
    </div>
  )
}

/** What people say of the product; absent where nobody did. */
const ProductRating = ({ rating }: Pick<ProductPageData, 'rating'>) =>
  rating &&
  !rating.ofSamples && (
    <a href="#danh-gia" className="inline-flex min-h-7 items-center hover:underline">
      <Rating rating={rating} />
    </a>
  )

/** What else is said of the product, and its colours. */
export function ProductSummary({ page }: { page: ProductPageData }) {
  const { news } = page
  return (
    <div className="product-summary">
      {news && <p className="max-w-text">{keepUnits(news)}</p>}
      <OtherPrices page={page} />
      <LaterPart name="promotions" page={page} />
      <LaterPart name="variants" page={page} />
    </div>
  )
}

/** The other kinds of price beside the main one; absent where there are none. */
function OtherPrices({
  page: { price, otherPrices },
}: {
  page: Pick<ProductPageData, 'price' | 'otherPrices'>
}) {
  const others = otherPrices.filter(({ text }) => text !== price.text)
  if (others.length === 0) return null
  return (
    <div className="border-t border-line pt-3">
      {others.length > 1 && <p className="mb-2 text-sm text-muted">So sánh giá từ nhiều nguồn khác nhau</p>}
      <dl className="grid gap-1.5">
        {others.map(({ label, text }) => (
          <div key={label} className="flex justify-between gap-4 text-sm">
            <dt>{label}</dt>
            <dd className="font-semibold tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
