import { FigureCard } from '#app/panel/parts/figure-card.tsx'
import { screenPath } from '#app/panel/parts/screens.ts'
import { ViewsChart } from '#app/panel/parts/views-chart.tsx'
import { Card } from '#app/ui/card.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say } from '#app/vietnamese/say.ts'

type Counts = Readonly<
  Record<
    'articles' | 'published' | 'drafts' | 'categories' | 'authors' | 'tags' | 'products' | 'brands',
    number
  >
>
type FiguresProps = {
  counts: Counts
  days: Parameters<typeof ViewsChart>[0]['days']
  /** The paths of the screens that the person may open. */
  mayOpen: readonly string[]
}

/** How much there is of everything, and how often articles are read. */
export function Figures({ counts, days, mayOpen }: FiguresProps) {
  const cards = [
    { label: say('Bài viết', { en: 'Articles' }), count: counts.articles, path: '/admin/articles' },
    { label: say('Danh mục', { en: 'Categories' }), count: counts.categories, path: '/admin/categories' },
    { label: say('Tác giả', { en: 'Authors' }), count: counts.authors, path: '/admin/authors' },
    { label: say('Thẻ', { en: 'Tags' }), count: counts.tags, path: '/admin/tags' },
    { label: say('Sản phẩm', { en: 'Products' }), count: counts.products, path: '/admin/products' },
    { label: say('Thương hiệu', { en: 'Brands' }), count: counts.brands, path: '/admin/brands' },
  ]
  return (
    <>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
        {cards.map(({ label, count, path }) => (
          <FigureCard key={path} label={label} count={count} to={screenPath(mayOpen, path)} />
        ))}
      </div>
      <div className="grid gap-4 xl:grid-cols-[1fr_2fr]">
        <Card as="section" aria-label={say('Thống kê', { en: 'Statistics' })} className="p-5">
          <h2 className="text-lg font-bold">{say('Thống kê', { en: 'Statistics' })}</h2>
          <dl className="mt-3 grid gap-2.5">
            <Figure label={say('Tổng số bài viết', { en: 'Total articles' })} value={counts.articles} />
            <Figure label={say('Đã đăng', { en: 'Published' })} value={counts.published} />
            <Figure label={say('Bản nháp', { en: 'Drafts' })} value={counts.drafts} />
            <Figure label={say('Tổng số danh mục', { en: 'Total categories' })} value={counts.categories} />
          </dl>
        </Card>
        <Card as="section" aria-label={say('Lượt xem bài viết', { en: 'Article views' })} className="p-5">
          <h2 className="mb-3 text-lg font-bold">{say('Lượt xem bài viết', { en: 'Article views' })}</h2>
          <ViewsChart days={days} />
        </Card>
      </div>
    </>
  )
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold tabular-nums">{formatNumber(value)}</dd>
    </div>
  )
}
