import { useNavigation } from 'react-router'
import { requestContext } from '#app/context.server.ts'
import { ActiveFilters } from '#app/features/catalogue/components/active-filters.tsx'
import { CategoryPicker } from '#app/features/catalogue/components/category-picker.tsx'
import { DemoNote } from '#app/features/catalogue/components/demo-note.tsx'
import { FeaturedBand } from '#app/features/catalogue/components/featured-band.tsx'
import { ListToolbar } from '#app/features/catalogue/components/list-toolbar.tsx'
import { ProductResults } from '#app/features/catalogue/components/product-results.tsx'
import { RecentlyViewed } from '#app/features/catalogue/components/recently-viewed.tsx'
import { SearchForm } from '#app/features/catalogue/components/search-form.tsx'
import { LIST_PATH, listHref, queryOf } from '#app/features/catalogue/list-url.ts'
import { pickerCategory } from '#app/features/catalogue/picture.ts'
import { productView } from '#app/features/catalogue/product-view.ts'
import { featuredProducts } from '#app/features/catalogue/queries/featured-products.server.ts'
import { listProducts } from '#app/features/catalogue/queries/list-products.server.ts'
import { categoryCounts } from '#app/features/catalogue/queries/product-stats.server.ts'
import { listState } from '#app/features/catalogue/schema.ts'
import { pageMeta } from '#app/page-meta.ts'
import { BackToTop } from '#app/ui/back-to-top.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Container } from '#app/ui/container.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Route } from './+types/products'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { state, categories } = loaderData
  const category = categories.find(({ slug }) => slug === state.category)
  return pageMeta(matches, {
    title: category ? `${category.name}: giá và thông số` : 'Sản phẩm điện máy: giá và thông số',
    description: `So sánh giá và thông số ${category ? category.name.toLowerCase() : 'điện máy, gia dụng'} đang bán tại Việt Nam, có nguồn và ngày cập nhật giá.`,
    path: loaderData.canonical,
    index: !state.q && !state.sort && state.view === 'grid' && state.size === 12,
  })
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const state = listState.parse(Object.fromEntries(new URL(request.url).searchParams))
  const { db } = context.get(requestContext)
  const unfiltered = !state.q && !state.category && state.page === 1
  const [list, categories, featured] = await Promise.all([
    listProducts(db, queryOf(state)),
    categoryCounts(db),
    unfiltered ? featuredProducts(db, 5) : [],
  ])
  const now = Date.now()
  return {
    state,
    categories: categories.map(pickerCategory),
    canonical: listHref({ ...listState.parse({}), category: state.category, page: state.page }, {}),
    pagination: list.pagination,
    products: list.products.map((product) => productView(product, now)),
    featured: featured.map((product) => productView(product, now)),
    hasDemo: [...list.products, ...featured].some(({ isDemo }) => isDemo),
  }
}

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const { state, categories, products, featured, pagination, hasDemo } = loaderData
  const navigation = useNavigation()
  const loading = navigation.state === 'loading' && navigation.location.pathname === LIST_PATH
  const category = categories.find(({ slug }) => slug === state.category)?.name
  const total = categories.reduce((sum, { count }) => sum + count, 0)
  return (
    <Container className="grid grid-cols-1 gap-8 py-8">
      <header className="grid gap-4">
        <h1 className="text-3xl font-bold md:text-4xl">{category ?? 'Sản phẩm điện máy'}</h1>
        <p className="max-w-text text-muted">
          Giá ghi rõ nơi bán và ngày thấy giá, thông số lấy theo từng mã máy. Chọn danh mục hoặc gõ điều bạn
          cần.
        </p>
        <p className="flex flex-wrap gap-2">
          <Badge tone="action">{formatNumber(total)} sản phẩm</Badge>
          <Badge>{categories.length} danh mục</Badge>
        </p>
        <SearchForm state={state} />
        <DemoNote shown={hasDemo} />
      </header>
      <CategoryPicker
        categories={categories}
        chosen={state.category}
        href={(category) => listHref(state, { category })}
      />
      <FeaturedBand products={featured} />
      <section aria-labelledby="results" className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <h2 id="results" className="text-2xl font-bold">
            {state.q ? 'Kết quả tìm kiếm' : `Tất cả ${category?.toLocaleLowerCase('vi') ?? 'sản phẩm'}`}
          </h2>
          <p role="status" className="text-sm text-muted">
            {formatNumber(pagination.total)} sản phẩm
          </p>
        </div>
        <ListToolbar state={state} categories={categories} />
        <ActiveFilters state={state} categoryName={category} />
        <ProductResults products={products} view={state.view} loading={loading} />
        <Pagination
          page={pagination.page}
          totalPages={pagination.totalPages}
          href={(page) => listHref(state, { page })}
          label="Trang sản phẩm"
          className="mt-4"
        />
      </section>
      <RecentlyViewed />
      <BackToTop />
    </Container>
  )
}
