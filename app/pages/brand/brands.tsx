import { Link } from 'react-router'
import { brandIndex } from '#app/domain/catalogue/brand/brand-index.ts'
import type { BrandLine } from '#app/domain/catalogue/brand/brand-index.ts'
import { brandCells } from '#app/domain/catalogue/queries/brand-cells.server.ts'
import { requestContext } from '#app/edge/context.server.ts'
import { pageMeta } from '#app/edge/page-meta.ts'
import { breadcrumbList } from '#app/edge/structured-data/breadcrumbs.ts'
import { describePage } from '#app/edge/structured-data/describe-page.server.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Container } from '#app/ui/container.tsx'
import { EmptyState } from '#app/ui/state.tsx'
import { formatNumber } from '#app/vietnamese/numbers.ts'
import type { Route } from './+types/brands'
import styles from './brands.css?url'

const crumbs = [{ label: 'Trang chủ', to: '/' }, { label: 'Thương hiệu' }]

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Các thương hiệu điện máy',
    description:
      'Mỗi hãng làm món gì, bao nhiêu máy, giá từ đâu đến đâu và mạnh ở loại nào. Mở trang một hãng để xem máy và giá.',
    path: '/brand',
    index: !loaderData?.kind,
  })
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, shows } = context.get(requestContext)
  shows('products', 'reference')
  describePage(context, (siteUrl) => [breadcrumbList(siteUrl, crumbs, '/brand')])
  const asked = new URL(request.url).searchParams.get('loai') ?? ''
  const index = brandIndex(await brandCells(db), asked)
  return { ...index, kind: index.kinds.find(({ slug }) => slug === asked) ?? null }
}

export default function BrandsPage({ loaderData }: Route.ComponentProps) {
  const { kinds, kind, lines, others } = loaderData
  const count = formatNumber(lines.length + others.length)
  return (
    <Container className="grid grid-cols-1 gap-3 py-4">
      <Breadcrumb crumbs={crumbs} />
      <header className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <h1 className="text-3xl font-bold md:text-4xl">
          {kind ? `Hãng làm ${kind.name.toLocaleLowerCase('vi')}` : 'Thương hiệu'}
        </h1>
        <p className="max-w-text text-muted">
          {count} hãng{kind ? '' : ' đang có sản phẩm trong danh mục'}, hãng nhiều máy đứng trước.
        </p>
      </header>
      {lines.length + others.length === 0 ? (
        <EmptyState title="Chưa có thương hiệu nào" text="Danh mục sản phẩm đang được cập nhật." />
      ) : (
        <>
          <nav aria-label="Hãng theo loại máy" className="brand-kinds">
            <Chip to="/brand" selected={!kind}>
              Mọi loại
            </Chip>
            {kinds.map(({ slug, name, brands }) => (
              <Chip key={slug} to={`/brand?loai=${slug}`} selected={slug === kind?.slug}>
                {name} <span className="text-muted">{formatNumber(brands)}</span>
              </Chip>
            ))}
          </nav>
          <BrandTable lines={lines} kind={kind} />
          {others.length > 0 && <OtherBrands brands={others} />}
        </>
      )}
    </Container>
  )
}

type BrandTableProps = { lines: readonly BrandLine[]; kind: { slug: string; name: string } | null }

/** The brands with what they make, for how much, and what tells them apart; of one kind that kind's alone. */
function BrandTable({ lines, kind }: BrandTableProps) {
  return (
    <div>
      <p aria-hidden="true" className="brand-lines-head">
        <span>Hãng</span>
        <span>Điểm đáng chú ý</span>
        <span>{kind ? 'Máy' : 'Làm nhiều nhất'}</span>
        <span>Giá</span>
        <span>Số máy</span>
      </p>
      <ol className="brand-lines">
        {lines.map(({ slug, name, count, makes, more, prices, strength }) => (
          <li key={slug}>
            <h2>
              <Link to={`/brand/${slug}`}>{name}</Link>
            </h2>
            <p className="brand-line-strength">{strength}</p>
            <p className="brand-line-makes">
              {kind ? (
                <Link to={`/products?category=${kind.slug}&brand=${slug}`}>
                  Xem {formatNumber(count)} {kind.name.toLocaleLowerCase('vi')}
                </Link>
              ) : (
                <>
                  {makes.map(({ name, count }) => `${name} ${formatNumber(count)}`).join(' · ')}
                  {more > 0 && ` · ${formatNumber(more)} loại khác`}
                </>
              )}
            </p>
            <p className="brand-line-price">{prices ?? 'Chưa có giá'}</p>
            <p className="brand-line-count">
              <b>{formatNumber(count)}</b> <span>sản phẩm</span>
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

function OtherBrands({ brands }: { brands: readonly BrandLine[] }) {
  return (
    <section aria-labelledby="hang-khac" className="grid gap-3 pt-4">
      <h2 id="hang-khac" className="text-xl font-bold">
        Hãng ít máy hơn
      </h2>
      <ul className="brand-others">
        {brands.map(({ slug, name, makes, more }) => (
          <li key={slug}>
            <Link to={`/brand/${slug}`}>{name}</Link>{' '}
            <span>
              {makes
                .map(({ name, count }) => `${formatNumber(count)} ${name.toLocaleLowerCase('vi')}`)
                .join(', ')}
              {more > 0 && ` và ${formatNumber(more)} loại khác`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
