import { data, isRouteErrorResponse, redirect } from 'react-router'
import { cardView } from '#app/domain/blog/card-view.ts'
import { searchArticles } from '#app/domain/blog/queries/search-articles.server.ts'
import { brandPage, brandSlug } from '#app/domain/catalogue/brand/brand-page.server.ts'
import { brandCounts } from '#app/domain/catalogue/queries/brand-counts.server.ts'
import { brandPicks } from '#app/domain/search/brand-picks.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { breadcrumbList } from '#app/edge/structured-data/breadcrumbs.ts'
import { describePage } from '#app/edge/structured-data/describe-page.server.ts'
import { ARTICLE_CARD_STYLES } from '#app/pages/blog/styles.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { kept } from '#app/ui/kept.tsx'
import { later } from '#app/ui/later.tsx'
import { ErrorState } from '#app/ui/state.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Route } from './+types/brand'
import { BrandCatalogue, FewProducts } from './brand-catalogue.tsx'
import { BrandHero, BrandHighlights, brandCrumbs } from './brand-hero.tsx'
import { BrandMissing } from './brand-missing.tsx'
import { BrandPicks } from './brand-picks.tsx'
import { BrandTabs } from './brand-tabs.tsx'
import styles from './brand.css?url'

const NEWS = 3

/** Products up to which a brand's page is one short list. */
const FEW = 5

const BrandShowcase = kept(
  later(() => import('./brand-showcase.tsx').then(({ BrandShowcase }) => BrandShowcase)),
)
const BrandCharts = kept(later(() => import('./brand-charts.tsx').then(({ BrandCharts }) => BrandCharts)))
const LatestNews = kept(
  later(() => import('#app/pages/blog/latest-news.tsx').then(({ LatestNews }) => LatestNews)),
)

export const links: Route.LinksFunction = () => [ARTICLE_CARD_STYLES, { rel: 'stylesheet', href: styles }]

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
  const [{ articles }, picks] = await Promise.all([
    searchArticles(db, { text: brand.name, limit: NEWS }),
    brandPicks(db, brand.slug, brand.groups, Date.now()),
  ])
  shows('products', 'reference', 'articles')
  describePage(context, (siteUrl) => [
    breadcrumbList(siteUrl, brandCrumbs(brand.name), `/brand/${brand.slug}`),
  ])
  return { brand, picks, news: articles.map(cardView) }
}

export default function BrandPage({ loaderData: { brand, picks, news } }: Route.ComponentProps) {
  const { name, groups, count } = brand
  const isSmall = count > 0 && count <= FEW
  return (
    <>
      <BrandHero brand={brand} />
      <Container>
        <BrandPicks name={name} picks={picks} />
      </Container>
      {!isSmall && <BrandTabs groups={groups} />}
      <Container className="grid grid-cols-1 gap-14 py-4 md:py-6">
        <div className="grid grid-cols-1 gap-10">
          {isSmall ? (
            <FewProducts name={name} groups={groups} />
          ) : (
            <>
              <BrandCatalogue name={name} groups={groups} />
              <BrandCharts name={name} charts={brand.charts} />
            </>
          )}
          <BrandHighlights highlights={brand.highlights} />
        </div>
        <BrandShowcase brand={brand} />
        {news.length > 0 && <LatestNews cards={news} title={`Bài viết nhắc tới ${name}`} />}
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
