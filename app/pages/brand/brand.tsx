import { data, isRouteErrorResponse, redirect } from 'react-router'
import { cardView } from '#app/domain/blog/card-view.ts'
import { searchArticles } from '#app/domain/blog/queries/search-articles.server.ts'
import { brandPage, brandSlug } from '#app/domain/catalogue/brand/brand-page.server.ts'
import { brandCounts } from '#app/domain/catalogue/queries/brand-counts.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { breadcrumbList } from '#app/edge/structured-data/breadcrumbs.ts'
import { describePage } from '#app/edge/structured-data/describe-page.server.ts'
import { BLOG_STYLES } from '#app/pages/blog/styles.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { later } from '#app/ui/later.tsx'
import { ErrorState } from '#app/ui/state.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Route } from './+types/brand'
import { BrandCatalogue } from './brand-catalogue.tsx'
import { BrandHero } from './brand-hero.tsx'
import { BrandMissing } from './brand-missing.tsx'
import { BrandTabs } from './brand-tabs.tsx'
import styles from './brand.css?url'

const NEWS = 3

const BrandShowcase = later(() => import('./brand-showcase.tsx').then(({ BrandShowcase }) => BrandShowcase))
const LatestNews = later(() => import('#app/pages/blog/latest-news.tsx').then(({ LatestNews }) => LatestNews))

const crumbsOf = (name: string) => [
  { label: 'Trang chủ', to: '/' },
  { label: 'Thương hiệu', to: '/brand' },
  { label: name },
]

export const links: Route.LinksFunction = () => [BLOG_STYLES, { rel: 'stylesheet', href: styles }]

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Không tìm thấy thương hiệu' }, { name: 'robots', content: 'noindex' }]
  const { name, slug, count, categoryCount, description } = loaderData.brand
  return pageMeta(matches, {
    title: `${name}: giá, thông số và đánh giá`,
    description: `${formatNumber(count)} sản phẩm ${name} trong ${formatNumber(categoryCount)} danh mục. ${description ?? ''}`,
    path: `/brand/${slug}`,
  })
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, shows } = context.get(requestContext)
  const brand = await brandPage(db, params.brandName)
  if (!brand) throw data({ brand: params.brandName, supported: await brandCounts(db) }, { status: 404 })
  // The brand has another name by now.
  if (brand.slug !== brandSlug(params.brandName)) throw redirect(`/brand/${brand.slug}`, 301)
  const { articles } = await searchArticles(db, { text: brand.name, limit: NEWS })
  shows('products', 'reference', 'articles')
  describePage(context, (siteUrl) => [breadcrumbList(siteUrl, crumbsOf(brand.name), `/brand/${brand.slug}`)])
  return { brand, news: articles.map(cardView) }
}

export default function BrandPage({ loaderData: { brand, news } }: Route.ComponentProps) {
  return (
    <>
      <BrandHero brand={brand} />
      <BrandTabs groups={brand.groups} />
      <Container className="grid grid-cols-1 gap-14 py-8">
        <div className="grid grid-cols-1 gap-10">
          <Breadcrumb crumbs={crumbsOf(brand.name)} />
          <BrandCatalogue name={brand.name} groups={brand.groups} />
        </div>
        <BrandShowcase brand={brand} />
        {news.length > 0 && <LatestNews cards={news} title={`Bài viết nhắc tới ${brand.name}`} />}
      </Container>
    </>
  )
}

type Missing = { brand: string; supported: { name: string; slug: string }[] }

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <BrandMissing {...(error.data as Missing)} />
  }
  return (
    <Container className="py-10">
      <ErrorState
        headingLevel={1}
        title="Có lỗi xảy ra"
        text="Chưa tải được sản phẩm của hãng. Bạn thử lại sau ít phút nhé."
        actions={<Button onClick={() => location.reload()}>Thử lại</Button>}
      />
    </Container>
  )
}
