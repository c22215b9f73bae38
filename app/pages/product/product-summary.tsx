import { clsx } from 'clsx'
import { Clock } from 'lucide-react'
import { Link } from 'react-router'
import type { ProductPageData } from '#app/domain/catalogue/product-page.server.ts'
import { ProductActions } from '#app/pages/products/product-actions.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Price, USUAL_LABEL } from '#app/ui/price.tsx'
import { Rating } from '#app/ui/rating.tsx'
import { Seen } from '#app/ui/seen.tsx'
import { ShareButton } from '#app/ui/share-button.tsx'
import { uncut } from '#app/ui/uncut.tsx'
import { keepUnits } from '#app/vietnamese/keep-units.ts'
import { LaterPart } from './later-part.tsx'

/** What the product is, what it costs, where and when that was seen, the decision on it, then whom it suits and what it is ahead in: what is read first. */
export function ProductHead({ page }: { page: ProductPageData }) {
  const { product, gallery, suits, verdict, price, staleNote, lowest } = page
  const [picture] = gallery
  // Of one shop alone it goes without saying.
  const cheapest = product.offers.length > 1 ? 'Nơi rẻ nhất' : null
  const { title } = product
  return (
    <div className="product-head">
      {picture && <img src={picture.src} alt="" width={104} height={78} className="product-stamp" />}
      <h1>{uncut(title)}</h1>
      <ProductRating rating={page.rating} />
      <Price price={{ ...price, label: price.label === USUAL_LABEL ? cheapest : price.label }} size="lg" />
      {staleNote && (
        <p className={clsx('product-note', staleNote.isOld && 'text-cut')}>
          <Clock aria-hidden="true" className="size-4 shrink-0" />
          {keepUnits(staleNote.text)}
        </p>
      )}
      {lowest && (
        <p className="product-lowest">
          Thấp nhất từng ghi: <b>{lowest.text}</b> <Seen text={lowest.seen} />
        </p>
      )}
      <LaterPart name="decision" page={page} />
      {(suits ?? verdict) && <LaterPart name="verdict" page={page} />}
      <div className="product-doing">
        <LaterPart name="shop" page={page} />
        {picture && <ProductActions product={{ ...product, image: picture }} worded only="save" />}
        <ShareButton title={title} quiet />
        <p className="text-xs text-muted">Giá đã bao gồm VAT. Chỉ để tham khảo.</p>
      </div>
    </div>
  )
}

/** Whose it is and what: beside the way back. */
export function ProductKind({ product: { brand, brandSlug, category, subCate } }: ProductPageData) {
  return (
    <p className="product-kind">
      <Badge>{subCate ?? category}</Badge>
      {brand && (
        <Link to={`/brand/${brandSlug}`} className="badge badge-action min-h-7 hover:underline">
          {brand}
        </Link>
      )}
    </p>
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

/** What else is said of the product, its colours, and what one does who does not buy it yet. */
export function ProductSummary({ page }: { page: ProductPageData }) {
  const { news, product, gallery } = page
  const [picture] = gallery
  return (
    <div className="product-summary">
      {news && <p className="max-w-text">{keepUnits(news)}</p>}
      <OtherPrices page={page} />
      <LaterPart name="promotions" page={page} />
      <LaterPart name="variants" page={page} />
      <div>
        <LaterPart name="alert" page={page} />
        <p className="product-doing">
          <Link to={`/chat?san-pham=${product.id}`} className={buttonClass('secondary', 'md')}>
            Hỏi cố vấn về sản phẩm này
          </Link>
          {picture && <ProductActions product={{ ...product, image: picture }} worded only="compare" />}
        </p>
      </div>
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
