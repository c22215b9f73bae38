import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Rating } from '#app/ui/rating.tsx'
import { ShareButton } from '#app/ui/share-button.tsx'
import type { ProductPageData } from '#app/domain/catalogue/product-page.server.ts'
import { BuyingButtons } from './buying-buttons.tsx'
import { LaterPart } from './later-part.tsx'
import { PriceBlock } from './price-block.tsx'

type ProductSummaryProps = {
  page: ProductPageData
  hotline: string | null
  /** Controls beside the share button. */
  actions?: ReactNode
}

/** What the product is, what it costs, what to do next and where it is sold. */
export function ProductSummary({ page, hotline, actions }: ProductSummaryProps) {
  const { product, facts, rating } = page
  const { id, title, brand, brandSlug, category, subCate, offers } = product
  return (
    <div className="grid min-w-0 content-start gap-5">
      <div className="grid gap-2">
        <p className="flex flex-wrap items-center gap-1.5">
          {brand && (
            <Link to={`/brand/${brandSlug}`} className="badge badge-action min-h-7 hover:underline">
              {brand}
            </Link>
          )}
          <Badge>{subCate ?? category}</Badge>
          {product.isDemo && <Badge>Dữ liệu mẫu</Badge>}
        </p>
        <h1 className="text-2xl font-bold text-pretty md:text-3xl">{title}</h1>
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <a href="#danh-gia" className="inline-flex min-h-11 items-center hover:underline">
            <Rating rating={rating} />
          </a>
          <div className="flex flex-wrap gap-2">
            {actions}
            <ShareButton title={title} />
          </div>
        </div>
      </div>
      <Facts facts={facts} max={4} className="border-y border-line py-3" />
      <p className="max-w-text">{product.des}</p>
      <PriceBlock page={page} />
      <LaterPart name="variants" page={page} />
      <div className="flex flex-wrap gap-3 *:grow">
        <Link to={`/chat?san-pham=${id}`} className={buttonClass('primary', 'lg', 'w-full')}>
          Hỏi cố vấn về sản phẩm này
        </Link>
        <BuyingButtons offers={offers} hotline={hotline} />
      </div>
      <LaterPart name="promotions" page={page} />
      <LaterPart name="offers" page={page} />
    </div>
  )
}
