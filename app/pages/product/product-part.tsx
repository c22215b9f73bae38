import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { lowestSeen } from '#app/domain/catalogue/price.ts'
import type { ProductPageData, AlternativeView } from '#app/domain/catalogue/product-page.server.ts'
import type { ProductDetail } from '#app/domain/catalogue/queries/get-product.server.ts'
import { parseColour } from '#app/kinds/drawings/colours.ts'
import { AlertBox } from '#app/pages/alerts/alert-box.tsx'
import { groupBy } from '#app/platform/group-by.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Seen } from '#app/ui/seen.tsx'
import { uncut } from '#app/ui/uncut.tsx'
import { upperFirst } from '#app/vietnamese/case.ts'
import { formatDate } from '#app/vietnamese/dates.ts'
import { keepUnits } from '#app/vietnamese/keep-units.ts'
import { formatVnd } from '#app/vietnamese/money.ts'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { asWritten } from './as-written.ts'
import { FitCard } from './fit-card.tsx'
import { PriceHistory } from './price-history.tsx'
import { ProductBuying } from './product-buying.tsx'
import { ProductDecision, ProductVerdict, Trade, rivalsOf } from './product-verdict.tsx'
import { ProductWeighed } from './product-weighed.tsx'
import { ReviewList } from './review-list.tsx'
import { ShopsWay } from './shop-offers.tsx'

export type PartName =
  | 'decision'
  | 'verdict'
  | 'weighed'
  | 'shop'
  | 'buying'
  | 'alert'
  | 'variants'
  | 'promotions'
  | 'fit'
  | 'history'
  | 'specifications'
  | 'reviews'
  | 'faqs'
  | 'details'
  | 'alternatives'

/** A part of the page that is whole without a script; one chunk, so that its code can come later. */
export function ProductPart({ name, page }: { name: PartName; page: ProductPageData }) {
  const { product, history, alternatives } = page
  switch (name) {
    case 'decision':
      return <ProductDecision page={page} />
    case 'verdict':
      return <ProductVerdict page={page} />
    case 'weighed':
      return <ProductWeighed page={page} />
    case 'shop':
      return <ShopsWay offers={page.sightings} quiet={page.isSilent} />
    case 'buying':
      return <ProductBuying page={page} />
    case 'alert':
      return <AlertBox id={product.id} price={lowestSeen(product.mainPrice, product.offers)} />
    case 'variants':
      return <VariantList variants={product.variants} />
    case 'promotions':
      return <PromotionList promotions={product.promotions} />
    case 'fit':
      return page.fit && <FitCard fit={page.fit} />
    case 'history':
      return history && <PriceHistory history={history} />
    case 'specifications':
      return <SpecificationTable page={page} />
    case 'reviews':
      return <ReviewList page={page} />
    case 'faqs':
      return <FaqList faqs={product.faqs} isDemo={product.isDemo} />
    case 'details':
      return <ProductDetails product={product} />
    case 'alternatives':
      return <AlternativeList products={alternatives.filter((one) => !rivalsOf(page).includes(one))} />
  }
}

