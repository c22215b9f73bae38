import { isRouteErrorResponse, Link, useLocation } from 'react-router'
import { searchPage } from '#app/domain/blog/pages/search-page.server.ts'
import { BLOG_PATH, SEARCH_PATH } from '#app/domain/blog/paths.ts'
import { blogCategories } from '#app/domain/blog/queries/taxonomy.server.ts'
import { readSearch } from '#app/domain/blog/schema.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button } from '#app/ui/button.tsx'
import { later } from '#app/ui/later.tsx'
import { ErrorState } from '#app/ui/state.tsx'
import type { Route } from './+types/search'

const SearchBar = later(() => import('./search-bar.tsx').then(({ SearchBar }) => SearchBar))
const SearchResults = later(() => import('./search-results.tsx').then(({ SearchResults }) => SearchResults))

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const q = loaderData?.page.q
  return pageMeta(matches, {
    title: q ? `Tìm bài viết: ${q}` : 'Tìm bài viết',
    description: 'Tìm trong các bài tin tức, tư vấn và mẹo dùng đồ điện máy của blog {site}.',
    path: SEARCH_PATH,
    index: false,
  })
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(requestContext)
  const search = readSearch(url.searchParams)
  const [page, categories] = await Promise.all([searchPage(db, search), blogCategories(db)])
  return { page, categories: categories.map(({ id, name }) => ({ id, name })) }
}

export default function BlogSearchPage({ loaderData: { page, categories } }: Route.ComponentProps) {
  return (
    <>
      <header className="grid grid-cols-1 gap-2">
        <div className="max-sm:hidden">
          <Breadcrumb
            crumbs={[
              { label: 'Trang chủ', to: '/' },
              { label: 'Blog', to: BLOG_PATH },
              { label: 'Tìm kiếm' },
            ]}
          />
        </div>
        <h1 className="text-xl font-bold md:text-2xl">Tìm trong blog</h1>
        <SearchBar q={page.q} category={page.category} categories={categories} />
      </header>
      <SearchResults page={page} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname, search } = useLocation()
  if (isRouteErrorResponse(error) && error.status < 500) throw error
  return (
    <ErrorState
      headingLevel={1}
      title="Lỗi tìm kiếm"
      text="Có lỗi xảy ra khi tìm kiếm. Vui lòng thử lại."
      actions={
        <>
          <Button asChild>
            <a href={pathname + search}>Thử lại</a>
          </Button>
          <Button asChild variant="secondary">
            <Link to={BLOG_PATH}>Quay lại Blog</Link>
          </Button>
        </>
      }
    />
  )
}
