import { Link } from 'react-router'
import { screenPath } from '#app/panel/parts/screens.ts'
import { ViewsChart } from '#app/panel/parts/views-chart.tsx'
import { Card } from '#app/ui/card.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import { say } from '#app/vietnamese/say.ts'

type Counts = Readonly<
  Record<
    | 'articles'
    | 'published'
    | 'drafts'
    | 'categories'
    | 'authors'
    | 'tags'
    | 'products'
    | 'brands'
    | 'oldPrices'
    | 'pricesOfYear',
    number
  >
>
type FiguresProps = {
  counts: Counts
  /** The paths of the screens that the person may open. */
  mayOpen: readonly string[]
}

/** How much there is of everything; of what the site is made of, also in what state it is. */
export function Figures({ counts, mayOpen }: FiguresProps) {
  const { articles, products } = counts
  const large = [
    {
      label: say('Bài viết', { en: 'Articles' }),
      count: articles,
      path: '/admin/articles',
      note: sayStatuses(counts),
    },
    {
      label: say('Sản phẩm', { en: 'Products' }),
      count: products,
      path: '/admin/products',
      note: sayPriceAges(counts),
    },
  ]
  const small = [
    { label: say('Danh mục', { en: 'Categories' }), count: counts.categories, path: '/admin/categories' },
    { label: say('Tác giả', { en: 'Authors' }), count: counts.authors, path: '/admin/authors' },
    { label: say('Thẻ', { en: 'Tags' }), count: counts.tags, path: '/admin/tags' },
    { label: say('Thương hiệu', { en: 'Brands' }), count: counts.brands, path: '/admin/brands' },
  ]
  return (
    <Card as="section" aria-labelledby="thong-ke">
      <h2 id="thong-ke" className="text-lg font-bold">
        {say('Thống kê', { en: 'Statistics' })}
      </h2>
      <dl className="panel-figures">
        {large.map(({ label, count, path, note }) => (
          <div key={path}>
            <dt>
              <ScreenLink label={label} to={screenPath(mayOpen, path)} />
            </dt>
            <dd className="text-3xl font-bold">{formatNumber(count)}</dd>
            <dd className="text-sm text-muted">{note}</dd>
          </div>
        ))}
        {small.map(({ label, count, path }) => (
          <div key={path}>
            <dt>
              <ScreenLink label={label} to={screenPath(mayOpen, path)} />
            </dt>
            <dd className="font-semibold">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** How many articles stand where; those that wait for their time only where there are some. */
export function sayStatuses({
  articles,
  published,
  drafts,
}: Pick<Counts, 'articles' | 'published' | 'drafts'>): string {
  const scheduled = articles - published - drafts
  const and = scheduled > 0 ? formatNumber(scheduled) : null
  return say(
    `${formatNumber(published)} đã đăng, ${and ? `${and} hẹn giờ, ` : ''}${formatNumber(drafts)} bản nháp`,
    {
      en: `${formatNumber(published)} published, ${and ? `${and} scheduled, ` : ''}${formatNumber(drafts)} in draft`,
    },
  )
}

/** How old prices are; nothing is said of prices where there are no products. */
export function sayPriceAges({
  products,
  oldPrices,
  pricesOfYear,
}: Pick<Counts, 'products' | 'oldPrices' | 'pricesOfYear'>): string {
  if (products === 0) return say('Chưa có sản phẩm nào', { en: 'No products yet' })
  if (oldPrices > 0)
    return say(`${formatNumber(oldPrices)} có giá cũ hơn một năm`, {
      en: `${formatNumber(oldPrices)} with prices older than a year`,
    })
  const lacking = formatNumber(products - pricesOfYear)
  return pricesOfYear >= products
    ? say('Mọi giá đều ghi nhận trong vòng một năm', { en: 'All prices are of the last year' })
    : say(`${lacking} chưa có giá rõ ngày`, { en: `${lacking} without a price of a known day` })
}

const ScreenLink = ({ label, to }: { label: string; to: string | null }) =>
  to ? (
    <Link to={to} className="after:absolute after:inset-0">
      {label}
    </Link>
  ) : (
    label
  )

/** How often articles are read. */
export const Views = ({ days }: Parameters<typeof ViewsChart>[0]) => (
  <Card as="section" aria-labelledby="luot-xem">
    <h2 id="luot-xem" className="mb-2 text-lg font-bold">
      {say('Lượt xem bài viết', { en: 'Article views' })}
    </h2>
    <ViewsChart days={days} />
  </Card>
)