/** The product's code, brand and category, and that it is a sample. */
function ProductDetails({ product: { id, model, brand, category, isDemo } }: { product: ProductDetail }) {
  const details = [
    ['Mã sản phẩm', model ?? String(id)],
    ['Thương hiệu', brand ?? 'Chưa rõ'],
    ['Danh mục', category],
    ...(isDemo ? ([['Nguồn', 'Dữ liệu mẫu']] as const) : []),
  ] as const
  return (
    <dl className="grid max-w-xl gap-2">
      {details.map(([label, value]) => (
        <div key={label} className="flex gap-4">
          <dt className="w-36 shrink-0 text-muted">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Questions that open and close on their own. */
function FaqList({ faqs, isDemo }: Pick<ProductDetail, 'faqs' | 'isDemo'>) {
  if (faqs.length === 0) return <p className="text-muted">Chưa có câu hỏi thường gặp cho sản phẩm này.</p>
  return (
    <div className="grid max-w-3xl gap-3">
      {isDemo && (
        <p>
          <Badge>Câu hỏi mẫu</Badge>
        </p>
      )}
      {faqs.map((faq) => (
        <details key={faq.id} className="group rounded-card border border-line bg-surface">
          <summary className="flex min-h-12 items-center justify-between gap-4 px-4 py-3 font-semibold">
            {faq.question}
            <ChevronDown aria-hidden="true" className="size-5 shrink-0 transition group-open:rotate-180" />
          </summary>
          <p className="px-4 pb-4">{faq.answer}</p>
        </details>
      ))}
    </div>
  )
}

/** The versions on sale; absent where there is but one. Nothing tells where and when their prices were seen, so none is shown. */
function VariantList({ variants }: Pick<ProductDetail, 'variants'>) {
  if (variants.length === 0) return null
  const areColours = variants.every(({ name }) => parseColour(name))
  return (
    <p className="text-sm">
      <span className="text-muted">{areColours ? 'Màu' : 'Phiên bản'}:</span>{' '}
      {variants.map(({ name }) => name).join(', ')}
    </p>
  )
}

/** Other products of the category than those that stand beside the verdict, each with why it is named and what it changes; absent where none is known. */
function AlternativeList({ products }: { products: readonly AlternativeView[] }) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby="alternatives" className="grid gap-3">
      <h2 id="alternatives" className="text-xl font-bold">
        Cân nhắc thêm
      </h2>
      <ul className="border-t border-line">
        {products.map((product) => (
          <li key={product.id}>
            <Link to={`/products/${product.id}`} className="alternative">
              <span className="product-picture">
                <img src={product.picture} alt="" width={96} height={72} loading="lazy" />
              </span>
              <small>{product.label}</small>
              <b>{uncut(product.title)}</b>
              {product.facts}
              <Trade of={product} />
              <span className="price-text">{product.price.text}</span>
              {product.price.seen && <Seen text={product.price.seen} />}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Every specification by its group, as the source wrote it; where it wrote none, what is known and what to ask the shop. */
function SpecificationTable({ page: { product, facts, unknown } }: { page: ProductPageData }) {
  const { specifications } = product
  const asked = facts.length > 0 ? unknown.map((name) => ({ label: name, value: 'Hãng chưa công bố' })) : []
  const known = [
    ...facts.map((fact) => ({ ...fact, group: 'Thông số đã biết' })),
    ...asked.map((fact) => ({ ...fact, group: 'Nên hỏi cửa hàng trước khi mua' })),
  ].map(({ label, ...fact }, id) => ({ ...fact, id, name: upperFirst(label) }))
  const rows = specifications.length > 0 ? specifications : known
  if (rows.length === 0) return <p className="text-muted">Chưa có thông số kỹ thuật cho sản phẩm này.</p>
  return (
    <div className="specifications">
      {[...groupBy(rows, (row) => row.group)].map(([name, rows]) => (
        <section key={name}>
          <h3>{name}</h3>
          <dl>
            {rows.map((row) => (
              <div key={row.id}>
                <dt>{row.name}</dt>
                <dd>{keepUnits(asWritten(row.name, row.value))}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

type Promotion = ProductDetail['promotions'][number]

const TYPES = { discount: 'Giảm giá', gift: 'Quà tặng', installment: 'Trả góp', warranty: 'Bảo hành' }

/** What comes with the product now; absent where nothing runs. */
function PromotionList({ promotions }: { promotions: readonly Promotion[] }) {
  if (promotions.length === 0) return null
  return (
    <section aria-labelledby="promotions" className="rounded-card bg-cut-soft p-5">
      <h2 id="promotions" className="text-lg font-bold">
        Khuyến mãi
      </h2>
      <ul className="mt-2 grid gap-3">
        {promotions.map((promotion) => (
          <li key={promotion.id}>
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              <Badge tone="cut" className="border border-current">
                {TYPES[promotion.type]}
              </Badge>
              {promotion.title}
              {worth(promotion)}
            </p>
            {promotion.description && <p className="mt-0.5 text-sm">{promotion.description}</p>}
            {promotion.validUntil && (
              <p className="text-sm text-muted">Đến hết {formatDate(promotion.validUntil)}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function worth({ discountAmount, discountPercentage }: Promotion): string {
  if (discountAmount) return `−${formatVnd(discountAmount)}`
  return discountPercentage ? `−${formatNumber(discountPercentage)}%` : ''
}
