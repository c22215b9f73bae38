import type { CardView } from '#app/domain/blog/card-view.ts'
import type { BrandPageView } from '#app/domain/catalogue/brand/brand-page.server.ts'
import { LatestNews } from '#app/pages/blog/latest-news.tsx'
import { Container } from '#app/ui/container.tsx'
import { BrandCatalogue, FewProducts } from './brand-catalogue.tsx'
import { BrandCharts } from './brand-charts.tsx'
import { BrandHighlights } from './brand-hero.tsx'
import { BrandShowcase } from './brand-showcase.tsx'

type BrandBodyProps = {
  brand: BrandPageView
  /** It has so few products that they stand in one short list. */
  isSmall: boolean
  /** Articles that name the brand. */
  news: readonly CardView[]
}

/** Everything of a brand's page that is read: its machines in figures, one by one, and what is told of it. */
export function BrandBody({ brand, isSmall, news }: BrandBodyProps) {
  const { name, groups } = brand
  return (
    <Container className="grid grid-cols-1 gap-14 py-4 md:py-6">
      <div className="grid grid-cols-1 gap-10">
        {isSmall ? (
          <FewProducts name={name} groups={groups} />
        ) : (
          <>
            <BrandCharts name={name} charts={brand.charts} />
            <BrandCatalogue name={name} groups={groups} />
          </>
        )}
        <BrandHighlights highlights={brand.highlights} />
      </div>
      <BrandShowcase brand={brand} />
      {news.length > 0 && <LatestNews cards={news} title={`Bài viết nhắc tới ${name}`} />}
    </Container>
  )
}
