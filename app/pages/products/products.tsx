import { clsx } from 'clsx'
import { isRouteErrorResponse, redirect, useNavigation } from 'react-router'
import { isNarrowed, WHOLE_LIST } from '#app/domain/catalogue/list-state.ts'
import { LIST_PATH, listHref } from '#app/domain/catalogue/list-url.ts'
import { listView } from '#app/domain/catalogue/list-view.ts'
import { featuredProducts } from '#app/domain/catalogue/queries/featured-products.server.ts'
import { logZeroResult } from '#app/domain/catalogue/queries/zero-results.server.ts'
import { retried } from '#app/domain/catalogue/retried.ts'
import { readListState } from '#app/domain/catalogue/schema.ts'
import { loadProductList, meaningHref, sentenceHref } from '#app/domain/search/product-list.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { describePage } from '#app/edge/structured-data/describe-page.server.ts'
import { productList } from '#app/edge/structured-data/product-list.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Container } from '#app/ui/container.tsx'
import { later } from '#app/ui/later.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Route } from './+types/products'
import { ConnectionBadge } from './connection-badge.tsx'
import { FilterButton } from './filter-button.tsx'
import { ListFailure } from './list-failure.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { SearchBox } from './search-box.tsx'

const FeaturedBand = later(() => import('./featured-band.tsx').then(({ FeaturedBand }) => FeaturedBand))
const BackToTop = later(() => import('#app/ui/back-to-top.tsx').then(({ BackToTop }) => BackToTop))
const DemoNote = later(() => import('./demo-note.tsx').then(({ DemoNote }) => DemoNote))
const ListResults = later(() => import('./list-results.tsx').then(({ ListResults }) => ListResults))
const CategoryCircles = later(() =>
  import('./category-circles.tsx').then(({ CategoryCircles }) => CategoryCircles),
)
const FilterPanel = later(() => import('./filter-panel.tsx').then(({ FilterPanel }) => FilterPanel))

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { state, category } = loaderData
  return pageMeta(matches, {
    title: titleOf(state.q, category?.name),
    page: state.page,
    description: `So sánh giá và thông số ${category ? category.name.toLowerCase() : 'điện máy, gia dụng'} đang bán tại Việt Nam, có nguồn và ngày cập nhật giá.`,
    path: listHref({ ...WHOLE_LIST, category: state.category, page: state.page }, {}),
    ...(category && {
      image: { path: `/og/danh-muc/${category.slug}.png`, alt: `Hình vẽ ${category.name}` },
    }),
    index:
      loaderData.products.length > 0 &&
      !isNarrowed(state) &&
      !state.sort &&
      state.view === 'grid' &&
      state.size === WHOLE_LIST.size,
  })
}

/** What is searched for, or the category; each with what its list is of. */
function titleOf(q: string, category: string | undefined): string {
  if (q) return `Tìm “${q}”${category ? ` trong ${category.toLowerCase()}` : ''}`
  return `${category ?? 'Sản phẩm điện máy'}: giá và thông số`
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const state = readListState(params)
  const { db, log, shows } = context.get(requestContext)
  const isTyping = params.has('typing')
  const sentence = isTyping ? null : await sentenceHref(db, state)
  if (sentence) throw redirect(sentence)
  const isWhole = !isNarrowed(state) && !state.category && state.page === 1
  const [{ list, ...filters }, featured] = await Promise.all([
    loadProductList(db, state),
    isWhole ? featuredProducts(db, 5) : [],
  ])
  if (state.category && !list.category) throw new Response(null, { status: 404 })
  describePage(context, (siteUrl) => productList(siteUrl, list))
  const isEmpty = list.pagination.total === 0 && state.q !== '' && !isTyping
  // Every search that finds nothing is counted, so its page is not kept.
  if (!isEmpty) shows('products', 'reference')
  else
    void logZeroResult(db, state.q).catch((error: unknown) =>
      log.warn({ err: error }, 'empty search not logged'),
    )
  return {
    ...filters,
    ...listView(list, featured, Date.now()),
    state,
    meant: isEmpty ? await meaningHref(db, state) : null,
  }
}

/** Failed fetches are tried again before the page says so; the first view comes with the document. */
export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  return retried(serverLoader, request.signal)
}

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { state, circles, category, featured, hasDemo, size } = loaderData
  return (
    <Container className="grid grid-cols-1 gap-8 py-8">
      <header className="grid gap-4">
        <h1 className="text-3xl font-bold md:text-4xl">{category?.name ?? 'Sản phẩm điện máy'}</h1>
        <p className={clsx('max-w-text text-muted', state.category && 'max-md:hidden')}>
          Giá ghi rõ nơi bán và ngày thấy giá, thông số lấy theo từng mã máy. Chọn danh mục hoặc gõ điều bạn
          cần.
        </p>
        <p className="flex flex-wrap gap-2">
          <ConnectionBadge />
          <Badge tone="action">{formatNumber(size)} sản phẩm</Badge>
          <Badge>{circles.length} danh mục</Badge>
        </p>
        <SearchBox state={state} />
        <DemoNote shown={hasDemo} />
      </header>
      <CategoryCircles state={state} circles={circles} />
      <FeaturedBand products={featured} />
      <Results page={loaderData} />
      <RecentlyViewed />
      <BackToTop />
    </Container>
  )
}

function Results({ page }: { page: Route.ComponentProps['loaderData'] }) {
  const { state, facets, chips, pagination, category, categories, meant } = page
  const navigation = useNavigation()
  const loading = navigation.state === 'loading' && navigation.location.pathname === LIST_PATH
  const inForce = facets.reduce(
    (sum, { options }) => sum + options.filter(({ checked }) => checked).length,
    0,
  )
  return (
    <section aria-labelledby="results" className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[15rem_1fr]">
      <FilterPanel state={state} facets={facets} total={pagination.total} />
      <div className="grid min-w-0 grid-cols-1 gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <h2 id="results" className="text-2xl font-bold">
            {state.q ? 'Kết quả tìm kiếm' : `Tất cả ${category?.name.toLocaleLowerCase('vi') ?? 'sản phẩm'}`}
          </h2>
          <p role="status" className="text-sm text-muted">
            {formatNumber(pagination.total)} sản phẩm
          </p>
        </div>
        <ListToolbar state={state} categories={categories}>
          <FilterButton inForce={inForce} />
        </ListToolbar>
        <ListResults state={state} view={page} chips={chips} meant={meant} loading={loading} />
      </div>
    </section>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status < 500) throw error
  return <ListFailure error={error} />
}
