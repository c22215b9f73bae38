import { useMemo } from 'react'
import { Link, isRouteErrorResponse } from 'react-router'
import { gapsOfRows } from '#app/domain/advisor/rank/differences.ts'
import { fitOf, namesGap } from '#app/domain/catalogue/fit.ts'
import { vietnamDay } from '#app/domain/catalogue/price-history.ts'
import { productPage } from '#app/domain/catalogue/product-page.server.ts'
import type { ProductPageData } from '#app/domain/catalogue/product-page.server.ts'
import { suitsBy } from '#app/domain/search/suits.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { standIn } from '#app/edge/stand-in.ts'
import { breadcrumbList } from '#app/edge/structured-data/breadcrumbs.ts'
import { describePage } from '#app/edge/structured-data/describe-page.server.ts'
import { faqPage } from '#app/edge/structured-data/faq-page.ts'
import { productNode } from '#app/edge/structured-data/product.ts'
import { useSite } from '#app/edge/use-site.ts'
import { RecentlyViewed } from '#app/pages/products/recently-viewed.tsx'
import { rowId } from '#app/platform/row-id.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { kept } from '#app/ui/kept.tsx'
import { later } from '#app/ui/later.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { Route } from './+types/product'
import { LaterPart } from './later-part.tsx'
import { PriceBar } from './price-bar.tsx'
import { PRICE_CHART_STYLES } from './price-chart-styles.ts'
import { ProductGallery } from './product-gallery.tsx'
import { ProductHead, ProductSummary } from './product-summary.tsx'
import { crumbsOf, ProductWays } from './product-ways.tsx'
import styles from './product.css?url'

const EnergyCard = later(() => import('./energy-card.tsx').then(({ EnergyCard }) => EnergyCard))

export const links: Route.LinksFunction = () => [PRICE_CHART_STYLES, { rel: 'stylesheet', href: styles }]

/** A description of fewer letters tells nobody what the page is. */
const SAYS_ENOUGH = 30

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Không tìm thấy sản phẩm | Chọn Máy' }]
  const { id, title, des } = loaderData.product
  return pageMeta(matches, {
    title,
    description: des.length >= SAYS_ENOUGH ? des : `${des} Giá, thông số và đánh giá của ${title}.`.trim(),
    path: `/products/${id}`,
    image: { path: `/og/san-pham/${id}.png`, alt: `Ảnh minh họa ${title}` },
    type: 'product',
    embeds: true,
  })
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { inDocument, shows } = context.get(requestContext)
  const id = rowId.safeParse(params.id)
  if (!id.success) throw new Response(null, { status: 404 })
  const { data: known, tags } = await knownProduct(context, id.data)
  if (!known) throw new Response(null, { status: 404 })
  shows(...tags)
  const { page, nodes } = known
  describePage(context, () => nodes)
  const { searchParams } = url
  return standIn(
    inDocument,
    namesGap(searchParams) ? { ...page, fit: fitOf(page.product, searchParams) } : page,
  )
}

/** What the page of a product shows to everybody, kept until something of it changes. */
function knownProduct(context: Route.LoaderArgs['context'], id: number) {
  const { db, siteUrl, keep } = context.get(requestContext)
  return keep(`product ${id}`, async (names) => {
    const now = Date.now()
    const page = await productPage(db, id, { now, differences: gapsOfRows, suits: await suitsBy(db) })
    if (!page) return null
    const { product, facts, gallery, alternatives } = page
    names('reference', ...[product, ...alternatives].map(({ id }) => `product:${id}` as const))
    const nodes = [
      productNode(siteUrl, { product, facts, pictures: gallery }, vietnamDay(now)),
      breadcrumbList(siteUrl, crumbsOf(product), `/products/${id}`),
      product.isDemo ? null : faqPage(product.faqs),
    ]
    return { page, nodes }
  })
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  return <Page page={loaderData} />
}

/** All of the page goes by its data, and by who runs the site. */
const Page = kept(function Page({ page }: { page: ProductPageData }) {
  const { product, gallery, history, energy, fit } = page
  return (
    // Another product is another page: its gallery and its tabs begin anew.
    <Container key={product.id} className="grid grid-cols-1 gap-4 pt-2 pb-4 md:gap-6 md:py-4">
      <ProductWays crumbs={crumbsOf(product)} />
      <div className="product-opening">
        <div>
          <ProductHead page={page} />
          <LaterPart name="weighed" page={page} />
          <ProductSummary page={page} />
        </div>
        <div>
          <ProductGallery images={gallery} />
          <LaterPart name="buying" page={page} />
          <LaterPart name="alert" page={page} />
          {fit && <LaterPart name="fit" page={page} />}
        </div>
      </div>
      {(history || energy) && (
        <div className="grid grid-cols-1 gap-6">
          {history && <LaterPart name="history" page={page} />}
          {energy && <EnergyCard energy={energy} />}
        </div>
      )}
      <ProductTabs page={page} />
      <LaterPart name="alternatives" page={page} />
      <RecentlyViewed exclude={product.id} />
      <PriceBar page={page} />
    </Container>
  )
}, useSite)

/** A count beside a tab's name, but for none: samples are no reviews. */
const counted = (count: number) => (count > 0 ? { count } : {})

/** Made once a page: a tab that opens must not touch the parts that have not come to life. */
function ProductTabs({ page }: { page: ProductPageData }) {
  const tabs = useMemo(
    () => [
      { id: 'thong-so', label: 'Thông số', content: <LaterPart name="specifications" page={page} /> },
      {
        id: 'danh-gia',
        label: 'Đánh giá',
        ...counted(page.product.reviewCount),
        content: <LaterPart name="reviews" page={page} />,
      },
      {
        id: 'hoi-dap',
        label: 'Hỏi đáp',
        ...counted(page.product.faqs.length),
        content: <LaterPart name="faqs" page={page} />,
      },
      { id: 'chi-tiet', label: 'Chi tiết', content: <LaterPart name="details" page={page} /> },
    ],
    [page],
  )
  return <Tabs label="Thông tin sản phẩm" tabs={tabs} />
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
