import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { compareHref } from '#app/domain/catalogue/comparison/compare-url.ts'
import { listHrefOf } from '#app/domain/catalogue/list-url.ts'
import type { ProductPageData } from '#app/domain/catalogue/product-page.server.ts'
import type { Offer } from '#app/domain/catalogue/queries/get-product.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { FigureScale } from '#app/ui/figure-scale.tsx'
import { Price } from '#app/ui/price.tsx'
import { Rating } from '#app/ui/rating.tsx'
import { ShareButton } from '#app/ui/share-button.tsx'
import { showToast } from '#app/ui/toast-store.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { LaterPart } from './later-part.tsx'

type ProductSummaryProps = {
  page: ProductPageData
  hotline: string | null
  /** Controls beside the share button. */
  actions?: ReactNode
}

/** What the product is, what it costs, and where and when that was seen: what is read first. */
export function ProductHead({ page }: { page: ProductPageData }) {
  const { product, price, staleNote, cheaperNote } = page
  const { title, brand, brandSlug, category, subCate } = product
  return (
    <div className="product-head">
      <p className="flex flex-wrap items-center gap-1.5">
        {brand && (
          <Link to={`/brand/${brandSlug}`} className="badge badge-action min-h-7 hover:underline">
            {brand}
          </Link>
        )}
        <Badge>{subCate ?? category}</Badge>
        {product.isDemo && <Badge>Dữ liệu mẫu</Badge>}
      </p>
      <h1 className="text-xl leading-tight font-bold text-pretty md:text-3xl">{title}</h1>
      <Price price={price} size="lg" />
      {staleNote && (
        <p className="flex items-center gap-1.5 text-sm font-semibold text-cut">
          <Clock aria-hidden="true" className="size-4 shrink-0" />
          {staleNote}
        </p>
      )}
      {cheaperNote && <p className="text-sm text-muted">{cheaperNote}</p>}
    </div>
  )
}

/** Whom it suits, what it is better and worse in than others of its price, the scales behind that, and what to put beside it. */
export function ProductWeighed({ page }: { page: ProductPageData }) {
  const { product, suits, verdict, evidence, peers, unknown, alternatives } = page
  const kind = product.category.toLocaleLowerCase('vi')
  const [rival] = alternatives
  return (
    <div className="product-weighed">
      {(suits ?? verdict) && (
        <div className="product-verdict">
          <p>{[suits, verdict?.text].filter(Boolean).join(' ')}</p>
          {verdict && <small>{verdict.basis}</small>}
        </div>
      )}
      {rival && (
        <p className="product-rival">
          <b>Nên so thêm với</b> <Link to={`/products/${rival.id}`}>{rival.title}</Link>
          {`: ${rival.price.text}${rival.reason && `, ${rival.reason}`}. `}
          <Link to={compareHref([product.id, rival.id])}>So sánh hai máy</Link>
        </p>
      )}
      {evidence.length > 0 && (
        <dl className="product-evidence">
          {evidence.map(({ label, value, place, scale }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <span>{place?.word}</span> <b>{value}</b>
                <FigureScale at={place?.at ?? null} ends={scale} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="text-sm text-muted">
        {unknown.length > 0 && `Chưa rõ: ${unknown.join(', ')}. `}
        <Link to={listHrefOf(product.categorySlug)} className="font-semibold text-action hover:underline">
          Xem {peers > 1 ? `${formatNumber(peers)} ` : ''}
          {kind}
        </Link>
      </p>
    </div>
  )
}

/** What is said of the product and what to do next. */
export function ProductSummary({ page, actions }: Omit<ProductSummaryProps, 'hotline'>) {
  const { product, facts, rating } = page
  return (
    <div className="grid min-w-0 content-start gap-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <a href="#danh-gia" className="inline-flex min-h-11 items-center hover:underline">
          <Rating rating={rating} />
        </a>
        <div className="flex flex-wrap gap-2">
          {actions}
          <ShareButton title={product.title} />
        </div>
      </div>
      <Facts facts={facts} max={4} className="border-y border-line py-3" />
      <p className="max-w-text">{product.des}</p>
      <PriceBlock page={page} />
      <LaterPart name="variants" page={page} />
      <LaterPart name="promotions" page={page} />
    </div>
  )
}

/** Where its price was seen, and the ways on: to the shops, to the advisor, to a mail when it costs less. */
export function ProductBuying({ page, hotline }: Omit<ProductSummaryProps, 'actions'>) {
  const { id, offers } = page.product
  return (
    <div className="grid min-w-0 content-start gap-4">
      <LaterPart name="offers" page={page} />
      <div className="flex flex-wrap gap-2 *:grow">
        <Link to={`/chat?san-pham=${id}`} className={buttonClass('primary', 'lg', 'w-full')}>
          Hỏi cố vấn về sản phẩm này
        </Link>
        <BuyingButtons offers={offers} hotline={hotline} />
      </div>
      <LaterPart name="alert" page={page} />
    </div>
  )
}

type BuyingButtonsProps = { offers: readonly Offer[]; hotline: string | null }

/** The site sells nothing: buying leads to the shops and says so. The call is there only where somebody answers it. */
function BuyingButtons({ offers, hotline }: BuyingButtonsProps) {
  const confirm = () => {
    const shops = offers.slice(0, 3).map(({ shop }) => shop)
    showToast({
      title: 'Chọn Máy không bán hàng',
      description:
        shops.length > 0
          ? `Bạn mua trực tiếp ở cửa hàng: ${shops.join(', ')}. Xem giá và đường đến ở mục Nơi bán tham khảo.`
          : 'Hiện chưa ghi nhận cửa hàng nào bán sản phẩm này.',
    })
  }
  return (
    <>
      {['Mua ngay ở cửa hàng', 'Thêm vào giỏ ở cửa hàng'].map((label) => (
        <a key={label} href="#noi-ban" onClick={confirm} className={buttonClass('secondary', 'md')}>
          {label}
        </a>
      ))}
      {hotline && (
        <a href={`tel:${hotline.replace(/[^\d+]/g, '')}`} className={buttonClass('secondary', 'md')}>
          Gọi {hotline}
        </a>
      )}
    </>
  )
}

type PriceBlockProps = { page: Pick<ProductPageData, 'price' | 'otherPrices'> }

/** What the main price includes, and the other kinds of price beside it. */
function PriceBlock({ page: { price, otherPrices } }: PriceBlockProps) {
  const others = otherPrices.filter(({ text }) => text !== price.text)
  return (
    <div className="grid gap-3">
      <p className="text-sm text-muted">
        <span className="md:hidden">Giá đã bao gồm VAT</span>
        <span className="max-md:hidden">Mang tính chất tham khảo</span>
      </p>
      {others.length > 0 && (
        <div className="border-t border-line pt-3">
          <p className="mb-2 text-sm text-muted">So sánh giá từ nhiều nguồn khác nhau</p>
          <dl className="grid gap-1.5">
            {others.map(({ label, text }) => (
              <div key={label} className="flex justify-between gap-4 text-sm">
                <dt>{label}</dt>
                <dd className="font-semibold tabular-nums">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  )
}
