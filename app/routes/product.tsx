import { Link, isRouteErrorResponse } from 'react-router'
import { requestContext } from '#app/context.server.ts'
import { FaqList } from '#app/features/catalogue/components/faq-list.tsx'
import { PriceBlock } from '#app/features/catalogue/components/price-block.tsx'
import { ProductGallery } from '#app/features/catalogue/components/product-gallery.tsx'
import { ProductActions } from '#app/features/catalogue/components/product-actions.tsx'
import { RecentlyViewed } from '#app/features/catalogue/components/recently-viewed.tsx'
import { ReviewList } from '#app/features/catalogue/components/review-list.tsx'
import { ShopOffers } from '#app/features/catalogue/components/shop-offers.tsx'
import { SpecificationTable } from '#app/features/catalogue/components/specification-table.tsx'
import { cardFacts } from '#app/features/catalogue/attributes.ts'
import { productGallery } from '#app/features/catalogue/picture.ts'
import { getProduct } from '#app/features/catalogue/queries/get-product.server.ts'
import type { ProductDetail } from '#app/features/catalogue/queries/get-product.server.ts'
import { productId } from '#app/features/catalogue/schema.ts'
import { pageMeta } from '#app/page-meta.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Rating } from '#app/ui/rating.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { Route } from './+types/product'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Không tìm thấy sản phẩm | Chọn Máy' }]
  const { id, title, des } = loaderData.product
  return pageMeta(matches, { title, description: des.slice(0, 160), path: `/products/${id}` })
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = productId.safeParse(params.id)
  const product = id.success ? await getProduct(context.get(requestContext).db, id.data) : null
  if (!product) throw new Response(null, { status: 404 })
  return { product, gallery: productGallery(product) }
}

export default function ProductPage({ loaderData: { product, gallery } }: Route.ComponentProps) {
  return (
    <Container className="grid grid-cols-1 gap-6 py-6">
      <Breadcrumb
        crumbs={[
          { label: 'Trang chủ', to: '/' },
          { label: 'Sản phẩm', to: '/products' },
          { label: product.title },
        ]}
      />
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <ProductGallery images={gallery} />
        <ProductSummary product={product} gallery={gallery} />
      </div>
      <Tabs label="Thông tin sản phẩm" tabs={productTabs(product)} />
      <RecentlyViewed exclude={product.id} />
    </Container>
  )
}

type ProductSummaryProps = { product: ProductDetail; gallery: ReturnType<typeof productGallery> }

function ProductSummary({ product, gallery }: ProductSummaryProps) {
  const { title, brand, category, subCate, reviewCount, ratingAverage } = product
  const rating = ratingAverage === null ? null : { average: ratingAverage, count: reviewCount }
  return (
    <div className="grid content-start gap-5">
      <div className="grid gap-2">
        <p className="flex flex-wrap gap-1.5">
          {brand && <Badge tone="action">{brand}</Badge>}
          <Badge>{subCate ?? category}</Badge>
          {product.isDemo && <Badge>Dữ liệu mẫu</Badge>}
        </p>
        <h1 className="text-2xl font-bold text-pretty md:text-3xl">{title}</h1>
        <Rating rating={rating} />
      </div>
      <Facts
        facts={cardFacts(product.kind, product.attributes)}
        max={4}
        className="border-y border-line py-3"
      />
      <p className="max-w-text">{product.des}</p>
      <PriceBlock prices={product} />
      <ShopOffers offers={product.offers} />
      <div className="flex flex-wrap gap-3">
        <ProductActions product={{ ...product, image: gallery[0] ?? null }} worded />
        <Button asChild size="lg">
          <Link to={`/chat?q=${encodeURIComponent(`Tư vấn cho tôi về ${title}`)}`}>
            Hỏi cố vấn về sản phẩm này
          </Link>
        </Button>
        <Button asChild size="lg" variant="secondary">
          <Link to="/products">Về danh sách sản phẩm</Link>
        </Button>
      </div>
    </div>
  )
}

function productTabs(product: ProductDetail) {
  const details = [
    ['Mã sản phẩm', product.model ?? String(product.id)],
    ['Thương hiệu', product.brand ?? 'Chưa rõ'],
    ['Danh mục', product.category],
  ] as const
  return [
    {
      id: 'thong-so',
      label: 'Thông số',
      content: <SpecificationTable {...product} />,
    },
    { id: 'danh-gia', label: 'Đánh giá', count: product.reviewCount, content: <ReviewList {...product} /> },
    { id: 'hoi-dap', label: 'Hỏi đáp', count: product.faqs.length, content: <FaqList faqs={product.faqs} /> },
    {
      id: 'chi-tiet',
      label: 'Chi tiết',
      content: (
        <dl className="grid max-w-xl gap-2">
          {details.map(([label, value]) => (
            <div key={label} className="flex gap-4">
              <dt className="w-36 text-muted">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      ),
    },
  ]
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error
  return (
    <EmptyState
      headingLevel={1}
      title="Không tìm thấy sản phẩm"
      text="Sản phẩm bạn đang tìm kiếm không tồn tại hoặc đã bị xóa."
      actions={
        <>
          <Button asChild>
            <Link to="/products">Về danh sách sản phẩm</Link>
          </Button>
          <Button variant="secondary" className="no-js:hidden" onClick={() => window.location.reload()}>
            Thử lại
          </Button>
        </>
      }
    />
  )
}
