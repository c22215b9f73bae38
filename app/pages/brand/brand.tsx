import { data, isRouteErrorResponse } from 'react-router'
import { cardView } from '#app/domain/blog/card-view.ts'
import { firstFound } from '#app/domain/blog/queries/search-articles.server.ts'
import { brandStrength } from '#app/domain/catalogue/brand/brand-index.ts'
import { brandPage, brandSlug } from '#app/domain/catalogue/brand/brand-page.server.ts'
import { markStrip } from '#app/domain/catalogue/brand/brand-strip.ts'
import { brandCells } from '#app/domain/catalogue/queries/brand-cells.server.ts'
import { brandCounts } from '#app/domain/catalogue/queries/brand-counts.server.ts'
import { brandPicks } from '#app/domain/search/brand-picks.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { movedTo } from '#app/edge/moved-to.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { breadcrumbList } from '#app/edge/structured-data/breadcrumbs.ts'
import { describePage } from '#app/edge/structured-data/describe-page.server.ts'
import { ARTICLE_CARD_STYLES } from '#app/pages/blog/styles.ts'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { ErrorState } from '#app/ui/state.tsx'
import { shown, still } from '#app/ui/still.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Route } from './+types/brand'
import { BrandHero, brandCrumbs } from './brand-hero.tsx'
import { BrandMissing } from './brand-missing.tsx'
import { BrandTabs } from './brand-tabs.tsx'
import styles from './brand.css?url'

const NEWS = 3

/** Products up to which a brand's page is one short list. */
const FEW = 5

const BrandOpening = still('opening', () =>
  import('./brand-opening.tsx').then(({ BrandOpening }) => BrandOpening),
)
const BrandBody = still('body', () => import('./brand-body.tsx').then(({ BrandBody }) => BrandBody))

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
  const { db, inDocument, shows, keep } = context.get(requestContext)
  const asked = brandSlug(params.brandName)
  const { data: known, tags } = await keep(`brand ${asked}`, async (names) => {
    const brand = await brandPage(db, asked)
    if (!brand) return null
    names('products', 'reference', 'articles')
    const [articles, picks, cells] = await Promise.all([
      firstFound(db, brand.name, NEWS),
      brandPicks(db, brand.slug, brand.groups, Date.now()),
      brandCells(db),
    ])
    const strip =
      brand.strip &&
      markStrip(
        brand.strip,
        cells.filter(({ brandSlug }) => brandSlug === brand.slug),
        picks,
      )
    const strength = brandStrength(cells, brand)
    return { brand: { ...brand, strip, strength }, picks, news: articles.map(cardView) }
  })
  if (!known) throw data({ brand: params.brandName, supported: await brandCounts(db) }, { status: 404 })
  const { brand, picks, news } = known
  // The brand has another name by now.
  if (brand.slug !== asked) throw movedTo(`/brand/${brand.slug}`)
  shows(...tags)
  describePage(context, (siteUrl) => [
    breadcrumbList(siteUrl, brandCrumbs(brand.name), `/brand/${brand.slug}`),
  ])
  const { name, slug, tagline, strength, description, count, categoryCount } = brand
  const isSmall = count > 0 && count <= FEW
  return {
    brand: { name, slug, tagline, strength, description, count, categoryCount },
    isSmall,
    sections: brand.groups.flatMap(({ categories }) =>
      categories.map(({ slug, name, count }) => ({ slug, name, count })),
    ),
    opening: shown(inDocument, { name, strip: isSmall ? null : brand.strip, picks }),
    body: shown(inDocument, { brand, isSmall, news }),
  }
}

export default function BrandPage({
  loaderData: { brand, isSmall, sections, opening, body },
}: Route.ComponentProps) {
  return (
    <>
      <BrandHero brand={brand} first={sections[0]?.slug} />
      <Container className="grid gap-6">
        <BrandOpening of={opening} />
        <About brand={brand} />
      </Container>
      {!isSmall && <BrandTabs sections={sections} />}
      <BrandBody of={body} />
    </>
  )
}

/** What is told of the brand in a few words, which its description for searches holds as well. */
const About = ({ brand }: { brand: Route.ComponentProps['loaderData']['brand'] }) => (
  <p className="max-w-text">
    {brand.description ??
      `${formatNumber(brand.count)} sản phẩm ${brand.name} trong ${formatNumber(brand.categoryCount)} loại máy, so được theo thông số và giá.`}
  </p>
)

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
